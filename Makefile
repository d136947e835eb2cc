# Kosmodrom. A fresh machine needs Python 3.11 or later and make; everything else is installed into .venv.

.POSIX:
.PHONY: help play play-terminal faster browser nginx test test-fast test-long trust yesterday check types all-but-types write bench compare profile load fast release clean distclean

PYTHON ?= python3
GAME = star_scrappers
ARGS =
JOBS = 2
# Tests wait for servers and browsers half of their time, so two workers for each core.
WORKERS = 4
GAMES = 100000

# Modules are compiled once and kept, whatever the environment says: tests start hundreds of processes that import them.
PYTHONDONTWRITEBYTECODE =
export PYTHONDONTWRITEBYTECODE

VENV = .venv
PY = $(VENV)/bin/python
PIP = $(PY) -m tools.with_lock $(VENV)/.lock $(PY) -m pip install --quiet --disable-pip-version-check
# A file of tests stays in one worker, because some count over all tests of their file.
PYTEST = $(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder
IN_BACKGROUND = nohup nice -n 19 $(MAKE)
COMPILED = PYTHONPATH="$$($(PY) -m tools.compiled_build path)"

help:
	@echo 'make play        play in the browser, against bots or with friends   (ARGS="--port 8000 --no-open")'
	@echo 'make play-terminal   play in the terminal against bots   (GAME=$(GAME), ARGS="--lang en")'
	@echo 'make test        all tests   (make browser finds or installs the Chromium that some of them drive)'
	@echo 'make test-fast   the same on the compiled build: rules, bots, server, whole matches in the browser'
	@echo 'make test-long   what is too long for every change: $(GAMES) games in both builds, mutants, hosting   (make nginx)'
	@echo 'make trust       the server under injected faults, kills and load, in pieces of 40 minutes   (ARGS="seeds 5000")'
	@echo 'make yesterday   how the games differ from what is kept in tests/yesterday   (ARGS="--renew" keeps today)'
	@echo 'make check       format, lint, types, storeys, clause ids, lessons, what tools have written, reasons for mutants'
	@echo 'make write       what tools write of every game, from what is declared in its model'
	@echo 'make bench       speed of both builds beside other projects'
	@echo 'make compare     speed of the compiled build beside that of another commit   (BASE=<commit>, ARGS="--rounds 9")'
	@echo 'make profile     where a search spends its time'
	@echo 'make load        many tables at once on this machine   (ARGS="--tables 500 --seconds 30")'
	@echo 'make fast        the compiled build, in build/fast (needs a C compiler)'
	@echo 'make release     archive and wheels of both builds in dist, tried where the sources are not   (docs: CONTRIBUTING.md)'
	@echo 'make clean       remove what was built;  make distclean: the virtual environment too'

# --- playing ----------------------------------------------------------------------------------------

play: $(VENV)/.run faster
	@$(COMPILED) $(VENV)/bin/kosmodrom serve --open $(ARGS)

play-terminal: $(VENV)/.run faster
	@$(COMPILED) $(VENV)/bin/kosmodrom play $(GAME) $(ARGS)

# Playing never waits for the compiler: a missing or stale compiled build is made in the background for the next start.
faster: $(VENV)/.run
	@mkdir -p build
	@if $(PY) -m tools.compiled_build wanted; then \
	  echo 'A faster build for the next start is being made in the background (build/fast.log).'; \
	  $(IN_BACKGROUND) fast >build/fast.log 2>&1 </dev/null & \
	fi

# --- testing ----------------------------------------------------------------------------------------

test: $(VENV)/.dev browser
	$(PYTEST) $(ARGS)

browser:
	@for name in chromium-headless-shell chromium google-chrome google-chrome-stable chromium-browser; do \
	  if command -v $$name >/dev/null; then exit 0; fi; \
	done; \
	if [ -n "$$KOSMODROM_CHROMIUM" ]; then exit 0; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -q && for name in chromium-headless-shell chromium; do \
	    apt-get install -y -q --no-install-recommends $$name fonts-liberation && exit 0; \
	  done; exit 1; \
	else \
	  echo 'There is no Chromium: install the package chromium of your system, or name a browser of its kind in KOSMODROM_CHROMIUM.' >&2; exit 1; \
	fi

# The proxy that a test of docs/hosting.md puts before a server.
nginx:
	@if command -v nginx >/dev/null || [ -x /usr/sbin/nginx ]; then exit 0; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -q && apt-get install -y -q --no-install-recommends nginx-light openssl; \
	else \
	  echo 'There is no nginx: install the packages nginx and openssl of your system.' >&2; exit 1; \
	fi

# What people run is what is tested. Left out is what never sees a match, or none but of the toy, which is not compiled,
# and of the browser's tests all but whole matches.
RULELESS = compression configuring connections cookies description doubt full_disk guards hosting_page keeping letters \
  logs names outgoing processes reminders store tidying words workers
UNPLAYED = --ignore=tests/draw --ignore=tests/guide --ignore=tests/trust \
  --ignore-glob='tests/browser/test_[!w]*.py' $(RULELESS:%=--ignore=tests/server/test_%.py)
test-fast: $(VENV)/.dev fast browser
	set -- $(ARGS); [ $$# -gt 0 ] || set -- $(UNPLAYED); $(COMPILED) $(PYTEST) -p tools.compiled_only "$$@"

test-long: $(VENV)/.dev $(VENV)/.train fast browser nginx
	$(PYTEST) --dist worksteal tests/long
	$(PYTEST) -m long tests/browser tests/server
	$(PY) -m tools.many_games --games $(GAMES) --jobs $(JOBS) >build/games-pure.txt
	$(COMPILED) $(PY) -m tools.many_games --games $(GAMES) --jobs $(JOBS) --compiled >build/games-fast.txt
	cat build/games-fast.txt
	cmp build/games-pure.txt build/games-fast.txt
	$(COMPILED) $(VENV)/bin/kosmodrom lab balance astrogornicy --bot greedy --seats 4 --games 75 --jobs $(JOBS) \
	  --option edition=handbook --option edition=earlier --all-owned
	set -e; for rules in src/kosmodrom/games/*/rules; do \
	  $(PY) -m tools.mutants $$(basename $$(dirname $$rules)) --jobs $(JOBS); \
	done

# In pieces of at most 40 minutes; each goes on where the last one stopped, with what it found so far in build/trust.
trust: $(VENV)/.dev
	PYTHONPATH=tests $(PY) -m trust $(ARGS)

# Counts of decisions and refusals, whole matches to read, digests of random games: kept, compared, renewed.
yesterday: $(VENV)/.dev
	@$(PY) -m tools.yesterday $(ARGS)

# Types take as long as all the rest, so they are checked beside it.
check: $(VENV)/.dev
	@$(MAKE) -j 2 types all-but-types

types:
	$(PY) -m mypy src tests tools $$(ls bench/*.py 2>/dev/null)

all-but-types:
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(VENV)/bin/lint-imports
	$(PY) -m tools.clause_ids
	$(PY) -m tools.guides
	$(PY) -m tools.examples --check
	$(PY) -m tools.names --check
	$(PY) -m tools.clause_names --check
	$(PY) -m tools.zones --check
	$(PY) -m tools.lessons --check
	$(PY) -m tools.mutants --check

# What tools write of every game, from names.toml, clauses.toml and zones.toml.
write: $(VENV)/.dev
	$(PY) -m tools.names
	$(PY) -m tools.clause_names
	$(PY) -m tools.zones
	$(PY) -m tools.view_tables

bench: $(VENV)/.bench fast
	$(COMPILED) $(PY) bench/run.py $(ARGS)

BASE = HEAD
compare: fast
	$(PY) -m bench.compare $(BASE) $(ARGS)

profile: $(VENV)/.bench fast
	@$(COMPILED) $(PY) bench/profile.py

load: $(VENV)/.run fast
	$(COMPILED) $(PY) bench/load.py $(ARGS)

# --- building ---------------------------------------------------------------------------------------

fast: $(VENV)/.fast
	$(PY) -m tools.compiled_build build

# Of what is committed; the checkout stays as it is, and nothing is uploaded.
release: $(VENV)/.dev
	$(PY) -m tools.release $(ARGS)

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/kosmodrom.egg-info
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	rm -rf $(VENV)

# --- installing: one stamp for each set of packages; a changed pyproject.toml installs anew -------------

$(VENV)/.made:
	@for python in $(PYTHON) python3.14 python3.13 python3.12 python3.11; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "Making the virtual environment $(VENV) with $$python"; \
	    if $$python -m venv $(VENV); then touch $@; exit 0; fi; \
	    echo "$$python cannot make a virtual environment; on Debian and Ubuntu install the package python3-venv." >&2; \
	    exit 1; \
	  fi; \
	done; \
	echo "Kosmodrom needs Python 3.11 or later, and '$(PYTHON)' is not: name one with make PYTHON=/path/to/python." >&2; \
	exit 1

$(VENV)/.run: $(VENV)/.made pyproject.toml setup.py
	$(PIP) --editable '.[server]'
	@touch $@

$(VENV)/.fast: $(VENV)/.made pyproject.toml setup.py
	$(PIP) --editable '.[server,fast]'
	@touch $(VENV)/.run $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml setup.py
	$(PIP) --editable '.[dev]'
	@touch $(VENV)/.run $(VENV)/.fast $@

# What the training example and clusters need besides, several hundred megabytes.
$(VENV)/.train: $(VENV)/.made pyproject.toml setup.py
	$(PIP) --editable '.[dev,rl-train,ray]'
	@touch $(VENV)/.run $(VENV)/.fast $(VENV)/.dev $@

$(VENV)/.bench: $(VENV)/.made pyproject.toml setup.py
	$(PIP) --editable '.[server,fast,bench]'
	@touch $(VENV)/.run $(VENV)/.fast $@
