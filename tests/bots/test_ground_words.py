"""Why a decision is good, in words: what is counted reads well in both languages, with any names."""

import re
from importlib.resources import files

import pytest

from kosmodrom.bots.ground_words import GroundWords
from kosmodrom.bots.grounds import END, KEPT, MOVE, NEXT, OPENS, POINTS, RIVAL, Ground
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import words as texts

LONG = "Małgorzata Szczęsna-Żółkiewska"
MATCH = Match("star_scrappers", seats=2, seed="opening")


def words(lang: str, match: Match = MATCH, seat: int = 0) -> GroundWords:
    return GroundWords(match.entry, match.book, match.view(seat), ["Łukasz", LONG], lang)


CASES = [
    (
        Ground(POINTS, 8, 6, True, row=0, seat=0),
        "+8 VP this turn instead of +6 (Crystals)",
        "w tej turze +8 PZ zamiast +6 (Kryształy)",
    ),
    (Ground(POINTS, 3, 3, True, seat=0), "+3 VP this turn in both cases", "w tej turze +3 PZ w obu przypadkach"),
    (
        Ground(POINTS, 0, -2.4, False, seat=0),
        "0 VP this turn instead of −2",
        "w tej turze 0 PZ zamiast −2",
    ),
    (
        Ground(POINTS, 7.4, 4.6, False, row=3, seat=0, until=NEXT),
        "soon about +7 VP instead of +5 (Totems)",
        "wkrótce około +7 PZ zamiast +5 (Totemy)",
    ),
    (
        Ground(POINTS, 30, 27.6, False, seat=0, until=END),
        "about 2 VP more at the end of the match",
        "na koniec partii o około 2 PZ więcej",
    ),
    (
        Ground(POINTS, 30, 27.2, False, row=1, seat=0, since=MOVE, until=END),
        "later about 3 VP more (Symbol sets)",
        "później o około 3 PZ więcej (Zestawy symboli)",
    ),
    (
        Ground(RIVAL, -3, 0, True, row=3, seat=1),
        f"{LONG} then has 3 VP less (Totems)",
        f"{LONG} ma potem o 3 PZ mniej (Totemy)",
    ),
    (
        Ground(RIVAL, 1.1, 2.3, False, seat=1, until=NEXT),
        f"{LONG} soon has about 1 VP less",
        f"{LONG} ma wkrótce o około 1 PZ mniej",
    ),
    (
        Ground(RIVAL, 20, 25, False, seat=1, until=END),
        f"{LONG} has about 5 VP less at the end of the match",
        f"{LONG} ma na koniec partii o około 5 PZ mniej",
    ),
    (
        Ground(RIVAL, 0, 4.7, False, row=3, seat=1, until=NEXT),
        f"{LONG} soon has about 5 VP less (Totems)",
        f"{LONG} ma wkrótce o około 5 PZ mniej (Totemy)",
    ),
    (
        Ground(KEPT, 3, 1, True, row=0, seat=0),
        "you then have 2 more cards in hand",
        "masz potem w ręce o 2 karty więcej",
    ),
    (
        Ground(KEPT, 3, 2.2, False, row=0, seat=0),
        "you then have 1 more card in hand",
        "masz potem w ręce o 1 kartę więcej",
    ),
]


@pytest.mark.parametrize(("ground", "english", "polish"), CASES)
def test_a_ground_reads_well_in_both_languages(ground: Ground, english: str, polish: str) -> None:
    assert words("en").reasons(0, [ground]) == [english]
    assert words("pl").reasons(0, [ground]) == [polish]


def test_all_that_is_kept_stands_together() -> None:
    match = Match("posrod_gwiazd", seats=2, seed="kept")
    kept = [Ground(KEPT, 6, 2, True, row=0, seat=0), Ground(KEPT, 2, 1, True, row=1, seat=0)]
    points = Ground(POINTS, 2, 0, True, seat=0)
    told = [kept[0], points, kept[1]]
    assert words("en", match).reasons(0, told) == [
        "you then have 4 more credits and 1 more crystal",
        "+2 VP this turn instead of 0",
    ]
    assert words("pl", match).reasons(0, told) == [
        "masz potem o 4 Kredyty więcej i o 1 Kryształ Energii więcej",
        "w tej turze +2 PZ zamiast 0",
    ]


def test_three_kinds_of_things_that_are_kept_are_listed() -> None:
    match = Match("astrogornicy", seats=2, seed="kept")
    kept = [Ground(KEPT, 7, 2, True, row=row, seat=0) for row in range(3)]
    assert words("en", match).reasons(0, kept) == [
        "you then have 5 more resources, 5 more cards in hand and 5 more dice to use"
    ]
    assert words("pl", match).reasons(0, kept) == [
        "masz potem o 5 surowców więcej, na ręce o 5 kart więcej i do użycia o 5 kości więcej"
    ]


def test_what_becomes_possible_is_named_as_it_will_be_then() -> None:
    seat = MATCH.actors[0]
    begun = next(action for action in MATCH.legal_ids(seat) if MATCH.entry.vocabulary.verb(action) == "recruit")
    after = MATCH.fork()
    after.play(seat, begun)
    opened = after.legal_ids(seat)[0]
    ground = Ground(OPENS, 1, 0, True, seat=seat, decisions=(opened,))
    for lang, said in (("en", "makes possible: “{}”"), ("pl", "umożliwia: „{}”")):
        texts = MATCH.entry.words(lang)
        then = MATCH.entry.speaker.decision(after.view(seat), MATCH.book, opened, texts, ["Łukasz", LONG])
        assert words(lang, seat=seat).reasons(begun, [ground]) == [said.format(then)]


@pytest.mark.parametrize(
    ("ground", "english", "polish"),
    [
        (Ground(POINTS, 8, 6, True, seat=0), "+6 VP this turn instead of +8", "w tej turze +6 PZ zamiast +8"),
        (
            Ground(POINTS, 30, 27.6, False, seat=0, until=END),
            "about 2 VP less at the end of the match",
            "na koniec partii o około 2 PZ mniej",
        ),
        (
            Ground(POINTS, 30, 27, False, seat=0, since=NEXT, until=END),
            "later about 3 VP less",
            "później o około 3 PZ mniej",
        ),
        (
            Ground(RIVAL, -3, 0, True, row=3, seat=1),
            f"{LONG} then has 3 VP more (Totems)",
            f"{LONG} ma potem o 3 PZ więcej (Totemy)",
        ),
    ],
)
def test_what_another_decision_lacks_is_the_same_the_other_way_round(ground: Ground, english: str, polish: str) -> None:
    even = Ground(POINTS, 3, 3, True, seat=0)
    kept = Ground(KEPT, 3, 1, True, row=0, seat=0)
    assert words("en").shortfall([even, kept, ground]) == [english]
    assert words("pl").shortfall([even, kept, ground]) == [polish]
    assert words("en").shortfall([even, kept]) == []


def test_every_word_about_decisions_is_written_down_and_every_written_one_is_said() -> None:
    packages = (files("kosmodrom.bots"), files("kosmodrom.notebook"))
    modules = [each for package in packages for each in package.iterdir() if each.name.endswith(".py")]
    code = "".join(each.read_text("utf-8") for each in modules)
    said = set(re.findall(r'"((?:ground|analysis|hint)\.[a-z-]+)"', code))
    said |= {f"analysis.{key}" for key in ("decision", "chance", "between", "why")}
    assert said == set(texts("kosmodrom.bots", "en").texts)
