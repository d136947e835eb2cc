"""Broken invariants of a state, in words: every unit, die and card in exactly one place (AG-020, AG-029, AG-038)."""

from kosmodrom.engine.errors import BROKEN_AGENDA, UNKNOWN_QUESTION
from kosmodrom.engine.words import Phrase
from kosmodrom.engine.zone_layout import wrong_lengths
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.book import PACKAGE, AstroBook
from kosmodrom.games.astrogornicy.model.layout import LAYOUT
from kosmodrom.games.astrogornicy.model.state import AstroState, blank
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED, face_on, owner_of
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules.cards import sort_of
from kosmodrom.games.astrogornicy.rules.launching import running


def problem(key: str, **parts: object) -> Phrase:
    """What is wrong, to be said in any language."""
    return Phrase(PACKAGE, f"problem.{key}", parts)


def report(found: list[Phrase], is_wrong: bool, key: str, **parts: object) -> None:
    """Add a problem where there is one."""
    if is_wrong:
        found.append(problem(key, **parts))


def problems(s: AstroState) -> list[Phrase]:
    """All that is wrong with a state; empty for every state reached or sampled."""
    found = shapes(s)
    if found:
        return found
    resources(s, found)
    cards(s, found)
    decks(s, found)
    docks(s, found)
    for seat in range(s.seats):
        dice(s, seat, found)
        hand(s, seat, found)
    asked(s, found)
    return found


def shapes(s: AstroState) -> list[Phrase]:
    """Lists of the right length, numbers in their range."""
    t = s.table
    found = wrong_lengths(s, blank(s.seats, s.book), LAYOUT)
    for seat in range(s.seats):
        own = s.hands[seat]
        if not 0 <= own.stage < len(steps.STAGES) or not NOTHING <= own.intent < len(actions.VOCABULARY.names):
            found.append(problem("begun", seat=seat))
    if found:
        return found
    for value in t.pool + t.marked + t.rolling + t.discarded + t.returned + t.bank + t.stock + t.hand_counts:
        if value < 0:
            return [problem("negative")]
    for value in field_dice(t) + t.dock_owners + t.card_owners + t.price + t.market + t.awards + t.track:
        if value < NOTHING:
            return [problem("empty")]
    for die in field_dice(t):
        if die >= 6 * s.seats:
            return [problem("die")]
    return found


def field_dice(t: Table) -> list[int]:
    """What stands on all fields of board and cards."""
    return t.areas + t.dispatch + t.refinery + [t.first_field] + t.award_dice + t.mini_dice + t.card_dice + t.dock_dice


def resources(s: AstroState, found: list[Phrase]) -> None:
    """AG-034, AG-038: bank, stocks and track tokens add up; the tokens differ."""
    t = s.table
    for kind in range(7):
        total = t.bank[kind] + t.track.count(kind)
        for seat in range(s.seats):
            total += t.stock[7 * seat + kind]
        if total != s.book.units[kind]:
            found.append(problem("units", count=total, resource=actions.RESOURCES[kind], expected=s.book.units[kind]))
        report(found, t.track.count(kind) > 1, "track", resource=actions.RESOURCES[kind])
    report(found, t.kantor != NOTHING and t.promoted != s.book.promoted[t.kantor], "promoted")


def lying(s: AstroState) -> list[int]:
    """Every card that lies somewhere, the pools of unseen ones included."""
    t = s.table
    places = t.market + t.dock_cards + t.awards + t.box + t.decks[0].tail + t.decks[1].tail
    for shown in t.minis:
        places = places + shown
    for seat in range(s.seats):
        places = places + s.hands[seat].cards + t.completed[seat] + t.won[seat]
        places = places + t.open_orders[seat] + t.used_orders[seat]
    for owned in range(8):
        if t.card_owners[owned] != NOTHING:
            places.append(actions.FIRST_TECHNOLOGY + owned)
    for sort in s.book.decks:
        for card in sort:
            places = places + [card] * s.vault.cards[card]
    for number in range(s.book.awards):
        places = places + [actions.award_card(number)] * s.vault.awards[number]
    for card in range(12):
        places = places + [actions.FIRST_EXPEDITION + card] * s.vault.minis[card]
    return [card for card in places if card != NOTHING]


