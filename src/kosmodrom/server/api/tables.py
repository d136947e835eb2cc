"""Tables and seats over JSON."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from kosmodrom.bots.levels import BOTS
from kosmodrom.engine.registry import games
from kosmodrom.engine.words import WORLD
from kosmodrom.server.api import models
from kosmodrom.server.api.dependencies import PROBLEMS, AskedLang, AskedSeat, Hashes, Secrets, Since, TheHouse
from kosmodrom.server.api.responses import listed_out, message_out, table_out
from kosmodrom.server.refusals import TooOften
from kosmodrom.server.services.seating import Links, NewTable, Opened, SeatPlan
from kosmodrom.server.tables.records import Clock
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.web.credentials import remember, remembered, room_for

router = APIRouter(prefix="/api", responses=PROBLEMS)
TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,12}$")]


def places(seats: list[models.SeatPlanIn]) -> list[SeatPlan]:
    return [SeatPlan(seat.kind, seat.name, seat.level) for seat in seats]


def limit_opening(request: Request) -> None:
    """One address opens only so many tables."""
    address = request.client.host if request.client else "?"
    if not request.app.state.opening_buckets.take(address):
        raise TooOften.because("tables-of-address")


def opened_out(opened: Opened, request: Request, response: Response, spare: Sequence[str]) -> models.OpenedOut:
    remember(response, request, spare, opened.table_id, opened.secret)
    return models.OpenedOut(table=opened.table_id, secret=opened.secret, **vars(opened.links))


@router.get("/games")
async def list_games() -> models.GamesOut:
    """The games, with their seats and options, and the bots."""
    return models.GamesOut(
        games=[
            models.GameOut(
                key=entry.key,
                titles=dict(entry.titles),
                seats=list(entry.seats),
                options=[models.OptionOut(**vars(option)) for option in entry.options],
                conflicts=list(entry.conflicts),
                rules=entry.rules_version,
                decisions=len(entry.vocabulary),
            )
            for entry in games().values()
        ],
        bots=list(BOTS),
    )


@router.post("/tables", status_code=201)
async def open_table(body: models.TableIn, house: TheHouse, request: Request, response: Response) -> models.OpenedOut:
    """Open a table. It starts at once, unless somebody has to sit down first."""
    limit_opening(request)
    clock = None if body.clock is None else Clock(**body.clock.model_dump())
    plan = NewTable(body.game, places(body.seats), body.options, body.deck, body.public, body.chat, clock, body.nonce)
    spare = await room_for(request, house.listing)
    return opened_out(await house.seating.open(plan), request, response, spare)


@router.get("/tables")
async def list_public(house: TheHouse, lang: AskedLang = WORLD) -> models.ListOut:
    """Public tables that are not over."""
    return models.ListOut(tables=[listed_out(each, lang, house.now()) for each in await house.listing.public()])


@router.get("/mine")
async def list_mine(house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD) -> models.ListOut:
    """The tables that your secrets open."""
    return models.ListOut(tables=[listed_out(each, lang, house.now()) for each in await house.listing.mine(hashes)])


@router.get("/tables/{table_id}")
async def read_table(table_id: TableId, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD) -> models.TableOut:
    """The table: who sits, how far it is, how it ended."""
    return table_out(await house.playing.outline(table_id, hashes), lang, house.now())


@router.get("/tables/{table_id}/links", response_model=models.LinksOut)
async def read_links(table_id: TableId, house: TheHouse, secrets: Secrets) -> Links:
    """The secrets that the host may give away."""
    return await house.seating.links(table_id, secrets)


@router.post("/tables/{table_id}/sit")
async def sit(
    table_id: TableId, body: models.SitIn, house: TheHouse, hashes: Hashes, request: Request, response: Response
) -> models.SatOut:
    """Take an open seat, with its link or at a public table; or be ready for a rematch."""
    beside = await house.seating.beside_a_seat(table_id, remembered(request, table_id))
    is_seated = await house.seating.has_seat(table_id, hashes)
    spare = [] if is_seated else await room_for(request, house.listing, table_id, 1 + len(beside))
    if body.secret is not None:
        hashes |= {hash_of(body.secret)}
    seat, secret = await house.seating.sit(
        table_id, hashes, seat=body.seat, name=body.name, nonce=body.nonce, prepared=body.secret
    )
    if secret is not None:
        remember(response, request, spare, table_id, secret, *beside)
    return models.SatOut(seat=seat, secret=secret)


@router.post("/tables/{table_id}/fill")
async def fill(
    table_id: TableId, body: models.FillIn, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD
) -> models.TableOut:
    """Give an open seat, or all of them, to bots."""
    await house.seating.fill(table_id, hashes, body.seat, body.level)
    return table_out(await house.playing.outline(table_id, hashes), lang, house.now())


@router.post("/tables/{table_id}/cancel", status_code=204)
async def cancel(table_id: TableId, house: TheHouse, hashes: Hashes) -> None:
    """Whoever opened a table removes it, as long as its match has not begun."""
    await house.seating.cancel(table_id, hashes)


@router.post("/tables/{table_id}/hand-over")
async def hand_over(
    table_id: TableId, body: models.HandOverIn, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD
) -> models.TableOut:
    """Let a bot decide for your seat, or for that of somebody who has been away for a while."""
    await house.seating.hand_over(table_id, hashes, body.seat, body.level)
    return table_out(await house.playing.outline(table_id, hashes), lang, house.now())


@router.post("/tables/{table_id}/take-back")
async def take_seat_back(
    table_id: TableId, body: models.SeatIn, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD
) -> models.TableOut:
    """Take your seat back from the bot."""
    await house.seating.take_back(table_id, hashes, body.seat)
    return table_out(await house.playing.outline(table_id, hashes), lang, house.now())


@router.post("/tables/{table_id}/name")
async def rename(
    table_id: TableId, body: models.NameIn, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD
) -> models.TableOut:
    """Give yourself another name."""
    await house.seating.rename(table_id, hashes, body.name, body.seat)
    return table_out(await house.playing.outline(table_id, hashes), lang, house.now())


@router.post("/tables/{table_id}/curtain")
async def curtain(
    table_id: TableId, body: models.CurtainIn, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD
) -> models.TableOut:
    """Several people at one device: show one hand and cover the others."""
    await house.seating.lift(table_id, hashes, body.seat)
    return table_out(await house.playing.outline(table_id, hashes), lang, house.now())


@router.get("/tables/{table_id}/chat")
async def read_chat(
    table_id: TableId,
    house: TheHouse,
    hashes: Hashes,
    lang: AskedLang = WORLD,
    seat: AskedSeat = None,
    since: Since = 0,
) -> models.ChatOut:
    """What was said, but for the seats that you have muted."""
    sight = await house.playing.outline(table_id, hashes, seat)
    return models.ChatOut(messages=[message_out(each, sight.bare_names(lang)) for each in sight.chat(since)])


@router.post("/tables/{table_id}/chat", status_code=204)
async def say(table_id: TableId, body: models.ChatIn, house: TheHouse, hashes: Hashes) -> None:
    """Say something to all at the table."""
    await house.talking.say(table_id, hashes, body.text, body.seat, body.after)


@router.post("/tables/{table_id}/mute", status_code=204)
async def mute(table_id: TableId, body: models.MuteIn, house: TheHouse, hashes: Hashes) -> None:
    """Hear no more of a seat, or hear it again."""
    await house.talking.mute(table_id, hashes, body.other, body.muted, body.seat)


@router.post("/tables/{table_id}/report", status_code=204)
async def report(table_id: TableId, body: models.ReportIn, house: TheHouse, hashes: Hashes, request: Request) -> None:
    """At a public table: tell whoever runs the server of a seat's name and chat."""
    limit_opening(request)
    await house.moderation.report(table_id, hashes, body.seat)


@router.post("/tables/{table_id}/silence", status_code=204)
async def silence(table_id: TableId, body: models.SilenceIn, house: TheHouse, hashes: Hashes) -> None:
    """Whoever opened a public table hides a seat's name and chat from all, or shows them again."""
    await house.moderation.silence(table_id, hashes, body.seat, body.silenced)
