"""What the own seat works with: what it has begun, its dice, resources, own fields and effects, and its hand."""

from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, section
from kosmodrom.engine.plurals import Count
from kosmodrom.games.astrogornicy.board.faces import Drawn
from kosmodrom.games.astrogornicy.board.fields import ANY_FACE, picture, standing, with_faces
from kosmodrom.games.astrogornicy.board.picks import picks
from kosmodrom.games.astrogornicy.board.pieces import die, plain_die, star
from kosmodrom.games.astrogornicy.board.tray import tray
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED
from kosmodrom.games.astrogornicy.rules.effects import unused
from kosmodrom.games.astrogornicy.rules.launching import left_for_crew
from kosmodrom.games.astrogornicy.words.cards import amounts, cost, effect_name, face_name, resource_name, title

CHANGING_PHASES: Final = (steps.ROLLING_PHASE, steps.ACTION_PHASE)
"""AG-069: when dice can be changed."""


class HandPicture(Drawn):
    """What the own seat alone sees, drawn."""

    def draw(self) -> str:
        """AG-302: the public has none."""
        if not self.is_seat(self.v.seat):
            return ""
        parts = [tray(self, self.faces), self.own_pool(), self.purse(), self.mine(), self.cards()]
        return f'<div class="ag-own k-seat-{self.v.seat % 4}">{"".join(parts)}</div>'

    # --- dice ---------------------------------------------------------------------------------------

    def own_pool(self) -> str:
        """AG-056: the dice of the pool, each a toggle that shows every field it serves."""
        t, texts, seat = self.t, self.texts, self.v.seat
        dice, at = [], 0
        for face in range(6):
            served = picks(self, face)
            marked = self.marked(seat)[face]
            price = 1 if t.price[seat] == face else 0
            for each in range(self.left_of(face)):
                at += 1
                mark = "marked" if each < marked else "price" if each < marked + price else ""
                dice.append(self.pool_die(face, at, mark, served))
        dice += [f'<span class="ag-air">{icon("ag-ANY")}</span>'] * t.rolling[seat]
        if not dice and t.phase >= steps.SETTLING_PHASE:
            return ""
        body = "".join(dice) or f'<p class="ag-none">{escape(texts["board.no-dice"])}</p>'
        title_words = texts["board.your-dice"]
        return (
            f'<section class="ag-own-pool" aria-label="{escape(title_words)}">'
            f'{heading(title_words, self.gone())}<div class="ag-row-of-dice">{body}{self.altar()}</div>{self.results()}'
            "</section>"
        )

    def left_of(self, face: int) -> int:
        """AG-056, AG-124: dice of a face in the pool that are not put ready for a crew."""
        hand, seat = self.v.hand, self.v.seat
        is_crewing = hand.intent != NOTHING and hand.stage == steps.CREWING
        return left_for_crew(self.t, hand, seat, face) if is_crewing else self.pool(seat)[face]

    def altar(self) -> str:
        """AG-063, AG-069: where a die is sacrificed to change others."""
        if self.t.phase not in CHANGING_PHASES:
            return ""
        texts = self.texts
        face = f"{icon('i-cross')}{icon('ag-die')}{icon('i-turn')}"
        return control(face, texts["board.sacrifice"], "ag-altar", "sacrifice")

    def results(self) -> str:
        """AG-064: the faces that a die can be turned to, for the page to draw them on what is chosen among."""
        if self.serves() != "-to-change":
            return ""
        shown = []
        for face, to in enumerate(actions.FACES):
            turns = " ".join(f"turn:{code}-{to}" for code in actions.FACES if code != to)
            shown.append(f'<i data-shows="{turns}">{plain_die(self.v.seat, face)}</i>')
        return f'<span hidden="">{"".join(shown)}</span>'

    def gone(self) -> str:
        """AG-051, AG-167: dice that are out for this Round."""
        out = self.t.discarded[self.v.seat]
        return self.texts.say("board.gone", dice=Count(out)) if out else ""

    def pool_die(self, face: int, at: int, mark: str, served: str) -> str:
        """AG-058, AG-063, AG-064: to be rerolled, discarded or turned, else to be picked for a field."""
        texts, seat, code = self.texts, self.v.seat, actions.FACES[face]
        name = face_name(face, texts)
        drawn = die(seat, face)
        if mark:
            sign = icon("i-turn" if mark == "marked" else "i-cross", "ag-fate")
            label = texts.say(f"board.die-{mark}", face=name)
            return control(f"{drawn}{sign}", label, f"ag-toss is-{mark}", place=f"die-{at}")
        turns = " ".join(f"turn:{code}-{to}" for to in actions.FACES if to != code)
        more = f'data-pick="{served}" aria-pressed="false"'
        label = texts.say(f"board.die{self.serves()}", face=name)
        return control(drawn, label, "ag-toss", f"discard:{code} reroll:{code} {turns}", place=f"die-{at}", more=more)

    def serves(self) -> str:
        """AG-057, AG-063, AG-064, AG-091: what touching a die means now; in a turn it is picked for a field."""
        t, seat = self.t, self.v.seat
        if t.price[seat] == UNNAMED:
            return "-to-sacrifice"
        if t.price[seat] != NOTHING:
            return "-to-change"
        if t.phase == steps.ROLLING_PHASE:
            return "-to-reroll" if t.window[seat] == steps.FREE_REROLL else "-to-keep"
        return "" if t.phase == steps.ACTION_PHASE and not t.passed >> seat & 1 else "-unused"

    # --- resources ----------------------------------------------------------------------------------

    def purse(self) -> str:
        """AG-264, AG-284, AG-285: the own resources, what lies ready of them, and what the surplus is worth."""
        cells = "".join(self.token(kind) for kind in range(len(actions.RESOURCES)))
        return section("ag-own-stock", self.texts["board.your-stock"], f'<div class="ag-purse">{cells}</div>')

    def token(self, kind: int) -> str:
        t, texts, code = self.t, self.texts, actions.RESOURCES[kind]
        held = t.stock[7 * self.v.seat + kind]
        laid = self.v.hand.laid[kind] if self.v.hand.stage >= steps.PAYING else 0
        group = self.book.promoted_surplus if kind == t.promoted else self.book.surplus
        worth = (held - laid) // group
        words = {"resource": resource_name(kind, texts), "count": held, "points": worth, "group": group}
        label = texts.say("board.own-stock", **words)
        if laid:
            label = f"{label} {texts.say('board.laid', count=laid)}"
        swaps = " ".join(f"swap:{code}-{wanted}" for wanted in dict.fromkeys((code, *actions.RESOURCES)))
        amount = f"<b>{held}</b>" if not laid else f'<b class="ag-less"><s>{held}</s>{held - laid}</b>'
        rest = f"<small>{(held - laid) % group}/{group}</small>"
        gain = f'<span class="ag-worth">{star(worth)}</span>' if worth else rest
        look = f"ag-coin ag-{code}{' is-promoted' if kind == t.promoted else ''}{'' if held else ' is-none'}"
        return control(f"{icon(f'ag-{code}')}{amount}{gain}", label, look, f"pay:{code} {swaps}", f"resource:{code}")

    # --- own fields and effects ---------------------------------------------------------------------

    def mine(self) -> str:
        """AG-118, AG-209: own Technologies and Bulletins with their fields, and effects that can still be used."""
        t, seat = self.t, self.v.seat
        fields = [self.own_field(at) for at in range(len(t.card_owners)) if t.card_owners[at] == seat]
        effects = [self.own_effect(card) for card in t.open_orders[seat]]
        if not fields and not effects:
            return ""
        name = self.texts["board.your-cards"]
        return section("ag-own-cards", name, scrolling("ag-goods", name, "".join([*fields, *effects])))

    def own_field(self, at: int) -> str:
        """AG-118, AG-250 to AG-256: a die of any face, once a Round."""
        card, put = actions.FIRST_TECHNOLOGY + at, self.t.card_dice[at]
        label = self.faces.labels[card]
        if put != NOTHING:
            label = f"{label} {self.texts.say('board.there', state=standing(self, put))}"
        taken = " is-taken" if put != NOTHING else ""
        field = f'<span class="ag-field{taken}">{picture(ANY_FACE, put)}</span>'
        face = f"{field}{self.faces.gives(card)}{self.faces.name(card)}"
        do = with_faces(f"use:{actions.CARDS[card]}-", ANY_FACE)
        return control(
            face, label, f"ag-good is-owned{taken}", do, self.faces.zoom(card), piece=f"own-{actions.CARDS[card]}"
        )

    def own_effect(self, card: int) -> str:
        """AG-209 to AG-219: an effect on the Order that gives it."""
        effect = self.book.effect[card]
        name = f'<span class="ag-name">{escape(effect_name(effect, self.texts))}</span>'
        label = self.texts.say("board.unused", card=self.faces.labels[card])
        face = f"{self.faces.effect(card)}{name}"
        return control(face, label, "ag-good is-effect", effect_decisions(effect), self.faces.zoom(card))

    # --- the hand -----------------------------------------------------------------------------------

    def cards(self) -> str:
        """AG-107, AG-302: Missions and Orders; each tells whether it can be paid."""
        texts, held = self.texts, self.v.hand.cards
        row = "".join(self.card(each) for each in held)
        body = row or f'<p class="ag-none">{escape(texts["board.no-cards"])}</p>'
        count = texts.say("board.cards", cards=Count(len(held)))
        name = texts["board.your-hand"]
        row = scrolling("ag-row-of-cards", name, body)
        return f'<section class="ag-hand" aria-label="{escape(name)}">{heading(name, count)}{row}</section>'

    def means(self, each: int) -> tuple[str, str, str]:
        """AG-120, AG-132, AG-217, AG-218, AG-267: whether a card can be paid: a look, words and a sign.

        One that takes substitutes has a look of its own and says how many units it really costs.
        """
        texts, price = self.texts, cost(each, self.book)
        if actions.is_mission(each) and self.t.round == terms.ROUNDS and self.t.phase > steps.ACTION_PHASE:
            return "", texts["board.too-late"], icon("i-lock")
        is_free = actions.is_mission(each) and unused(self.t, self.book, self.v.seat, terms.FREE_EFFECT)
        paid = [] if is_free else self.plan(price)
        if paid is None:
            return "", texts["board.too-dear"], icon("i-lock")
        if sum(paid) <= sum(price):
            return " is-payable", texts["board.payable"], icon("i-check")
        words = texts.say("board.dear", units=amounts(paid, texts), count=Count(sum(paid)))
        return " is-dear", words, f"{icon('i-swap')}<b>{escape(texts.say('board.pays', count=sum(paid)))}</b>"

    def card(self, each: int) -> str:
        """AG-120, AG-197, AG-199: a card with every decision that may mean it."""
        code, texts = actions.CARDS[each], self.texts
        able, words, mark = self.means(each)
        verb = "launch" if actions.is_mission(each) else "buy"
        sign = f'<span class="ag-can" title="{escape(words)}">{mark}</span>'
        given = each in self.v.hand.given
        look = f"ag-card is-{'mission' if actions.is_mission(each) else 'order'}{able}"
        label = f"{self.faces.labels[each]} {words}"
        if given:
            look, label = f"{look} is-given", f"{label} {texts.say('board.given', card=title(each, texts))}"
        do = f"{verb}:{code} give:{code}"
        return control(f"{self.faces.card(each)}{sign}", label, look, do, self.faces.zoom(each), piece=f"card-{code}")


def heading(words: str, count: str = "") -> str:
    return f'<h2 class="k-heading">{escape(words)}<span>{escape(count)}</span></h2>'


def scrolling(look: str, name: str, body: str) -> str:
    """Something that may scroll, so it can be focused."""
    return f'<div class="{look}" role="group" tabindex="0" aria-label="{escape(name)}">{body}</div>'


def effect_decisions(effect: int) -> str:
    """What using an effect can mean."""
    if effect == terms.SPECIALIST:
        return " ".join(f"spec:{code}-{to}" for code in actions.FACES for to in actions.FACES[:2] if code != to)
    if effect in (terms.AUTOMAT_EFFECT, terms.MINER_EFFECT):
        verb = "automat" if effect == terms.AUTOMAT_EFFECT else "miner"
        return " ".join(f"{verb}:{code}" for code in actions.FACES)
    if effect == terms.DISCOUNT_EFFECT:
        return " ".join(f"discount:{unit}" for unit in actions.UNITS)
    return "free-launch" if effect == terms.FREE_EFFECT else ""
