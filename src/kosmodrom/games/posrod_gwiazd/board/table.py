"""The table that all see: year and turn, score track, objectives, piles, and every station."""

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, said, seat_mark, section
from kosmodrom.engine.plurals import Count
from kosmodrom.games.posrod_gwiazd.board.clock import clock, track
from kosmodrom.games.posrod_gwiazd.board.faces import Drawn, Faces, card_id, emblem, objective_id, race_icon
from kosmodrom.games.posrod_gwiazd.board.station import station
from kosmodrom.games.posrod_gwiazd.model import actions, effects, steps
from kosmodrom.games.posrod_gwiazd.rules import counting, scoring
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.context import Glance


class TablePicture(Drawn):
    """What all see, drawn."""

    def draw(self) -> str:
        """PG-017: the whole picture; a page shows one station large, the own one unless another is opened."""
        seats = range(self.seats())
        parts = [
            clock(self),
            track(self),
            self.piles(),
            self.races(),
            self.objectives(),
            f'<div class="pg-stations">{"".join(station(self, self.faces, seat) for seat in seats)}</div>',
            self.discarded(),
        ]
        return f'<div class="pg-table"><div class="pg-field is-{self.seats()}">{"".join(parts)}</div></div>'

    # --- piles --------------------------------------------------------------------------------------

    def piles(self) -> str:
        """PG-016, PG-017, PG-077: Reactors, the discard pile, the deck; who acts can use the first two."""
        t, texts = self.t, self.texts
        discards = sum(t.discard)
        shown = [
            pile("pg-deck", t.deck, texts.say("board.deck", cards=Count(t.deck)), "card"),
            control(
                f"{icon('pg-reactor')}<b>{t.reactors}</b>",
                texts.say("board.reactors", cards=Count(t.reactors)),
                "pg-pile",
                "reactor" if self.step == steps.ACTING else "",
                "card:reactor",
                "reactors",
                state=str(t.reactors),
                pile="card",
            ),
            control(
                f"{icon('pg-discarded')}<b>{discards}</b>",
                texts.say("board.discard-pile", cards=Count(discards)),
                "pg-pile",
                place="discards",
                opens="discard",
                state=str(discards),
                pile="card",
            ),
        ]
        if any(race >= 0 and self.book.ability[race] == effects.EXCHANGE for race in t.races):
            shown.append(pile("i-stack", t.side, texts.say("board.side", cards=Count(t.side))))
        variants = self.playing()
        if variants:
            words = texts.say("table.variants", variants=", ".join(variants))
            shown.append(f'<span class="pg-variants" title="{escape(words)}">{icon("i-rules")}{said(words)}</span>')
        label = escape(texts["board.piles"])
        return f'<div class="pg-piles" role="group" aria-label="{label}">{"".join(shown)}</div>'

    def discarded(self) -> str:
        """PG-077: the discard pile lies open; it is shown in the place of the large station."""
        t, texts = self.t, self.texts
        shown = "".join(chip(self.faces, kind, count) for kind, count in enumerate(t.discard) if count)
        body = shown or f'<p class="pg-none">{escape(texts["table.none"])}</p>'
        removed = sum(t.removed) + t.hidden_removed[0].size()
        if removed:
            gone = "".join(chip(self.faces, kind, count) for kind, count in enumerate(t.removed) if count)
            words = escape(texts.say("board.removed", cards=Count(removed)))
            body += f'<h3 class="k-heading">{words}</h3>{gone}'
        back = control(icon("i-cross"), texts["board.back"], "pg-tool", opens="")
        title = texts.say("board.discard-pile", cards=Count(sum(t.discard)))
        return section("pg-discards", title, f'{back}<div class="pg-chips">{body}</div>')

    # --- races to choose ----------------------------------------------------------------------------

    def races(self) -> str:
        """PG-030, PG-230: the race tokens that are still free, while they are chosen."""
        t = self.t
        if self.step != steps.CHOOSE_RACE:
            return ""
        tokens = "".join(self.race_token(race) for race in range(len(actions.RACES)) if race not in t.races)
        return section("pg-races", self.texts["board.races"], f'<div class="pg-tokens">{tokens}</div>')

    def race_token(self, race: int) -> str:
        label = cards.race_words(race, self.book, self.texts, bool(self.t.all_in_one))
        name, _, text = label.partition(": ")
        face = f"{race_icon(race)}<span><b>{escape(name)}</b><small>{escape(text)}</small></span>"
        words = self.texts.say("board.race", race=label)
        return control(face, words, "pg-token", f"race:{actions.RACES[race]}", f"race:{actions.RACES[race]}")

    # --- objectives ---------------------------------------------------------------------------------

    def objectives(self) -> str:
        """PG-032, PG-110: the open objectives, with who would win them now."""
        t, texts = self.t, self.texts
        rows = [self.objective(each, -1) for each in t.objectives]
        if t.secret >= 0:
            rows.append(self.objective(t.secret, t.secret_seat))
        elif t.secret_seat >= 0:
            words = escape(texts.say("table.secret-hidden", seat=self.seat(t.secret_seat)))
            rows.append(f'<p class="pg-secret">{icon("pg-secret")}{seat_mark(t.secret_seat)}<span>{words}</span></p>')
        if not rows:
            return ""
        return section("pg-objectives", texts["board.objectives"], "".join(rows), is_region=True)

    def objective(self, each: int, favoured: int) -> str:
        """PG-109, PG-110, PG-219: what each seat has of what is counted, and who leads."""
        texts, book = self.texts, self.book
        effect = book.objectives[each]
        won = scoring.objective_points(self.t, book, each, favoured)
        leaders = [seat for seat in range(self.seats()) if won[seat]]
        if effect[1] == effects.FIRST_TO:
            counts = self.t.points
        else:
            counts = [counting.compared(self.t, book, seat, effect) for seat in range(self.seats())]
        standing = "".join(
            f'<span class="pg-count k-seat-{seat % 4}{" is-first" if seat in leaders else ""}">{seat_mark(seat)}'
            f"<b>{count}</b></span>"
            for seat, count in enumerate(counts)
        )
        told = ", ".join(f"{self.seat(seat)} ({count})" for seat, count in enumerate(counts))
        leader = self.all_of(leaders) if leaders else texts["thing.nobody"]
        label = cards.objective_words(each, book, texts, cards.SHOWN if favoured >= 0 else "")
        words = texts.say("board.objective", objective=label, standing=told, leader=leader)
        secret = icon("pg-secret") if favoured >= 0 else ""
        face = (
            f'<span class="pg-goal">{self.faces.objective_icon(each)}</span>'
            f'<span class="pg-goal-name">{secret}{escape(cards.objective_name(each, texts))}</span>'
            f'<span class="pg-goal-points">{self.faces.objective_points(each)}</span>'
            f'<span class="pg-standing">{standing}</span>'
        )
        return control(face, words, "pg-objective", zoom=objective_id(each), place=objective_id(each))


