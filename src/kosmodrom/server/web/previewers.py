"""Who fetches a link only to show what is behind it, as messengers do: they keep no cookies, so they get no further."""

import re
from typing import Final

from starlette.requests import Request

PREVIEWERS: Final = re.compile(
    r"(?<!cu)bot\b|facebookexternalhit|whatsapp|preview|mastodon|viber|synapse|crawler|spider", re.IGNORECASE
)
"""What they call themselves; a Cubot is a phone."""
OF_BROWSERS: Final = "sec-fetch-mode"
"""What browsers say of themselves, and nobody else does."""


def is_previewer(request: Request) -> bool:
    """Whether a request comes from one of them."""
    headers = request.headers
    return OF_BROWSERS not in headers and PREVIEWERS.search(headers.get("user-agent", "")) is not None
