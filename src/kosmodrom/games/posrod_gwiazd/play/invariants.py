"""Broken invariants, in words; and decisions that no position can offer (PG-093, PG-229, PG-231, PG-232)."""

from kosmodrom.engine.agenda import WIDTH
from kosmodrom.engine.errors import BROKEN_AGENDA, UNKNOWN_QUESTION, PositionError
from kosmodrom.engine.words import Phrase
from kosmodrom.engine.zone_layout import wrong_lengths
from kosmodrom.games.posrod_gwiazd.model import actions, steps
from kosmodrom.games.posrod_gwiazd.model.book import PACKAGE, StarsBook
from kosmodrom.games.posrod_gwiazd.model.grid import CELL_COUNT, CENTRE
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location, naming
from kosmodrom.games.posrod_gwiazd.model.layout import LAYOUT
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, blank
from kosmodrom.games.posrod_gwiazd.rules.drawing import unseen
from kosmodrom.games.posrod_gwiazd.rules.packets import copies_in
from kosmodrom.games.posrod_gwiazd.rules.station_control import derive, wrong_cards
from kosmodrom.games.posrod_gwiazd.rules.stations import find, is_within_border

MOST_CARDS = 28


def problem(key: str, **parts: object) -> Phrase:
    """What is wrong, to be said in any language."""
    return Phrase(PACKAGE, f"problem.{key}", parts)


def refuse(found: list[Phrase]) -> None:
    for each in found:
        raise PositionError(each)


def problems(s: StarsState) -> list[Phrase]:
    """Everything that cannot be; empty for every state reached or sampled."""
    found: list[Phrase] = []
    shapes(s, found)
    if found:
        return found
    for seat in range(s.seats):
        station(s, seat, found)
        choices(s, seat, found)
    if found:
        return found
    location_cards(s, found)
    objectives(s, found)
    course(s, found)
    return found


def shapes(s: StarsState, found: list[Phrase]) -> None:
    """Every list is as long as it must be, and every value is one that exists."""
    t, book = s.table, s.book
    found += wrong_lengths(s, blank(s.seats, s.book), LAYOUT)
    if found:
        return
    if (
        not 0 <= t.phase < len(steps.PHASES)
        or not 0 <= t.year <= 4
        or not 0 <= t.turn <= 7
        or not 0 <= t.steward < s.seats
    ):
        found.append(problem("phase"))
    for race in t.races:
        if not -1 <= race < len(actions.RACES) or (race >= 0 and t.races.count(race) > 1):
            found.append(problem("race"))
    for cards in [t.played, t.disputes, t.hidden_removed[0].tail] + [pile.tail for pile in t.packets]:
        for card in cards:
            if card != -1 and not (card < book.kinds and (is_location(card) or is_conflict(card))):
                found.append(problem("no-card", card=card))
    for seat in range(s.seats):
        size = len(t.cards[seat])
        if len(t.cells[seat]) != size or len(t.tokens[seat]) != size or len(t.brought[seat]) != size:
            found.append(problem("station-lists", seat=seat))
        for card in t.cards[seat]:
            if not (actions.REACTOR_CARD <= card <= actions.FACE_DOWN or (is_location(card) and card < book.kinds)):
                found.append(problem("not-in-station", card=card))
        for cell in t.cells[seat]:
            if not 0 <= cell < CELL_COUNT:
                found.append(problem("outside", seat=seat))
        if min(t.points[seat], t.credits[seat], *t.tokens[seat], 0) < 0:
            found.append(problem("negative", seat=seat))


def station(s: StarsState, seat: int, found: list[Phrase]) -> None:
    """PG-093: a station is what the rules let grow, and what is kept about it is true."""
    t = s.table
    cards, cells = t.cards[seat], t.cells[seat]
    if len(cards) == 0:
        if t.phase > 1:
            found.append(problem("no-reactor", seat=seat))
        return
    if len(cards) > MOST_CARDS or cells[0] != CENTRE or cards[0] not in (actions.MAIN_CARD, actions.VAK_CARD):
        found.append(problem("too-large", seat=seat))
        return
    for place in range(len(cells)):
        if find(cells, cells[place]) != place:
            found.append(problem("one-cell", seat=seat))
            return
        if not is_within_border(t, cells[place]):
            found.append(problem("border", seat=seat))
            return
    built = t.built[seat]
    if built != -1 and not (0 < built < len(cards) and is_location(cards[built])):
        found.append(problem("built", seat=seat))
    near, ranges, opened, touch, closed = derive(t, s.book, seat)
    if -1 in ranges:
        found.append(problem("apart", seat=seat))
    elif wrong_cards(t, s.book, seat):
        wrong = actions.ALL_CARDS[cards[wrong_cards(t, s.book, seat)[0]]]
        found.append(problem("wrong-place", card=wrong, seat=seat))
    elif [near, ranges, opened, touch, closed] != [
        t.near[seat], t.ranges[seat], t.open[seat], t.touch[seat], t.closed[seat],
    ]:  # fmt: skip
        found.append(problem("neighbours", seat=seat))


