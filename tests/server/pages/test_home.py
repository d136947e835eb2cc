"""The home page: options in words and their conflicts, journals that are looked at first, lists that stay fresh."""

import html
import re
from dataclasses import replace
from functools import cache

import httpx
import pytest

from conformance.walks import registered
from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Option, find, games
from kosmodrom.engine.words import words as text_of
from kosmodrom.server.pages.frame import templates
from kosmodrom.server.pages.paces import time_words
from server.company import SOLO, Served, play_out, wait_until

OURS = [entry for entry in games().values() if entry.package.startswith("kosmodrom.games.")]
RUNNING = Match("star_scrappers", seats=3, seed="home", options={"first-game": "yes"}).journal()


@cache
def finished() -> str:
    """The journal of a match that is over."""
    match, bot, luck = Match("star_scrappers", seats=2, seed="over"), bot_named("random"), Luck(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match.journal()


def look(served: Served, journal: str, lang: str = "en", deck: str | None = None) -> httpx.Response:
    return served.http.post("/journal/look", json={"journal": journal, "deck": deck}, headers={"accept-language": lang})


def test_a_journal_is_shown_before_it_is_opened(served: Served) -> None:
    answer = look(served, RUNNING)
    assert answer.status_code == 200
    assert "Star Scrappers: Cave-In" in answer.text
    assert re.search(r"<dt>Seats</dt><dd>3</dd>", answer.text)
    assert "in play after" in answer.text
    assert [f'name="seat-{seat}"' in answer.text for seat in range(4)] == [True, True, True, False]
    for choice in ("me", "bot:cadet", "bot:pilot", "bot:navigator", "bot:admiral", "open", "guest"):
        assert answer.text.count(f'<option value="{choice}"') == 3
    polish = look(served, RUNNING, "pl").text
    assert "Star Scrappers: Łowcy Kryształów" in polish
    assert "decyduje: Miejsce" in polish


def test_whoever_opens_a_journal_says_who_sits_where(served: Served) -> None:
    fields = {"journal": RUNNING, "name": "Ala", "seat-0": "bot:random", "seat-1": "me", "seat-2": "open"}
    answer = served.http.post("/journal/open", data=fields)
    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/table/")
    secret = re.search(rf"kosmodrom_{table}=([^;]+)", str(answer.headers.get_list("set-cookie")))
    assert secret
    host = served.player(table, secret[1])
    info = host.info()
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person", "open"]
    assert info["mine"]["seats"] == [1]
    assert info["seats"][1]["name"] == "Ala"
    assert list(host.get(f"{host.path}/links")["invites"]) == ["2"]


def test_a_journal_of_a_match_that_is_over_opens_as_a_replay(served: Served) -> None:
    shown = look(served, finished()).text
    assert "over; won by: Seat" in shown
    assert "seat-0" not in shown
    answer = served.http.post("/journal/open", data={"journal": finished()})
    assert re.fullmatch(r"/table/\w+/replay", answer.headers["location"])
    cookie = answer.headers["set-cookie"].partition(";")[0]
    assert "p-slider" in served.http.get(answer.headers["location"], headers={"cookie": cookie}).text


@pytest.mark.parametrize(
    ("journal", "says"),
    [
        ("", "to nie jest dziennik gry"),
        (RUNNING.rpartition("end ")[0], "urywa się tu bez wiersza końcowego"),
        (RUNNING.replace("game star_scrappers", "game chess"), "skrót się nie zgadza"),
        (Match("star_scrappers", seed="x").journal(0), "mówi tylko to, co wie jedno miejsce"),
    ],
)
def test_a_journal_that_cannot_be_read_is_refused_in_a_sentence(served: Served, journal: str, says: str) -> None:
    answer = look(served, journal, "pl")
    assert answer.status_code == 422
    assert says in html.unescape(answer.text)
    page = served.http.post("/journal/open", data={"journal": journal}, headers={"accept-language": "pl"})
    assert page.status_code == 422
    assert says in html.unescape(page.text)


@pytest.mark.parametrize(
    ("lang", "instead"),
    [
        ("pl", ("Graj dalej przy samym stole", "Przenieś miejsce")),
        ("en", ("Go on at the table itself", "Take my seat")),
    ],
)
def test_the_journal_of_a_running_match_is_refused_with_what_to_do_instead(
    served: Served, lang: str, instead: tuple[str, str]
) -> None:
    host = served.open(SOLO)
    journal = host.ask("GET", f"{host.path}/journal").text
    fields = {"journal": journal, "seat-0": "me", "seat-1": "bot:random"}
    opening = served.http.post("/journal/open", data=fields, headers={"accept-language": lang})
    for answer in (look(served, journal, lang), opening):
        assert answer.status_code == 422
        for words in instead:
            assert words in html.unescape(answer.text)


@pytest.mark.parametrize(("lang", "promise"), [("pl", "zapisaną w terminalu"), ("en", "saved in the terminal")])
def test_the_home_page_promises_what_is_true_of_journals(served: Served, lang: str, promise: str) -> None:
    page = html.unescape(served.http.get("/", headers={"accept-language": lang}).text)
    assert promise in page
    in_terminal = Match("star_scrappers", seats=2, seed="Łukasz").journal()
    assert look(served, in_terminal, lang).status_code == 200
    assert look(served, finished(), lang).status_code == 200


def test_a_journal_with_a_deck_of_its_own_needs_that_deck(served: Served) -> None:
    from importlib.resources import files

    from kosmodrom.engine.deck import export_deck, read_deck

    text = export_deck("star_scrappers", files("kosmodrom.games.star_scrappers") / "content")
    journal = Match("star_scrappers", seed="x", deck=read_deck(text, "deck")).journal()
    assert look(served, journal).status_code == 422
    assert look(served, journal, deck=text).status_code == 200


def test_a_journal_brings_nothing_into_the_page(served: Served) -> None:
    answer = look(served, "<script>alert(1)</script>\n</textarea>" + RUNNING)
    assert "<script>" not in answer.text


def test_options_stand_in_words_and_conflicts_are_explained(served: Served) -> None:
    entry = replace(
        find("star_scrappers"),
        options=(
            Option("first-game", ("no", "yes"), "no"),
            Option("edition", ("old", "new"), "old"),
            Option("length", ("short", "long"), "short"),
        ),
        conflicts=(("first-game=yes", "edition=new"), ("edition=new", "length=long")),
    )
    with registered(entry):
        page = served.http.get("/?lang=pl").text
        assert 'data-conflicts="[[&#34;first-game=yes&#34;, &#34;edition=new&#34;]' in page
        name = entry.words("pl")["option.first-game.name"]
        yes = entry.words("pl")["option.first-game.yes"]
        assert f"„{name}: {yes}” nie łączy się z „edition: new”." in page
        fields = {"game": "star_scrappers", "seats": "2", "option-edition": "new", "option-length": "long"}
        refused = served.http.post("/open", data=fields, headers={"accept-language": "pl"})
        assert refused.status_code == 422
        assert "Opcji edition=new i length=long nie można połączyć." in refused.text
        games = served.person().get("/api/games")["games"]
        assert next(game for game in games if game["key"] == "star_scrappers")["conflicts"] == [
            ["first-game=yes", "edition=new"],
            ["edition=new", "length=long"],
        ]


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_option_of_every_game_is_explained_beside_it(served: Served, lang: str) -> None:
    page = html.unescape(served.http.get("/", headers={"accept-language": lang}).text)
    for key in ("andromeda", "astrogornicy", "posrod_gwiazd", "star_scrappers"):
        for option in find(key).options:
            about = re.search(rf'<small class="p-about" id="about-{key}-{option.key}">([^<]+)</small>', page)
            assert about, (key, option.key)
            assert find(key).words(lang)[f"option.{option.key}.about"] == about[1]


def test_the_lists_are_read_again_without_the_page(served: Served) -> None:
    before = served.http.get("/lists?lang=en").json()
    assert "Nobody has opened a public table" in before["p-public-tables"]
    host = served.open([{"kind": "me", "name": "Ala"}, {"kind": "open"}], public=True)
    after = served.http.get("/lists?lang=en").json()
    assert f"/table/{host.table}" in after["p-public-tables"]
    assert "free seats: 1" in after["p-public-tables"]
    mine = served.http.get("/lists?lang=en", headers={"cookie": f"kosmodrom_{host.table}={host.secret}"}).json()
    assert f"/table/{host.table}" in mine["p-my-tables"]
    assert f"/table/{host.table}" not in mine["p-public-tables"]


def test_private_tables_are_in_nobody_elses_list(served: Served) -> None:
    host = served.open(SOLO)
    assert host.table not in served.http.get("/lists").text


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_each_game_says_in_a_sentence_what_one_does_in_it(served: Served, lang: str) -> None:
    page = html.unescape(served.http.get("/", headers={"accept-language": lang}).text)
    pitches = re.findall(r'<p class="p-pitch">([^<]+)</p>', page)
    assert pitches == [said for key in games() if (said := find(key).words(lang).texts.get("about"))]
    assert len(set(pitches)) == len(pitches) == 4
    assert all(40 <= len(pitch) <= 140 and pitch.endswith(".") for pitch in pitches)


def test_my_tables_stand_above_the_games_and_say_whose_turn_it_is(served: Served) -> None:
    host, guest = served.pair()
    wait_until(lambda: len(host.info()["asked"]) == 1)
    asked = host.info()["asked"]
    for player, mine in ((host, [0]), (guest, [1])):
        secret = {"cookie": f"kosmodrom_{player.table}={player.secret}", "accept-language": "pl"}
        page = served.http.get("/", headers=secret).text
        assert page.index('id="p-my-tables"') < page.index(f"/table/{host.table}") < page.index('class="p-tile')
        assert ("twoja kolej" in page) == (asked == mine)


SHOWN_AT_HOME = (
    "deck",
    "first_game",
    "home",
    "journal",
    "journal_refusal",
    "list",
    "practice",
    "row",
    "switches",
    "who",
)
"""Templates of the home page and of what it fetches later."""


@pytest.mark.parametrize("theme", ["night", "day"])
def test_the_home_page_brings_along_the_icons_that_it_shows_and_few_others(served: Served, theme: str) -> None:
    page = served.http.get(f"/?theme={theme}").text
    brought = set(re.findall(r'<symbol id="([^"]+)"', page))
    environment = templates()
    assert environment.loader
    sources = [environment.loader.get_source(environment, f"{name}.html")[0] for name in SHOWN_AT_HOME]
    named = {name for source in sources for name in re.findall(r"'(i-[a-z0-9-]+)'", source)}
    assert named | set(re.findall(r'<use href="#([^"]+)"', page)) <= brought
    assert {name for name in brought if name.startswith("i-")} - named <= {f"i-seat-{seat}" for seat in range(4)}


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_each_game_says_for_how_many_it_is_how_long_it_takes_and_how_much_there_is_to_it(
    served: Served, lang: str
) -> None:
    page = html.unescape(served.http.get("/", headers={"accept-language": lang}).text)
    lines = re.findall(r'<p class="p-quiet p-facts-line">(.*?)</p>', page, re.DOTALL)
    for entry, line in zip(games().values(), lines, strict=True):
        assert "2–4" in line
        if entry not in OURS:
            continue
        assert f" {entry.minutes} min" in line
        assert text_of("kosmodrom.server.pages", lang)[f"weight.{entry.weight}"] in line


def test_whoever_plays_at_once_reads_against_whom_and_chooses_how_many(served: Served) -> None:
    page = html.unescape(served.http.get("/", headers={"accept-language": "pl"}).text)
    assert page.count("<span data-says-bots>2 boty</span>, <span data-says-level>Pilot (solidny)</span>") == len(
        games()
    )
    assert [f'<option value="{count}"' in page for count in (1, 2, 3, 4)] == [True, True, True, False]
    for against, seats in (("1", 2), ("3", 4), ("0", 2), ("40", 4)):
        fields = {"game": "star_scrappers", "against": against, "bots": "bot:random", "name": "Łukasz"}
        answer = served.http.post("/open", data=fields)
        table = answer.headers["location"].removeprefix("/table/")
        secret = re.search(rf"kosmodrom_{table}=([^;]+)", str(answer.headers.get_list("set-cookie")))
        assert secret
        sitting = served.player(table, secret[1]).info()["seats"]
        assert [seat["level"] for seat in sitting] == [None, *["random"] * (seats - 1)]
    for wrong in ("", "two", "-1", "²"):
        assert served.http.post("/open", data={"game": "star_scrappers", "against": wrong}).status_code == 422


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_option_of_a_game_has_words_that_count_seats_as_people_do(lang: str) -> None:
    for entry in OURS:
        texts = entry.words(lang).texts
        for option in entry.options:
            named = [texts[f"option.{option.key}.{part}"] for part in ("name", *option.values)]
            assert not [words for words in named if re.search(r"\b0\b", words)], "seats are counted from 1"


def test_a_rematch_that_waits_for_my_word_says_that_it_is_my_turn(served: Served) -> None:
    host, guest = served.pair(game="toy")
    play_out([host, guest])
    again = host.post(f"{host.path}/rematch")["table"]
    for player, mine in ((host, False), (guest, True)):
        cookie = f"kosmodrom_{again}={player.secret}"
        shown = served.http.get("/lists?lang=pl", headers={"cookie": cookie}).json()["p-my-tables"]
        row = re.search(rf'href="/table/{again}".*?</a>', shown)
        assert row
        assert ("twoja kolej" in row[0]) == mine


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_table_is_opened_for_days_with_a_clock_that_says_so(served: Served, lang: str) -> None:
    page = served.http.get(f"/?lang={lang}").text
    fields = {"game": "star_scrappers", "seats": "2", "custom": "1", "seat-1": "bot"}
    for pace, shown in {"three": r"(3 d 0 h|2 d 23 h)", "bank": r"(20:00|19:5\d)", "": None}.items():
        assert f'<option value="{pace}">' in page
        opened = served.http.post("/open", data={**fields, "clock": pace})
        cookie = opened.headers["set-cookie"].partition(";")[0]
        table = served.http.get(opened.headers["location"], headers={"cookie": cookie}).text
        found = re.search(r'<b data-left="\d+">([^<]+)</b>', table)
        assert (found is None) if shown is None else (found and re.fullmatch(shown, found[1]))
    assert served.http.post("/open", data={**fields, "clock": "7"}).status_code == 422


def test_what_is_left_is_said_in_the_largest_two_units() -> None:
    times = {
        0: "0 s",
        59.9: "59 s",
        60: "1:00",
        3599: "59:59",
        3600: "1 h 0 min",
        86399: "23 h 59 min",
        86400: "1 d 0 h",
    }
    assert {left: time_words(left) for left in times} == times
