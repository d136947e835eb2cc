"""Carrying decisions out, of seats and of chance, and going on to the next question."""

from kosmodrom.games.star_scrappers.model.actions import (
    ACTIVATE,
    BASE,
    BASE_PLACES,
    BEGIN,
    CARD,
    COLLECT,
    COLOUR,
    CRYSTAL,
    DEAL,
    DOCK,
    DONE,
    END,
    FIRST,
    HOLD,
    LEADER,
    MINE,
    PAY,
    REVEAL,
    SKILL,
    TAKEOVER,
    TOKEN,
    TOTEM,
    WILD,
)
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import (
    DEAL_HAND,
    DIVERSION,
    ENSLAVE_ANY,
    ENSLAVE_LOW,
    ENSLAVE_OWN,
    HOLDING,
    PICK_CRYSTAL,
    RECOLOUR,
    RECOLOUR_TO,
    REFILL,
    REPLACE,
    STARTING,
    SWAP,
    TINT,
)
from kosmodrom.games.star_scrappers.rules import recolouring, setup, taking
from kosmodrom.games.star_scrappers.rules.asking import wanted_colours
from kosmodrom.games.star_scrappers.rules.caving import move_marker
from kosmodrom.games.star_scrappers.rules.cleanup import clean_up, place_mercenary, place_token, refill
from kosmodrom.games.star_scrappers.rules.collecting import finish_collecting
from kosmodrom.games.star_scrappers.rules.drawing import open_dock_place, open_mine_place
from kosmodrom.games.star_scrappers.rules.enslaving import enslave_from_base, enslave_from_hand
from kosmodrom.games.star_scrappers.rules.hands import parting
from kosmodrom.games.star_scrappers.rules.mining import finish_mining, hold_marker
from kosmodrom.games.star_scrappers.rules.payments import choose_kind, stage
from kosmodrom.games.star_scrappers.rules.recruiting import finish_recruiting, recruit
from kosmodrom.games.star_scrappers.rules.skills import use_skill
from kosmodrom.games.star_scrappers.rules.starting import activate, activate_leader, begin_actions, has_nothing_to_start
from kosmodrom.games.star_scrappers.rules.takeovers import diversion_refusal, take_over


def decide(s: ScrapperState, seat: int, action: int) -> None:
    """A seat's decision, unchecked."""
    if action < ACTIVATE:
        act(s, seat, action)
    elif action < PAY:
        start(s, seat, action)
    elif action <= DONE:
        pay(s, seat, action)
    else:
        answer(s, seat, action)
    settle(s)


def act(s: ScrapperState, seat: int, action: int) -> None:
    """SS-066, SS-072, SS-310: an action begins, a Base is taken over, or the phase ends."""
    if action < MINE:
        recruit(s, seat, action)
    elif action < SKILL:
        s.hands[seat].intent = action
    elif action < TAKEOVER:
        use_skill(s, seat, action - SKILL)
    elif action < END:
        if s.table.agenda.step() == DIVERSION:
            s.table.agenda.pop()
        take_over(s, seat, action - TAKEOVER)
    else:
        clean_up(s, seat)


def start(s: ScrapperState, seat: int, action: int) -> None:
    """SS-050, SS-055: an Artifact, the Leader, or on to the Action phase."""
    if action < LEADER:
        activate(s, seat, action - ACTIVATE)
    elif action == BEGIN:
        begin_actions(s, seat)
    else:
        activate_leader(s, seat)


def pay(s: ScrapperState, seat: int, action: int) -> None:
    """SS-080, SS-309: a card is laid ready, or the payment, or an optional question, is finished."""
    intent = s.hands[seat].intent
    if action < DONE and intent < MINE:
        finish_recruiting(s, seat, intent, action - PAY)
    elif action < DONE:
        use_kind(s, seat, action - PAY)
    elif intent < 0:
        stop(s, seat)
    elif intent < MINE:
        finish_recruiting(s, seat, intent, -1)
    elif intent < COLLECT:
        finish_mining(s, seat)
    else:
        finish_collecting(s, seat)


def stop(s: ScrapperState, seat: int) -> None:
    """SS-012, SS-133: the seat wants no more of an optional effect."""
    if s.table.agenda.step() == TINT:
        recolouring.finish_tinting(s, seat)
    else:
        s.table.agenda.pop()


