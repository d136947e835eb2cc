"""The table that all see: Docks on top, offices with their markets at the sides, stores, Kantor and cards between."""

from typing import Final

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, said, seat_mark, section
from kosmodrom.engine.plurals import Count
from kosmodrom.games.astrogornicy.board.faces import Drawn
from kosmodrom.games.astrogornicy.board.fields import ANY_FACE, closed, field, least_seats, spot, with_faces
from kosmodrom.games.astrogornicy.board.foot import foot
from kosmodrom.games.astrogornicy.board.pieces import number, star
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.words.cards import resource_name, title
from kosmodrom.games.astrogornicy.words.text_table import MINIS

OFFICES: Final = (("dispatch", "mission", "INS"), ("refinery", "order", "GEO"))
"""AG-100, AG-101: each office, the cards that are taken there, and the die that is needed."""
MINI_ICONS: Final = ("ag-expedition", "ag-technology", "ag-bulletin")


ONE_FOR_ONE: Final = f"{number(1)}{icon('i-swap')}{number(1)}"


class TablePicture(Drawn):
    """What all see, drawn."""

    def draw(self) -> str:
        """The whole picture."""
        middle = f"{self.stores()}{self.bank()}{self.awards()}{self.directors()}"
        plan = f"{self.docks()}{self.office(0)}{middle}{self.office(1)}{foot(self)}"
        return f'<div class="ag-table"><div class="ag-plan">{plan}</div></div>'

    # --- Docks --------------------------------------------------------------------------------------

    def docks(self) -> str:
        """AG-039, AG-108, AG-130: usable Docks with their cards and dice; the others are closed."""
        usable = self.book.docks[self.seats()]
        cells = [self.dock_panel(at) for at in range(min(usable, len(self.t.dock_cards)))]
        for at in range(usable, len(self.t.dock_cards)):
            seats = least_seats(self.book.docks, at)
            if seats:
                words = self.texts.say("board.closed", place=self.dock(at), seats=seats)
                cells.append(f'<div class="ag-dock is-closed">{closed(seats, words)}</div>')
        return section(
            "ag-docks", self.texts["board.docks"], f'<div class="ag-berths">{"".join(cells)}</div>', is_region=True
        )

    def dock_panel(self, at: int) -> str:
        """AG-130, AG-169: a Barge with its card, its fields, and how far it has slid."""
        t, texts = self.t, self.texts
        card = t.dock_cards[at]
        name = escape(self.dock(at))
        if card == NOTHING:
            free = escape(texts["board.free"])
            return (
                f'<div class="ag-dock is-free" role="group" aria-label="{name}: {free}"'
                f'{marks(place=f"dock-{at + 1}", state="")}><span class="ag-berth">{at + 1}</span>'
                f'<span class="ag-note">{free}</span>'
                f"{icon('ag-barge', 'ag-hull')}</div>"
            )
        owner = t.dock_owners[at]
        fields = "".join(self.dock_field(at, card, each) for each in range(self.book.fields[card]))
        label = escape(texts.say("board.dock", dock=self.dock(at), seat=self.seat(owner)))
        return (
            f'<div class="ag-dock k-seat-{owner % 4}" role="group" aria-label="{label}">'
            f'<p class="ag-dock-head"><span class="ag-berth">{at + 1}</span>{seat_mark(owner)}'
            f'<span class="ag-owner">{escape(self.seat(owner))}</span>{self.positions(at)}</p>'
            f"{self.alarm(at)}{self.docked_card(at, card)}"
            f'<div class="ag-fields">{fields}</div></div>'
        )

    def docked_card(self, at: int, card: int) -> str:
        """The card on the Barge; to be read in large."""
        face = (
            f'{self.faces.art(card)}<span class="ag-line">{self.faces.type(card)}{self.faces.name(card)}</span>'
            f'<span class="ag-line">{self.faces.earned(card)}</span>'
        )
        zoom, place, piece = self.faces.zoom(card), f"dock-{at + 1}", f"card-{actions.CARDS[card]}"
        state = str(self.t.dock_positions[at])
        return control(face, self.faces.labels[card], "ag-docked", "", zoom, place, piece=piece, state=state)

    def positions(self, at: int) -> str:
        """AG-169, AG-171: launched in this Round, or slid and in its last one, unless it is filled."""
        here, fate = self.t.dock_positions[at], self.fate(at)
        words = self.texts[f"board.{fate}"]
        pips = "".join(f'<i class="ag-pip{" is-here" if step == here else ""}"></i>' for step in (1, 2))
        late = " is-late" if self.warning(at) else ""
        shown = f'<span aria-hidden="true">{pips}</span>{said(words)}'
        return f'<span class="ag-slide{late}" title="{escape(words)}">{shown}</span>'

    def alarm(self, at: int) -> str:
        """AG-171, AG-178: on a card in its last Round, that it fails."""
        words = self.warning(at)
        return words and f'<p class="ag-late" aria-hidden="true">{escape(words)}</p>'

    def dock_field(self, at: int, card: int, each: int) -> str:
        """AG-108, AG-111: a field that anybody may use; a yellow one could be filled at the launch."""
        mask = self.book.accepts[actions.FIELDS * card + each]
        yellow = each < self.book.yellow[card]
        words = {"dock": self.dock(at), "field": each + 1, "card": title(card, self.texts)}
        name = self.texts.say("board.dock-field", **words)
        do = with_faces(f"dock:{at + 1}-{each + 1}-", mask)
        look = "is-yellow" if yellow else "is-white"
        return field(self, name, mask, self.die(at, each), do, f"dock-{at + 1}-{each + 1}", look)

    # --- Dispatch and Refinery ----------------------------------------------------------------------

    def office(self, sort: int) -> str:
        """AG-100 to AG-104: the fields, the deck and the market of Dispatch or Refinery."""
        key, card, _ = OFFICES[sort]
        fields = "".join(self.office_fields(sort))
        cards = "".join(self.market(sort, place) for place in range(terms.MARKET))
        head = f'<div class="ag-office-head"><div class="ag-fields">{fields}</div>{self.deck(sort)}</div>'
        body = f'{head}<div class="ag-market">{cards}</div>'
        return section(f"ag-office is-{card}", self.texts[f"area.{key}"], body, is_region=True)

    def office_fields(self, sort: int) -> list[str]:
        """AG-039, AG-100, AG-101: dice that stand there, the first free field, those that follow, closed ones."""
        key, _, code = OFFICES[sort]
        texts, mask = self.texts, terms.SYMBOLS[code]
        dice = self.t.refinery if sort else self.t.dispatch
        usable = self.book.refinery if sort else self.book.dispatch
        shown = []
        for at in range(max(usable)):
            name = texts.say("board.area-field", area=texts[f"area.{key}"], field=at + 1)
            place, put = f"{key}-{at + 1}", dice[at] if at < len(dice) else NOTHING
            if at >= usable[self.seats()]:
                seats = least_seats(usable, at)
                shown.append(closed(seats, texts.say("board.closed", place=name, seats=seats)))
            elif at == len(dice):
                do = " ".join(f"{key}:{each}" for each in self.places(sort))
                shown.append(field(self, name, mask, put, do, place))
            else:
                shown.append(spot(self, name, mask, put, place))
        return shown

    def places(self, sort: int) -> list[str]:
        """AG-102: where a card can be taken, places with one first, for they explain the field."""
        there = [card != NOTHING for card in self.t.market[terms.MARKET * sort : terms.MARKET * sort + terms.MARKET]]
        there.append(self.deck_size(sort) > 0)
        return sorted(actions.PLACES, key=lambda place: not there[actions.PLACES.index(place)])

    def deck(self, sort: int) -> str:
        """AG-102, AG-301: the face-down deck, from which a card can be taken unseen."""
        key, card, _ = OFFICES[sort]
        size = self.deck_size(sort)
        label = self.texts.say(f"board.{card}-deck", cards=Count(size))
        face = f"{icon(f'ag-{card}')}<b>{size}</b>"
        look = f"ag-deck is-{card}{'' if size else ' is-empty'}"
        do = f"{key}:deck take:{card}-deck"
        return control(face, label, look, do, place=f"{card}-deck", state=str(size), pile=f"card {card}")

    def market(self, sort: int, place: int) -> str:
        """AG-023, AG-102: a card that can be taken."""
        key, sort_name, _ = OFFICES[sort]
        card = self.t.market[terms.MARKET * sort + place]
        do, where = f"{key}:{place + 1} take:{sort_name}-{place + 1}", f"{sort_name}-{place + 1}"
        if card == NOTHING:
            return control("", self.empty_place(place + 1), "ag-row is-empty", do, place=where)
        piece = f"card-{actions.CARDS[card]}"
        look = f"ag-row is-{sort_name}"
        return control(
            self.faces.row(card), self.faces.labels[card], look, do, self.faces.zoom(card), where, piece=piece
        )

    # --- stores, bank -------------------------------------------------------------------------------

    def stores(self) -> str:
        """AG-094 to AG-097: the three basic areas, four fields each."""
        areas = "".join(self.store(area) for area in range(len(terms.AREAS)))
        return section(
            "ag-stores", self.texts["board.stores"], f'<div class="ag-three">{areas}</div>', "k-said", is_region=True
        )

    def store(self, area: int) -> str:
        texts, book, key = self.texts, self.book, terms.AREAS[area]
        kind = book.area_gives[area]
        cells = []
        for at in range(4):
            mask = book.area_accepts[4 * area + at]
            name = texts.say("board.area-field", area=texts[f"area.{key}"], field=at + 1)
            extra = book.area_extra[area] if at == 0 else 0
            plus = f'<span class="ag-plus">+{extra}</span>' if extra else ""
            if extra:
                name = texts.say("board.extra", field=name, extra=extra)
            do = with_faces(f"{key}:{at + 1}-", mask)
            cells.append(field(self, name, mask, self.t.areas[4 * area + at], do, f"{key}-{at + 1}", "", plus))
        words = texts[f"area.{key}"]
        title_line = f'<h3 class="ag-cap">{icon(f"ag-{actions.RESOURCES[kind]}")}{escape(words)}</h3>'
        code = actions.RESOURCES[kind]
        tank = f'<svg class="ag-art is-tank" aria-hidden="true"><use href="#ag-{code}"/></svg>'
        return (
            f'<section class="ag-store ag-{code}" aria-label="{escape(words)}">{tank}{title_line}'
            f'<div class="ag-fields">{"".join(cells)}</div></section>'
        )

    def bank(self) -> str:
        """AG-026, AG-028, AG-133: the bank beside the Exchange Office."""
        cells = self.kantor() + "".join(self.vault(kind) for kind in range(len(actions.RESOURCES)))
        return section("ag-bank", self.texts["board.bank"], f'<div class="ag-bank-row">{cells}</div>', "k-said")

    def kantor(self) -> str:
        """AG-133, AG-137, AG-268, AG-269: a die is discarded to exchange one for one; in payments other rates hold."""
        t, texts = self.t, self.texts
        do = " ".join(f"exchange:{code}" for code in actions.FACES)
        title_line = f'<span class="ag-cap">{icon("ag-kantor")}{escape(texts["board.kantor-title"])}</span>'
        if t.kantor == NOTHING:
            return control(title_line, texts["board.kantor"], "ag-kantor", do, place="kantor")
        card = actions.FIRST_KANTOR + t.kantor
        label = texts.say("board.kantor-of", kantor=texts["board.kantor"], resource=resource_name(t.promoted, texts))
        deal = f'<span class="ag-rate" aria-hidden="true">{icon("i-cross")}{icon("ag-die")}{ONE_FOR_ONE}</span>'
        paying = f'<small aria-hidden="true">{escape(texts["board.in-payments"])}</small>{self.faces.rate(card)}'
        face = f'{title_line}{deal}<span class="ag-terms">{paying}</span>'
        return control(face, label, "ag-kantor", do, self.faces.zoom(card), "kantor")

    def vault(self, kind: int) -> str:
        """AG-259, AG-302: how many units of a resource the bank holds."""
        code, held = actions.RESOURCES[kind], self.t.bank[kind]
        swaps = " ".join(f"swap:{given}-{code}" for given in actions.RESOURCES if given != code)
        promoted = kind == self.t.promoted
        name = resource_name(kind, self.texts)
        label = self.texts.say("board.bank-promoted" if promoted else "board.bank-of", resource=name, count=held)
        look = f"ag-vault ag-{code}{' is-promoted' if promoted else ''}{'' if held else ' is-bare'}"
        face, do = f"{icon(f'ag-{code}')}<b>{held}</b>", f"{swaps} bonus:{code}"
        return control(face, label, look, do, f"resource:{code}", pile=code)

    # --- Awards and Directors -----------------------------------------------------------------------

    def awards(self) -> str:
        """AG-024, AG-116: three Awards, each with a field beside it."""
        cells = "".join(self.award(slot) for slot in range(len(self.t.awards)))
        left = self.texts.say("board.award-deck", cards=Count(self.t.award_deck))
        title_line = (
            f'<h2 class="k-heading">{escape(self.texts["row.awards"])}<span title="{escape(left)}">'
            f"{icon('i-stack')} {self.t.award_deck}{said(left)}</span></h2>"
        )
        name = escape(self.texts["row.awards"])
        region = f'aria-label="{name}" data-region="{name}"'
        return f'<section class="ag-awards" {region}>{title_line}<div class="ag-three">{cells}</div></section>'

    def award(self, slot: int) -> str:
        """AG-233, AG-239: an Award; a die on its field keeps the slot for this Round."""
        card, put = self.t.awards[slot], self.t.award_dice[slot]
        do, where = with_faces(f"award:{slot + 1}-", ANY_FACE), f"award-{slot + 1}"
        name = self.texts.say("board.award-field", slot=slot + 1)
        beside = field(self, name, ANY_FACE, put, do, f"award-field-{slot + 1}", "is-beside")
        if card == NOTHING:
            empty = control(
                "", self.texts.say("board.award-empty", slot=slot + 1), "ag-award is-empty", do, place=where
            )
            return f'<div class="ag-slot">{empty}{beside}</div>'
        marks_of_it = f'<span class="ag-line">{star(self.book.points[card])}{self.faces.set(card)}</span>'
        face = f"{self.faces.art(card)}{self.faces.name(card)}{marks_of_it}"
        piece = f"card-{actions.CARDS[card]}"
        button = control(face, self.faces.labels[card], "ag-award", do, self.faces.zoom(card), where, piece=piece)
        return f'<div class="ag-slot">{button}{beside}</div>'

    def directors(self) -> str:
        """AG-025, AG-117, AG-247: the mini-decks of the Directors, each with a field beside it."""
        cells = "".join(self.mini_deck(mini) for mini in range(len(MINIS)))
        body = f'<div class="ag-three">{cells}</div>'
        return section("ag-directors", self.texts["board.directors"], body, "k-said")

    def mini_deck(self, mini: int) -> str:
        """AG-244, AG-246: the top card, or all that are left."""
        t, texts = self.t, self.texts
        name = texts[f"row.{MINIS[mini]}"]
        below = texts.say("board.below", cards=Count(t.below[mini]))
        beside_name = texts.say("board.mini-field", mini=name)
        do = " ".join(with_faces(f"acquire:{actions.CARDS[card]}-", ANY_FACE) for card in t.minis[mini])
        beside = field(self, beside_name, ANY_FACE, t.mini_dice[mini], do, f"mini-field-{mini + 1}", "is-beside")
        count = (
            f'<span title="{escape(below)}">{icon("i-stack")} {t.below[mini]}{said(below)}</span>'
            if t.below[mini]
            else ""
        )
        head = f'<h3 class="ag-cap">{icon(MINI_ICONS[mini])}<span>{escape(name)}</span>{count}</h3>'
        cards = "".join(self.director(mini, at) for at in range(len(t.minis[mini])))
        if not cards:
            cards = f'<p class="ag-none">{escape(texts["board.none-left"])}</p>'
        many = " is-many" if len(t.minis[mini]) > 1 else ""
        return (
            f'<section class="ag-mini{many}" aria-label="{escape(name)}">{head}'
            f'<div class="ag-slot"><div class="ag-stack">{cards}</div>{beside}</div></section>'
        )

    def director(self, mini: int, at: int) -> str:
        card = self.t.minis[mini][at]
        do = with_faces(f"acquire:{actions.CARDS[card]}-", ANY_FACE)
        where, piece = f"mini-{mini + 1}-{at + 1}", f"card-{actions.CARDS[card]}"
        look = f"ag-director {'is-launch' if card < actions.FIRST_TECHNOLOGY else 'is-field'}"
        return control(
            self.faces.mini(card), self.faces.labels[card], look, do, self.faces.zoom(card), where, piece=piece
        )
