"""Changing colours for a turn: SS-212 to SS-217, SS-248 to SS-251, SS-314; and Georadar's exchange."""

from kosmodrom.engine.contract import EVERYONE, all_but, only
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.clauses import SS_085, SS_133, SS_214, SS_249, SS_250
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import RECOLOUR_TO, REPLACE
from kosmodrom.games.star_scrappers.model.zones import colour_of, insert, kind_of, printed
from kosmodrom.games.star_scrappers.rules.hands import colours_held
from kosmodrom.games.star_scrappers.rules.mining import crystal_colour


def recolour_refusal(s: ScrapperState, place: int) -> int:
    """SS-212: one Crystal that lies in the Mine."""
    return SS_085 if s.table.mine[place] < 0 else 0


def choose_crystal(s: ScrapperState, seat: int, place: int) -> None:
    agenda = s.table.agenda
    discount = agenda.a()
    agenda.pop()
    agenda.push(RECOLOUR_TO, seat, place, discount)


def new_colour_refusal(s: ScrapperState, colour: int) -> int:
    """SS-214: any of the other five colours."""
    return SS_214 if crystal_colour(s, s.table.agenda.a()) == colour else 0


def recolour_crystal(s: ScrapperState, seat: int, colour: int) -> None:
    """SS-212, SS-286: this Crystal has another colour this turn and costs less."""
    t = s.table
    place = t.agenda.a()
    t.mine_colours[place] = colour
    t.mine_discounts[place] += t.agenda.b()
    t.agenda.pop()
    s.tell(events.CRYSTAL_RECOLOURED, EVERYONE, seat, t.mine[place], colour)


def tint_refusal(s: ScrapperState, seat: int, kind: int) -> int:
    """SS-248, SS-250: a card in hand that was not chosen by this skill yet."""
    return 0 if colours_held(s.hands[seat], kind) else SS_250


def tint_colour_refusal(s: ScrapperState, seat: int, colour: int) -> int:
    """SS-249: any of the five colours other than its present one."""
    return SS_249 if colour_of(s.hands[seat].picked) == colour else 0


def pick_card(s: ScrapperState, seat: int, card: int) -> None:
    hand = s.hands[seat]
    hand.cards.remove(card)
    hand.picked = card


def tint(s: ScrapperState, seat: int, colour: int) -> None:
    """SS-248, SS-314: the card counts as another colour; which one it is stays with its owner."""
    hand = s.hands[seat]
    kind = kind_of(hand.picked)
    hand.picked = -1
    hand.staged.append(kind * 6 + colour)
    s.tell(events.CARD_RECOLOURED, only(seat), seat, kind, colour)
    s.tell(events.CARD_HIDDEN_RECOLOURED, all_but(seat), seat)
    agenda = s.table.agenda
    agenda.set_a(agenda.a() - 1)
    if agenda.a() == 0 or len(hand.cards) == 0:
        finish_tinting(s, seat)


def finish_tinting(s: ScrapperState, seat: int) -> None:
    hand = s.hands[seat]
    for card in hand.staged:
        insert(hand.cards, card)
    hand.staged.clear()
    s.table.agenda.pop()


def wash(s: ScrapperState, seat: int) -> None:
    """SS-011, SS-216, SS-251: at the end of the turn everything has its printed colour again."""
    t = s.table
    hand = s.hands[seat]
    for at in range(len(hand.cards)):
        hand.cards[at] = printed(kind_of(hand.cards[at]))
    for place in range(10):
        t.mine_colours[place] = -1
        t.mine_discounts[place] = 0


def swap_refusal(s: ScrapperState, place: int) -> int:
    """SS-133, Georadar: a Crystal in the Mine whose stack is not empty."""
    if s.table.mine[place] < 0:
        return SS_085
    return SS_133 if s.table.crystal_stacks[s.book.row_of_place[place]].size() == 0 else 0


def swap(s: ScrapperState, seat: int, place: int) -> None:
    """SS-085, Georadar: no refill; the token goes under its stack, then the top one is turned up, cheaper this turn."""
    t = s.table
    t.mine_discounts[place] = t.agenda.a()
    t.agenda.pop()
    token = t.mine[place]
    t.mine[place] = -1
    pile = t.crystal_stacks[s.book.row_of_place[place]]
    pile.put_under(token, EVERYONE)
    s.tell(events.CRYSTAL_PUT_UNDER, EVERYONE, seat, token)
    if pile.unseen > 0:
        t.agenda.push(REPLACE, seat, place)
    else:
        t.mine[place] = pile.draw_known()
        s.tell(events.MINE_REFILLED, EVERYONE, t.mine[place])