def cards(s: AstroState, found: list[Phrase]) -> None:
    """AG-021: each card in play lies in exactly one place, the others in none."""
    counts = [0] * len(actions.CARDS)
    for card in lying(s):
        counts[card] += 1
    for card in range(len(actions.CARDS)):
        if actions.FIRST_KANTOR <= card < actions.FIRST_MORE_MISSION:
            continue
        wanted = 1 if s.book.mark[card] <= s.seats else 0
        report(found, counts[card] != wanted, "card", card=actions.CARDS[card], count=counts[card], expected=wanted)


def decks(s: AstroState, found: list[Phrase]) -> None:
    """AG-297, AG-301: decks are as large as their pools; a market has gaps only over an empty deck."""
    t = s.table
    for sort in range(2):
        report(found, sum([s.vault.cards[card] for card in s.book.decks[sort]]) != t.decks[sort].unseen, "deck")
        for card in t.decks[sort].tail + t.market[4 * sort : 4 * sort + 4]:
            report(found, card != NOTHING and card not in s.book.decks[sort], "wrong-deck", card=actions.CARDS[card])
        gap = NOTHING in t.market[4 * sort : 4 * sort + 4]
        if gap and t.decks[sort].size() > 0 and (t.airborne > 0 or t.agenda.step() > steps.LAST_CHANCE):
            found.append(problem("market"))
    report(found, sum(s.vault.awards) != t.award_deck, "award-deck")
    for mini in range(3):
        report(found, sum(s.vault.minis[4 * mini : 4 * mini + 4]) != t.below[mini], "mini-deck")


def docks(s: AstroState, found: list[Phrase]) -> None:
    """AG-127, AG-129, AG-172: Barges, Docks and positions."""
    t = s.table
    for dock in range(actions.DOCKS):
        card = t.dock_cards[dock]
        if (card == NOTHING) != (t.dock_owners[dock] == NOTHING) or (card == NOTHING) != (t.dock_positions[dock] == 0):
            found.append(problem("half-empty", dock=dock + 1))
        if card != NOTHING and (dock >= s.book.docks[s.seats] or s.book.fields[card] == 0):
            found.append(problem("dock-card", card=actions.CARDS[card], dock=dock + 1))
        for field in range(actions.FIELDS):
            die = t.dock_dice[actions.FIELDS * dock + field]
            if die == NOTHING:
                continue
            if card == NOTHING or not (s.book.accepts[actions.FIELDS * card + field] >> face_on(die)) & 1:
                found.append(problem("dock-die", field=field + 1, dock=dock + 1))
    for seat in range(s.seats):
        report(found, running(t, seat) > terms.BARGES, "barges", seat=seat, count=running(t, seat), most=terms.BARGES)


def dice(s: AstroState, seat: int, found: list[Phrase]) -> None:
    """AG-029: seven dice of each seat, wherever they are."""
    t = s.table
    total = t.rolling[seat] + t.discarded[seat] + t.returned[seat]
    for face in range(6):
        total += t.pool[6 * seat + face]
        report(found, t.marked[6 * seat + face] > t.pool[6 * seat + face], "rerolls", seat=seat)
    for die in field_dice(t):
        if die != NOTHING and owner_of(die) == seat:
            total += 1
    expected = terms.DICE_OF_A_SEAT if t.round > 0 else 0
    report(found, total != expected, "dice", seat=seat, count=total, expected=expected)
    if t.price[seat] != NOTHING and t.price[seat] != UNNAMED and t.pool[6 * seat + t.price[seat]] == 0:
        found.append(problem("sacrifice", seat=seat))


