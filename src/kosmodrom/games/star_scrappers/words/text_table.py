"""The table as plain text, laid out as in the rulebook's picture: Docks above, the board, the Mine below."""

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.star_scrappers.model.actions import ALL_KINDS, COLOURS, DOCK_PLACES, HALVES, MINE_PLACES
from kosmodrom.games.star_scrappers.model.book import COSTS
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS
from kosmodrom.games.star_scrappers.model.steps import TINT
from kosmodrom.games.star_scrappers.model.values import NOBODY, colour_of, kind_of
from kosmodrom.games.star_scrappers.words.cards import artifact_phrase, timing
from kosmodrom.games.star_scrappers.words.context import Glance

WIDTH: Final = 96
GAP: Final = "   "
BASIC_ACTIONS: Final = ("recruit", "mine", "collect", "skill")


def sketch(glance: Glance) -> str:
    """The whole table."""
    parts = [
        heading(glance),
        docks(glance),
        artifacts(glance),
        track(glance),
        mine(glance),
        seats(glance),
        own_things(glance),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts if part)


def heading(glance: Glance) -> list[str]:
    """Round, turn, colours, and what is in force this turn."""
    texts, t = glance.texts, glance.t
    whose = texts["table.over" if t.agenda.is_empty() else "table.setting"]
    if t.active != NOBODY:
        whose = texts.say("table.turn", seat=glance.seat(t.active))
    first = texts.say("table.first", seat=glance.seat(t.start))
    letters = ", ".join(f"{letter} {texts[f'colour.{letter}']}" for letter in COLOURS)
    wild = ", ".join(glance.colour(colour) for colour in range(6) if t.wild[colour])
    lines = [" · ".join([texts.say("table.round", round=t.round), whose, first])]
    lines.append(texts.say("table.colours", colours=letters))
    lines += wrapped(texts.say("table.wild", colours=wild or texts["table.none"]))
    if t.active != NOBODY:
        lines += wrapped(texts.say("table.this-turn", effects=" · ".join(effects(glance))))
    return lines


def effects(glance: Glance) -> list[str]:
    """SS-311: actions used and effects running this turn."""
    texts, t = glance.texts, glance.t
    told = [texts.say("table.basics", basics=t.basics)]
    if t.first_basic >= 0:
        first = texts[f"action.{BASIC_ACTIONS[t.first_basic]}"]
        told = [texts.say("table.basics-first", basics=t.basics, first=first)]
    if t.takeovers:
        told.append(texts.say("table.takeovers", takeovers=Count(t.takeovers)))
    if t.extra_minings:
        told.append(texts.say("table.minings", minings=Count(t.extra_minings)))
    if t.repeat:
        told.append(texts["table.repeat"])
    if t.artifact_discount:
        told.append(texts.say("table.artifact-discount", discount=t.artifact_discount))
    if t.mining_discount:
        told.append(texts.say("table.mining-discount", discount=t.mining_discount))
    if t.recruit_discount:
        told.append(texts.say("table.recruit-discount", levels=Count(t.recruit_discount)))
    told += [texts.say("table.doubled", faction=glance.faction(c)) for c in range(6) if (t.doubled >> c) & 1]
    if t.second_crystal:
        told.append(texts.say("table.second-crystal", highest=t.second_crystal))
    return told


# --- the pyramids -----------------------------------------------------------------------------------


def docks(glance: Glance) -> list[str]:
    """SS-031: one place of level 4 on top, four of level 1 below, each row with the size of its stack."""
    places = range(len(DOCK_PLACES))
    cells = [dock_cell(glance, place) for place in places]
    width = max(len(cell) for cell in cells)
    rows = []
    for level in range(4, 0, -1):
        row = [cells[place].center(width) for place in places if glance.book.level_of_place[place] == level]
        label = glance.texts.say("table.level", level=level)
        rows.append((label, GAP[1:].join(row), glance.t.dock_stacks[level - 1]))
    return pyramid(glance, glance.texts["table.docks"], rows)


def dock_cell(glance: Glance, place: int) -> str:
    kind = glance.t.docks[place]
    if kind < 0:
        return f"{DOCK_PLACES[place]} --"
    return f"{DOCK_PLACES[place]} {glance.texts[f'mercenary.{ALL_KINDS[kind]}']} {ALL_KINDS[kind]}"


