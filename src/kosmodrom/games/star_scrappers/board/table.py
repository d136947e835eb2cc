"""The table that all see: Docks at the left, the board with Artifacts and the Cave-in track, the Mine at the right."""

from collections.abc import Callable
from typing import Final

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, said, seat_mark, section
from kosmodrom.engine.plurals import Count
from kosmodrom.games.star_scrappers.board.cave_in_track import track
from kosmodrom.games.star_scrappers.board.effects import CRYSTAL, EQUAL, PICK, RECRUIT, TAKEOVER, less, number
from kosmodrom.games.star_scrappers.board.faces import Drawn, glyph
from kosmodrom.games.star_scrappers.model import actions, values
from kosmodrom.games.star_scrappers.words.context import BASIC_ACTIONS, Glance

ACTION_ICONS: Final = {"recruit": "i-recruit", "mine": "i-pick", "collect": "i-artifact", "skill": "i-instant"}
LEVELS: Final = (4, 3, 2, 1)
BOTH: Final = 2
"""Basic actions of a turn."""
RUNNING: Final[dict[str, Callable[[int], str]]] = {
    "takeovers": lambda count: f"{number(count)}{TAKEOVER}",
    "minings": lambda count: f"{number(f'+{count}')}{PICK}",
    "repeat": lambda _: f"{PICK}{EQUAL}{PICK}",
    "artifact-discount": lambda discount: f"{icon('i-artifact')}{less(discount)}",
    "mining-discount": lambda discount: f"{PICK}{less(discount)}",
    "recruit-discount": lambda levels: f"{RECRUIT}{less(levels)}",
    "doubled": lambda colour: f"{glyph(colour, f'ss-{actions.COLOURS[colour]}')}{number('×2')}",
    "second-crystal": lambda highest: f"{number('+1')}{CRYSTAL}{number(f'≤{highest}')}",
}
"""Effects of the turn in icons."""


