"""What the own seat alone sees and does: its hand and where the rest goes, its action, amounts, secrets, memory."""

from collections import Counter
from collections.abc import Sequence

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, seat_mark, section
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.board.effects import COIN, CRYSTAL, formula, points, words
from kosmodrom.games.posrod_gwiazd.board.faces import Drawn, card_id, objective_id
from kosmodrom.games.posrod_gwiazd.board.table import chip, race_chip
from kosmodrom.games.posrod_gwiazd.model import actions, effects, frames, steps
from kosmodrom.games.posrod_gwiazd.model.book import MOST_NAMED
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location
from kosmodrom.games.posrod_gwiazd.rules import counting
from kosmodrom.games.posrod_gwiazd.rules.secret_payments import asked_numbers
from kosmodrom.games.posrod_gwiazd.words import cards


class HandPicture(Drawn):
    """What the own seat alone sees, drawn."""

    def draw(self) -> str:
        """PG-018: nobody else sees this; the public has none."""
        seat = self.v.seat
        if not self.is_seat(seat):
            return ""
        parts = [
            self.offered(),
            self.amounts(),
            self.acting(),
            self.cards(),
            self.other_hand(),
            self.own_things(),
            self.memory(),
        ]
        return f'<div class="pg-own pg-own-{seat}">{"".join(parts)}</div>'

    def is_mine(self, *asking: int) -> bool:
        """Whether the own seat is asked one of some questions."""
        return self.step in asking and self.is_asked(self.v.seat)

    def big_card(self, kind: int, do: str = "", look: str = "", place: str = "") -> str:
        look = f"pg-card {self.faces.looks[kind]}{look}"
        return control(self.faces.cards[kind], self.faces.labels[kind], look, do, card_id(kind), place)

    # --- the hand -----------------------------------------------------------------------------------

    def cards(self) -> str:
        """PG-042, PG-043, PG-118: the hand as a row of cards, and who gets the rest."""
        texts, held = self.texts, self.own_cards()
        if not self.is_held():
            return self.coming()
        if not held and (not self.t.year or self.t.phase == steps.OVER):
            return ""
        hand = self.v.hand
        picked, dropped = Counter([hand.pick]), Counter([hand.drop, *hand.staged, hand.given])
        row = []
        for at, kind in enumerate(held):
            look = ""
            if picked[kind] > 0:
                picked[kind] -= 1
                look = " is-picked"
            elif dropped[kind] > 0:
                dropped[kind] -= 1
                look = " is-dropped"
            look += " is-full" if self.is_full(kind) else ""
            row.append(self.big_card(kind, self.meaning(kind), look, f"hand-{at + 1}"))
        body = "".join(row) or f'<p class="pg-none">{escape(texts["table.none"])}</p>'
        label = escape(texts["board.your-hand"])
        head = f'<h2 class="k-heading">{label}<span>{len(held)}</span>{self.passing(len(held))}</h2>'
        return f'<section class="pg-hand" aria-label="{label}">{head}<div class="pg-row">{body}</div></section>'

    def is_full(self, kind: int) -> bool:
        """PG-067: whether the station has as many copies as are allowed, so that the card cannot be built."""
        limit = self.book.limit[kind]
        return limit > 0 and counting.named(self.t, self.book, self.v.seat, self.book.name_of[kind]) >= limit

    def meaning(self, kind: int) -> str:
        """What pressing a card of the own hand means now."""
        name = actions.ALL_CARDS[kind]
        if self.step == steps.SWAPPING and self.owner == self.v.seat and self.v.hand.given >= 0:
            return ""
        if self.step in (steps.REMOVING, steps.SWAPPING):
            return f"card:{name}"
        if self.step == steps.CHOOSING and self.v.hand.pick >= 0:
            return f"card:{name}"
        return f"pick:{name}"

    def passing(self, held: int) -> str:
        """PG-040, PG-043: an arrow to the one who gets what is left."""
        seats = self.seats()
        left = held - (2 if seats == 2 else 1)
        if left <= 0 or self.step != steps.CHOOSING:
            return ""
        other = self.receiver(self.v.seat)
        name = "clockwise" if self.t.year % 2 else "counter-clockwise"
        said = escape(self.texts.say("board.passing", cards=Count(left), seat=self.seat(other)))
        return f'<span class="pg-passing">{icon(f"pg-{name}")}{said}{seat_mark(other)}</span>'

    def coming(self) -> str:
        """PG-043, PG-047: the cards that wait to be taken up; nobody looks at them before the turn is over."""
        size = self.t.packets[self.v.seat].size()
        if not size:
            return ""
        texts = self.texts
        backs = '<i class="pg-back"></i>' * size
        said = escape(texts.say("table.coming", cards=Count(size)))
        return f'<p class="pg-coming-cards"><span class="pg-backs" aria-hidden="true">{backs}</span>{said}</p>'

    def other_hand(self) -> str:
        """PG-213: the hand that is looked at, while one card of it is taken."""
        if not self.is_mine(steps.SWAPPING):
            return ""
        other = frames.looked_at(self.t)
        takes = self.v.hand.given >= 0
        meant = {kind: f"card:{actions.ALL_CARDS[kind]}" if takes else "" for kind in self.known_cards(other)}
        row = "".join(self.big_card(kind, meant[kind]) for kind in self.known_cards(other))
        title = self.texts.say("board.hand-of", seat=self.seat(other))
        return section("pg-hand", title, f'<div class="pg-row">{row}</div>')

    # --- the action ---------------------------------------------------------------------------------

    def acting(self) -> str:
        """PG-045, PG-072, PG-076, PG-131: the revealed card, and what can be done with it."""
        seat, texts = self.v.seat, self.texts
        kind = self.revealed(seat)
        if kind < 0:
            return ""
        aimed = self.aimed() if self.is_mine(steps.ACTING) else -1
        if aimed == actions.REACTOR_CARD:
            face, look = self.faces.rooms[aimed], "pg-card pg-is-reactor is-plain"
            shown = control(face, self.card(aimed), look, zoom=card_id(aimed))
        else:
            shown = self.big_card(aimed if aimed >= 0 else kind)
        body = ""
        if self.is_mine(steps.ACTING):
            body = self.bill(aimed) if aimed >= 0 else self.actions(kind)
        title = texts["board.reactor" if aimed == actions.REACTOR_CARD else "board.your-card"]
        return section("pg-acting", title, f'<div class="pg-row">{shown}{body}</div>')

    def actions(self, kind: int) -> str:
        """The three actions, a Conflict, and what Minireen can build from the discard pile."""
        texts, book, seat = self.texts, self.book, self.v.seat
        gained = self.discard_credits(seat)
        if is_location(kind):
            energy = f"<b>−{book.energy[kind]}</b>{CRYSTAL}" if book.energy[kind] else ""
            first = action("build", "pg-station", f"<b>−{book.credits[kind]}</b>{COIN}{energy}", texts)
        else:
            first = action("conflict", "pg-conflict", f"<b>−{book.conflict_credits}</b>{COIN}", texts)
        shown = [
            first,
            action("reactor", "pg-reactor", f"<b>−{book.reactor_credits}</b>{COIN}", texts),
            action("discard", "pg-discarded", f"<b>+{gained}</b>{COIN}", texts),
        ]
        return f'<div class="pg-acts">{"".join(shown)}</div>{self.salvage()}'

    def salvage(self) -> str:
        """PG-207: once a year Minireen may build from the discard pile instead."""
        t, seat = self.t, self.v.seat
        race = t.races[seat]
        if race < 0 or self.book.ability[race] != effects.SALVAGING or t.used[seat]:
            return ""
        chips = "".join(
            chip(self.faces, kind, do=f"salvage:{actions.ALL_CARDS[kind]}", label="board.salvage")
            for kind, count in enumerate(t.discard)
            if count and is_location(kind)
        )
        head = f'<p class="k-heading">{escape(self.texts["board.salvages"])}</p>'
        return f'<div class="pg-salvage">{head}<div class="pg-chips">{chips}</div></div>' if chips else ""

    def bill(self, aimed: int) -> str:
        """PG-061, PG-062: what is paid, where the card goes, and how many crystals lie ready."""
        texts, hand, book = self.texts, self.v.hand, self.book
        credits = book.reactor_credits if aimed == actions.REACTOR_CARD else book.credits[aimed]
        price = f"<span><b>−{credits}</b>{COIN}</span>"
        if book.energy[aimed]:
            price += f"<span><b>−{book.energy[aimed]}</b>{CRYSTAL}</span>"
        if hand.target < 0:
            told = texts["board.choose-cell"]
        else:
            where = self.where(self.v.seat, hand.target)
            told = texts.say("board.pay-at", where=where, ready=len(hand.drained), all=book.energy[aimed])
        return f'<div class="pg-bill"><p class="pg-price">{price}</p><p>{escape(told)}</p></div>'

    # --- amounts ------------------------------------------------------------------------------------

    def amounts(self) -> str:
        """PG-148, PG-155, PG-166: how many credits are laid down or paid."""
        texts, seat = self.texts, self.v.seat
        if self.is_mine(steps.STORING):
            verb, most = "store", min(frames.most_stored(self.t), MOST_NAMED[effects.STORE_CREDITS])
        elif self.is_mine(steps.PAYING, steps.BIDDING):
            verb, most = "pay", asked_numbers(self.t, self.book)[0]
        else:
            return ""
        heaps = "".join(self.heap(verb, count) for count in range(most + 1))
        owned = escape(texts.say("board.owned", credits=self.credits(self.t.credits[seat])))
        title = escape(texts[f"board.{verb}"])
        return (
            f'<section class="pg-amounts" aria-label="{title}"><h2 class="k-heading">{title}<span>{owned}</span></h2>'
            f'<div class="pg-row">{heaps}</div></section>'
        )

    def heap(self, verb: str, count: int) -> str:
        label = self.texts.say("board.heap", credits=self.credits(count))
        coins = f'<span class="pg-coins">{COIN * count}</span>' if count else ""
        return control(f"<b>{count}</b>{coins}", label, "pg-heap", f"{verb}:{count}")

    # --- objectives, race, memory -------------------------------------------------------------------

    def offered(self) -> str:
        """PG-197: Qualeen keep one of the objectives they have drawn."""
        found = self.v.hand.offered
        if not found:
            return ""
        row = "".join(
            self.objective_card(each, f"keep:{actions.ALL_OBJECTIVES[each]}", "board.offered") for each in found
        )
        return section("pg-offered", self.texts["board.objectives"], f'<div class="pg-row">{row}</div>')

    def objective_card(self, each: int, do: str, key: str) -> str:
        effect, name = self.book.objectives[each], cards.objective_name(each, self.texts)
        phrase = cards.objective_phrase(each, self.book, self.texts, cards.SECRET)
        face = (
            f'<span class="pg-name">{icon("pg-objective")}<span>{escape(name)}</span></span>'
            f'<span class="pg-middle"><span class="pg-art pg-versus">{self.faces.objective_icon(each)}</span>'
            f'<span class="pg-worth"><span class="pg-vp">{points(effect[5])}</span></span></span>'
            f"{formula([effect], timed=False)}{words(phrase)}"
        )
        label = self.texts.say(key, objective=cards.objective_words(each, self.book, self.texts, cards.SECRET))
        return control(face, label, "pg-card pg-is-objective", do, objective_id(each))

    def own_things(self) -> str:
        """PG-197, PG-198, PG-210: the own secret objective and race, where something can be done with them."""
        seat, hand = self.v.seat, self.v.hand
        race = self.t.races[seat]
        shown = ""
        if race >= 0 and self.book.ability[race] == effects.EXCHANGE:
            shown += race_chip(self, seat, "use")
        if hand.secret >= 0 and self.t.secret < 0:
            do = "reveal" if self.step in (steps.CLAIMING, steps.UNVEILING) else ""
            shown += self.objective_card(hand.secret, do, "table.your-secret")
        return section("pg-mine", self.texts["board.yours"], f'<div class="pg-row">{shown}</div>') if shown else ""

    def memory(self) -> str:
        """PG-018: the cards that the seat knows in other hands, because it has passed or seen them."""
        rows = []
        for seat in range(self.seats()):
            known = self.known_cards(seat)
            if seat == self.v.seat or not known or self.is_mine(steps.SWAPPING):
                continue
            rows.append(f'<div class="pg-known">{seat_mark(seat)}{self.known_chips(known)}</div>')
        return section("pg-memory", self.texts["board.memory"], "".join(rows)) if rows else ""

    def known_chips(self, kinds: Sequence[int]) -> str:
        return "".join(chip(self.faces, kind, count) for kind, count in Counter(kinds).items())


def action(verb: str, symbol: str, price: str, texts: Words) -> str:
    name = texts[f"board.{verb}"]
    face = f'{icon(symbol)}<span>{escape(name)}</span><span class="pg-price">{price}</span>'
    return control(face, name, "pg-act", verb)
