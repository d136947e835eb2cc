"""Broken invariants of a state, in words: SS-014 (every piece in exactly one zone) and what follows from the rules."""

from kosmodrom.engine.errors import BROKEN_AGENDA, UNKNOWN_QUESTION
from kosmodrom.engine.words import Phrase
from kosmodrom.engine.zone_layout import wrong_lengths
from kosmodrom.games.star_scrappers.model import actions, effects, steps, values
from kosmodrom.games.star_scrappers.model.book import PACKAGE, ScrapperBook
from kosmodrom.games.star_scrappers.model.layout import LAYOUT
from kosmodrom.games.star_scrappers.model.state import ScrapperState, blank
from kosmodrom.games.star_scrappers.model.zones import Hand, Table
from kosmodrom.games.star_scrappers.rules import hands


def expect(is_right: bool, found: list[Phrase], key: str, **parts: object) -> None:
    """Add to what is wrong, to be said in any language, what is not as it should be."""
    if not is_right:
        found.append(Phrase(PACKAGE, f"problem.{key}", parts))


def problems(s: ScrapperState) -> list[Phrase]:
    """All that is wrong with a state; empty for every state reached or sampled."""
    found = shapes(s)
    if found:
        return found
    mercenaries(s, found)
    tokens(s, found)
    artifacts(s, found)
    totems(s, found)
    for seat in range(s.seats):
        hand(s, seat, found)
    turn(s, found)
    return found


def shapes(s: ScrapperState) -> list[Phrase]:
    """Lists of the right length."""
    t = s.table
    found = wrong_lengths(s, blank(s.seats, s.book), LAYOUT)
    expect(min(t.docks + t.mine + t.tops + t.mine_colours) >= -1, found, "empty")
    for seat in range(len(s.hands)):
        own = s.hands[seat]
        expect(min(own.intent, own.asked, own.picked) >= -1, found, "not-begun", seat=seat)
    return found


def kinds_of(t: Table, seat: int, hand: Hand) -> list[int]:
    """Every card of a hand, also those laid ready, but not one that has left it; ascending."""
    kinds = [values.kind_of(card) for card in hand.cards + hand.staged]
    if hand.picked >= 0:
        kinds.append(values.kind_of(hand.picked))
    left = hands.parting(t, seat, hand)
    if left in kinds:
        kinds.remove(left)
    return sorted(kinds)


def mercenaries(s: ScrapperState, found: list[Phrase]) -> None:
    """SS-014, SS-027: each Mercenary in play stands in exactly one zone."""
    t = s.table
    counts = [s.vault.mercenaries[kind] + t.removed[kind] for kind in range(s.book.kinds)]
    lying = [kind for kind in t.docks + t.play if kind >= 0]
    for seat in range(s.seats):
        lying += t.bases[seat] + t.enslaved[seat] + kinds_of(t, seat, s.hands[seat])
    for kind in lying:
        counts[kind] += 1
    sorted_out = sum(t.wild) == 2
    for kind in range(s.book.kinds):
        expected = s.book.copies[kind] if sorted_out and not t.wild[s.book.colour[kind]] else 0
        name, count = actions.ALL_KINDS[kind], counts[kind]
        expect(count == expected, found, "cards", count=count, kind=name, expected=expected)
    for level in range(4):
        unseen = sum([s.vault.mercenaries[kind] for kind in s.book.kinds_of_level[level]])
        expect(unseen == t.dock_stacks[level], found, "stack", level=level + 1)
    for place in range(10):
        kind = t.docks[place]
        fits = kind < 0 or s.book.level[kind] == s.book.level_of_place[place]
        expect(fits, found, "dock", kind=actions.ALL_KINDS[kind])


def tokens(s: ScrapperState, found: list[Phrase]) -> None:
    """SS-014, SS-028: each of the 60 Crystals stands in exactly one zone."""
    t = s.table
    counts = s.vault.tokens[:]
    lying = [token for token in t.mine if token >= 0]
    for seat in range(s.seats):
        lying += s.hands[seat].crystals
        count, shown = len(s.hands[seat].crystals), t.crystals[seat]
        expect(count == shown, found, "crystals", seat=seat, count=count, shown=shown)
    for row in range(4):
        pile = t.crystal_stacks[row]
        lying += pile.tail
        unseen = sum([s.vault.tokens[token] for token in s.book.tokens_in_row[row]])
        expect(unseen == pile.unseen, found, "crystal-stack", row=row)
    for token in lying:
        counts[token] += 1
    for token in range(s.book.tokens):
        count, copies = counts[token], s.book.token_copies[token]
        expect(count == copies, found, "tokens", count=count, token=actions.ALL_TOKENS[token], expected=copies)
    for place in range(10):
        token = t.mine[place]
        fits = token < 0 or s.book.token_row[token] == s.book.row_of_place[place]
        expect(fits, found, "mine", token=actions.ALL_TOKENS[token])


