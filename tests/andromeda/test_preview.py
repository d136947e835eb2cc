"""What a decision costs and brings, as the board tells it before it is made."""

from andromeda.drawn import answering, dividing
from andromeda.scene import scene
from andromeda.spoken import BOOK, EN, NAMES, PL, asked, both, laid_out
from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.board.board import BOARD
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.actions import TASKS, VOCABULARY
from kosmodrom.games.andromeda.model.state import AndromedaState, view
from kosmodrom.games.andromeda.model.values import UNUSED


def outlook(s: AndromedaState, decision: str, texts: Words = EN, seat: int = 0) -> list[str]:
    told = BOARD.preview(view(s, seat), BOOK, texts, NAMES, VOCABULARY.id(decision))
    return told.split(" · ") if told else []


@clause("AN-142", "AN-200", "AN-205")
def test_a_move_tells_what_control_and_points_it_changes() -> None:
    s = asked(steps.MOVING, 2)
    assert outlook(s, "move:portal-w")[:2] == ["+1 DP (2 of 7 in all)", "Engine Room: you take control"]
    assert outlook(s, "move:n-portal") == [
        "−1 DP (0 of 7 in all)", "Bartek: −1 DP", "Reactor: nobody will control it", "Portal: nobody will control it",
        "you will no longer meet “Power Supply”",
    ]  # fmt: skip


@clause("AN-175", "AN-178")
def test_a_move_tells_which_tasks_it_lets_one_meet() -> None:
    s = asked(steps.MOVING, 2)
    assert "you will meet “Power Supply”" not in outlook(s, "move:portal-w"), "the Reactor is enough already"
    s.table.crew[1], s.table.pool[0] = 0, 12
    assert "you will meet “Power Supply”" in outlook(s, "move:portal-w")


@clause("AN-115", "AN-118", "AN-111")
def test_training_summoning_and_dice_tell_their_numbers() -> None:
    assert outlook(asked(steps.TRAINING, 2), "train:2") == ["trained 2 → 4", "pool 11 → 9"]
    assert "on the ship 3 → 4" in outlook(asked(steps.SUMMONING, 2), "summon:portal")
    assert outlook(laid_out(), "single:ruch") == ["dice left: Full Training, Movement, Use Technology"]
    assert outlook(laid_out(), "tech:szczepionki")[0] == "vaccines 2 → 4"


@clause("AN-235", "AN-257")
def test_the_extra_researcher_tells_that_the_room_action_is_spent() -> None:
    s = scene(rooms="n=maszynownia", crew=["n"], teleporters=["portal n"], trained=[4], dice="WW").play("die:W")
    spent = "uses up your room action this turn"
    assert spent not in outlook(s.play("summon:portal").s, "summon:portal")
    assert outlook(s.play("summon:portal").s, "summon:portal")[0] == spent
    s.play("summon:portal", "die:W")
    assert spent not in outlook(s.s, "summon:n"), "it is spent already"


@clause("AN-072", "AN-074", "AN-077", "AN-079")
def test_offers_tell_what_remains_who_is_asked_and_what_one_gets() -> None:
    s = dividing()
    assert outlook(s, "offer:ruch", seat=1) == ["8 dice remain in the middle", "4 more may be added"]
    assert outlook(s, "offer:done", seat=1) == ["Celina answers first", "9 dice remain in the middle"]
    s.table.middle[4] -= 4
    assert outlook(s, "offer:ruch", seat=1) == ["4 dice remain in the middle", "no more may be added"]
    s = answering()
    assert outlook(s, "accept:ruch", seat=2) == ["order card 1, dice: Plague, Movement"], "nobody to lose on the ship"
    assert outlook(s, "reject", seat=2) == ["Ala answers next"]


@clause("AN-173", "AN-183")
def test_a_task_tells_its_points_and_its_price() -> None:
    s = asked(steps.CHECKING)
    assert outlook(s, "task:Z12") == ["+1 DP (2 of 7 in all)", "you sacrifice 1 researcher of 3 on the ship"]
    assert outlook(laid_out(), "end:actions") == ["then you may complete “Power Supply”"]


@clause("AN-110")
def test_ending_the_actions_counts_the_dice_that_stay_unused() -> None:
    s = laid_out()
    s.table.general = [TASKS.index("Z28")]
    assert outlook(s, "end:actions") == ["then you may complete “Restraint”"], "two dice or more stay unused"
    s.table.dice[0:6] = [0, 1, 0, 0, 0, 0]
    assert outlook(s, "end:actions") == ["then you can complete no task"]


@clause("AN-132", "AN-135")
def test_discovering_tells_that_all_see_the_tile_and_somebody_must_enter() -> None:
    warning = ["all will see the tile", "1 researcher of yours must leave an adjacent room and enter it"]
    assert outlook(asked(steps.DISCOVERING), "discover:nw") == warning
    assert outlook(laid_out(), "explore:ruch")[:2] == warning


@clause("AN-162", "AN-163")
@both
def test_a_technology_that_only_counts_says_what_is_missing(texts: Words) -> None:
    s = laid_out()
    s.table.techs[0] = UNUSED
    s.table.teleporters[0] = 1 << 4 | 1 << 1 | 1 << 3
    said = {EN: "nothing will change: your pool has no teleporter left",
            PL: "nic się nie zmieni: w twojej puli nie ma już teleportera"}  # fmt: skip
    assert outlook(s, "tech:teleporter", texts)[0] == said[texts]
    s.table.teleporters[0] = 1 << 4 | 1 << 1
    s.table.crew[4], s.table.crew[1], s.table.pool[0] = 0, 3, 11
    assert outlook(s, "tech:teleporter")[0] == "nothing will change: no room can take a teleporter of yours now"


@clause("AN-149", "AN-238")
def test_a_room_action_tells_that_it_is_the_only_one_and_what_is_seen() -> None:
    assert outlook(laid_out(), "room:reaktor") == ["uses up your room action this turn"]
    assert "you alone will see 2 drawn cards" in outlook(laid_out(), "room:mostek_kapitanski")


@clause("AN-014", "AN-037", "AN-217")
def test_secret_cards_tell_what_becomes_known() -> None:
    s = asked(steps.EXCHANGING)
    assert outlook(s, "exchange") == ["you do not see the new card beforehand", "20 cards in the deck"]
    s = asked(steps.CHOOSE_RACE)
    assert outlook(s, "race:synteci") == [
        "11 researchers stay in the pool",
        "the others see your race when all have chosen",
    ]
    assert outlook(asked(steps.CHOOSE_TASK), "keep:Z18") == ["nobody else learns which one you keep"]


@clause("AN-091")
@both
def test_nothing_is_foretold_to_those_who_are_not_asked(texts: Words) -> None:
    for decision in ("move:portal-w", "single:ruch", "end:actions"):
        assert outlook(laid_out(), decision, texts, 1) == []
        assert BOARD.preview(view(laid_out(), SPECTATOR), BOOK, texts, NAMES, VOCABULARY.id(decision)) == ""
