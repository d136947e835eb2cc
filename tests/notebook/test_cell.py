"""A board in a cell of a notebook: whole in itself, harmless to the page around it, and no more than may be known."""

import re
from html.parser import HTMLParser
from importlib.resources import files
from itertools import islice

import pytest

from conformance.twins import Twins, twins
from conformance.walks import Case
from kosmodrom import Match
from kosmodrom.draw.cell import Cell, cell_of, seat_names
from kosmodrom.draw.scoped_styles import scoped
from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.deck import export_deck, read_deck
from kosmodrom.engine.registry import Entry, find, games
from notebook.playing import STRANGE, played

LARGEST = 150_000
"""Characters: a notebook with twenty boards stays below three megabytes."""
WICKED = """
[[mercenary]]
id = "Y2b"
name = {{ pl = "{wicked}", en = "{wicked}" }}
copies = 3
duration = "extra-action"
skill = {{ effect = "extra-mining", count = 2 }}
provenance = "reconstructed"
copies_provenance = "reconstructed"
"""
GLOWS = r'class="[^"]*is-legal'
APART = 7
PAIRS = 4

each_game = pytest.mark.parametrize("key", games())


class Page(HTMLParser):
    """What a browser finds in a cell."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.text += data


def of(cells: list[str], attribute: str, page: Page) -> list[str]:
    return [value for name, value in page.attributes if name == attribute and value not in cells]


@each_game
def test_a_cell_runs_nothing_and_asks_nobody_for_anything(key: str) -> None:
    match = played(key)
    for html in (match._repr_html_(), match.show(match.actors[0], lang="pl").html):
        page = Page(html)
        assert page.open == []
        assert not {"script", "iframe", "img", "link", "object", "embed", "a", "form", "input"} & set(page.tags)
        assert not [name for name, _ in page.attributes if name.startswith("on")]
        assert all(value.startswith("#") for name, value in page.attributes if name in ("href", "src", "xlink:href"))
        style = html[html.index("<style>") : html.index("</style>")]
        assert "url(" not in style
        assert "@import" not in style
        assert "://" not in html.replace("http://www.w3.org/2000/svg", "")
        assert len(html) < LARGEST


@each_game
def test_the_styles_of_a_cell_reach_nothing_outside_of_it(key: str) -> None:
    html = played(key)._repr_html_()
    (name,) = re.findall(r'^<div id="(k[0-9a-f]+)"', html)
    style = html[html.index("<style>") + 7 : html.index("</style>")]
    outer, depth, at = [], 0, 0
    for place, letter in enumerate(style):
        if letter == "{":
            if depth == 0:
                outer.append(style[at:place])
            depth += 1
        elif letter == "}":
            depth -= 1
            at = place + 1
    assert depth == 0
    assert all(selector.strip().endswith(f"#{name}") for head in outer for selector in head.split(","))
    assert "@keyframes" not in style
    ids = [value for attribute, value in Page(html).attributes if attribute == "id"]
    assert all(each.startswith(name) for each in ids)
    targets = re.findall(r'href="#([^"]+)"', html)
    assert targets
    assert set(targets) <= set(ids)


@each_game
def test_names_of_strangers_are_words_and_nothing_else(key: str) -> None:
    match = played(key)
    page = Page(match._repr_html_())
    assert "script" not in page.tags
    for name in STRANGE:
        assert name in page.text


def test_the_names_of_cards_of_strangers_are_words_and_nothing_else() -> None:
    entry, wicked = find("star_scrappers"), "<img src=x onerror=alert(1)>"
    text = export_deck(entry.key, files(entry.package) / "content")
    deck = read_deck(text + WICKED.format(wicked=wicked), "my.toml")
    dealt = (Match(entry, seats=2, seed=seed, deck=deck) for seed in range(100))
    match = next(each for each in dealt if '"Y2b"' in str(each.view(SPECTATOR)))
    page = Page(match._repr_html_())
    assert "img" not in page.tags
    assert wicked in page.text


@each_game
def test_a_cell_speaks_the_language_that_is_asked_for(key: str) -> None:
    match = played(key, seats=2)
    polish, english = match.show(lang="pl").html, match.show(lang="en").html
    for lang, html in (("pl", polish), ("en", english)):
        texts = match.entry.words(lang)
        question = match.entry.speaker.question(match.view(SPECTATOR), match.book, texts, STRANGE[:2])
        assert question in Page(html).text
        assert f'lang="{lang}"' in html
    match.lang = "pl"
    assert match._repr_html_() == polish


@each_game
def test_what_a_seat_may_decide_glows_or_stands_beside_its_hand(key: str) -> None:
    match = played(key, decisions=10)
    seat = match.actors[0]
    html = match.show(seat).html
    assert re.search(GLOWS, html) or '<ul class="cell-more">' in html
    assert not re.search(GLOWS, match._repr_html_())
    assert '<div class="cell-own">' not in match._repr_html_()


def test_a_view_shows_what_its_seat_knows_and_equal_views_show_the_same() -> None:
    match = played("star_scrappers", seats=2)
    view = match.view(0)
    assert "ss-hand" in view._repr_html_()
    assert view._repr_html_() == match.view(0)._repr_html_() != match.view(1)._repr_html_()
    assert "ss-hand" not in match.view(SPECTATOR)._repr_html_()


def pairs(entry: Entry) -> list[Twins]:
    """Some twin worlds of a game, in which seats have to decide."""
    options = {option.key: option.values[-1] for option in entry.options if option.key in ("with-objectives", "races")}
    case = Case(entry, 3, options, 11, [3, 1, 4, 1, 5, 9, 2, 6])
    every = (pair for pair in twins(case) if entry.game.actors(pair.one) not in ([CHANCE], []))
    return list(islice(every, 0, APART * PAIRS, APART))


@each_game
def test_no_cell_shows_a_seat_what_it_does_not_know(key: str) -> None:
    entry, shown = find(key), 0
    for pair in pairs(entry):
        one, other = (Match(entry, seats=3, seed=5, opening=state) for state in (pair.one, pair.other))
        for watcher in pair.watchers:
            seat = None if watcher == SPECTATOR else watcher
            assert one.show(seat).html == other.show(seat).html
            assert one.show(seat).text == other.show(seat).text
            assert repr(one.view(watcher)) == repr(other.view(watcher))
            assert str(one.view(watcher)) == str(other.view(watcher))
            shown += 1
        if SPECTATOR in pair.watchers:
            assert one._repr_html_() == other._repr_html_()
            assert repr(one) == repr(other)
    assert shown >= PAIRS


@each_game
def test_a_secret_that_were_shown_would_be_found(key: str) -> None:
    """Whoever knows what differs is shown another cell: so the test above looks at cells that could tell."""
    entry, names = find(key), seat_names(3, "en")
    known = [
        Cell(entry, entry.game.view(pair.one, seat), pair.one.book, "en", names).html()
        != Cell(entry, entry.game.view(pair.other, seat), pair.other.book, "en", names).html()
        for pair in pairs(entry)
        for seat in set(range(3)) - set(pair.watchers)
    ]
    assert any(known)


def test_styles_are_those_of_a_wide_page_and_only_those_that_apply() -> None:
    sheet = """
    :root, [data-theme="night"] { --k-a: #000; --k-b: #111; --k-wash: 10%; --k-unused: #222; }
    [data-theme="day"] { --k-a: #fff; --k-b: var(--k-a); --k-wash: 20%; }
    .on > b, .off { color: var(--k-b); mix: var(--k-wash) }
    .on:hover { color: red }
    .on:not(.off) { top: 0 }
    :is(.off, .gone) .on { top: 1px }
    @media (max-width: 600px) { .on { top: 2px } }
    @media (min-width: 1000px) { @container k (max-width: 9px) { .on { top: 3px } .off { top: 4px } } }
    @keyframes k { from { top: 0 } }
    """
    style = " ".join(scoped("#x", sheet, '<p class="on"><b>a</b></p>').split())
    assert style == (
        "#x{--k-a:light-dark(#fff,#000);--k-b:light-dark(var(--k-a),#111);--k-wash:15%; "
        ".on > b{color: var(--k-b); mix: var(--k-wash)} .on:not(.off){top: 0} "
        "@container k (max-width: 9px){.on{top: 3px}} }"
    )


def test_a_cell_of_a_view_alone_calls_seats_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    cell = cell_of(Match("andromeda", seats=3, seed=1).view(1))
    assert cell.lang == "pl"
    assert cell.names == ["Miejsce 0", "Miejsce 1", "Miejsce 2"]
