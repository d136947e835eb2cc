"""Health: whether a server can do its work, for whoever watches over it; it tells nothing about tables."""

import asyncio
from typing import Final

from fastapi import APIRouter
from sqlalchemy import text
from starlette.responses import JSONResponse

from kosmodrom.server.api.dependencies import TheHouse
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False)
SECONDS: Final = 3.0
"""How long the store may take to answer."""
WELL: Final = "well"


@router.get("/healthz")
async def healthz(house: TheHouse) -> JSONResponse:
    """200 if everything works, else 503; the body says what does not."""
    found = await examine(house)
    is_well = all(state == WELL for state in found.values())
    return JSONResponse({"state": WELL if is_well else "ill", **found}, 200 if is_well else 503)


async def examine(house: WholeServer) -> dict[str, str]:
    """The state of each part, by its name."""
    loops = {
        f"loop {name}": WELL if loop.is_alive and not loop.failures else "fails" if loop.is_alive else "has ended"
        for name, loop in house.health().loops.items()
    }
    thinkers = WELL if house.thinkers.are_alive else "have died"
    return {"store": await _store(house), **loops, "thinkers": thinkers}


async def _store(house: WholeServer) -> str:
    """Whether something could be written; to read would not show that the writer is gone."""
    try:
        async with asyncio.timeout(SECONDS):
            await house.store.change(lambda connection: connection.execute(text("SELECT 1")).close())
    except TimeoutError:
        return "does not answer"
    except Exception:  # whatever it is, it is no reason to say nothing
        return "cannot be reached"
    return WELL
