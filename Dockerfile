# The server with its compiled build; docs/hosting.md explains the settings.

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /project
COPY pyproject.toml setup.py README.md LICENSE ./
COPY tools tools
COPY src src
RUN python3 -m venv /opt/kosmodrom \
 && KOSMODROM_FAST=1 /opt/kosmodrom/bin/pip install --no-cache-dir '.[server]'

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin kosmodrom
COPY --from=build /opt/kosmodrom /opt/kosmodrom
ENV PATH=/opt/kosmodrom/bin:$PATH \
    KOSMODROM_HOME=/data \
    KOSMODROM_HOST=0.0.0.0
USER kosmodrom
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/healthz', timeout=5)"]
ENTRYPOINT ["kosmodrom"]
CMD ["serve"]