class TablePicture(Drawn):
    """What all see, drawn."""

    def draw(self) -> str:
        """SS-023 to SS-040: the whole picture."""
        parts = [
            self.turn(),
            self.docks(),
            self.artifacts(),
            self.faces.once(("track", self.seats(), self.t.marker), lambda: track(self)),
            self.mine(),
            self.wild_colours(),
            self.free_totems(),
        ]
        return f'<div class="ss-table"><div class="ss-field">{"".join(parts)}</div></div>'

    # --- the turn -----------------------------------------------------------------------------------

    def turn(self) -> str:
        """SS-311: the round, whose turn it is, actions used, effects running."""
        t, texts = self.t, self.texts
        head = f'<p class="ss-round">{escape(texts.say("board.round", round=t.round))}</p>'
        if t.active == values.NOBODY:
            words = texts["board.over" if t.agenda.is_empty() else "board.setting"]
            return f'<div class="ss-turn">{head}<p>{escape(words)}</p></div>'
        name = f'<p class="ss-whose">{seat_mark(t.active)}<b>{escape(self.seat(t.active))}</b></p>'
        told = self.turn_effects()
        used = escape(texts.say("board.actions", basics=BOTH if t.takeovers else t.basics))
        dots = (
            f'<p class="ss-actions" title="{escape(told[0])}">{"".join(self.action_dots())}'
            f'<small aria-hidden="true">{used}</small>{said(told[0])}</p>'
        )
        chips = "".join(
            f'<span class="ss-chip" title="{escape(words)}">{RUNNING[key](value)}{said(words)}</span>'
            for (key, value), words in zip(self.running(), told[1:], strict=True)
        )
        label = escape(texts["board.turn"])
        chips = f'<p class="ss-chips">{chips}</p>' if chips else ""
        return f'<div class="ss-turn" role="group" aria-label="{label}">{head}{name}{dots}{chips}</div>'

    def action_dots(self) -> list[str]:
        """SS-065: two basic actions, or one takeover that uses both."""
        t = self.t
        if t.takeovers:
            return [f'<span class="ss-dot is-used is-wide">{TAKEOVER}</span>']
        icons = ["", icon("i-check") if t.basics == BOTH else ""]
        if t.first_basic >= 0:
            icons[0] = icon(ACTION_ICONS[BASIC_ACTIONS[t.first_basic]])
        return [f'<span class="ss-dot{" is-used" if at < t.basics else ""}">{icons[at]}</span>' for at in range(BOTH)]

    # --- Docks and Mine -----------------------------------------------------------------------------

    def docks(self) -> str:
        """SS-031: a pyramid, one place of level 4 on top, four of level 1 below."""
        book = self.book
        cells = []
        for level in LEVELS:
            cells.append(self.dock_stack(level))
            cells += [
                self.dock_place(place)
                for place in range(len(actions.DOCK_PLACES))
                if book.level_of_place[place] == level
            ]
        return section("ss-zone ss-docks", self.texts["board.docks"], "".join(cells), is_region=True)

    def dock_place(self, place: int) -> str:
        kind = self.t.docks[place]
        return self.faces.once(("dock", place, kind), lambda: self.dock_card(place, kind))

    def dock_card(self, place: int, kind: int) -> str:
        name = actions.DOCK_PLACES[place]
        do, where = actions.VOCABULARY.about(actions.DOCK_PLACES, place), f"dock-{name}"
        if kind < 0:
            return control("", self.empty_dock_words(place), f"ss-card is-empty ss-d-{name}", do, place=where)
        look = f"ss-card ss-{actions.COLOURS[self.book.colour[kind]]} ss-d-{name}"
        return control(
            self.faces.cards[kind], self.faces.card_labels[kind], look, do, f"kind:{actions.ALL_KINDS[kind]}", where
        )

    def dock_stack(self, level: int) -> str:
        size = self.t.dock_stacks[level - 1]
        words = self.texts.say("board.dock-stack", level=level, cards=Count(size))
        pips = f'<span class="ss-pips">{"<i></i>" * level}</span>'
        of = f'<small class="ss-of">{escape(self.texts.say("board.level-sign", level=level))}</small>'
        return stack(f"ss-back-docks ss-ds-{level}", size, words, f"{pips}{of}", "kind")

    def mine(self) -> str:
        """SS-024: an inverted pyramid, four places of cost 1 on top, one of cost 10 below."""
        cells = []
        for row, cost in enumerate(values.COSTS):
            places = [place for place in range(len(actions.MINE_PLACES)) if self.book.row_of_place[place] == row]
            cells += [self.crystal_place(place) for place in places]
            cells.append(self.mine_stack(row, cost))
        return section("ss-zone ss-mine", self.texts["board.mine"], "".join(cells), is_region=True)

    def mine_stack(self, row: int, cost: int) -> str:
        size = self.t.crystal_stacks[row].size()
        words = self.texts.say("board.mine-stack", cost=cost, tokens=Count(size))
        of = f'<small class="ss-of ss-cost">{cost}</small>'
        return stack(f"ss-back-mine ss-ms-{cost}", size, words, f"{icon(f'ss-gem-{cost}')}{of}", "token")

    def crystal_place(self, place: int) -> str:
        """SS-009, SS-212: a Crystal with its price of this turn and the colour it has now."""
        token = self.t.mine[place]
        if token < 0:
            return self.faces.once(("mine", place), lambda: self.empty_mine(place))
        shade, price = self.crystal_shade(place), self.mining_price(place)
        whose = self.whose(price, self.book.token_cost[token])
        key = ("mine", place, token, shade, self.t.wild[shade], price, *whose)
        return self.faces.once(key, lambda: self.mine_token(place, token, shade, price))

    def empty_mine(self, place: int) -> str:
        name = actions.MINE_PLACES[place]
        do = actions.VOCABULARY.about(actions.MINE_PLACES, place)
        return control("", self.empty_mine_words(place), f"ss-token is-empty ss-m-{name}", do, place=f"mine-{name}")

    def mine_token(self, place: int, token: int, shade: int, price: int) -> str:
        t, book, name = self.t, self.book, actions.MINE_PLACES[place]
        do, where = actions.VOCABULARY.about(actions.MINE_PLACES, place), f"mine-{name}"
        colour = book.token_colour[token]
        label = self.crystal(place, "board.price")
        cost = cost_mark(book.token_cost[token], price, self.actor)
        face = f"{cost}{self.faces.gem(token, shade)}{self.faces.marks[token]}"
        if shade != colour:
            face += f'<span class="ss-was ss-{actions.COLOURS[colour]}">{glyph(colour)}</span>'
        elif t.wild[shade]:
            face += icon("i-wild", "ss-wild-mark")
        wild = " is-wild" if t.wild[shade] else ""
        look = f"ss-token ss-{actions.COLOURS[shade]}{wild} ss-m-{name}"
        return control(face, label, look, do, f"token:{actions.ALL_TOKENS[token]}", where)

    # --- the board ----------------------------------------------------------------------------------

    def artifacts(self) -> str:
        """SS-040, SS-043: three stacks, the top card of each with both halves and how many lie below."""
        cells = [self.artifact_stack(at) for at in range(3)]
        return section("ss-zone ss-artifacts", self.texts["board.artifacts"], "".join(cells), is_region=True)

    def artifact_stack(self, at: int) -> str:
        card, below = self.t.tops[at], self.t.artifact_stacks[at]
        price = self.artifact_price(at) if card >= 0 else 0
        whose = self.whose(price, self.book.artifact_cost[card] if card >= 0 else 0)
        return self.faces.once(("artifact", at, card, below, price, *whose), lambda: self.artifact_card(at, price))

    def whose(self, price: int, cost: int) -> tuple[int, str]:
        """Who is named beside a price that is not the printed one: drawings are kept for all tables."""
        return (-1, "") if price == cost else (self.actor, self.seat(self.actor))

    def artifact_card(self, at: int, price: int) -> str:
        card, texts = self.t.tops[at], self.texts
        where = f"ss-a-{at + 1}"
        if card < 0:
            words = texts.say("board.empty-stack", stack=at + 1)
            empty = f'<span class="ss-note">{escape(texts["board.empty"])}</span>'
            halves = "".join(
                control(empty, words, "ss-half", f"collect:{at + 1}-{half}", place=f"artifact-{at + 1}-{half}")
                for half in ("left", "right")
            )
            return f'<div class="ss-artifact is-empty {where}">{halves}</div>'
        below = self.t.artifact_stacks[at]
        cost = self.book.artifact_cost[card]
        words = texts.say("board.below", cards=Count(below))
        rail = (
            f'<span class="ss-artifact-rail">{cost_mark(cost, price, self.actor)}'
            f'<span class="ss-below" title="{escape(words)}">{icon("i-stack")}<b>{below}</b>{said(words)}</span></span>'
        )
        details = [texts.say("thing.cost", cost=cost)]
        if price != cost:
            details.append(texts.say("board.price", price=price, seat=self.seat(self.actor)))
        halves = "".join(self.artifact_half(at, 2 * card + side, details) for side in range(2))
        deep = min(below, 3)
        named = marks(piece=f"artifact-{actions.ALL_CARDS[card]}")
        return f'<div class="ss-artifact is-deep-{deep} {where}"{named}>{rail}{halves}</div>'

    def artifact_half(self, at: int, artifact: int, details: list[str]) -> str:
        side = "left" if artifact % 2 == 0 else "right"
        do = f"collect:{at + 1}-{side}"
        label = self.faces.artifact_label(artifact, details)
        zoom, place = f"artifact:{actions.ALL_CARDS[artifact // 2]}", f"artifact-{at + 1}-{side}"
        return control(self.faces.halves[artifact], label, f"ss-half is-{side}", do, zoom, place)

    def wild_colours(self) -> str:
        """SS-026, SS-106: the colours that any one colour pays for."""
        texts = self.texts
        wild = [colour for colour in range(6) if self.t.wild[colour]]
        if not wild:
            return ""
        names = texts.say("board.wild-names", colours=", ".join(self.colour(colour) for colour in wild))
        gems = "".join(
            f'<span class="ss-wild-gem ss-{actions.COLOURS[colour]}">{glyph(colour)}</span>' for colour in wild
        )
        return (
            f'<div class="ss-wild" role="group" aria-label="{escape(names)}"><p class="ss-cap">{icon("i-wild")}'
            f'{escape(texts["board.wild"])}</p><p class="ss-wild-gems" aria-hidden="true">{gems}</p>'
            f'<p class="ss-note">{escape(texts["board.wild-note"])}</p></div>'
        )

    def free_totems(self) -> str:
        """SS-037: Totems that lie beside the board."""
        free = [colour for colour in range(6) if self.t.totems[colour] == values.NOBODY]
        if not free:
            return ""
        title = escape(self.texts["board.totems"])
        totems = "".join(totem(self, colour) for colour in free)
        return f'<div class="ss-free" role="group" aria-label="{title}"><p class="ss-cap">{title}</p>{totems}</div>'


