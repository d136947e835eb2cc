"""What lies before one seat: race, researchers, teleporters, vaccines, order card with dice, completed tasks."""

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, counter, icon, score, seat_mark, seat_title
from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.board.faces import Drawn
from kosmodrom.games.andromeda.model import actions, steps
from kosmodrom.games.andromeda.model.values import SETTING_UP
from kosmodrom.games.andromeda.words.cards import race_name, sentence


class SeatPicture(Drawn):
    """What lies before a seat, drawn."""

    def draw(self, seat: int) -> str:
        """AN-013: everything open before a seat; of its personal tasks only how many."""
        active = self.t.active == seat
        parts = [self.head(seat), self.race(seat), self.counters(seat), self.order(seat)]
        parts.append(self.completed(seat))
        look = f"an-seat k-seat-{seat % 4}{' is-active' if active else ''}"
        name = escape(self.seat(seat))
        return f'<section class="{look}" data-seat="{seat}" aria-label="{name}">{"".join(parts)}</section>'

    def head(self, seat: int) -> str:
        """Shape and name, first player and turn marks, DP."""
        t, texts = self.t, self.texts
        signs = ""
        if self.step in (steps.CHOOSE_RACE, steps.CHOOSE_TASK):
            ready = (t.ready >> seat) & 1
            signs += sign("i-check" if ready else "i-clock", texts["board.chosen" if ready else "board.choosing"])
        if t.active == seat:
            signs += sign("i-active", texts["board.active"], " is-active")
        if t.first == seat:
            signs += sign("i-first", texts["board.first"], piece="first")
        points = sum(self.points(seat))
        label = texts.say("board.points", points=points, aim=self.threshold())
        star = score(seat, points, label, "an-points")
        return f'<header class="an-head">{seat_mark(seat)}{seat_title(escape(self.seat(seat)))}{signs}{star}</header>'

    def race(self, seat: int) -> str:
        """AN-037, AN-039: the race, once it is revealed."""
        each = self.t.races[seat]
        if each < 0:
            return ""
        face = f"{icon(f'an-race-{actions.RACES[each]}')}<span>{escape(race_name(each, self.texts))}</span>"
        label = self.faces.race_label(each)
        if self.t.first_game:
            label = f"{label} {sentence(self.texts['board.ability-off'])}"
        return control(face, label, "an-race-tag", "", f"race:{actions.RACES[each]}", f"race-{seat}")

    def counters(self, seat: int) -> str:
        """AN-008, AN-009: where the researchers are; teleporters and vaccines at hand; personal tasks."""
        t, texts = self.t, self.texts
        if t.phase == SETTING_UP:
            return ""
        ship, trained, pool = self.on_ship(seat), t.trained[seat], t.pool[seat]
        gates, held = self.teleporters_left(seat), t.held[seat].size()
        parts = [
            counter(f"an-crew-{seat % 4}", ship, texts.say("board.on-ship", crew=Count(ship)), "is-ship"),
            counter("an-pelne_szkolenie", trained, texts.say("board.trained", crew=Count(trained)), pile=f"crew{seat}"),
            counter("an-pool", pool, texts.say("board.pool", crew=Count(pool)), pile=f"crew{seat}"),
            counter("an-gate", gates, texts.say("board.gates-left", tokens=Count(gates)), "" if gates else "is-none"),
            counter("an-task", held, texts.say("table.held", cards=Count(held)), "an-held", "task"),
        ]
        if t.vaccines[seat]:
            words = texts.say("board.vaccines", tokens=Count(t.vaccines[seat]))
            parts.append(counter("an-vaccine", t.vaccines[seat], words, pile="vaccine"))
        return f'<div class="an-counters">{"".join(parts)}</div>'

    def order(self, seat: int) -> str:
        """AN-076, AN-090: the order card and the dice on it."""
        card = self.t.cards[seat]
        if not card:
            return ""
        dice = self.dice_of(seat)
        words = escape(self.texts.say("board.order-card", card=card, note=self.seat(seat), dice=self.dice(dice)))
        lying = "".join(self.faces.die(face) * dice[face] for face in range(len(actions.FACES)))
        return (
            f'<div class="an-hold" role="group" aria-label="{words}"><span class="an-order"><b>{card}</b></span>'
            f'<span class="an-dice">{lying}</span></div>'
        )

    def completed(self, seat: int) -> str:
        """AN-183: completed tasks lie open."""
        chips = []
        for each in self.t.completed[seat]:
            name = actions.ALL_TASKS[each]
            title = escape(self.texts[f"task.{name}"])
            face = f"{icon('i-points')}<b>{self.book.task_points[each]}</b><span>{title}</span>"
            label = self.faces.task_label(each, "board.task-done")
            chips.append(control(face, label, "an-done", "", f"task:{name}", piece=f"task-{name}"))
        return f'<div class="an-completed">{"".join(chips)}</div>' if chips else ""


def sign(symbol: str, words: str, more: str = "", piece: str = "") -> str:
    label = escape(words)
    moving = marks(piece=piece)
    return f'<span class="an-sign{more}" role="img" aria-label="{label}" title="{label}"{moving}>{icon(symbol)}</span>'
