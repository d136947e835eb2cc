"""Changing colours for a turn: SS-212 to SS-217, SS-248 to SS-251, SS-314; and Georadar's exchange."""

from kosmodrom.engine.contract import EVERYONE, all_but, only
from kosmodrom.games.star_scrappers.model import actions, events, frames, steps, values
from kosmodrom.games.star_scrappers.model.clauses import SS_214, SS_248, SS_249, SS_318, SS_319
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import base_questions, drawing, hands, mining
from kosmodrom.games.star_scrappers.rules.base_questions import ColourQuestion, TargetQuestion
from kosmodrom.games.star_scrappers.rules.drawing import StackDraw
from kosmodrom.games.star_scrappers.rules.hands import HandQuestion, WhichCard


def wash(s: ScrapperState, seat: int) -> None:
    """SS-011, SS-216, SS-251: at the end of the turn everything has its printed colour again."""
    t = s.table
    hand = s.hands[seat]
    for at in range(len(hand.cards)):
        hand.cards[at] = values.printed(values.kind_of(hand.cards[at]))
    t.mine_colours = [-1] * values.PLACES
    t.mine_discounts = [0] * values.PLACES


class Recolour(TargetQuestion):
    """SS-212: one Crystal that lies in the Mine is to change its colour."""

    first = actions.CRYSTAL
    after = actions.DOCK

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        return 0

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        agenda = s.table.agenda
        discount = frames.discount_to_give(agenda)
        agenda.pop()
        frames.ask_new_colour(agenda, seat, target, discount)


class RecolourTo(ColourQuestion):
    """SS-212, SS-286: this Crystal has another colour this turn and costs less."""

    def colour_refusal(self, s: ScrapperState, seat: int, colour: int) -> int:
        """SS-214: any of the other five colours."""
        return SS_214 if mining.crystal_colour(s, frames.place_to_change(s.table.agenda)) == colour else 0

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        t = s.table
        colour = action - actions.COLOUR
        place = frames.place_to_change(t.agenda)
        t.mine_colours[place] = colour
        t.mine_discounts[place] += frames.discount_with_colour(t.agenda)
        t.agenda.pop()
        s.tell(events.CRYSTAL_RECOLOURED, EVERYONE, seat, t.mine[place], colour)


def swap_refusal(s: ScrapperState, place: int) -> int:
    """SS-318: a Crystal whose stack is not empty."""
    return SS_318 if s.table.crystal_stacks[s.book.row_of_place[place]].size() == 0 else 0


class Swap(TargetQuestion):
    """SS-318, Georadar: no refill; a token goes under its stack, then the top one is turned up, cheaper this turn."""

    first = actions.CRYSTAL
    after = actions.DOCK

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        return swap_refusal(s, target)

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        t = s.table
        t.mine_discounts[target] = frames.discount_to_give(t.agenda)
        t.agenda.pop()
        token = t.mine[target]
        t.mine[target] = -1
        pile = t.crystal_stacks[s.book.row_of_place[target]]
        pile.put_under(token, EVERYONE)
        s.tell(events.CRYSTAL_PUT_UNDER, EVERYONE, seat, token)
        if pile.unseen > 0:
            t.agenda.push(steps.REPLACE, seat, target)
        else:
            drawing.place_token(s, target, pile.draw_known())


class Replace(StackDraw):
    """Georadar: the Crystal that is turned up."""

    def place(self, s: ScrapperState) -> int:
        return frames.place_to_change(s.table.agenda)

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        drawing.fill_mine(s, self.place(s), action - actions.TOKEN)
        s.table.agenda.pop()


class Tint(HandQuestion):
    """SS-248, SS-314: cards of the hand change their colour; which ones is nobody else's business."""

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        """SS-248, SS-319: a card in hand that was not chosen yet."""
        if hands.colours_held(s.hands[seat], target):
            return 0
        return SS_319 if base_questions.is_artifact(s) else SS_248

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        return EVERYONE if action == actions.DONE else only(seat)

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        hand = s.hands[seat]
        held = hands.colours_held(hand, target)
        if hands.is_one_colour(held):
            pick_card(s, seat, values.card_of(target, hands.lowest_colour(held)))
        else:
            hand.asked = target

    def stop(self, s: ScrapperState, seat: int) -> None:
        """SS-314: whether a card changed its colour is nobody else's business."""
        if len(s.hands[seat].staged) == 0:
            s.tell(events.NOTHING_CHOSEN, only(seat), seat)
        finish_tinting(s, seat)


class WhichTinted(WhichCard):
    """SS-314: which of them changes its colour."""

    def use(self, s: ScrapperState, seat: int, card: int) -> None:
        pick_card(s, seat, card)


class TintTo(ColourQuestion):
    """SS-248, SS-314: the card counts as another colour; which one it is stays with its owner."""

    def colour_refusal(self, s: ScrapperState, seat: int, colour: int) -> int:
        """SS-249, SS-319: any of the five colours other than its present one."""
        if values.colour_of(s.hands[seat].picked) != colour:
            return 0
        return SS_319 if base_questions.is_artifact(s) else SS_249

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        return only(seat)

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        hand = s.hands[seat]
        colour = action - actions.COLOUR
        kind = values.kind_of(hand.picked)
        hand.picked = -1
        hand.staged.append(values.card_of(kind, colour))
        s.tell(events.CARD_RECOLOURED, only(seat), seat, kind, colour)
        s.tell(events.CARD_HIDDEN_RECOLOURED, all_but(seat), seat)
        frames.use_card(s.table.agenda)
        if frames.cards_left(s.table.agenda) == 0 or len(hand.cards) == 0:
            finish_tinting(s, seat)


def pick_card(s: ScrapperState, seat: int, card: int) -> None:
    hand = s.hands[seat]
    hand.cards.remove(card)
    hand.picked = card


def finish_tinting(s: ScrapperState, seat: int) -> None:
    hand = s.hands[seat]
    for card in hand.staged:
        values.insert(hand.cards, card)
    hand.staged.clear()
    s.table.agenda.pop()