def pile(symbol: str, size: int, words: str, sort: str = "") -> str:
    label = escape(words)
    said = f'role="img" aria-label="{label}" title="{label}"'
    return f'<span class="pg-pile"{marks(pile=sort)} {said}>{icon(symbol)}<b>{size}</b></span>'


def chip(faces: Faces, kind: int, count: int = 1, do: str = "", place: str = "", label: str = "") -> str:
    """A card in one line: type and name; it opens in large. `label` is the text in which a screen reader hears it."""
    times = f"<b>×{count}</b>" if count > 1 else ""
    face = f"{emblem(kind, faces.book)}<span>{escape(cards.card_name(kind, faces.texts))}</span>{times}"
    words = faces.texts.say(label, card=faces.labels[kind]) if label else faces.labels[kind]
    return control(face, words, f"pg-chip {faces.looks[kind]}", do, card_id(kind), place)


def race_chip(glance: Glance, seat: int, do: str = "") -> str:
    """PG-030: a race token lies open before its owner; a used ability is marked."""
    race = glance.t.races[seat]
    if race < 0:
        return ""
    used = " is-used" if glance.t.used[seat] else ""
    label = glance.texts.say(
        "board.race", race=cards.race_words(race, glance.book, glance.texts, bool(glance.t.all_in_one))
    )
    if used:
        label += f" ({glance.texts['table.used']})"
    face = f"{race_icon(race)}<span>{escape(cards.race_name(race, glance.texts))}</span>"
    return control(face, label, f"pg-race{used}", do, f"race:{actions.RACES[race]}", f"race-{seat}")
