"""Action 1, putting one die on a field: AG-094 to AG-119, AG-250 to AG-257."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps, terms
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.model.zones import Table, clear_begun
from kosmodrom.games.astrogornicy.rules import bank, cards, turns
from kosmodrom.games.astrogornicy.rules.base_questions import BegunQuestion, Move
from kosmodrom.games.astrogornicy.rules.fields import add_faces, die_refusal, field_refusal, leave_pool


class Work(Move):
    """AG-094, AG-095: any free field of a basic area that shows a fitting Miner or Automat."""

    first = actions.AREA
    beyond = actions.DISPATCH

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        areas = s.table.areas
        accepts = s.book.area_accepts
        for field in range(len(areas)):
            if areas[field] == NOTHING:
                fitting = mask & accepts[field]
                if fitting != 0:
                    add_faces(out, actions.AREA + actions.SIDES * field, fitting)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-099: no Inspector or Geologist."""
        t = s.table
        field, face = actions.place_of(action, actions.AREA), actions.face_of(action, actions.AREA)
        if t.areas[field] == NOTHING and (face == terms.INS or face == terms.GEO):
            return clauses.AG_099
        return field_refusal(t.areas[field], s.book.area_accepts[field], face, t.pool[actions.SIDES * seat + face])

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        """AG-096 to AG-098: one unit for each symbol, and the first field gives one more."""
        field, face = actions.place_of(action, actions.AREA), actions.face_of(action, actions.AREA)
        area = field // actions.AREA_FIELDS
        s.table.areas[field] = leave_pool(s.table, seat, face)
        s.tell(events.PLACED, EVERYONE, seat, face, action)
        extra = s.book.area_extra[area] if field % actions.AREA_FIELDS == 0 else 0
        bank.gain(s, seat, s.book.area_gives[area], terms.STRENGTH[face] + extra)
        turns.end_action(s, seat)


class Dispatch(Move):
    """AG-100, AG-102 to AG-104: an Inspector on the first free field takes a Mission."""

    first = actions.DISPATCH
    beyond = actions.REFINERY
    sort = actions.MISSION
    worker = terms.INS
    clause = clauses.AG_100
    """The rule that names the worker."""

    def dice(self, t: Table) -> list[int]:
        """What stands there."""
        return t.dispatch if self.sort == actions.MISSION else t.refinery

    def is_full(self, s: AstroState) -> bool:
        """AG-104: the fields depend on the number of seats."""
        fields = s.book.dispatch if self.sort == actions.MISSION else s.book.refinery
        return len(self.dice(s.table)) >= fields[s.seats]

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        if (mask >> self.worker) & 1 and not self.is_full(s):
            cards.place_options(s.table, self.sort, self.first, out)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-104, AG-106: a free field, a card to take, and the worker."""
        if self.is_full(s):
            return clauses.AG_104
        if not cards.has_cards(s.table, self.sort):
            return clauses.AG_106
        clause = cards.place_refusal(s.table, self.sort, action - self.first)
        if clause:
            return clause
        return self.clause if s.table.pool[actions.SIDES * seat + self.worker] == 0 else 0

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        self.dice(s.table).append(leave_pool(s.table, seat, self.worker))
        s.tell(events.PLACED, EVERYONE, seat, self.worker, action)
        turns.end_action(s, seat)
        cards.take_card(s, seat, self.sort, action - self.first)


class Refinery(Dispatch):
    """AG-101 to AG-104: likewise a Geologist takes an Order."""

    first = actions.REFINERY
    beyond = actions.DOCK
    sort = actions.ORDER
    worker = terms.GEO
    clause = clauses.AG_101


class Join(Move):
    """AG-108 to AG-112: a free field of any card in a usable Dock, own or another's."""

    first = actions.DOCK
    beyond = actions.FIRST_PLAYER

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        t = s.table
        book = s.book
        for dock in range(actions.DOCKS):
            card = t.dock_cards[dock]
            if card != NOTHING:
                for field in range(book.fields[card]):
                    if t.dock_dice[actions.FIELDS * dock + field] == NOTHING:
                        fits = mask & book.accepts[actions.FIELDS * card + field]
                        add_faces(out, actions.DOCK + actions.SIDES * (actions.FIELDS * dock + field), fits)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-039, AG-108: the Dock is in use, and its card has the field."""
        t = s.table
        place, face = actions.place_of(action, actions.DOCK), actions.face_of(action, actions.DOCK)
        dock, field = place // actions.FIELDS, place % actions.FIELDS
        if dock >= s.book.docks[s.seats]:
            return clauses.AG_039
        card = t.dock_cards[dock]
        if card == NOTHING or field >= s.book.fields[card]:
            return clauses.AG_108
        accepted = s.book.accepts[actions.FIELDS * card + field]
        return field_refusal(t.dock_dice[place], accepted, face, t.pool[actions.SIDES * seat + face])

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        """AG-108, AG-155: the die stands on the card; it is settled in phase 4."""
        t = s.table
        place, face = actions.place_of(action, actions.DOCK), actions.face_of(action, actions.DOCK)
        t.dock_dice[place] = leave_pool(t, seat, face)
        s.tell(events.PLACED, EVERYONE, seat, face, action, t.dock_cards[place // actions.FIELDS])
        turns.end_action(s, seat)


def is_last(t: Table) -> int:
    """AG-115: 1 in the last Round, after which nobody is First Player."""
    return int(t.round == terms.ROUNDS)


class ClaimFirst(Move):
    """AG-113: any die; the seat will be First Player in the next Round."""

    first = actions.FIRST_PLAYER
    beyond = actions.AWARD

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        if s.table.first_field == NOTHING:
            add_faces(out, actions.FIRST_PLAYER, mask)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-114: once a Round."""
        return (
            clauses.AG_114
            if s.table.first_field != NOTHING
            else die_refusal(s.table, seat, action - actions.FIRST_PLAYER)
        )

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        s.table.first_field = leave_pool(s.table, seat, action - actions.FIRST_PLAYER)
        s.tell(events.PLACED, EVERYONE, seat, action - actions.FIRST_PLAYER, action, is_last(s.table))
        turns.end_action(s, seat)