def artifacts(s: ScrapperState, found: list[Phrase]) -> None:
    """SS-014, SS-117: each Artifact card stands once, with one half in force."""
    t = s.table
    counts = s.vault.artifacts[:]
    for card in t.tops:
        if card >= 0:
            counts[card] += 1
    for owned in t.artifacts:
        for artifact in owned:
            counts[artifact // 2] += 1
    for card in range(s.book.cards):
        expect(counts[card] == 1, found, "artifacts", count=counts[card], card=actions.ALL_CARDS[card])
    expect(sum(s.vault.artifacts) == sum(t.artifact_stacks), found, "artifact-stacks")


def totems(s: ScrapperState, found: list[Phrase]) -> None:
    """SS-035 to SS-038: Totems of Wild colours are in the box, the others with a seat or beside the board."""
    for colour in range(6):
        owner, name = s.table.totems[colour], actions.COLOURS[colour]
        is_out = sum(s.table.wild) == 2 and s.table.wild[colour] != 0
        expect((owner == values.IN_THE_BOX) == is_out, found, "totem-place", colour=name)
        expect(values.IN_THE_BOX <= owner < s.seats, found, "totem-owner", colour=name)


def hand(s: ScrapperState, seat: int, found: list[Phrase]) -> None:
    """What everybody knows of a hand is true of it."""
    t = s.table
    own = s.hands[seat]
    kinds = kinds_of(t, seat, own)
    shown = t.hand_sizes[seat]
    expect(len(kinds) == shown, found, "hand-size", seat=seat, count=len(kinds), shown=shown)
    for kind in t.shown[seat]:
        expect(kind in kinds, found, "seen-taking", seat=seat, kind=actions.ALL_KINDS[kind])
        if kind not in kinds:
            return
        kinds.remove(kind)
    for level in range(4):
        unseen = sum([1 for kind in kinds if s.book.level[kind] == level + 1])
        expect(unseen == t.secret[4 * seat + level], found, "unseen-level", seat=seat, level=level + 1)
    is_ascending = own.cards == sorted(own.cards) and own.crystals == sorted(own.crystals)
    expect(is_ascending, found, "hand-order", seat=seat)
    expect(
        len(t.bases[seat]) <= s.book.base_limit,
        found,
        "base",
        seat=seat,
        count=len(t.bases[seat]),
        most=s.book.base_limit,
    )
    has_begun = own.intent >= 0 or len(own.staged) != 0 or own.asked >= 0 or own.picked >= 0
    expect(t.active == seat or not has_begun, found, "out-of-turn", seat=seat)
    is_chosen = actions.MINE <= own.intent < actions.SKILL or (own.intent < 0 and t.agenda.step() == steps.TINT)
    is_known = own.asked < 0 or is_chosen or hands.parting(t, seat, own) >= 0
    expect(own.intent < actions.SKILL and is_known, found, "colour", seat=seat)


def turn(s: ScrapperState, found: list[Phrase]) -> None:
    """SS-021, SS-191: one seat is asked; the marker is on the track."""
    t = s.table
    expect(0 <= t.marker <= s.book.track_end, found, "marker", field=t.marker)
    if len(t.agenda.frames) % 4 or (t.agenda.is_empty() and t.active != values.NOBODY):
        found.append(BROKEN_AGENDA)
    elif not t.agenda.is_empty():
        if not 0 <= t.agenda.step() < len(steps.STEPS):
            found.append(UNKNOWN_QUESTION)
        elif t.agenda.step() > steps.REFILL:
            seat = t.agenda.seat()
            expect(seat == t.active, found, "other-turn", seat=seat, active=t.active)
    expect(0 <= t.start < s.seats and values.NOBODY <= t.active < s.seats, found, "active")
    expect(t.basics <= 2 and (t.takeovers == 0 or t.basics == 0), found, "too-many-actions")


def impossible(book: ScrapperBook) -> list[int]:
    """What nothing in this content allows: activating what works by itself, touching the top of a full Base."""
    found: list[int] = []
    for kind in range(len(actions.ALL_KINDS)):
        if kind >= book.kinds or book.copies[kind] == 0:
            found += [actions.SKILL + kind, actions.PAY + kind, actions.CARD + kind, actions.DEAL + kind]
    for token in range(len(actions.ALL_TOKENS)):
        if token >= book.tokens or book.token_copies[token] == 0:
            found.append(actions.TOKEN + token)
    for card in range(len(actions.ALL_CARDS)):
        if card >= book.cards:
            found.append(actions.REVEAL + card)
        if card >= book.cards or book.artifact[2 * card + 1] > effects.LAST_START:
            found.append(actions.ACTIVATE + card)
    for seat in range(4):
        for place in range(book.base_limit - 1, values.BASE_PLACES):
            found.append(actions.BASE + seat * values.BASE_PLACES + place)
    return found
