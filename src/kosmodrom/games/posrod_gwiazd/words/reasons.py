"""What in a position stands against a decision: the sentence before the clause in an answer to "why not?"."""

from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import ReasonWords
from kosmodrom.games.posrod_gwiazd.model import actions, effects, frames, steps
from kosmodrom.games.posrod_gwiazd.model.grid import NEXT
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location, kind_named
from kosmodrom.games.posrod_gwiazd.rules import building, counting, secret_payments, stations
from kosmodrom.games.posrod_gwiazd.words.cards import ACCUSATIVE, objective_name, race_name
from kosmodrom.games.posrod_gwiazd.words.context import Glance

ABILITIES: Final = {207: effects.SALVAGING, 210: effects.EXCHANGE, 213: effects.SWAP}
"""The clauses of abilities that belong to one race."""
ASIDES: Final = {45: "acted", 46: "not-revealed", 157: "penniless", 168: "penniless", 216: "used"}
"""What a seat that waits is told beside a clause, before who decides."""


class Reasons(Glance, ReasonWords):
    """Says what in a position makes a clause forbid a decision."""

    def reason(self, action: int, clause: int) -> str:
        """The fact that fits the clause; where there is none and something else is asked, what that is."""
        told = super().reason(action, clause)
        if told or actions.VOCABULARY.verb(action) in self.answers():
            return told
        return self.say(f"now.{self.stage()}", race=race_name(self.t.races[self.v.seat], self.texts))

    def aside(self, clause: int) -> str:
        """PG-155, PG-166: whose card it is; of other clauses what holds whoever decides now."""
        if clause in ABILITIES:
            return self.other_race(ABILITIES[clause])
        if clause in (155, 166):
            return self.say("own-card") if self.v.seat == self.owner else ""
        key = ASIDES.get(clause, "")
        return key and self.say(key, race=race_name(self.t.races[self.v.seat], self.texts))

    # --- what a decision is about -------------------------------------------------------------------

    def object_of(self, action: int) -> int:
        return actions.VOCABULARY.split(action)[1]

    def meant(self, action: int) -> int:
        """The card that would be built."""
        if self.aimed() >= 0:
            return self.aimed()
        if action == actions.BUILD or actions.VOCABULARY.verb(action) == "cell":
            return self.revealed(self.v.seat)
        return kind_named(0, self.object_of(action))

    def open_at(self, action: int) -> int:
        """Which of the open cells a decision names; -1: it names none."""
        opened = self.t.open[self.v.seat]
        cell = self.object_of(action)
        return opened.index(cell) if actions.VOCABULARY.verb(action) == "cell" and cell in opened else -1

    def card_at(self, action: int) -> int:
        """The card in the cell that a decision names; -1: none."""
        place = self.place_at(self.v.seat, self.object_of(action))
        return self.t.cards[self.v.seat][place] if place >= 0 else -1

    def owned(self) -> str:
        return self.credits(self.t.credits[self.v.seat])

    def too_dear(self, cost: int) -> str:
        return self.say("too-dear", cost=self.credits(cost), have=self.owned())

    def a_conflict(self, card: int) -> str:
        """PG-131, PG-209 to PG-211: the card is no location."""
        return self.say("conflict", card=self.card(card))

    def wrong_seat(self, seat: int) -> str:
        """PG-135, PG-152, PG-187, PG-213: the own seat, or one that is not in the game."""
        return self.say("own-seat") if seat == self.v.seat else self.say("no-seat")

    def other_race(self, ability: int) -> str:
        """PG-207, PG-210, PG-213: the ability belongs to a race that the seat does not play; empty where it does."""
        wanted = self.book.ability.index(ability) if ability in self.book.ability else -1
        return "" if self.t.races[self.v.seat] == wanted else self.say("other-race", race=race_name(wanted, self.texts))

    # --- set-up -------------------------------------------------------------------------------------

    def because_030(self, action: int) -> str:
        """PG-030: who plays the race."""
        race = self.object_of(action)
        return self.say("race-taken", seat=self.seat(self.t.races.index(race))) if race in self.t.races else ""

    def because_033(self, _: int) -> str:
        return self.say("no-objectives")

    def because_034(self, _: int) -> str:
        return self.say("no-seat")

    # --- the turn -----------------------------------------------------------------------------------

    def because_042(self, action: int) -> str:
        """PG-042, PG-118: the card is not in the hand."""
        return self.say("not-in-hand") if actions.VOCABULARY.verb(action) in self.answers() else ""

    because_118 = because_042

    def because_045(self, action: int) -> str:
        """PG-045: no action is chosen yet, the card is no Conflict, or the action is done."""
        if self.step != steps.ACTING:
            return self.say("acted")
        if actions.VOCABULARY.verb(action) in ("cell", "done"):
            return " ".join(filter(None, (self.misfit(action), self.say("no-action-yet"))))
        return self.say("no-conflict", card=self.card(self.revealed(self.v.seat)))

    def misfit(self, action: int) -> str:
        """PG-062, PG-182 to PG-184: why the revealed card could not be built in a cell; empty where it could."""
        at, kind = self.open_at(action), self.revealed(self.v.seat)
        if at < 0 or not is_location(kind):
            return ""
        refusal = building.spot_refusal(self.t, self.book, self.v.seat, kind, at)
        return super().reason(action, refusal) if refusal else ""

    def because_046(self, _: int) -> str:
        return self.say("not-revealed")

    def because_240(self, _: int) -> str:
        """PG-240: what was begun."""
        hand = self.v.hand
        if self.step == steps.CHOOSING:
            return self.say("begun-choosing", card=self.card(hand.pick, ACCUSATIVE))
        if self.step == steps.REMOVING:
            all_of_them = self.book.ability_numbers[self.t.races[self.v.seat]][0]
            return self.say("begun-removing", ready=len(hand.staged), all=all_of_them)
        card = self.card(self.aimed())
        return self.say("begun-cell" if hand.target < 0 else "begun-paying", card=card)

    # --- building -----------------------------------------------------------------------------------

    def because_058(self, action: int) -> str:
        """PG-058, PG-059, PG-072: what lies in the cell, or that nothing lies beside it."""
        card = self.card_at(action)
        return self.say("occupied", card=self.card(card)) if card >= 0 else self.say("nothing-beside")

    because_059 = because_072 = because_058

    def because_061(self, action: int) -> str:
        return self.too_dear(self.book.credits[self.meant(action)])

    def because_062(self, action: int) -> str:
        """PG-062: crystals that are needed and those in reach; or why nothing comes from a cell."""
        if self.v.hand.target >= 0:
            card = self.card_at(action)
            return self.say("drained" if card >= 0 and stations.is_reactor(card) else "no-reactor-here")
        t, seat, at = self.t, self.v.seat, self.open_at(action)
        need = self.crystals(self.book.energy[self.meant(action)])
        if at >= 0:
            return self.say("energy-here", need=need, have=building.energy_near(t, seat, at))
        best = max(building.energy_near(t, seat, other) for other in range(len(t.open[seat])))
        return self.say("energy-anywhere", need=need, have=best)

    def because_063(self, action: int) -> str:
        """PG-053, PG-055, PG-063: how far the Reactor is from the cell that is built in."""
        seat = self.v.seat
        ranges = self.ranges_from(seat, list(self.beside(seat, self.v.hand.target)), 1)
        return self.say("reactor-far", range=ranges[self.place_at(seat, self.object_of(action))])

    def because_065(self, _: int) -> str:
        """PG-065: how much of the cost is paid."""
        if self.v.hand.target < 0:
            return ""
        price = self.book.energy[self.aimed()]
        return self.say("paid", ready=len(self.v.hand.drained), price=price)

    def because_066(self, _: int) -> str:
        """PG-066: no open cell, or none that fits."""
        cells = len(self.t.open[self.v.seat])
        return self.say("no-fitting-cell", cells=cells) if cells else self.say("no-cell")

    def because_067(self, action: int) -> str:
        """PG-067: how many copies there are, and how many are allowed."""
        kind, book = self.meant(action), self.book
        count = counting.named(self.t, book, self.v.seat, book.name_of[kind])
        return self.say("at-limit", card=self.card(kind), count=count, limit=book.limit[kind])

    def because_074(self, _: int) -> str:
        """PG-074: which of the three is lacking."""
        if self.t.reactors == 0:
            return self.say("no-reactors")
        if not self.t.open[self.v.seat]:
            return self.say("no-cell")
        return self.too_dear(self.book.reactor_credits)

    def because_131(self, _: int) -> str:
        """PG-131: the revealed card is a Conflict."""
        return self.a_conflict(self.revealed(self.v.seat))

    def because_133(self, _: int) -> str:
        return self.too_dear(self.book.conflict_credits)

    def because_143(self, _: int) -> str:
        return self.say("outside", width=self.t.width, height=self.t.height)

    def because_182(self, action: int) -> str:
        """PG-182: how far the cell is from the Main Reactor, or the farthest one."""
        t, seat, at = self.t, self.v.seat, self.open_at(action)
        far = self.book.far[self.meant(action)]
        if at >= 0:
            return self.say("near-main", range=stations.range_of_cell(t, seat, at), far=far)
        farthest = max(stations.range_of_cell(t, seat, other) for other in range(len(t.open[seat])))
        return self.say("all-near-main", range=farthest, far=far)

    def because_183(self, action: int) -> str:
        """PG-183: the card beside which nothing may be put."""
        cell, seat = self.object_of(action), self.v.seat
        beside = [self.place_at(seat, other) for other in NEXT[4 * cell : 4 * cell + 4] if other >= 0]
        cards = [self.t.cards[seat][place] for place in beside if place >= 0]
        return self.say("closed", card=self.card(next(card for card in cards if self.book.keep_free[card])))

    def because_184(self, action: int) -> str:
        """PG-184: no Reactor beside the cell, or not the card beside the Reactor."""
        if self.step != steps.CHARGING:
            return self.say("no-reactor-beside" if self.open_at(action) >= 0 else "no-reactor-anywhere")
        card = self.card_at(action)
        if card < 0 or not stations.is_reactor(card):
            return self.say("no-reactor-here")
        charging = self.t.cards[self.v.seat][frames.charging_place(self.t)]
        return self.say("reactor-apart", card=self.card(charging))

    # --- what effects ask ---------------------------------------------------------------------------

    def because_135(self, action: int) -> str:
        return self.wrong_seat(self.object_of(action)) if self.step == steps.DISPUTING else ""

    def because_148(self, action: int) -> str:
        """PG-148: what the card takes, or what the seat has."""
        if self.step != steps.STORING:
            return ""
        most = frames.most_stored(self.t)
        if self.object_of(action) > most:
            return self.say("stores", most=self.credits(most))
        return self.say("only-have", have=self.owned())

    def because_152(self, action: int) -> str:
        if self.step != steps.TAKING:
            return ""
        mask = actions.VICTIM_MASKS[self.object_of(action)]
        absent = [seat for seat in range(self.seats(), 4) if (mask >> seat) & 1]
        return self.wrong_seat(absent[0] if absent else self.v.seat)

    def because_155(self, _: int) -> str:
        return self.say("pays-all-or-nothing", pay=self.credits(secret_payments.asked_numbers(self.t, self.book)[0]))

    def because_157(self, _: int) -> str:
        return self.say("only-have", have=self.owned())

    because_168 = because_157

    def because_166(self, _: int) -> str:
        return self.say("pays-at-most", most=self.credits(secret_payments.asked_numbers(self.t, self.book)[0]))

    def because_187(self, action: int) -> str:
        return self.wrong_seat(self.object_of(action) - 1) if self.step == steps.GIVING else ""

    # --- races and the secret objective -------------------------------------------------------------

    def because_197(self, _: int) -> str:
        """PG-197: which objectives were drawn."""
        drawn = [objective_name(each, self.texts) for each in self.v.hand.offered]
        return self.say("not-offered", drawn=self.texts["thing.and"].join(drawn))

    def because_207(self, _: int) -> str:
        """PG-207: another race, or no such card in the discard pile."""
        here = self.say("not-discarded") if self.stage() == "acting" else ""
        return self.other_race(effects.SALVAGING) or here

    def because_209(self, action: int) -> str:
        """PG-209: the card named is a Conflict."""
        return self.a_conflict(kind_named(0, self.object_of(action)))

    def because_210(self, action: int) -> str:
        """PG-210, PG-211: another race, no card to remove, or cards that have still to be removed."""
        if self.step != steps.REMOVING:
            return self.other_race(effects.EXCHANGE)
        if actions.VOCABULARY.verb(action) != "card":
            left = self.book.ability_numbers[self.t.races[self.v.seat]][0] - len(self.v.hand.staged)
            return self.say("must-remove", cards=Count(left))
        kind = kind_named(0, self.object_of(action))
        if kind not in self.own_cards():
            return self.say("not-in-hand")
        return self.say("basic", card=self.card(kind)) if is_location(kind) else self.a_conflict(kind)

    because_211 = because_210

    def because_212(self, _: int) -> str:
        return self.say("side-pile", cards=Count(self.t.side))

    def because_213(self, action: int) -> str:
        """PG-213: another race, the own hand, a card that is not there, or an exchange that has begun."""
        if self.step == steps.LOOKING:
            return self.wrong_seat(self.object_of(action))
        if self.step != steps.SWAPPING:
            return self.other_race(effects.SWAP)
        if actions.VOCABULARY.verb(action) != "card":
            return self.say("must-swap")
        if self.v.hand.given < 0:
            return self.say("not-in-hand")
        return self.say("not-in-their-hand", seat=self.seat(frames.looked_at(self.t)))

    def because_216(self, _: int) -> str:
        return self.say("used", race=race_name(self.t.races[self.v.seat], self.texts))

    def because_236(self, _: int) -> str:
        """PG-236: whether there is a secret objective at all; one that is being chosen is none yet."""
        return "" if self.v.hand.secret >= 0 or self.v.hand.offered else self.say("no-secret")

    def because_238(self, _: int) -> str:
        """PG-238: which objective is the secret one."""
        return self.say("other-secret", objective=objective_name(self.v.hand.secret, self.texts))
