"""What lets a browser put the pages on a home screen: manifest, worker, and what it shows without a connection."""

import hashlib
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from kosmodrom.server.pages import frame
from kosmodrom.server.pages.assets import TYPES, address, assets

router = APIRouter(include_in_schema=False, route_class=frame.PageRoute)
WORKER: Final = "worker.js"
OFFLINE: Final = "offline.html"
ICONS: Final = (
    ("icon.svg", "any", "any"),
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-full-512.png", "512x512", "maskable"),
)
"""Name, sizes, purpose: the full ones have no corners, for systems that cut out a shape of their own."""


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> JSONResponse:
    """How the pages are called and look on a home screen; browsers ask without cookies, so the address says it."""
    guest = frame.guest_of(request)
    home = f"{guest.root}/"
    told = {
        "id": home,
        "name": guest.texts["install.name"],
        "short_name": "Kosmodrom",
        "description": guest.texts["install.about"],
        "lang": guest.lang,
        "start_url": home,
        "scope": home,
        "display": "standalone",
        "background_color": frame.GROUNDS[guest.theme],
        "theme_color": frame.GROUNDS[guest.theme],
        "icons": [
            {
                "src": guest.root + address(name),
                "sizes": sizes,
                "type": TYPES[name.rpartition(".")[2]],
                "purpose": purpose,
            }
            for name, sizes, purpose in ICONS
        ],
    }
    headers = {"cache-control": "no-cache"}
    return JSONResponse(told, media_type="application/manifest+json", headers=headers)


@router.get("/worker.js")
async def worker(request: Request) -> Response:
    """The script that works beside the pages; it differs whenever what it keeps does, and so is taken anew."""
    page = frame.fragment(OFFLINE, frame.guest_of(request))
    text = f"// {hashlib.sha256(page.encode()).hexdigest()[:12]}\n{assets()[WORKER].body.decode()}"
    return Response(text, media_type=TYPES["js"], headers={"cache-control": "no-cache"})


@router.get("/offline")
async def offline(request: Request) -> HTMLResponse:
    """What is shown where there is no connection, in every language, for nobody knows who reads it."""
    return frame.page(request, OFFLINE)
