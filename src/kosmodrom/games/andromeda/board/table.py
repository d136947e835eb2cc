"""The table that all see: the ship, the race for DP, technologies, general tasks, order cards and dice."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, said, seat_mark, section
from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.board.effects import brief_comparison
from kosmodrom.games.andromeda.board.faces import Drawn
from kosmodrom.games.andromeda.board.ship import ship
from kosmodrom.games.andromeda.model import values
from kosmodrom.games.andromeda.model.actions import ALL_TASKS, FACES, TECHS
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.conditions import DICE_BY_RESULT
from kosmodrom.games.andromeda.model.steps import ANSWERING, OFFERING
from kosmodrom.games.andromeda.rules.facts import fact
from kosmodrom.games.andromeda.rules.offers import cards_left, preparer_of
from kosmodrom.games.andromeda.words.cards import SAID_WITHOUT_NUMBERS, alternatives, room_name
from kosmodrom.games.andromeda.words.context import Glance

THIS_TURN: Final = (
    ("used-dice", "an-order", range(1, 6)),
    ("trained-now", "an-pelne_szkolenie", (values.TURN_TRAINED,)),
    ("summoned-now", "an-wezwanie_wsparcia", (values.TURN_SUMMONED,)),
    ("moves-now", "an-ruch", (values.TURN_MOVES,)),
    ("discovered-now", "an-door", (values.TURN_DISCOVERED,)),
)
"""What tasks count in a turn: its words, its icon and where it stands."""

MANY_TASKS: Final = 4
GONE: Final = '<i class="an-die is-gone"></i>'
"""Where a die lay that lies on the offer now."""


class TablePicture(Drawn):
    """What all see, drawn."""

    def draw(self) -> str:
        """AN-013: the whole picture."""
        dividing = " is-dividing" if self.t.phase == values.DIVIDING else ""
        side = f'<div class="an-side">{self.race()}{self.techs()}{self.tasks()}</div>'
        body = f"{self.orders()}{ship(self, self.faces)}{side}"
        return f'<div class="an-table"><div class="an-field{dividing} is-of-{self.seats()}">{body}</div></div>'

    # --- the race for DP ------------------------------------------------------------------------------

    def race(self) -> str:
        """AN-198, AN-199: a bar for each seat, as long as the number needed to win."""
        texts, t = self.texts, self.t
        phase = texts[f"phase.{values.PHASES[t.phase]}"]
        last = self.book.general_deck + 1
        when = texts.say("table.round", round=t.round, last=last) if t.round else ""
        head = f"{when} · {phase}" if when else f"{phase[0].upper()}{phase[1:]}"
        aim = texts.say("table.threshold", points=texts.say("thing.points", points=self.threshold()))
        bars = "".join(self.bar(seat) for seat in range(self.seats()))
        legend = (
            f'<p class="an-legend"><span><i class="is-task"></i>{escape(texts["board.of-tasks"])}</span>'
            f'<span><i class="is-room"></i>{escape(texts["board.of-rooms"])}</span></p>'
        )
        return (
            f'<section class="an-race" aria-label="{escape(texts["board.race-for"])}"><h2 class="k-heading">'
            f"{escape(head)}<span>{escape(aim)}</span></h2>{bars}{legend}</section>"
        )

    def bar(self, seat: int) -> str:
        """DP of tasks first, because they stay; then those of rooms."""
        of_tasks, of_rooms = self.points(seat)
        aim, total = self.threshold(), of_tasks + of_rooms
        filled = ['<i class="is-task"></i>'] * of_tasks + ['<i class="is-room"></i>'] * of_rooms
        cells = "".join(filled + ["<i></i>"] * (aim - total))
        words = self.texts.say("board.bar", seat=self.seat(seat), points=total, aim=aim, tasks=of_tasks, rooms=of_rooms)
        enough = " is-enough" if total >= aim else ""
        label = escape(words)
        return (
            f'<p class="an-bar k-seat-{seat % 4}{enough}" title="{label}">{seat_mark(seat)}'
            f'<span class="an-cells" aria-hidden="true">{cells}</span>'
            f'<b aria-hidden="true">{total}</b>{said(words)}</p>'
        )

    # --- technologies ---------------------------------------------------------------------------------

    def techs(self) -> str:
        """AN-028 to AN-033: four cards; a used one is turned, the vaccines lie on theirs."""
        cards = [self.tech(each) for each, state in enumerate(self.t.techs) if state]
        if not cards:
            return ""
        return section(
            "an-techs", self.texts["board.techs"], f'<div class="an-row">{"".join(cards)}</div>', is_region=True
        )

    def tech(self, each: int) -> str:
        texts, used = self.texts, self.t.techs[each] == values.USED
        face, details = self.faces.techs[each], []
        if used:
            details.append(texts["board.used"])
            face += f'<span class="an-used">{escape(texts["board.used"])}</span>'
        if each == self.book.vaccine_tech:
            words = texts.say("table.beside", tokens=Count(self.t.beside))
            details.append(words)
            left = f"{icon('an-vaccine')}<b>{self.t.beside}</b>"
            face += f'<span class="an-beside"{marks(pile="vaccine")} title="{escape(words)}">{left}</span>'
        look = f"an-tech{' is-used' if used else ''}"
        name = TECHS[each]
        label, state = self.faces.tech_label(each, details), "used" if used else ""
        return control(face, label, look, f"tech:{name}", f"tech:{name}", f"tech-{name}", state=state)

    # --- general tasks --------------------------------------------------------------------------------

    def tasks(self) -> str:
        """AN-041, AN-187: the open general tasks and what is left of both decks."""
        texts, t = self.texts, self.t
        if t.phase == values.SETTING_UP and not t.general:
            return ""
        cards = "".join(self.task(each) for each in t.general)
        many = " is-many" if len(t.general) > MANY_TASKS else ""
        body = f'<div class="an-row{many}">{cards or none(texts["board.no-tasks"])}</div>'
        decks = f"{deck(t.general_deck, 'general', self)}{deck(t.personal[0].size(), 'personal', self)}"
        title = escape(texts["board.tasks"])
        region = f'aria-label="{title}" data-region="{title}"'
        return f'<section class="an-tasks" {region}><h2 class="k-heading">{title}{decks}</h2>{body}</section>'

    def task(self, each: int) -> str:
        """AN-171: a card with what it brings, costs and asks; in a turn also how far its player is."""
        name, active = ALL_TASKS[each], self.t.active
        face, label = self.faces.tasks[each], self.faces.task_label(each)
        met = ""
        if self.t.phase == values.TURNS and self.is_seat(active):
            met = " is-met" if self.meets(active, each) else ""
            face += progress(self, active, each)
            if met:
                label += f" {self.texts.say('board.met', seat=self.seat(active))}"
        look = f"an-task{met}"
        return control(face, label, look, f"task:{name}", f"task:{name}", f"task-{name}", piece=f"task-{name}")

    # --- order cards and dice -------------------------------------------------------------------------

    def orders(self) -> str:
        """AN-053, AN-054, AN-070: the order cards with their dice, the middle, and what was done in this turn."""
        if self.t.phase == values.SETTING_UP:
            return ""
        trays = "".join(self.tray(card) for card in range(1, self.seats() + 1))
        body = f'<div class="an-trays">{trays}</div>{self.middle()}{self.this_turn()}'
        label = escape(self.texts["board.orders"])
        return f'<section class="an-orders" aria-label="{label}">{body}</section>'

    def owner_of(self, card: int) -> int:
        cards = self.t.cards
        return cards.index(card) if card in cards else values.NOBODY

    def is_on_offer(self, card: int) -> bool:
        return self.t.phase == values.DIVIDING and card == self.t.order_card and self.step in (OFFERING, ANSWERING)

    def tray(self, card: int) -> str:
        """An order card: whose it is, or who offers it to whom, and the dice on it."""
        texts, t, owner = self.texts, self.t, self.owner_of(card)
        offered = self.is_on_offer(card)
        dice: Sequence[int] = t.offer if offered else self.dice_of(owner) if owner >= 0 else [0] * len(FACES)
        if offered:
            note, who, look = self.offer_note(), self.offer_marks(), " is-offered"
        elif owner >= 0:
            active = t.phase == values.TURNS and t.active == owner
            note, who = self.seat(owner), seat_mark(owner)
            look = f" is-taken k-seat-{owner % 4}{' is-turn' if active else ''}"
        else:
            note, who, look = texts["board.free"], "", " is-free"
        lying = "".join(self.faces.die(face) * dice[face] for face in range(len(FACES)))
        label = escape(texts.say("board.order-card", card=card, note=note, dice=self.dice(dice)))
        return (
            f'<div class="an-tray{look}" role="group" aria-label="{label}" title="{label}">'
            f'<span class="an-order"><b>{card}</b><span class="an-who">{who}</span></span>'
            f'<span class="an-dice">{lying}</span></div>'
        )

    def offer_note(self) -> str:
        """AN-074, AN-079: who offers, and who is asked."""
        if self.step == OFFERING:
            return self.texts.say("board.preparing", seat=self.seat(self.actor))
        return self.texts.say("board.offered", seat=self.seat(preparer_of(self.t)), other=self.seat(self.actor))

    def offer_marks(self) -> str:
        if self.step == OFFERING:
            return seat_mark(self.actor)
        return f"{seat_mark(preparer_of(self.t))}{icon('i-arrow', 'an-arrow')}{seat_mark(self.actor)}"

    def lying_in_the_middle(self, face: int) -> str:
        """The dice of a face that can be offered or taken, and the places of those that lie on the offer."""
        gone = GONE * (self.t.offer[face] if self.is_on_offer(self.t.order_card) else 0)
        if not self.t.middle[face]:
            return gone
        name = FACES[face]
        return self.faces.live_die(face, "die-middle", f"offer:{name} accept:{name}") * self.t.middle[face] + gone

    def middle(self) -> str:
        """AN-072, AN-077: while orders are divided any die of the middle can be offered or taken."""
        texts, t = self.texts, self.t
        live = t.phase == values.DIVIDING
        if live:
            dice = "".join(self.lying_in_the_middle(face) for face in range(len(FACES)))
        else:
            dice = "".join(self.faces.die(face) * t.middle[face] for face in range(len(FACES)))
        note = ""
        if self.is_on_offer(t.order_card):
            left, least = sum(t.middle), 2 * cards_left(t)
            words = texts.say("board.remains", left=Count(left), least=least)
            said_why = f"{words} {texts['board.remains-why']}"
            why = f"<small>{escape(texts['board.remains-why'])}</small>"
            note = f'<span title="{escape(said_why)}">{escape(words)} {why}</span>'
        title = escape(texts["board.middle"])
        look = f"an-middle{' is-live' if live else ''}"
        return (
            f'<div class="{look}" role="group" aria-label="{title}"><h3 class="k-heading">{title}{note}</h3>'
            f'<div class="an-dice">{dice or none(texts["thing.no-dice"])}</div></div>'
        )

    def this_turn(self) -> str:
        """AN-149, AN-180: what tasks count, the room actions left, and the bonus of Maszynownia."""
        texts, t = self.texts, self.t
        if t.phase != values.TURNS or not self.is_seat(t.active):
            return ""
        left = self.room_actions_left(t.active)
        key = "question.room-actions" if left else "board.no-room-action"
        chips = [chip("an-ship", left, texts.say(key, count=Count(left)), "" if left else "is-spent")]
        for key, symbol, places in THIS_TURN:
            count = sum(t.turn[place] for place in places)
            if count:
                chips.append(chip(symbol, count, texts.say(f"table.{key}", count=Count(count))))
        if t.turn[values.TURN_BONUS] and self.book.bonus_room >= 0:
            words = texts.say("table.bonus", room=room_name(self.book.bonus_room, texts))
            chips.append(chip("an-room-maszynownia", "+1", words))
        title = escape(texts["board.this-turn"])
        return (
            f'<div class="an-now" role="group" aria-label="{title}"><h3 class="k-heading">{title}</h3>'
            f'<p class="an-chips">{"".join(chips)}</p></div>'
        )


def none(words: str) -> str:
    return f'<p class="an-none">{escape(words)}</p>'


def deck(size: int, name: str, glance: Glance) -> str:
    """AN-013: how many cards lie in a deck."""
    words = glance.texts.say(f"board.deck-{name}", cards=Count(size))
    label = escape(words)
    short = f'<small aria-hidden="true">{escape(glance.texts[f"board.deck-of-{name}"])}</small>'
    look = f"an-deck is-{name}"
    body = f"{short}{icon('i-stack')}<b>{size}</b>{said(words)}"
    return f'<span class="{look}"{marks(pile="task")} title="{label}">{body}</span>'


def progress(glance: Glance, seat: int, each: int) -> str:
    """How far a seat is with every part of a condition: „2/4”; of several parts each says what it is."""
    ways, is_met = alternatives(glance.book.task_condition[each], glance.book), glance.meets(seat, each)
    if len(ways) == 1 and len(ways[0]) == 1:
        shown, look = f"<b>{escape(so_far(glance, seat, ways[0][0]))}</b>{icon('i-check') if is_met else ''}", ""
        parts = [so_far(glance, seat, ways[0][0])]
    else:
        look = " is-parts"
        parts = way_parts(glance, seat, ways[0]) if len(ways) == 1 else [way(glance, seat, each) for each in ways]
        # Of several ways one is enough: what else would have done is not wanting any more.
        parts = [part.replace("✗", "–", 1) for part in parts] if is_met else parts
        joint = f'<i class="an-either">{escape(glance.texts["condition.any"])}</i>' if len(ways) > 1 else ""
        shown = joint.join(f"<b>{escape(part)}</b>" for part in parts)
    words = glance.texts.say("board.progress", seat=glance.seat(seat), parts=", ".join(parts))
    return f'<span class="an-progress{look}" title="{escape(words)}">{seat_mark(seat)}{shown}</span>'


def counts_a_turn(book: AndromedaBook, each: int) -> bool:
    """AN-165: a task asks for what is done in a turn, so that nothing counts before one's own begins."""
    found = alternatives(book.task_condition[each], book)
    return any(numbers[0] >= DICE_BY_RESULT for way in found for numbers in way)


