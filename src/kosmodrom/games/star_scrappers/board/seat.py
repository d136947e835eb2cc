"""What lies before one seat: counters, Totems, Artifacts, enslaved cards, the Base and the play area."""

from typing import Final

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, counter, icon, said, score, seat_mark, seat_title
from kosmodrom.engine.plurals import Count
from kosmodrom.games.star_scrappers.board.faces import Drawn, glyph, timing_icon
from kosmodrom.games.star_scrappers.board.table import totem
from kosmodrom.games.star_scrappers.model import actions
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS
from kosmodrom.games.star_scrappers.rules import scoring
from kosmodrom.games.star_scrappers.words.cards import card_name

LONG_LEADER: Final = 8
LONGEST: Final = 10


class SeatPicture(Drawn):
    """What lies before a seat, drawn."""

    def draw(self, seat: int) -> str:
        """SS-015, SS-017, SS-018, SS-143: everything open before a seat; of its hand and Crystals only how many."""
        active = self.t.active == seat
        parts = [self.head(seat), self.counters(seat), self.owned(seat), self.base_column(seat)]
        if active:
            parts.append(self.play_area())
        look = f"ss-seat k-seat-{seat % 4}{' is-active' if active else ''}"
        name = escape(self.seat(seat))
        return f'<section class="{look}" data-seat="{seat}" aria-label="{name}">{"".join(parts)}</section>'

    def head(self, seat: int) -> str:
        """SS-016, SS-017: shape and name, start player and turn marks, open points; Crystals lie face down."""
        t, texts = self.t, self.texts
        signs = ""
        if t.active == seat:
            signs += sign("i-active", texts["board.active"], "ss-sign is-active")
        if t.start == seat:
            signs += sign("i-first", texts["board.first"], "ss-sign")
        points = scoring.open_points(t, self.book, seat)
        star = score(seat, points, texts.say("board.points", points=points), "ss-points", bool(t.crystals[seat]))
        return f'<header class="ss-head">{seat_mark(seat)}{seat_title(escape(self.seat(seat)))}{signs}{star}</header>'

    def counters(self, seat: int) -> str:
        """Hand, Crystals, enslaved cards and Totems."""
        t, texts = self.t, self.texts
        size, crystals = t.hand_sizes[seat], t.crystals[seat]
        full = "is-full" if size >= self.book.hand_limit else ""
        parts = [
            counter("i-hand", size, texts.say("board.hand-size", cards=Count(size)), full, "kind") + self.known(seat),
            counter("ss-crystal", crystals, texts.say("board.crystals", crystals=Count(crystals)), pile="token"),
        ]
        if t.enslaved[seat]:
            cards = ", ".join(card_name(kind, texts) for kind in t.enslaved[seat])
            points = scoring.enslaved_points(t, self.book, seat)
            words = texts.say("board.enslaved", cards=cards, points=points)
            parts.append(counter("i-enslaved", len(t.enslaved[seat]), words, "ss-chained", "kind"))
        totems = "".join(totem(self, colour) for colour in range(6) if t.totems[colour] == seat)
        return f'<div class="ss-counters">{"".join(parts)}<span class="ss-totems">{totems}</span></div>'

    def known(self, seat: int) -> str:
        """SS-311: the cards in a hand that everybody saw going there."""
        kinds = self.t.shown[seat]
        if not kinds:
            return ""
        words = self.texts.say("board.known", cards=", ".join(card_name(kind, self.texts) for kind in kinds))
        chips = "".join(
            f'<i class="ss-known-card ss-{actions.COLOURS[self.book.colour[kind]]}"'
            f"{marks(like=f'kind:{actions.ALL_KINDS[kind]}')}>{glyph(self.book.colour[kind])}{self.book.level[kind]}</i>"
            for kind in kinds
        )
        picture = f'<span aria-hidden="true">{chips}</span>'
        return f'<span class="ss-known" title="{escape(words)}">{picture}{said(words)}</span>'

    def owned(self, seat: int) -> str:
        """SS-119: Artifacts are open; those that are activated can be touched."""
        chips = [self.artifact(each) for each in self.t.artifacts[seat]]
        return f'<div class="ss-owned">{"".join(chips)}</div>' if chips else ""

    def artifact(self, each: int) -> str:
        card, used = actions.ALL_CARDS[each // 2], (self.t.used >> (each // 2)) & 1
        do = f"activate:{card}" if each % 2 else ""
        name = escape(self.texts[f"artifact.{ALL_ARTIFACTS[each]}"])
        face = f"{timing_icon(self.book.artifact[each])}<span>{name}</span>"
        look = f"ss-relic{' is-used' if used else ''}"
        return control(face, self.faces.artifact_label(each), look, do, f"artifact:{card}", piece=f"artifact-{card}")

    # --- the Base -----------------------------------------------------------------------------------

    def base_column(self, seat: int) -> str:
        """SS-015, SS-055: from the bottom at the left to the Leader in front at the right."""
        t, texts = self.t, self.texts
        cards = t.bases[seat]
        do, place = f"takeover:{seat}", f"base-{seat}"
        title = f"{icon('i-base')}<span>{escape(texts['board.base-title'])}</span><b>{len(cards)}</b>"
        if not cards:
            label = texts.say("board.base-empty", seat=self.seat(seat))
            empty = control(title, label, "ss-base-title", do, place=place, state="0")
            return f'<div class="ss-base is-empty">{empty}</div>'
        label = texts.say("board.base", seat=self.seat(seat), cards=Count(len(cards)), leader=self.leader_words(seat))
        below = "".join(self.card_of_base(seat, at) for at in range(len(cards) - 1))
        whole = control(title, label, "ss-base-title", do, place=place, state=str(len(cards)))
        return f'<div class="ss-base">{whole}<div class="ss-column">{below}{self.leader_card(seat)}</div></div>'

    def card_of_base(self, seat: int, at: int) -> str:
        kind = self.t.bases[seat][at]
        name = f"{seat}-{at + 1}"
        label = self.texts.say("board.base-card", place=at + 1, card=self.faces.card_labels[kind])
        return f'<span class="ss-slot">{self.mini(kind, label, f"base:{name}", f"base-{name}")}</span>'

    def mini(self, kind: int, label: str, do: str, place: str, more: str = "", look: str = "") -> str:
        """A small card; `more` is drawn over it."""
        look = f"ss-mini{look} ss-{actions.COLOURS[self.book.colour[kind]]}"
        return control(f"{self.faces.minis[kind]}{more}", label, look, do, f"kind:{actions.ALL_KINDS[kind]}", place)

    def leader_card(self, seat: int) -> str:
        """SS-055, SS-168: the top card leads; the seat whose turn it is may activate it."""
        cards = self.t.bases[seat]
        kind, name = cards[-1], f"{seat}-{len(cards)}"
        do = f"takeover:{seat} base:{name}"
        if seat == self.t.active:
            do = f"leader {do}"
        label = self.texts.say("board.leader", card=self.faces.card_labels[kind])
        title = self.texts[f"mercenary.{actions.ALL_KINDS[kind]}"]
        long = " is-longest" if len(title) > LONGEST else " is-long" if len(title) > LONG_LEADER else ""
        crowned = f'{icon("i-leader", "ss-crown")}<span class="ss-mini-name{long}">{escape(title)}</span>'
        button = self.mini(kind, label, do, f"base-{name}", crowned, " is-leader")
        return f'<span class="ss-slot is-leader">{button}</span>'

    def play_area(self) -> str:
        """SS-079, SS-177: the cards played this turn, in their order; they go to the Base, where the last will lead."""
        if not self.t.play:
            return ""
        cards = []
        for at, kind in enumerate(self.t.play):
            is_last, label = at == len(self.t.play) - 1, self.faces.card_labels[kind]
            if is_last:
                label = f"{label}. {self.texts['board.will-lead']}"
            crown = icon("i-leader", "ss-crown") if is_last else ""
            face = self.mini(kind, label, "", f"play-{at + 1}", crown)
            cards.append(f'<span class="ss-slot{" is-last-slot" if is_last else ""}">{face}</span>')
        title = escape(self.texts["board.play"])
        column = f'<div class="ss-column">{"".join(cards)}</div>'
        return f'<div class="ss-play"><span class="ss-cap">{title}</span>{column}</div>'


def sign(symbol: str, words: str, look: str) -> str:
    label = escape(words)
    return f'<span class="{look}" role="img" aria-label="{label}" title="{label}">{icon(symbol)}</span>'