def mine(glance: Glance) -> list[str]:
    """SS-024: four places of cost 1 next to the board, one of cost 10 at the bottom."""
    rows = []
    for row, cost in enumerate(COSTS):
        places = [place for place in range(len(MINE_PLACES)) if glance.book.row_of_place[place] == row]
        line = GAP.join(mine_cell(glance, place) for place in places)
        label = glance.texts.say("table.cost", cost=cost)
        rows.append((label, line, glance.t.crystal_stacks[row].size()))
    return [*pyramid(glance, glance.texts["table.mine"], rows), f"  {glance.texts['table.mine-legend']}"]


def mine_cell(glance: Glance, place: int) -> str:
    token = glance.t.mine[place]
    if token < 0:
        return f"{MINE_PLACES[place]} --"
    shade, colour = glance.crystal_shade(place), glance.book.token_colour[token]
    wild = "~" if glance.t.wild[shade] else ""
    name = f"{wild}{glance.colour(shade)}"
    if shade != colour:
        name += f"←{COLOURS[colour]}"
    discount = glance.t.mine_discounts[place]
    reduced = f" (−{discount})" if discount else ""
    return f"{MINE_PLACES[place]} {name} {token_marks(glance, token)}{reduced}"


def token_marks(glance: Glance, token: int) -> str:
    """„4◆▼”: points, faction symbol, Cave-in symbol."""
    symbol = "◆" if glance.book.token_symbol[token] else ""
    cave_in = "▼" if glance.book.token_cave_in[token] else ""
    return f"{glance.book.token_points[token]}{symbol}{cave_in}"


def pyramid(glance: Glance, title: str, rows: Sequence[tuple[str, str, int]]) -> list[str]:
    """Rows centred under each other, with a label on the left and the size of a stack on the right."""
    left = 2 + max(len(label) for label, _, _ in rows)
    stack = glance.texts["table.stack"]
    middle = WIDTH - left - len(stack)
    lines = [f"{title}{stack:>{WIDTH - len(title)}}"]
    for label, line, size in rows:
        lines.append(f"{f'  {label}':<{left}}{line:^{middle}}{size:>{len(stack)}}")
    return lines


# --- the board --------------------------------------------------------------------------------------


def artifacts(glance: Glance) -> list[str]:
    """SS-040, SS-043: the top card of each stack with both its halves."""
    lines = [glance.texts["table.artifacts"]]
    for stack in range(3):
        card = glance.t.tops[stack]
        if card < 0:
            lines.append(f"  {glance.texts.say('table.artifact-empty', stack=stack + 1)}")
            continue
        below = Count(glance.t.artifact_stacks[stack])
        cost = glance.book.artifact_cost[card]
        lines.append(f"  {glance.texts.say('table.artifact-stack', stack=stack + 1, cost=cost, below=below)}")
        for half in range(2):
            lines += artifact_lines(glance, 2 * card + half)
    return lines


def artifact_lines(glance: Glance, artifact: int) -> list[str]:
    texts = glance.texts
    sides = [texts[f"table.{half}"] for half in HALVES]
    label = f"    {sides[artifact % 2]:<{max(map(len, sides))}}  "
    line = texts.say(
        "table.artifact-line",
        name=texts[f"artifact.{ALL_ARTIFACTS[artifact]}"],
        timing=timing(artifact, glance.book, texts),
        text=artifact_phrase(artifact, glance.book, texts),
    )
    return textwrap.wrap(line, WIDTH, initial_indent=label, subsequent_indent=" " * len(label))


def track(glance: Glance) -> list[str]:
    """SS-039, SS-190, SS-191: the fields, the marker and where the Mine collapses."""
    end = glance.book.end_fields[max(glance.seats(), 2) - 2]
    marker = glance.t.marker
    fields = []
    for field in range(glance.book.track_end + 1):
        around = "[]" if field == marker else "()" if field == end else "  "
        fields.append(f"{around[0]}{field}{around[1]}")
    legend = glance.texts["table.track-collapsed" if marker >= end else "table.track-legend"]
    return [glance.texts["table.track"], f"  {' '.join(fields)}   {legend}"]


# --- the seats --------------------------------------------------------------------------------------


def seats(glance: Glance) -> list[str]:
    """What lies before each seat; the one whose turn it is has an arrow."""
    lines = [glance.texts["table.seats"]]
    for seat in range(glance.seats()):
        lines += seat_lines(glance, seat)
    free = [glance.colour(colour) for colour in range(6) if glance.t.totems[colour] == NOBODY]
    if free:
        lines.append(f"  {glance.texts.say('table.unowned', totems=', '.join(free))}")
    return lines


