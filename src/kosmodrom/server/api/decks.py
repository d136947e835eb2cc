"""Decks with an address of their own, over JSON."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from kosmodrom.server.api import models
from kosmodrom.server.api.dependencies import PROBLEMS, TheHouse
from kosmodrom.server.api.responses import shared_deck_out
from kosmodrom.server.refusals import TooOften

router = APIRouter(prefix="/api", responses=PROBLEMS)
DeckHash = Annotated[str, Path(pattern="^[0-9a-f]{64}$")]


def limit_sharing(request: Request) -> None:
    """One address brings only so many decks."""
    address = request.client.host if request.client else "?"
    if not request.app.state.deck_buckets.take(address):
        raise TooOften.because("decks-of-address")


@router.post("/decks", status_code=201)
async def share_deck(body: models.DeckIn, house: TheHouse, request: Request) -> models.SharedDeckOut:
    """Give a deck an address, by its content: bringing it again leads to the same one."""
    limit_sharing(request)
    deck = await house.decks.check(body.deck, body.game)
    await house.decks.share(deck)
    return shared_deck_out(deck)


@router.get("/decks/{deck_hash}")
async def read_shared_deck(deck_hash: DeckHash, house: TheHouse) -> models.SharedDeckOut:
    """The deck with an address, and how it differs from the printed cards."""
    return shared_deck_out(await house.decks.find(deck_hash))


@router.post("/decks/{deck_hash}/report", status_code=204)
async def report_deck(deck_hash: DeckHash, house: TheHouse, request: Request) -> None:
    """Tell whoever runs the server of the names in a deck."""
    limit_sharing(request)
    await house.decks.complain(deck_hash)
