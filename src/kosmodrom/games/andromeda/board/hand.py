"""What is the own seat's: dice, personal tasks, race, researchers by where they are."""

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, counter, icon, section
from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.board.faces import Drawn
from kosmodrom.games.andromeda.board.table import counts_a_turn, none, progress
from kosmodrom.games.andromeda.model import actions, effects, steps
from kosmodrom.games.andromeda.model.values import SETTING_UP, TURNS, UNUSED
from kosmodrom.games.andromeda.rules import orders, plague
from kosmodrom.games.andromeda.rules.base_questions import units_left
from kosmodrom.games.andromeda.words import cards

MOST_FIGURES = 16


class HandPicture(Drawn):
    """What the own seat alone sees, drawn."""

    def draw(self) -> str:
        """AN-014: nobody else sees the tasks; the public has none."""
        if not self.is_seat(self.v.seat):
            return ""
        choosing = self.palette()
        lying = "" if choosing and not any(self.dice_of(self.v.seat)) else self.own_dice()
        parts = [choosing, self.races(), lying, self.tasks(), self.race(), self.crew()]
        return f'<div class="an-own">{"".join(parts)}</div>'

    # --- choosing -------------------------------------------------------------------------------------

    def palette(self) -> str:
        """Numbers or results to choose from, where such a thing is asked."""
        if self.actor != self.v.seat:
            return ""
        if self.step == steps.USING_AS:
            return self.results()
        if self.step == steps.VACCINATING:
            row = "".join(self.vaccines(tokens) for tokens in range(plague.most_tokens(self.t) + 1))
            return section("an-palette", self.texts["board.how-many-vaccines"], f'<div class="an-row">{row}</div>')
        if self.step in (steps.TRAINING, steps.EITHER):
            most = min(units_left(self.t), self.t.pool[self.v.seat])
            row = "".join(self.training(count) for count in range(most, 0, -1))
            return (
                section("an-palette", self.texts["board.how-many"], f'<div class="an-row">{row}</div>') if row else ""
            )
        return ""

    def results(self) -> str:
        """AN-166, AN-260: a die or a technology is used as one of these."""
        plain = orders.face_of_die(self.t) == orders.NO_DIE
        row = "".join(
            self.faces.live_die(face, "die-as", f"as:{name}", self.die_words(face, plain))
            for face, name in enumerate(actions.FACES)
            if face not in (effects.PLAGUE, effects.TECHNOLOGY)
        )
        return section("an-palette", self.texts["board.choose-face"], f'<div class="an-row">{row}</div>')

    def vaccines(self, tokens: int) -> str:
        """AN-099, AN-100: so many tokens are discarded, or none."""
        label = self.texts.say("decision.vaccines" if tokens else "decision.vaccines-none", tokens=Count(tokens))
        face = f'<b>{tokens}</b><span class="an-figures">{icon("an-vaccine") * tokens}</span>'
        return control(face, label, "an-number", f"vaccines:{tokens}")

    def training(self, count: int) -> str:
        """AN-114, AN-127: so many researchers go from the pool to the race card."""
        pawns = icon(f"an-crew-{self.v.seat % 4}") * count
        cap = icon("an-pelne_szkolenie")
        face = f'<b>{count}</b><span class="an-figures k-seat-{self.v.seat % 4}">{pawns}</span>{cap}'
        return control(face, self.texts.say("decision.train", count=Count(count)), "an-number", f"train:{count}")

    def races(self) -> str:
        """AN-034, AN-035: the two race cards, while one is chosen in secret."""
        hand = self.v.hand
        if self.step != steps.CHOOSE_RACE or not hand.races:
            return ""
        row = "".join(self.race_card(each, hand.choice == each) for each in sorted(hand.races))
        return section("an-races", self.texts["board.your-races"], f'<div class="an-row">{row}</div>')

    def race_card(self, each: int, is_picked: bool) -> str:
        look = f"an-race-card{' is-picked' if is_picked else ''}"
        name = actions.RACES[each]
        return control(self.faces.races[each], self.faces.race_label(each), look, f"race:{name}", f"race:{name}")

    # --- dice and tasks -------------------------------------------------------------------------------

    def own_dice(self) -> str:
        """AN-112: every way to use a die; a technology die also names the technologies that are not used yet."""
        texts, seat = self.texts, self.v.seat
        card = self.t.cards[seat]
        if self.t.phase == SETTING_UP:
            return ""
        title = texts.say("board.your-dice-on", card=card) if card else texts["board.your-dice"]
        lying = self.dice_of(seat)
        row = "".join(self.own_die(face) * lying[face] for face in range(len(actions.FACES)) if lying[face])
        empty = none(texts["board.dice-used" if card else "board.dice-later"])
        look = f"an-your-dice{' is-acting' if self.step == steps.ACTING and self.actor == seat else ''}"
        return section(look, title, f'<div class="an-row">{row or empty}</div>')

    def own_die(self, face: int) -> str:
        name = actions.FACES[face]
        if face == effects.PLAGUE:
            return self.faces.live_die(face, "die-own", f"die:{name}")
        ways = [f"{verb}:{name}" for verb in ("die", "single", "explore", "morph")]
        if face == effects.TECHNOLOGY:
            unused = [each for each, state in zip(actions.TECHS, self.t.techs, strict=True) if state == UNUSED]
            ways = [f"tech:{each}" for each in unused] + ways
        words = cards.sentence(self.die_words(face)) if self.actor == self.v.seat else ""
        return self.faces.live_die(face, "die-own", " ".join(ways), words)

    def tasks(self) -> str:
        """AN-014, AN-044, AN-171: the own tasks, with how far they are."""
        own = sorted(self.own_tasks())
        if self.t.phase == SETTING_UP and not own:
            return ""
        texts = self.texts
        row = "".join(self.task(each) for each in own) or none(texts["board.no-task"])
        if self.step == steps.EXCHANGING and self.actor == self.v.seat:
            row += self.top_card()
        title = texts.say("board.your-tasks", cards=Count(len(own)))
        return section("an-your-tasks", title, f'<div class="an-row">{row}</div>')

    def task(self, each: int) -> str:
        """A card with every decision that may mean it: keeping it, putting it back, completing it."""
        name, seat = actions.ALL_TASKS[each], self.v.seat
        face, label = self.faces.tasks[each], self.faces.task_label(each)
        look = "an-task is-own"
        if self.step == steps.CHOOSE_TASK:
            look += " is-picked" if self.v.hand.choice == each else ""
        elif self.t.phase != SETTING_UP:
            is_turn = self.t.phase == TURNS and self.t.active == seat
            look += " is-met" if is_turn and self.meets(seat, each) else ""
            if is_turn or not counts_a_turn(self.book, each):
                face += progress(self, seat, each)
        do = f"task:{name} return:{name} keep:{name}"
        if self.step == steps.EXCHANGING:
            do = f"hold {do}"
            face += f'<span class="an-keep">{escape(self.texts["board.hold"])}</span>' if self.actor == seat else ""
        return control(face, label, look, do, f"task:{name}", f"own-{name}", piece=f"task-{name}")

    def top_card(self) -> str:
        """AN-215, AN-217: the deck, to exchange the own task for its top card."""
        texts, size = self.texts, self.t.personal[0].size()
        words = f'<span class="an-words">{escape(texts["board.exchange"])}</span>'
        face = f'{icon("i-swap")}{words}<span class="an-deck is-personal">{icon("i-stack")}<b>{size}</b></span>'
        return control(face, texts["decision.exchange"], "an-back", "exchange")

    # --- race and researchers -------------------------------------------------------------------------

    def race(self) -> str:
        """AN-039, AN-059: the own race card."""
        each = self.t.races[self.v.seat]
        if each < 0:
            return ""
        face, label, look = self.faces.races[each], self.faces.race_label(each), "an-race-card"
        if self.t.first_game:
            off = self.texts["board.ability-off"]
            face += f'<span class="an-off">{escape(off)}</span>'
            label, look = f"{label} {cards.sentence(off)}", f"{look} is-plain"
        card = control(face, label, look, "", f"race:{actions.RACES[each]}")
        return section("an-your-race", self.texts["board.your-race"], card)

    def crew(self) -> str:
        """AN-008, AN-115, AN-118: from the pool by training to the race card, by summoning to the ship."""
        t, texts, seat = self.t, self.texts, self.v.seat
        if t.phase == SETTING_UP:
            return ""
        stages = [
            self.stage("pool", "an-pool", t.pool[seat]),
            self.stage("trained", "an-pelne_szkolenie", t.trained[seat]),
            self.stage("on-ship", "an-ship", self.on_ship(seat)),
        ]
        gates = self.teleporters_left(seat)
        tokens = [counter("an-gate", gates, texts.say("board.gates-left", tokens=Count(gates)))]
        if self.book.vaccine_tech >= 0 and t.techs[self.book.vaccine_tech]:
            tokens.append(
                counter("an-vaccine", t.vaccines[seat], texts.say("board.vaccines", tokens=Count(t.vaccines[seat])))
            )
        arrow = f'<span class="an-then">{icon("i-arrow")}</span>'
        crew = f'<div class="an-stages k-seat-{seat % 4}">{arrow.join(stages)}</div>'
        body = f'{crew}<p class="an-tokens">{"".join(tokens)}</p>'
        return section("an-your-crew", texts["board.your-crew"], body)

    def stage(self, key: str, symbol: str, count: int) -> str:
        seat = self.v.seat
        words = self.texts.say(f"board.{key}", crew=Count(count))
        figures = icon(f"an-crew-{seat % 4}", "an-small") * min(count, MOST_FIGURES)
        title = f'<span class="an-cap">{icon(symbol)}{escape(self.texts[f"board.stage-{key}"])}</span>'
        return (
            f'<div class="an-stage" role="img" aria-label="{escape(words)}" title="{escape(words)}">'
            f'{title}<b>{count}</b><span class="an-figures">{figures}</span></div>'
        )