def is_technology(owned: int) -> bool:
    """AG-250, AG-252: whether one of the eight cards with a field of their own is a Technology, or a Bulletin."""
    return owned < actions.MINI_CARDS


class Use(Move):
    """AG-118, AG-250 to AG-257: the free field of an own Technology or Bulletin."""

    first = actions.USE
    beyond = actions.LAUNCH

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        t = s.table
        for owned in range(len(t.card_owners)):
            if t.card_owners[owned] != seat or t.card_dice[owned] != NOTHING:
                continue
            if is_technology(owned) or cards.has_cards(t, actions.MISSION) or cards.has_cards(t, actions.ORDER):
                add_faces(out, actions.USE + actions.SIDES * owned, mask)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-250, AG-252, AG-256, AG-313: an own card, its field free, and something to take."""
        t = s.table
        owned = actions.place_of(action, actions.USE)
        if t.card_owners[owned] != seat:
            return clauses.AG_250 if is_technology(owned) else clauses.AG_252
        if t.card_dice[owned] != NOTHING:
            return clauses.AG_256
        if not (is_technology(owned) or cards.has_cards(t, actions.MISSION) or cards.has_cards(t, actions.ORDER)):
            return clauses.AG_313
        return die_refusal(t, seat, actions.face_of(action, actions.USE))

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        """AG-253, AG-302: with a Bulletin the card to take is asked first, and nothing has moved yet."""
        return EVERYONE if is_technology(actions.place_of(action, actions.USE)) else only(seat)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        """AG-251: a Technology gives one unit of its resource, also for a double face."""
        owned = actions.place_of(action, actions.USE)
        if is_technology(owned):
            use_field(s, seat, action)
            bank.gain(s, seat, s.book.gives[owned], 1)
            turns.end_action(s, seat)
        else:
            s.hands[seat].intent = action
            s.hands[seat].stage = steps.TAKING


def use_field(s: AstroState, seat: int, action: int) -> None:
    """AG-118: a die on the field of an own card."""
    face = actions.face_of(action, actions.USE)
    s.table.card_dice[actions.place_of(action, actions.USE)] = leave_pool(s.table, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, action)


class Taking(BegunQuestion):
    """AG-253, AG-254: which Mission or Order card, from the market or the deck; with this all of it happens."""

    first = actions.TAKE
    beyond = actions.BONUS

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        return cards.place_refusal(s.table, actions.taken_sort(action), actions.taken_from(action))

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        intent = s.hands[seat].intent
        clear_begun(s.hands[seat])
        use_field(s, seat, intent)
        turns.end_action(s, seat)
        cards.take_card(s, seat, actions.taken_sort(action), actions.taken_from(action))
