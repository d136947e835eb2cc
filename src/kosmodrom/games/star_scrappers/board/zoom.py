"""A thing in large: its picture, its words, the rules that govern it, and where its facts come from."""

from collections.abc import Callable
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.draw.zoom import ZoomFrame
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.board.faces import DURATION_ICONS, Faces, faces_of, glyph, timing_icon
from kosmodrom.games.star_scrappers.board.table import cost_mark
from kosmodrom.games.star_scrappers.model import actions, effects
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS
from kosmodrom.games.star_scrappers.words import cards

DURATION_CLAUSES: Final = {"instant": (6,), "turn": (5,), "extra-action": (7,), "instant-and-turn": (5, 6)}

WITHOUT_NUMBER: Final = (effects.TAKE_OWN_BASE, effects.CRYSTAL_PER_TAKEOVER)
"""Effects that the rulebook tells of without saying how many cards, or a Crystal of which cost."""

FRAME: Final = ZoomFrame("SS")


def zoom(thing: str, book: ScrapperBook, texts: Words) -> str:
    """`kind:Y2`, `token:C03-Yb`, `artifact:A05` or `totem:P`; nothing for what is not in the game."""
    sort, _, name = thing.partition(":")
    known = THINGS.get(sort)
    if known is None or name not in known[0]:
        return ""
    if sort == "kind" and name not in book.provenance:
        return ""
    at = known[0].index(name)
    counts = {"kind": book.kinds, "token": book.tokens, "artifact": book.cards}
    return known[1](at, faces_of(book, texts)) if at < counts.get(sort, len(actions.COLOURS)) else ""


def provenance(source: str, texts: Words) -> str:
    return escape(texts[f"provenance.{source}"])


def sourced(fact: str, source: str, texts: Words) -> str:
    """A fact with where it is known from."""
    return escape(texts.say("board.sourced", fact=fact, source=texts[f"provenance.{source}"]))


def faction(colour: int, texts: Words) -> str:
    letter = actions.COLOURS[colour]
    return (
        f'<span class="ss-faction ss-{letter}">{glyph(colour)}{escape(texts[f"faction.{letter}"])}</span> · '
        f"{escape(texts[f'colour.{letter}'])}"
    )


def mercenary(kind: int, faces: Faces) -> str:
    """SS-004: faction, level and skill of a Mercenary. SS-008: which duration it has is a ruling."""
    book, texts, code = faces.book, faces.texts, actions.ALL_KINDS[kind]
    picture = f'<span class="ss-card is-large ss-{code[0]}">{faces.cards[kind]}</span>'
    marks = "".join(icon(each) for each in DURATION_ICONS[book.durations[kind]])
    copies = texts.say("board.copies", copies=Count(book.copies[kind]))
    facts = [
        (texts["board.duration"], f"{marks}{sourced(cards.duration(kind, book, texts), 'ruling', texts)}"),
        (texts["board.number"], sourced(copies, book.copies_provenance[code], texts)),
        (texts["board.source-skill"], provenance(book.provenance[code], texts)),
    ]
    rules = [*book.clauses.get(f"mercenary.{code}", []), *DURATION_CLAUSES[book.durations[kind]], 8, 130]
    sub = f"{faction(book.colour[kind], texts)} · {escape(texts.say('board.level', level=book.level[kind]))}"
    body = FRAME.text(cards.skill_text(kind, book, texts))
    return FRAME.page(texts, texts[f"mercenary.{code}"], sub, picture, body, facts, rules)


def crystal(token: int, faces: Faces) -> str:
    """SS-009: cost, points and symbols of a Crystal."""
    book, texts = faces.book, faces.texts
    cost, letter = book.token_cost[token], actions.COLOURS[book.token_colour[token]]
    face = f"{cost_mark(cost, cost)}{faces.gems[token]}{faces.marks[token]}"
    picture = f'<span class="ss-token is-large ss-{letter}">{face}</span>'
    marks = cards.crystal_marks(token, book, texts)
    facts = [
        (texts["board.cost"], str(cost)),
        (texts["board.value"], escape(marks[0])),
        (texts["board.number"], escape(texts.say("board.tokens", copies=Count(book.token_copies[token])))),
        (texts["board.source"], provenance(book.provenance[actions.ALL_TOKENS[token]], texts)),
    ]
    rules = [9, 99, 100, 101, 106, 198]
    if book.token_symbol[token]:
        rules += [10, 202, 203]
    if book.token_cave_in[token]:
        rules += [109, 112]
    text = cards.sentence(", ".join(marks))
    name = texts[f"colour.crystal.{letter}"]
    sub = f"{faction(book.token_colour[token], texts)} · {escape(texts.say('thing.cost', cost=cost))}"
    body = FRAME.text(text)
    return FRAME.page(texts, f"{name[0].upper()}{name[1:]}", sub, picture, body, facts, rules)