def hand(s: AstroState, seat: int, found: list[Phrase]) -> None:
    """What everybody knows of a hand is true of it, and what is laid ready is there."""
    t = s.table
    own = s.hands[seat]
    for sort in range(2):
        held = [card for card in own.cards if sort_of(card) == sort]
        report(found, len(held) != t.hand_counts[2 * seat + sort], "hand-size", seat=seat, count=len(held), deck=sort)
    for card in t.shown[seat]:
        report(found, card not in own.cards, "seen-taking", seat=seat, card=actions.CARDS[card])
    for kept in [own.cards, t.shown[seat], t.completed[seat], t.won[seat], t.open_orders[seat], t.used_orders[seat]]:
        report(found, kept != sorted(kept), "card-order", seat=seat)
    for kind in range(7):
        report(found, own.laid[kind] > t.stock[7 * seat + kind], "paying", seat=seat, resource=actions.RESOURCES[kind])
    if own.intent != NOTHING and (t.agenda.is_empty() or t.agenda.seat() != seat or t.phase < 3):
        found.append(problem("out-of-turn", seat=seat))


def asked(s: AstroState, found: list[Phrase]) -> None:
    """AG-041, AG-061: the agenda is whole, and the dice in the air are counted."""
    t = s.table
    report(found, sum(t.rolling) != t.airborne, "airborne")
    report(found, not 0 <= t.round <= terms.ROUNDS or not 0 <= t.first < s.seats or not 0 <= t.phase <= 5, "round")
    if len(t.agenda.frames) % 4 or (t.agenda.is_empty() and t.round != terms.ROUNDS):
        found.append(BROKEN_AGENDA)
    elif not t.agenda.is_empty():
        step = t.agenda.step()
        if not 0 <= step < len(steps.STEPS):
            found.append(UNKNOWN_QUESTION)
        elif step > steps.LAST_CHANCE and step != steps.ROLLING and not 0 <= t.agenda.seat() < s.seats:
            found.append(problem("nobody"))
        elif step == steps.ROLLING and t.airborne == 0 and t.window.count(steps.CONFIRMED) == s.seats:
            found.append(problem("phase-2"))


def impossible(book: AstroBook) -> list[int]:
    """What nothing in this content allows: cards that are not there, dice that no field accepts, changes of nothing."""
    found: list[int] = []
    for card in range(len(actions.CARDS)):
        if book.mark[card] == terms.ABSENT:
            found.append(actions.DRAW + card)
            if actions.is_mission(card):
                found.append(actions.launch_action(card))
            elif actions.is_order(card):
                found.append(actions.buy_action(card))
    more = range(actions.GIVE_MORE, actions.LAUNCH_MORE)
    found += [action for action in more if book.mark[actions.given_card(action)] == terms.ABSENT]
    for field in range(12):
        for face in range(6):
            if not (book.area_accepts[field] >> face) & 1:
                found.append(actions.AREA + 6 * field + face)
    for field in range(actions.FIELDS):
        open_to = 0
        at_launch = 0
        for card in range(len(actions.CARDS)):
            open_to |= book.accepts[actions.FIELDS * card + field]
            if field < book.yellow[card]:
                at_launch |= book.accepts[actions.FIELDS * card + field]
        for face in range(6):
            if not (open_to >> face) & 1:
                found += [actions.DOCK + 6 * (actions.FIELDS * dock + field) + face for dock in range(actions.DOCKS)]
            if not (at_launch >> face) & 1:
                found.append(actions.CREW + 6 * field + face)
    for face in range(6):
        found.append(actions.TURN + 7 * face)
        if face < 2:
            found.append(actions.SPEC + 3 * face)
        if not ((book.turns_from[0] | book.turns_from[2]) >> face) & 1:
            found.append(actions.AUTOMAT + face)
        if not ((book.turns_from[1] | book.turns_from[3]) >> face) & 1:
            found.append(actions.MINER + face)
    for kind in range(7):
        found.append(actions.SWAP + 8 * kind)
    return sorted(found)
