"""A thing in large: its picture, its words, the rules that govern it, and where its facts come from."""

from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.draw.zoom import ZoomFrame
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.board.faces import Faces, faces_for
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.words.cards import card_text, cost_words, resource_name, sort_of, title

CLAUSES: Final = {
    "mission": (12, 108, 120, 122, 124, 125, 154, 160, 161, 164, 165, 171),
    "order": (14, 197, 198, 204, 205, 208, 209, 210),
    "award": (15, 231, 232, 233, 234, 235, 238, 239),
    "expedition": (16, 179, 180, 182, 183, 185, 186, 190, 235),
    "technology": (17, 242, 243, 250, 251, 256, 257, 258),
    "bulletin": (17, 242, 243, 252, 253, 254, 256, 258),
    "kantor": (26, 133, 267, 268, 269, 285),
}
"""The clauses that govern each sort of card."""

EFFECT_CLAUSES: Final = (
    (212, 220, 221),
    (220, 221),
    (220, 221),
    (217, 222, 223),
    (218, 225, 226),
    (219, 227, 229, 230),
)
"""The clauses of each effect of an Order."""
TURNING_CLAUSES: Final = ((213, 215), (214, 216))
"""AG-213 to AG-216: by edition, the clauses of AUTOMAT and MINER."""
DISCARDING: Final = (199, 200, 201, 202)
RESOURCE_CLAUSES: Final = (8, 259, 262, 264, 267, 284, 286)
RARE: Final = 3

EARNING: Final = dict.fromkeys(("expedition", "technology", "bulletin"), "source-gain")
FROM_RULEBOOK: Final = {"mission": "source-points", "order": "source-effect", **EARNING}
"""What both rulebooks say of each sort of card, whatever its numbers: points, effect, what a die earns there."""

FRAME: Final = ZoomFrame("AG")


def zoom(thing: str, book: AstroBook, texts: Words) -> str:
    """`card:ZA-07`, `card:ZA-07:earlier` or `resource:WO`; nothing for what is not in the game."""
    sort, _, rest = thing.partition(":")
    name, _, edition = rest.partition(":")
    if edition not in ("", *terms.EDITIONS):
        return ""
    if sort == "card" and name in actions.CARDS and book.mark[actions.CARDS.index(name)] != terms.ABSENT:
        at = terms.EDITIONS.index(edition) if edition else terms.HANDBOOK
        return card(actions.CARDS.index(name), faces_for(book, texts, at))
    if sort == "resource" and name in actions.RESOURCES and not edition:
        return resource(actions.RESOURCES.index(name), book, texts)
    return ""


def card(which: int, faces: Faces) -> str:
    """AG-012 to AG-017: all that a card says."""
    book, texts, code = faces.book, faces.texts, actions.CARDS[which]
    sort = sort_of(which)
    picture = f'<span class="ag-card is-large is-{sort}">{faces.card(which)}</span>'
    facts = [(texts["board.points-of"], str(book.points[which]))] if sort != "kantor" else []
    if sort not in ("award", "kantor"):
        facts.append((texts["board.cost"], escape(cost_words(which, book, texts))))
    if sort in ("mission", "order"):
        facts.append((texts["board.mark"], f"{book.mark[which]}+"))
    facts += [(texts[f"board.{key}"], escape(texts[f"provenance.{source}"])) for key, source in sources(which, book)]
    rules = [*book.clauses.get(f"card.{code}", []), *CLAUSES[sort]]
    if sort == "order":
        rules += effect_rules(which, faces)
    sub = f"{icon(f'ag-{sort}')} {escape(texts[f'board.sort.{sort}'])}"
    text = card_text(which, book, texts, faces.edition)
    return FRAME.page(texts, title(which, texts), sub, picture, FRAME.text(text), facts, rules)


def sources(which: int, book: AstroBook) -> list[tuple[str, str]]:
    """Where the name of a card, what it does and its numbers come from."""
    code = actions.CARDS[which]
    found = [("source-name", book.name_provenance[code])] if code in book.name_provenance else []
    if sort_of(which) in FROM_RULEBOOK:
        found.append((FROM_RULEBOOK[sort_of(which)], "rulebook"))
    return [*found, ("source", book.provenance[code])]


def effect_rules(which: int, faces: Faces) -> list[int]:
    """AG-199 to AG-230: what governs the effect of an Order, and a card to be given up."""
    effect = faces.book.effect[which]
    rules = list(EFFECT_CLAUSES[effect])
    if effect in (1, 2):
        rules.insert(0, TURNING_CLAUSES[faces.edition][effect - 1])
    return [*DISCARDING, *rules] if faces.book.discard[which] else rules


def resource(kind: int, book: AstroBook, texts: Words) -> str:
    """AG-008, AG-284: what a resource is for."""
    code = actions.RESOURCES[kind]
    picture = f'<span class="ag-token is-large ag-{code}">{icon(f"ag-{code}")}</span>'
    words = {"group": book.surplus, "promoted": book.promoted_surplus}
    facts = [
        (texts["board.in-game"], str(book.units[kind])),
        (texts["board.source"], escape(texts[f"provenance.{book.provenance[code]}"])),
    ]
    sub = escape(texts["board.rare" if kind >= RARE else "board.basic"])
    rules = [*RESOURCE_CLAUSES, 10 if kind >= RARE else 9]
    text = FRAME.text(texts.say("board.resource-text", **words))
    return FRAME.page(texts, resource_name(kind, texts), sub, picture, text, facts, rules)