def artifact_card(card: int, faces: Faces) -> str:
    """SS-116, SS-117, SS-306: both halves of an Artifact card; who collects it keeps one."""
    book, texts = faces.book, faces.texts
    cost = book.artifact_cost[card]
    halves = [2 * card, 2 * card + 1]
    shown = "".join(
        f'<span class="ss-half is-{side}">{faces.halves[each]}</span>'
        for side, each in zip(("left", "right"), halves, strict=True)
    )
    rail = f'<span class="ss-artifact-rail">{cost_mark(cost, cost)}</span>'
    picture = f'<span class="ss-artifact is-large">{rail}{shown}</span>'
    body = "".join(half_words(each, faces) for each in halves)
    rules = [116, 117, 118]
    for each in halves:
        effect = book.artifact[each]
        rules += book.clauses.get(f"artifact.{ALL_ARTIFACTS[each]}", [])
        if effect < effects.PER_CRYSTALS:
            rules += [50, 52, 127] if effect <= effects.LAST_START else [127]
    names = " / ".join(texts[f"artifact.{ALL_ARTIFACTS[each]}"] for each in halves)
    facts = [(texts["board.cost"], sourced(str(cost), book.provenance[actions.ALL_CARDS[card]], texts))]
    return FRAME.page(texts, names, escape(texts["board.artifacts"]), picture, body, facts, rules)


def half_words(artifact: int, faces: Faces) -> str:
    book, texts = faces.book, faces.texts
    side = escape(texts["board.left" if artifact % 2 == 0 else "board.right"])
    name = escape(texts[f"artifact.{ALL_ARTIFACTS[artifact]}"])
    when = escape(cards.timing(artifact, book, texts))
    known = book.provenance[ALL_ARTIFACTS[artifact]]
    source = provenance(known, texts)
    if known == "rulebook" and book.artifact[artifact] in WITHOUT_NUMBER:
        number = texts.say("board.source-number", source=texts["provenance.reconstructed"])
        source = f"{source} · {escape(number)}"
    return (
        f'<section class="ss-side"><p class="ss-cap">{side}</p><h3>{name}</h3>'
        f"{FRAME.text(cards.artifact_text(artifact, book, texts))}"
        f'<p class="ss-sub">{timing_icon(book.artifact[artifact])}{when} · {source}</p></section>'
    )


def totem(colour: int, faces: Faces) -> str:
    """SS-103, SS-200: what a Totem brings."""
    texts, letter = faces.texts, actions.COLOURS[colour]
    name = texts[f"colour.totem.{letter}"]
    words = texts.say("board.totem", totem=f"{name[0].upper()}{name[1:]}", points=faces.book.totem_points)
    picture = f'<span class="ss-totem is-large ss-{letter}">{icon("i-totem")}{glyph(colour)}</span>'
    body = FRAME.text(f"{words}.")
    facts = [(texts["board.source"], provenance("rulebook", texts))]
    rules = [35, 103, 107, 148, 151, 200]
    return FRAME.page(texts, f"{name[0].upper()}{name[1:]}", faction(colour, texts), picture, body, facts, rules)


THINGS: Final[dict[str, tuple[list[str], Callable[[int, Faces], str]]]] = {
    "kind": (actions.ALL_KINDS, mercenary),
    "token": (actions.ALL_TOKENS, crystal),
    "artifact": (actions.ALL_CARDS, artifact_card),
    "totem": (actions.COLOURS, totem),
}
"""What can be shown in large: its names, and how."""
