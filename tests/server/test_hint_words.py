"""Why a decision is good, in words: what is counted reads well in both languages, with any names."""

import pytest

from kosmodrom.bots.grounds import END, KEPT, MOVE, NEXT, OPENS, POINTS, RIVAL, Ground
from kosmodrom.engine.match import Match
from kosmodrom.server.bots.hint_words import GroundWords
from kosmodrom.server.tables.seats import SecretHolder, isolated
from kosmodrom.server.viewer.sight import Sight
from server.company import Served

MALGORZATA = isolated("Małgorzata Szczęsna-Żółkiewska")


@pytest.fixture
def sight(served: Served) -> Sight:
    """Seat 0 of Star Scrappers, with a person whose name is long at seat 1."""
    host = served.open([{"kind": "me", "name": "Łukasz"}, {"kind": "open"}])
    served.join(host, name="Małgorzata Szczęsna-Żółkiewska")
    snapshot = served.house.room.glance(host.table)
    assert snapshot is not None
    return Sight(snapshot, SecretHolder((0,)))


def said(sight: Sight, lang: str, ground: Ground) -> str:
    (words,) = GroundWords(sight, lang).reasons(0, [ground])
    return words


CASES = [
    (
        Ground(POINTS, 8, 6, True, row=0, seat=0),
        "+8 VP with this move instead of +6 (Crystals)",
        "tym ruchem +8 PZ zamiast +6 (Kryształy)",
    ),
    (Ground(POINTS, 3, 3, True, seat=0), "+3 VP with this move, either way", "tym ruchem +3 PZ, tak czy inaczej"),
    (
        Ground(POINTS, 0, -2.4, False, seat=0),
        "about 0 VP with this move instead of −2",
        "tym ruchem około 0 PZ zamiast −2",
    ),
    (
        Ground(POINTS, 7.4, 4.6, False, row=3, seat=0, until=NEXT),
        "about +7 VP by the end of your next move instead of +5 (Totems)",
        "do końca następnego ruchu około +7 PZ zamiast +5 (Totemy)",
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
        f"{MALGORZATA} has 3 VP less after this move (Totems)",
        f"{MALGORZATA} ma po tym ruchu o 3 PZ mniej (Totemy)",
    ),
    (
        Ground(RIVAL, 1.1, 2.3, False, seat=1, until=NEXT),
        f"{MALGORZATA} has about 1 VP less after your next move",
        f"{MALGORZATA} ma po twoim następnym ruchu o około 1 PZ mniej",
    ),
    (
        Ground(RIVAL, 20, 25, False, seat=1, until=END),
        f"{MALGORZATA} has about 5 VP less at the end of the match",
        f"{MALGORZATA} ma na koniec partii o około 5 PZ mniej",
    ),
    (
        Ground(KEPT, 3, 1, True, row=0, seat=0),
        "after this move 2 more cards in hand",
        "po tym ruchu w ręce o 2 karty więcej",
    ),
    (
        Ground(KEPT, 3, 2.2, False, row=0, seat=0),
        "after this move 1 more card in hand",
        "po tym ruchu w ręce o 1 kartę więcej",
    ),
]


@pytest.mark.parametrize(("ground", "english", "polish"), CASES)
def test_a_ground_reads_well_in_both_languages(sight: Sight, ground: Ground, english: str, polish: str) -> None:
    assert said(sight, "en", ground) == english
    assert said(sight, "pl", ground) == polish


def test_what_becomes_possible_is_named_as_it_will_be_then(sight: Sight) -> None:
    match = Match("star_scrappers", seats=2, seed="opening")
    seat = match.actors[0]
    legal = match.legal_ids(seat)
    begun = next(action for action in legal if match.entry.vocabulary.name(action).startswith("recruit:"))
    after = match.fork()
    after.play(seat, begun)
    opened = after.legal_ids(seat)[0]
    at = sight.at(match)
    at.viewer = seat
    words = match.entry.speaker.decision(after.view(seat), match.book, opened, at.texts("en"), at.names("en"))
    ground = Ground(OPENS, 1, 0, True, seat=seat, decisions=(opened,))
    assert GroundWords(at, "en").reasons(begun, [ground]) == [f"makes possible: “{words}”"]
    assert GroundWords(at, "pl").reasons(begun, [ground])[0].startswith("umożliwia: „")


@pytest.mark.parametrize(
    ("ground", "english", "polish"),
    [
        (Ground(POINTS, 8, 6, True, seat=0), "+6 VP with this move instead of +8", "tym ruchem +6 PZ zamiast +8"),
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
            f"{MALGORZATA} has 3 VP more after this move (Totems)",
            f"{MALGORZATA} ma po tym ruchu o 3 PZ więcej (Totemy)",
        ),
    ],
)
def test_what_another_decision_lacks_is_the_same_the_other_way_round(
    sight: Sight, ground: Ground, english: str, polish: str
) -> None:
    even = Ground(POINTS, 3, 3, True, seat=0)
    kept = Ground(KEPT, 3, 1, True, row=0, seat=0)
    assert GroundWords(sight, "en").shortfall([even, kept, ground]) == [english]
    assert GroundWords(sight, "pl").shortfall([even, kept, ground]) == [polish]
    assert GroundWords(sight, "en").shortfall([even, kept]) == []