def choices(s: StarsState, seat: int, found: list[Phrase]) -> None:
    """PG-042, PG-086: what lies in a Hand fits what everybody sees."""
    t, hand = s.table, s.hands[seat]
    step = t.agenda.step()
    picked = step == steps.CHOOSING and (t.picked >> seat) & 1
    if (hand.pick >= 0) != bool(picked) or (hand.pick >= 0 and copies_in(t.packets[seat], hand.pick) == 0):
        found.append(problem("chosen", seat=seat))
    if (hand.drop >= 0) != (picked != 0 and s.seats == 2 and (t.ready >> seat) & 1 == 1):
        found.append(problem("dropped", seat=seat))
    if hand.pay >= 0 and (step not in (steps.PAYING, steps.BIDDING) or hand.pay > t.credits[seat]):
        found.append(problem("credits", seat=seat))
    if hand.intent >= 0 and t.played[seat] < 0:
        found.append(problem("no-action", seat=seat))


def location_cards(s: StarsState, found: list[Phrase]) -> None:
    """PG-016, PG-229: every card stands in exactly one place."""
    t, book = s.table, s.book
    counts = s.vault.pool[:]
    reactors = t.reactors
    for kind in range(book.kinds):
        counts[kind] += t.discard[kind] + t.removed[kind] + t.covered[kind]
    lying = t.played + t.disputes
    for cards in t.cards:
        lying = lying + cards
    for pile in t.packets + t.hidden_removed:
        lying = lying + pile.tail
    face_down = 0
    for card in lying:
        if card == actions.REACTOR_CARD:
            reactors += 1
        elif card == actions.FACE_DOWN:
            face_down += 1
        elif is_location(card) or is_conflict(card):
            counts[card] += 1
    boxed = s.seats == 3 and not t.all_in_one
    for kind in range(book.kinds):
        expected = book.copies[kind] - (book.marked[kind] if boxed else 0)
        if counts[kind] != expected:
            found.append(problem("cards", count=counts[kind], kind=actions.ALL_CARDS[kind], expected=expected))
    if reactors + face_down < book.reactors or reactors > book.reactors:
        found.append(problem("reactors", count=reactors, expected=book.reactors))
    sure, loose, conflicts = unseen(s)
    if sure + loose + conflicts != t.deck + t.side + t.conflicts_out:
        found.append(problem("deck"))
    elif t.deck < 0 or t.side < 0 or t.deck - sure - (conflicts - t.conflicts_out) < 0 or conflicts < t.conflicts_out:
        found.append(problem("deck-small"))


def objectives(s: StarsState, found: list[Phrase]) -> None:
    """PG-032, PG-197: each objective stands once."""
    t = s.table
    counts = s.vault.objectives[:]
    held = t.objectives[:]
    for hand in s.hands:
        held = held + hand.offered + [hand.secret, hand.returned]
    for objective in held:
        if objective >= 0:
            counts[objective] += 1
    for objective in range(s.book.objective_count):
        if counts[objective] != t.with_objectives:
            found.append(problem("objective", objective=actions.ALL_OBJECTIVES[objective], count=counts[objective]))
    if t.secret >= 0 and s.hands[t.secret_seat].secret != t.secret:
        found.append(problem("secret"))


def course(s: StarsState, found: list[Phrase]) -> None:
    """PG-081: one thing is asked, unless the match is over."""
    t = s.table
    if len(t.agenda.frames) % WIDTH or t.agenda.is_empty() != (t.phase == steps.OVER):
        found.append(BROKEN_AGENDA)
    elif not t.agenda.is_empty() and not 0 <= t.agenda.step() < len(steps.STEPS):
        found.append(UNKNOWN_QUESTION)
    if t.acted:
        found.append(problem("acted"))
    if len(t.order) != 0 and sorted(t.order) != list(range(s.seats)):
        found.append(problem("order"))


def impossible(book: StarsBook) -> list[int]:
    """PG-209: Conflicts are never built from the discard pile; nothing is decided about what the deck has not."""
    found = [naming(actions.SALVAGE, kind) for kind in range(actions.LOCATION_COUNT, actions.KIND_COUNT)]
    for kind in range(max(actions.FIRST_ADDED, book.kinds), len(actions.ALL_CARDS)):
        found += [naming(verb, kind) for verb in (actions.PICK, actions.CARD, actions.SALVAGE, actions.DRAW)]
    for objective in range(book.objective_count, len(actions.ALL_OBJECTIVES)):
        found += [actions.KEEP + objective, actions.DRAWN_OBJECTIVE + objective]
    return found