def use_kind(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-314: a card of the hand is named that stays there; of several colours the one that is meant is asked first."""
    card = choose_kind(s, seat, kind, wanted_colours(s, seat))
    if card >= 0:
        use_card(s, seat, card)


def use_card(s: ScrapperState, seat: int, card: int) -> None:
    """A card is to be recoloured, or is laid ready for a payment."""
    if s.hands[seat].intent < 0:
        recolouring.pick_card(s, seat, card)
    else:
        stage(s, seat, card)


def answer(s: ScrapperState, seat: int, action: int) -> None:
    """SS-135: a target or a colour."""
    step = s.table.agenda.step()
    if action < DOCK:
        if step == PICK_CRYSTAL:
            taking.take_crystal(s, seat, action - CRYSTAL)
        elif step == RECOLOUR:
            recolouring.choose_crystal(s, seat, action - CRYSTAL)
        else:
            recolouring.swap(s, seat, action - CRYSTAL)
    elif action < BASE:
        taking.take_dock(s, seat, action - DOCK)
    elif action < CARD:
        target = action - BASE
        if step == ENSLAVE_LOW or step == ENSLAVE_ANY:
            enslave_from_base(s, seat, target // BASE_PLACES, target % BASE_PLACES)
        else:
            taking.take_from_base(s, seat, target // BASE_PLACES, target % BASE_PLACES)
    elif action < COLOUR:
        if step == TINT:
            use_kind(s, seat, action - CARD)
        else:
            enslave_from_hand(s, seat, action - CARD)
    elif action < HOLD:
        name_colour(s, seat, action - COLOUR)
    else:
        s.table.agenda.pop()
        if action == HOLD:
            hold_marker(s, seat)
        else:
            move_marker(s)


def name_colour(s: ScrapperState, seat: int, colour: int) -> None:
    """SS-212, SS-249, SS-314: which of the cards it is or was, which new colour of a card, or of a Crystal."""
    hand = s.hands[seat]
    if hand.asked >= 0:
        card = hand.asked * 6 + colour
        has_left = parting(s.table, seat, hand) >= 0
        hand.asked = -1
        if has_left:
            hand.cards.remove(card)
        else:
            use_card(s, seat, card)
    elif hand.picked >= 0:
        recolouring.tint(s, seat, colour)
    else:
        recolouring.recolour_crystal(s, seat, colour)


def settle(s: ScrapperState) -> None:
    """SS-049, SS-133: questions that have no answer but "none" for all to see are not asked."""
    agenda = s.table.agenda
    while True:
        step = agenda.step()
        if step < STARTING or not is_idle(s, agenda.seat(), step):
            return
        if step == STARTING:
            begin_actions(s, agenda.seat())
        else:
            agenda.pop()


def is_idle(s: ScrapperState, seat: int, step: int) -> bool:
    """Whether a question has nothing to choose, as everybody can see."""
    if step == STARTING:
        return has_nothing_to_start(s, seat)
    if step < PICK_CRYSTAL or step == HOLDING or step == RECOLOUR_TO:
        return False
    if step == RECOLOUR or step == SWAP:
        return sum([1 for token in s.table.mine if token >= 0]) == 0
    if step == TINT or step == ENSLAVE_OWN:
        return s.table.hand_sizes[seat] == 0
    if step == DIVERSION:
        first = s.table.agenda.a()
        return sum([1 for owner in range(s.seats) if diversion_refusal(s, first, owner) == 0]) == 0
    return not taking.may_take(s, seat)


def draw(s: ScrapperState, action: int) -> None:
    """Chance has decided."""
    if action < DEAL:
        setup.draw_wild(s, action - WILD)
    elif action < TOKEN:
        draw_mercenary(s, action - DEAL)
    elif action < REVEAL:
        draw_token(s, action - TOKEN)
    elif action < TOTEM:
        setup.turn_up(s, action - REVEAL)
    elif action < FIRST:
        setup.draw_command(s, action - TOTEM)
    else:
        setup.draw_first(s, action - FIRST)
    settle(s)


def draw_mercenary(s: ScrapperState, kind: int) -> None:
    """SS-030 to SS-033, SS-181: into a hand in the set-up, else into the Docks."""
    t = s.table
    step = t.agenda.step()
    place = open_dock_place(s)
    s.vault.mercenaries[kind] -= 1
    t.dock_stacks[s.book.level[kind] - 1] -= 1
    if step == DEAL_HAND:
        setup.deal_to_hand(s, kind)
        return
    place_mercenary(s, place, kind)
    if step == REFILL:
        refill(s)
    elif setup.is_filled(s):
        t.agenda.pop()


def draw_token(s: ScrapperState, token: int) -> None:
    """SS-023, SS-181: into the Mine."""
    t = s.table
    step = t.agenda.step()
    place = t.agenda.a() if step == REPLACE else open_mine_place(s)
    s.vault.tokens[token] -= 1
    t.crystal_stacks[s.book.token_row[token]].unseen -= 1
    place_token(s, place, token)
    if step == REFILL:
        refill(s)
    elif step == REPLACE or setup.is_filled(s):
        t.agenda.pop()