def so_far(glance: Glance, seat: int, numbers: list[int]) -> str:
    """„2/4”, „3, najwyżej 0”."""
    which, parameter, is_maximum, bound = numbers
    shown = str(fact(glance.known, seat, which, parameter)).replace("-", "−")
    return glance.texts.say("board.at-most", value=shown, bound=bound) if is_maximum else f"{shown}/{bound}"


def is_so(glance: Glance, seat: int, numbers: list[int]) -> bool:
    which, parameter, is_maximum, bound = numbers
    value = fact(glance.known, seat, which, parameter)
    return value <= bound if is_maximum else value >= bound


def told(glance: Glance, seat: int, numbers: list[int]) -> str:
    """„badacze w 3 pomieszczeniach (2)”; the number where it is too small or too large."""
    which, parameter, _, bound = numbers
    brief = brief_comparison(numbers, glance.texts)
    if is_so(glance, seat, numbers) or (which, bound) in SAID_WITHOUT_NUMBERS:
        return brief
    return f"{brief} ({fact(glance.known, seat, which, parameter)})".replace("(-", "(−")


def way_parts(glance: Glance, seat: int, found: list[list[int]]) -> list[str]:
    """„✗ badacze w 3 pomieszczeniach (2)” for each part of a condition."""
    return [f"{'✓' if is_so(glance, seat, each) else '✗'} {told(glance, seat, each)}" for each in found]


def way(glance: Glance, seat: int, found: list[list[int]]) -> str:
    """One of several ways to meet a condition, in a line."""
    is_met = all(is_so(glance, seat, each) for each in found)
    joint = f" {glance.texts['condition.all']} "
    return f"{'✓' if is_met else '✗'} {joint.join(told(glance, seat, each) for each in found)}"


def chip(symbol: str, count: int | str, words: str, more: str = "") -> str:
    look = f"an-chip{more and ' ' + more}"
    return f'<span class="{look}" title="{escape(words)}">{icon(symbol)}<b>{count}</b>{said(words)}</span>'