def stack(look: str, size: int, words: str, face: str, sort: str) -> str:
    """SS-019: a face-down stack and its size; `sort` is what lies in it."""
    empty = " is-empty" if not size else ""
    label = escape(words)
    look = f"ss-stack {look}{empty}"
    said = f'role="img" aria-label="{label}" title="{label}"'
    return f'<span class="{look}"{marks(pile=sort)} {said}>{face}<b>{size}</b></span>'


def cost_mark(cost: int, price: int, payer: int = -1) -> str:
    """A cost at the left edge; a changed one stands beside the printed one, with the mark of the seat that pays it."""
    if price == cost:
        return f'<span class="ss-cost">{cost}</span>'
    return f'<span class="ss-cost is-cheaper">{price}{seat_mark(payer)}</span><s class="ss-old">{cost}</s>'


def totem(glance: Glance, colour: int) -> str:
    """A Totem with its faction's silhouette."""
    letter = actions.COLOURS[colour]
    words = glance.texts.say(
        "board.totem", totem=glance.texts[f"colour.totem.{letter}"], points=glance.book.totem_points
    )
    face = f"{icon('i-totem')}{glyph(colour)}"
    return control(face, words, f"ss-totem ss-{letter}", zoom=f"totem:{letter}", piece=f"totem-{letter}")
