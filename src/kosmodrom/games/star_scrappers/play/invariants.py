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


def problem(key: str, **parts: object) -> Phrase:
    """What is wrong, to be said in any language."""
    return Phrase(PACKAGE, f"problem.{key}", parts)


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
    if min(t.docks + t.mine + t.tops + t.mine_colours) < -1:
        found.append(problem("empty"))
    for seat in range(len(s.hands)):
        own = s.hands[seat]
        if min(own.intent, own.asked, own.picked) < -1:
            found.append(problem("not-begun", seat=seat))
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
        if counts[kind] != expected:
            found.append(problem("cards", count=counts[kind], kind=actions.ALL_KINDS[kind], expected=expected))
    for level in range(4):
        if sum([s.vault.mercenaries[kind] for kind in s.book.kinds_of_level[level]]) != t.dock_stacks[level]:
            found.append(problem("stack", level=level + 1))
    for place in range(10):
        if t.docks[place] >= 0 and s.book.level[t.docks[place]] != s.book.level_of_place[place]:
            found.append(problem("dock", kind=actions.ALL_KINDS[t.docks[place]]))


def tokens(s: ScrapperState, found: list[Phrase]) -> None:
    """SS-014, SS-028: each of the 60 Crystals stands in exactly one zone."""
    t = s.table
    counts = s.vault.tokens[:]
    lying = [token for token in t.mine if token >= 0]
    for seat in range(s.seats):
        lying += s.hands[seat].crystals
        if len(s.hands[seat].crystals) != t.crystals[seat]:
            found.append(problem("crystals", seat=seat, count=len(s.hands[seat].crystals), shown=t.crystals[seat]))
    for row in range(4):
        pile = t.crystal_stacks[row]
        lying += pile.tail
        if sum([s.vault.tokens[token] for token in s.book.tokens_in_row[row]]) != pile.unseen:
            found.append(problem("crystal-stack", row=row))
    for token in lying:
        counts[token] += 1
    for token in range(s.book.tokens):
        if counts[token] != s.book.token_copies[token]:
            found.append(
                problem(
                    "tokens", count=counts[token], token=actions.ALL_TOKENS[token], expected=s.book.token_copies[token]
                )
            )
    for place in range(10):
        if t.mine[place] >= 0 and s.book.token_row[t.mine[place]] != s.book.row_of_place[place]:
            found.append(problem("mine", token=actions.ALL_TOKENS[t.mine[place]]))


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
        if counts[card] != 1:
            found.append(problem("artifacts", count=counts[card], card=actions.ALL_CARDS[card]))
    if sum(s.vault.artifacts) != sum(t.artifact_stacks):
        found.append(problem("artifact-stacks"))


def totems(s: ScrapperState, found: list[Phrase]) -> None:
    """SS-035 to SS-038: Totems of Wild colours are in the box, the others with a seat or beside the board."""
    for colour in range(6):
        owner = s.table.totems[colour]
        if (owner == values.IN_THE_BOX) != (sum(s.table.wild) == 2 and s.table.wild[colour] != 0):
            found.append(problem("totem-place", colour=actions.COLOURS[colour]))
        if not (owner == values.IN_THE_BOX or owner == values.NOBODY or 0 <= owner < s.seats):
            found.append(problem("totem-owner", colour=actions.COLOURS[colour]))


def hand(s: ScrapperState, seat: int, found: list[Phrase]) -> None:
    """What everybody knows of a hand is true of it."""
    t = s.table
    own = s.hands[seat]
    kinds = kinds_of(t, seat, own)
    if len(kinds) != t.hand_sizes[seat]:
        found.append(problem("hand-size", seat=seat, count=len(kinds), shown=t.hand_sizes[seat]))
    for kind in t.shown[seat]:
        if kind not in kinds:
            found.append(problem("seen-taking", seat=seat, kind=actions.ALL_KINDS[kind]))
            return
        kinds.remove(kind)
    for level in range(4):
        if sum([1 for kind in kinds if s.book.level[kind] == level + 1]) != t.secret[4 * seat + level]:
            found.append(problem("unseen-level", seat=seat, level=level + 1))
    if own.cards != sorted(own.cards) or own.crystals != sorted(own.crystals):
        found.append(problem("hand-order", seat=seat))
    if len(t.bases[seat]) > s.book.base_limit:
        found.append(problem("base", seat=seat, count=len(t.bases[seat])))
    if t.active != seat and (own.intent >= 0 or own.staged or own.asked >= 0 or own.picked >= 0):
        found.append(problem("out-of-turn", seat=seat))
    is_chosen = actions.MINE <= own.intent < actions.SKILL or (own.intent < 0 and t.agenda.step() == steps.TINT)
    if own.intent >= actions.SKILL or (own.asked >= 0 and not is_chosen and hands.parting(t, seat, own) < 0):
        found.append(problem("colour", seat=seat))


def turn(s: ScrapperState, found: list[Phrase]) -> None:
    """SS-021, SS-191: one seat is asked; the marker is on the track."""
    t = s.table
    if not 0 <= t.marker <= s.book.track_end:
        found.append(problem("marker", field=t.marker))
    if len(t.agenda.frames) % 4 or (t.agenda.is_empty() and t.active != values.NOBODY):
        found.append(BROKEN_AGENDA)
    elif not t.agenda.is_empty():
        if not 0 <= t.agenda.step() < len(steps.STEPS):
            found.append(UNKNOWN_QUESTION)
        elif t.agenda.step() > steps.LAST_CHANCE and t.agenda.seat() != t.active:
            found.append(problem("other-turn", seat=t.agenda.seat(), active=t.active))
    if not 0 <= t.start < s.seats or not values.NOBODY <= t.active < s.seats:
        found.append(problem("active"))
    if t.basics > 2 or (t.takeovers and t.basics):
        found.append(problem("too-many-actions"))


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
        for place in range(book.base_limit - 1, actions.BASE_PLACES):
            found.append(actions.BASE + seat * actions.BASE_PLACES + place)
    return found
