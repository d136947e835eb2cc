"""What the own seat alone sees: its hand, a payment being laid ready, its Crystals and its points."""

from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, section
from kosmodrom.games.star_scrappers.board.faces import Drawn, glyph
from kosmodrom.games.star_scrappers.board.outcomes import Outcomes
from kosmodrom.games.star_scrappers.model import actions, effects, steps, values
from kosmodrom.games.star_scrappers.rules import scoring
from kosmodrom.games.star_scrappers.words.cards import counted_as
from kosmodrom.games.star_scrappers.words.speaker import ROWS

MANY_CRYSTALS: Final = 12
ROW_ICONS: Final = ("ss-crystal", "ss-symbol", "i-artifact", "i-totem", "i-enslaved")


class HandPicture(Drawn):
    """What the own seat alone sees, drawn."""

    def draw(self) -> str:
        """SS-016, SS-018: nobody else sees this; the public has none."""
        if not self.is_seat(self.v.seat):
            return ""
        parts = [self.palette(), self.tray(), self.cards(), self.crystals(), self.points()]
        return f'<div class="ss-own">{"".join(parts)}</div>'

    def counted(self, look: str, key: str, count: str, body: str, more: str = "") -> str:
        """A part with its heading, how many there are, and what else is said beside it."""
        label = escape(self.texts[key])
        title = f'<h2 class="k-heading">{label}<span>{escape(count)}</span>{more}</h2>'
        return f'<section class="{look}" aria-label="{label}">{title}{body}</section>'

    def none(self) -> str:
        return f'<p class="ss-none">{escape(self.texts["board.empty"])}</p>'

    # --- cards --------------------------------------------------------------------------------------

    def cards(self) -> str:
        """The hand as a row of cards; SS-080: those laid ready are in it still."""
        texts, laid = self.texts, len(self.v.hand.staged)
        size = texts.say("board.hand-of", count=self.t.hand_sizes[self.v.seat], limit=self.book.hand_limit)
        if laid:
            size = texts.say("board.hand-laid", size=size, laid=laid)
        row = "".join(self.card(each, at) for at, each in enumerate(self.v.hand.cards))
        row = row or ("" if laid else self.none())
        return self.counted("ss-hand", "board.your-hand", size, f'<div class="ss-row">{row}</div>', self.sum())

    def sum(self) -> str:
        """The own points, hidden ones too, where the sheet may be out of sight; others see the open ones only."""
        words = self.texts.say("board.sum", points=sum(self.column()))
        return f'<span class="ss-sum">{icon("i-points")}{escape(words)}</span>'

    def card(self, each: int, at: int) -> str:
        """A card with every decision that may mean it: its skill, paying with it, choosing it."""
        kind, colour = values.kind_of(each), values.colour_of(each)
        code = actions.ALL_KINDS[kind]
        do = f"skill:{code} pay:{code} card:{code}"
        if self.v.hand.asked == kind:
            do = f"colour:{actions.COLOURS[colour]} {do}"
        face, label = self.recoloured(each)
        look = f"ss-card{' is-idle' if self.is_idle(kind) else ''} ss-{actions.COLOURS[values.faction_of(kind)]}"
        return control(face, label, look, do, f"kind:{code}", f"hand-{at + 1}")

    def is_idle(self, kind: int) -> bool:
        """SS-133: whether a card could only be played now for a skill that would do nothing."""
        hand = self.v.hand
        is_begun = hand.intent >= 0 or hand.asked >= 0 or hand.picked >= 0
        if is_begun or self.step != steps.ACTING or self.actor != self.v.seat:
            return False
        partly = self.book.skill[kind] == effects.TAKE_DOCK_AND_REPEAT
        return not partly and bool(Outcomes(self.v, self.book, self.texts, self.names).played_skill(kind))

    def recoloured(self, each: int) -> tuple[str, str]:
        """SS-314: the face and the name of a card; a recoloured one shows both colours."""
        kind, colour = values.kind_of(each), values.colour_of(each)
        if colour == values.faction_of(kind):
            return self.faces.cards[kind], self.faces.card_labels[kind]
        (counts,) = counted_as(kind, colour, self.texts)
        tab = f'<span class="ss-counts ss-{actions.COLOURS[colour]}">{icon("i-tint")}{glyph(colour)}</span>'
        return f"{self.faces.cards[kind]}{tab}", f"{self.faces.card_labels[kind]} ({counts})"

    def palette(self) -> str:
        """The colours to choose from, where a colour is asked."""
        hand = self.v.hand
        choosing = self.actor == self.v.seat and (hand.picked >= 0 or self.step == steps.RECOLOUR_TO)
        if not choosing:
            return ""
        swatches = ""
        for colour, letter in enumerate(actions.COLOURS):
            name = self.colour(colour)
            face = f"{glyph(colour)}<span>{escape(name)}</span>"
            swatches += control(face, name, f"ss-swatch ss-{letter}", f"colour:{letter}")
        return section("ss-palette", self.texts["board.choose-colour"], f'<div class="ss-row">{swatches}</div>')

    # --- paying -------------------------------------------------------------------------------------

    def tray(self) -> str:
        """SS-080, SS-309: what lies ready, in its order; nothing has moved yet."""
        hand, texts = self.v.hand, self.texts
        paying = 0 <= hand.intent < actions.SKILL
        if not paying and not hand.staged and hand.picked < 0:
            return ""
        cards = [*hand.staged, *([hand.picked] if hand.picked >= 0 else [])]
        laid = [self.laid_card(each, at == len(cards) - 1) for at, each in enumerate(cards)]
        label = texts["board.ready" if paying else "board.recoloured"]
        scrolls = f'role="group" tabindex="0" aria-label="{escape(label)}"'
        row = f'<div class="ss-row" {scrolls}>{"".join(laid)}</div>' if laid else ""
        if not paying:
            return section("ss-tray", label, row)
        name, price, enough = self.bill()
        state = " is-enough" if enough else ""
        leads = f"<small>{icon('i-leader')}{escape(texts['board.last-leads'])}</small>" if laid else ""
        body = f'<p class="ss-bill{state}"><b>{escape(price)}</b><span>{escape(name)}</span>{leads}</p>{row}'
        return section("ss-tray is-paying", label, body)

    def laid_card(self, each: int, is_last: bool) -> str:
        """A card that lies ready; SS-177: the last one will lead the Base, and is taken back by touching it."""
        face, label = self.recoloured(each)
        kind = values.kind_of(each)
        look = f"ss-card is-laid ss-{actions.COLOURS[values.faction_of(kind)]}"
        if not is_last:
            return control(face, label, look, "", f"kind:{actions.ALL_KINDS[kind]}")
        back = self.texts.say("board.take-back", card=label)
        leads = ""
        if 0 <= self.v.hand.intent < actions.SKILL:
            back, leads = f"{back}. {self.texts['board.will-lead']}", icon("i-leader", "ss-crown")
        return control(f"{face}{leads}{icon('i-undo', 'ss-back')}", back, look, more='data-undo="undo"')

    def bill(self) -> tuple[str, str, bool]:
        """What is paid for, how much of its price lies ready, and whether that is enough."""
        intent, texts = self.v.hand.intent, self.texts
        if intent < actions.MINE:
            return self.dock(intent), texts["board.ready-one"], False
        (name, price), ready = self.purchase(), self.laid_ready()
        enough = ready >= price
        return name, texts.say("board.ready-enough" if enough else "board.ready-of", ready=ready, price=price), enough

    # --- Crystals and points ------------------------------------------------------------------------

    def crystals(self) -> str:
        """SS-016: the own Crystals by cost, with points and symbols."""
        book, tokens = self.book, self.v.hand.crystals
        groups = []
        for cost in values.COSTS:
            group = [token for token in tokens if book.token_cost[token] == cost]
            if group:
                shown = "".join(self.owned_crystal(token) for token in sorted(group))
                groups.append(f'<div class="ss-group">{shown}</div>')
        label = escape(self.texts["board.your-crystals"])
        look = f"ss-crystals{' is-many' if len(tokens) > MANY_CRYSTALS else ''}"
        # It may scroll, so it can be focused.
        scrolls = f'class="ss-groups" role="group" tabindex="0" aria-label="{label}"'
        body = f"<div {scrolls}>{''.join(groups) or self.none()}</div>"
        return self.counted(look, "board.your-crystals", str(len(tokens)), body)

    def owned_crystal(self, token: int) -> str:
        look = f"ss-token is-small ss-{actions.COLOURS[self.book.token_colour[token]]}"
        face = f"{self.faces.gems[token]}{self.faces.marks[token]}"
        return control(face, self.faces.token_labels[token], look, "", f"token:{actions.ALL_TOKENS[token]}")

    def column(self) -> list[int]:
        return scoring.sheet_column(self.t, self.book, self.v.seat, self.v.hand.crystals)

    def points(self) -> str:
        """SS-198 to SS-202: the own points, row by row, as if the game ended now."""
        texts, column = self.texts, self.column()
        rows = "".join(
            f'<tr><th scope="row">{icon(ROW_ICONS[at])}{escape(texts[f"row.{name}"])}</th><td>{column[at]}</td></tr>'
            for at, name in enumerate(ROWS)
        )
        total = (
            f'<tr class="ss-total"><th scope="row">{icon("i-points")}{escape(texts["board.total"])}</th>'
            f"<td>{sum(column)}</td></tr>"
        )
        return section("ss-score", texts["board.your-points"], f'<table class="ss-sheet">{rows}{total}</table>')