def seat_lines(glance: Glance, seat: int) -> list[str]:
    texts, t = glance.texts, glance.t
    totems = [glance.colour(colour) for colour in range(6) if t.totems[colour] == seat]
    told = [hand_words(glance, seat), texts.say("table.crystals", count=t.crystals[seat])]
    told.append(texts.say("table.totems", totems=", ".join(totems) or texts["table.none"]))
    if t.enslaved[seat]:
        told.append(texts.say("table.enslaved", cards=codes(t.enslaved[seat])))
    arrow = ">" if seat == t.active else " "
    lines = wrapped(f"{arrow} {glance.seat(seat)}: {' · '.join(told)}")
    lines.append(f"    {base_words(glance, seat)}")
    if t.artifacts[seat]:
        owned = ", ".join(texts[f"artifact.{ALL_ARTIFACTS[artifact]}"] for artifact in t.artifacts[seat])
        lines += wrapped(f"    {texts.say('table.owned', artifacts=owned)}")
    if seat == t.active and t.play:
        lines.append(f"    {texts.say('table.play', cards=f'[{codes(t.play)}]')}")
    return lines


def hand_words(glance: Glance, seat: int) -> str:
    """SS-018: the size of a hand, and the cards that everybody saw going there."""
    size = glance.texts.say("table.hand", cards=glance.t.hand_sizes[seat])
    if not glance.t.shown[seat] or seat == glance.v.seat:
        return size
    return f"{size} ({glance.texts.say('table.known', cards=codes(glance.t.shown[seat]))})"


def base_words(glance: Glance, seat: int) -> str:
    """SS-015: the Base from the bottom to its Leader."""
    base = glance.t.bases[seat]
    if not base:
        return glance.texts["table.base-empty"]
    column = glance.texts.say("table.base", cards=f"[{codes(base)}*]")
    return f"{column}  {glance.leader_words(seat)}"


def codes(kinds: Sequence[int]) -> str:
    return ", ".join(ALL_KINDS[kind] for kind in kinds)


# --- the own hand -----------------------------------------------------------------------------------


def own_things(glance: Glance) -> list[str]:
    """SS-016, SS-018: the own hand and Crystals; the public has none."""
    if not glance.is_seat(glance.v.seat):
        return []
    texts, hand = glance.texts, glance.v.hand
    lines = [texts.say("table.your-hand", count=glance.t.hand_sizes[glance.v.seat])]
    lines += wrapped(f"  {hand_list(glance, hand.cards)}")
    if hand.staged:
        key = "table.recoloured" if glance.step == TINT else "table.ready"
        lines += wrapped(f"  {texts.say(key, cards=staged_list(glance, hand.staged))}")
    points = sum(glance.book.token_points[token] for token in hand.crystals)
    lines.append(texts.say("table.your-crystals", count=len(hand.crystals), points=points))
    return lines + crystal_lines(glance, hand.crystals)


def hand_list(glance: Glance, cards: Sequence[int]) -> str:
    """„Y1 Odgrabiec ×2”, and „Y1=B Odgrabiec” for a card that counts as blue."""
    words = [f"{hand_item(glance, card)}{times(count)}" for card, count in Counter(cards).items()]
    return ", ".join(words) or glance.texts["table.none"]


def staged_list(glance: Glance, cards: Sequence[int]) -> str:
    """SS-080: in the order in which they will be played."""
    return ", ".join(hand_item(glance, card) for card in cards)


def hand_item(glance: Glance, card: int) -> str:
    code = ALL_KINDS[kind_of(card)]
    counted = COLOURS[colour_of(card)]
    shown = code if counted == code[0] else f"{code}={counted}"
    return f"{shown} {glance.texts[f'mercenary.{code}']}"


def crystal_lines(glance: Glance, tokens: Sequence[int]) -> list[str]:
    """„koszt 6: żółty 8▼”: a line for each cost with colours, points and symbols."""
    lines: list[str] = []
    for row, cost in enumerate(COSTS):
        counts = Counter(token for token in tokens if glance.book.token_row[token] == row)
        words = [f"{crystal_item(glance, token)}{times(counts[token])}" for token in counts]
        if words:
            lines += wrapped(f"  {glance.texts.say('table.cost', cost=cost)}: {', '.join(words)}")
    return lines or [f"  {glance.texts['table.none']}"]


def crystal_item(glance: Glance, token: int) -> str:
    return f"{glance.colour(glance.book.token_colour[token])} {token_marks(glance, token)}"


def times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def wrapped(line: str) -> list[str]:
    """A long line broken, its continuation indented."""
    return textwrap.wrap(line, WIDTH, subsequent_indent="      ") if len(line) > WIDTH else [line]
