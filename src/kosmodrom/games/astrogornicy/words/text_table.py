"""The table as plain text: Round Track and bank, the board, cards to take, Docks, seats, and the own hand.

Dice, resources and cards go by the codes that decisions are named with; a legend stands on top.
"""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.text_table import TextTable, wrapped
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING, face_on, owner_of
from kosmodrom.games.astrogornicy.rules.scoring import totals
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.context import Glance

GAP: Final = "   "
MINIS: Final = ("expeditions", "technologies", "bulletins")
GLUE: Final = "\N{NO-BREAK SPACE}"
"""Keeps words on one line until the lines are broken."""


class Sketch(Glance, TextTable):
    """What lies on the table, part by part."""

    def sketch(self) -> str:
        return super().sketch().replace(GLUE, " ")

    def parts(self) -> list[list[str]]:
        offered = [self.market(0), self.market(1), self.awards(), self.directors()]
        return [self.heading(), self.track(), self.board(), *offered, self.docks(), self.seat_list(), self.own_hand()]

    def heading(self) -> list[str]:
        """Round, phase, First Player, edition, and the legend of the codes."""
        texts, t = self.texts, self.t
        phase = texts["table.over"] if self.step < 0 else texts[f"phase.{t.phase}"]
        told = [texts.say("table.round", round=t.round), phase, texts.say("table.first", seat=self.seat(t.first))]
        told.append(texts.say("table.edition", edition=texts[f"option.edition.{terms.EDITIONS[t.edition]}"]))
        resources = ", ".join(f"{unit} {texts[f'resource.{unit}']}" for unit in actions.RESOURCES)
        resources += f", {actions.UNITS[-1]} {texts['table.any']}"
        faces = ", ".join(
            f"{code} {cards.face_name(face, texts)}" for face, code in enumerate(actions.FACES[: terms.GOR2])
        )
        faces += (
            f", {texts.say('table.double', codes=', '.join(actions.FACES[terms.GOR2 :]))}, ANY {texts['symbol.ANY']}"
        )
        return [*wrapped(" · ".join(told)), *wrapped(resources), *wrapped(faces)]

    # --- the board ----------------------------------------------------------------------------------

    def track(self) -> list[str]:
        """AG-034, AG-153: the tokens that are left; the field of this Round in brackets. And the bank."""
        texts, t = self.texts, self.t
        fields = []
        for field, kind in enumerate(t.track, 1):
            shown = actions.RESOURCES[kind] if kind != NOTHING else "--"
            if field == len(t.track) and t.round <= field:
                shown = texts["table.any"]
            fields.append(f"[{field} {shown}]" if field == t.round else f" {field} {shown} ")
        bank = GAP.join(f"{code} {t.bank[kind]}" for kind, code in enumerate(actions.RESOURCES))
        title_of_bank = texts["table.bank"]
        if t.promoted != NOTHING:
            title_of_bank = texts.say("table.bank-rate", resource=cards.resource_name(t.promoted, texts))
        return [texts["table.track"], f" {' '.join(fields)}", title_of_bank, f"  {bank}"]

    def board(self) -> list[str]:
        """AG-039, AG-094 to AG-101, AG-113: the fields of the board, with the dice on them."""
        texts, t, book = self.texts, self.t, self.book
        rows = []
        for area, key in enumerate(terms.AREAS):
            cells = [self.area_cell(area, field) for field in range(4)]
            rows.append((f"{texts[f'area.{key}']} ({actions.RESOURCES[book.area_gives[area]]})", cells))
        for key, code, dice, usable in (
            ("dispatch", "INS", t.dispatch, book.dispatch),
            ("refinery", "GEO", t.refinery, book.refinery),
        ):
            dice_there = [*dice, *[NOTHING] * (usable[self.seats()] - len(dice))]
            cells = [f"{at} {self.die_words(die) or code}" for at, die in enumerate(dice_there, 1)]
            rows.append((texts[f"area.{key}"], cells))
        rows.append((texts["area.first"], [self.die_words(t.first_field) or texts["table.free"]]))
        left = max(len(label) for label, _ in rows)
        lines = [texts["table.board"]]
        for label, cells in rows:
            lines += wrapped(f"  {label:<{left}}  {GAP.join(cells)}", left + 4)
        return lines

    def area_cell(self, area: int, field: int) -> str:
        extra = self.book.area_extra[area] if field == 0 else 0
        plus = f" +{extra}" if extra else ""
        symbol = cards.SYMBOL_OF[self.book.area_accepts[4 * area + field]]
        return f"{field + 1} {self.die_words(self.t.areas[4 * area + field]) or symbol}{plus}"

    def die_words(self, die: int) -> str:
        """„GOR2·Ala”: a die on a field; empty for a free one."""
        return "" if die == NOTHING else f"{actions.FACES[face_on(die)]}·{self.seat(owner_of(die))}"

    # --- cards --------------------------------------------------------------------------------------

    def market(self, sort: int) -> list[str]:
        """AG-023: four cards beside a deck."""
        size = self.deck_size(sort)
        lines = [self.texts.say("table.orders" if sort else "table.missions", cards=size)]
        lying = self.t.market[terms.MARKET * sort : terms.MARKET * sort + terms.MARKET]
        return lines + self.card_rows(lying, [str(place + 1) for place in range(terms.MARKET)])

    def card_rows(self, lying: Sequence[int], labels: Sequence[str]) -> list[str]:
        """Missions and Orders, names and costs in columns."""
        known = [card for card in lying if card != NOTHING]
        names = max([len(cards.title(card, self.texts)) for card in known], default=0)
        costs = max([len(codes(cards.cost(card, self.book))) for card in known], default=0)
        lines = []
        for card, label in zip(lying, labels, strict=True):
            if card == NOTHING:
                lines.append(f"  {label} --")
                continue
            start = f"  {label} {actions.CARDS[card]} {cards.title(card, self.texts):<{names}} "
            price = f"{codes(cards.cost(card, self.book)):<{costs}}"
            lines += wrapped(f"{start} {price}  {self.printed(card)}", 10)
        return lines

    def printed(self, card: int) -> str:
        """The rest of a card, after its name and cost."""
        book, texts = self.book, self.texts
        if actions.is_mission(card):
            return f"{terms.TYPES[book.asteroid[card]]}  {self.fields(card)} →{GLUE}{self.rewards(card)}"
        if not actions.is_order(card):
            return f"{self.fields(card)} → {texts['table.die-cards']}"
        discard = f" ({texts['table.discard']})" if book.discard[card] else ""
        points = texts.say("table.points", points=book.points[card])
        effect = book.effect[card]
        text = cards.effect_brief(effect, book, texts, self.t.edition)
        return f"{points}{discard}  {cards.effect_name(effect, texts)}: {text}"

    def fields(self, card: int, dock: int = NOTHING) -> str:
        """„[GOR2·Ala] [GOR/AUT] (GEO)”: yellow fields, then white ones, with the dice in a Dock."""
        cells = []
        for field in range(self.book.fields[card]):
            inside = cards.symbol_key(card, field, self.book)
            if dock != NOTHING and self.die(dock, field) != NOTHING:
                inside = self.die_words(self.die(dock, field))
            cells.append(f"[{inside}]" if field < self.book.yellow[card] else f"({inside})")
        return " ".join(cells)

    def rewards(self, card: int) -> str:
        groups = cards.reward_groups(card, self.book)
        if len(groups) == 1:
            return codes(groups[0][1])
        return ", ".join(
            f"{'/'.join(terms.WORKERS[one] for one in workers)}{GLUE}{codes(earned)}" for workers, earned in groups
        )

    def awards(self) -> list[str]:
        """AG-024: three Awards, and who has put a die beside each."""
        texts, t = self.texts, self.t
        lines = [texts.say("table.awards", cards=t.award_deck)]
        for slot, card in enumerate(t.awards):
            die = self.die_words(t.award_dice[slot])
            beside = f"  {die}" if die else ""
            if card == NOTHING:
                lines.append(f"  {slot + 1} --{beside}")
                continue
            points = texts.say("table.points", points=self.book.points[card])
            name = f"{actions.CARDS[card]} {cards.title(card, texts)}"
            lines.append(f"  {slot + 1} {name}  {points}  {cards.award_set(card, self.book)}{beside}")
        return lines

    def directors(self) -> list[str]:
        """AG-025, AG-247: the cards that can be seen in the three mini-decks."""
        texts, t = self.texts, self.t
        lines = [texts["table.directors"]]
        for mini, shown in enumerate(t.minis):
            die = self.die_words(t.mini_dice[mini])
            rest = [texts.say("table.below", cards=t.below[mini])] if t.below[mini] else []
            rest += [die] if die else []
            if not shown:
                empty = f"{texts[f'row.{MINIS[mini]}']}: {texts['table.none-left']}"
                lines.append("  ".join(["", empty, *rest]))
            for at, card in enumerate(shown):
                after = "".join(f"  {one}" for one in rest) if at == 0 else ""
                lines += wrapped(f"  {self.director(card)}{after}", 7)
        return lines

    def director(self, card: int) -> str:
        """A Directors' card in a line."""
        texts, book = self.texts, self.book
        start = f"{actions.CARDS[card]} {cards.title(card, texts)}  {codes(cards.cost(card, book))}"
        if card < actions.FIRST_TECHNOLOGY:
            return f"{start}  {self.printed(card)}"
        points = texts.say("table.points", points=book.points[card])
        at = card - actions.FIRST_TECHNOLOGY
        gives = f"1{actions.RESOURCES[book.gives[at]]}" if at < len(book.gives) else texts["table.die-cards"]
        return f"{start}  {points}  → {gives}"

    def docks(self) -> list[str]:
        """AG-039, AG-130: usable Docks with their cards and dice."""
        texts, t = self.texts, self.t
        lines = [texts["table.docks"]]
        for dock in range(min(self.book.docks[self.seats()], actions.DOCKS)):
            card = t.dock_cards[dock]
            if card == NOTHING:
                lines.append(f"  {dock + 1} {texts['table.dock-free']}")
                continue
            warning = self.warning(dock)
            place = texts.say("table.position", position=t.dock_positions[dock]) + (warning and f", {warning}")
            sort = f"{terms.TYPES[self.book.asteroid[card]]}  " if actions.is_mission(card) else ""
            gives = self.rewards(card) if actions.is_mission(card) else texts["table.die-cards"]
            name = f"{actions.CARDS[card]} {cards.title(card, texts)}"
            start = f"  {dock + 1} {self.seat(t.dock_owners[dock])}, {place}: {name}"
            lines += wrapped(f"{start}  {sort}{self.fields(card, dock)} →{GLUE}{gives}", 4)
        return lines

    # --- the seats ----------------------------------------------------------------------------------

    def seat_list(self) -> list[str]:
        """What lies before each seat; those who are asked have an arrow."""
        lines = [self.texts["table.seats"]]
        points = totals(self.t, self.book)
        asked = self.awaited() if self.is_rolling() else [self.actor]
        for seat in range(self.seats()):
            arrow = ">" if seat in asked else " "
            told = [self.texts.say("table.points", points=points[seat]), *self.dice_words(seat)]
            lines += wrapped(f"{arrow} {self.seat(seat)}: {' · '.join(told)}")
            stock = GAP.join(f"{code} {self.t.stock[7 * seat + kind]}" for kind, code in enumerate(actions.RESOURCES))
            lines.append(f"    {stock}")
            lines += wrapped(f"    {' · '.join(self.cards_before(seat))}")
        return lines

    def dice_words(self, seat: int) -> list[str]:
        texts, t = self.texts, self.t
        pool = [f"{actions.FACES[face]}{cards.times(count)}" for face, count in enumerate(self.pool(seat)) if count]
        told = [texts.say("table.pool", dice=", ".join(pool) or texts["table.none"])]
        if t.rolling[seat]:
            told.append(texts.say("table.rolls", dice=t.rolling[seat]))
        if t.discarded[seat]:
            told.append(texts.say("table.discarded", dice=t.discarded[seat]))
        if (t.passed >> seat) & 1:
            told.append(texts["table.passed"])
        return told

    def cards_before(self, seat: int) -> list[str]:
        """AG-302, AG-303: sizes of the hand, cards that everybody saw going there, and all that lies open."""
        texts, t, book = self.texts, self.t, self.book
        missions, orders = t.hand_counts[2 * seat], t.hand_counts[2 * seat + 1]
        told = [texts.say("table.hand", missions=missions, orders=orders)]
        if t.shown[seat] and seat != self.v.seat:
            told.append(texts.say("table.known", cards=self.titles(t.shown[seat])))
        done = [self.completed_card(card) for card in t.completed[seat]]
        owned = [actions.FIRST_TECHNOLOGY + at for at in range(len(t.card_owners)) if t.card_owners[at] == seat]
        effects = [
            f"{cards.effect_name(book.effect[card], texts)} ({cards.title(card, texts)})"
            for card in t.open_orders[seat]
        ]
        for key, words in (
            ("completed", done),
            ("won", [cards.title(card, texts) for card in t.won[seat]]),
            ("owned", [self.owned_card(card) for card in owned]),
            ("effects", effects),
            ("used", [cards.title(card, texts) for card in t.used_orders[seat]]),
        ):
            if words:
                told.append(texts.say(f"table.{key}", cards=", ".join(words)))
        return told

    def titles(self, lying: Sequence[int]) -> str:
        return ", ".join(cards.title(card, self.texts) for card in lying)

    def completed_card(self, card: int) -> str:
        """AG-303: a Mission with its type; an Expedition stands for any."""
        sort = terms.TYPES[self.book.asteroid[card]] if actions.is_mission(card) else "?"
        return f"{cards.title(card, self.texts)} ({sort})"

    def owned_card(self, card: int) -> str:
        die = self.t.card_dice[card - actions.FIRST_TECHNOLOGY]
        name = f"{actions.CARDS[card]} {cards.title(card, self.texts)}"
        return name if die == NOTHING else f"{name} [{actions.FACES[face_on(die)]}]"

    def own_hand(self) -> list[str]:
        """AG-302: the own cards; the public has none."""
        if not self.is_seat(self.v.seat):
            return []
        lines = [self.texts["table.your-hand"]]
        held = self.v.hand.cards
        return lines + (self.card_rows(held, ["·"] * len(held)) or [f"  {self.texts['table.none']}"])


def codes(counts: Sequence[int]) -> str:
    """„1WO 2KS”"""
    return GLUE.join(f"{count}{actions.UNITS[unit]}" for unit, count in enumerate(counts) if count) or "0"
