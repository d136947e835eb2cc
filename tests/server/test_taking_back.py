"""Taking back: free as long as nothing was revealed, then with the consent of the other people."""

import random

from server.company import SOLO, Player, Served, wait_until


def undo(player: Player, what: str = "undo", status: int = 200) -> str:
    answer = player.post(f"{player.path}/undo", {"what": what}, status)
    return str(answer["outcome"] if status == 200 else answer["code"])


def consent(player: Player, agree: bool = True, status: int = 200) -> str:
    answer = player.post(f"{player.path}/consent", {"agree": agree}, status)
    return str(answer["outcome"] if status == 200 else answer["code"])


def drafting(served: Served) -> list[Player]:
    return list(served.pair(game="toy"))


def revealed(served: Served) -> list[Player]:
    """Both have picked, and the picks were shown."""
    players = drafting(served)
    for player in players:
        player.answer("pick:1")
    return players


def test_a_sealed_pick_is_changed_until_the_reveal(served: Served) -> None:
    ala, olek = drafting(served)
    ala.answer("pick:1")
    assert ala.legal()["can_undo"] is True
    assert undo(ala) == "done"
    assert ala.legal()["question"] == 3
    ala.answer("pick:2")
    olek.answer("pick:1")
    assert ala.legal()["can_undo"] is False


def test_the_others_see_that_somebody_has_picked_and_nothing_more(served: Served) -> None:
    ala, olek = drafting(served)
    before = olek.legal()["question"], olek.get(f"{olek.path}/log")
    for pick, asked in (("pick:1", [1]), (None, [0, 1]), ("pick:2", [1])):
        version = olek.info()["version"]
        if pick:
            ala.answer(pick)
        else:
            undo(ala)
        assert olek.info()["version"] == version + 1
        assert olek.info()["asked"] == asked
    assert (olek.legal()["question"], olek.get(f"{olek.path}/log")) == before


def test_the_others_do_not_notice_a_payment_being_laid_ready(served: Served) -> None:
    players = list(served.pair())
    decider = next(player for player in players if player.legal()["asked"])
    other = next(player for player in players if player is not decider)
    hidden = next(option for option in decider.options() if option.startswith(("mine:", "recruit:2")))
    before = other.info()["version"], other.view(), other.get(f"{other.path}/log")
    decider.answer(hidden)
    undo(decider)
    decider.answer(hidden)
    assert (other.info()["version"], other.view(), other.get(f"{other.path}/log")) == before


def test_a_late_answer_after_a_taking_back_is_refused(served: Served) -> None:
    ala, _ = drafting(served)
    ala.answer("pick:1")
    undo(ala)
    assert ala.decide(2, "pick:2", 409)["code"] == "late"


def test_past_a_reveal_the_others_are_asked_and_agree(served: Served) -> None:
    ala, olek = revealed(served)
    assert undo(olek) == "asked"
    assert ala.info()["wish"] == {"seat": 1, "what": "undo", "agreed": []}
    assert consent(ala) == "done"
    assert ala.info()["wish"] is None
    assert ala.info()["asked"] == [1]


def test_the_others_may_decline_and_whoever_asked_may_withdraw(served: Served) -> None:
    ala, olek = revealed(served)
    version = ala.get(f"{ala.path}/log")["line"]
    for player in (ala, olek):
        assert undo(olek) == "asked"
        assert consent(player, False) == "done"
        assert ala.info()["wish"] is None
    assert ala.get(f"{ala.path}/log")["line"] == version
    assert consent(ala, True, 409) == "not-now"


def test_a_wish_lapses_with_the_next_decision(served: Served) -> None:
    ala, olek = revealed(served)
    undo(olek)
    ala.answer("pick:1")
    assert olek.info()["wish"] is None


def test_all_people_must_agree_and_bots_are_not_asked(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}], "toy")
    players = [host, served.join(host), served.join(host)]
    for player in players:
        player.answer("pick:1")
    wait_until(lambda: host.info()["asked"] != [] and host.legal()["question"] == 2)
    assert undo(players[0]) == "asked"
    assert consent(players[1]) == "asked"
    assert host.info()["wish"]["agreed"] == [1]
    assert consent(players[2]) == "done"


def test_somebody_who_plays_against_bots_takes_back_what_they_like_as_practice(served: Served) -> None:
    player = served.open([{"kind": "me"}, {"kind": "bot", "level": "random"}], "toy")
    player.answer("pick:1")
    wait_until(lambda: player.legal()["asked"])
    assert player.post(f"{player.path}/undo", {"practice": True})["outcome"] == "done"
    assert player.info()["asked"] != []
    assert player.legal()["asked"]


def test_there_must_be_something_to_take_back(served: Served) -> None:
    ala, _ = drafting(served)
    assert undo(ala, status=409) == "not-now"
    assert undo(ala, "turn", 409) == "not-now"


def test_a_turn_is_restarted(served: Served) -> None:
    players = list(served.pair())
    decider = next(player for player in players if player.legal()["asked"])
    first = decider.view()["view"]
    while "end" not in decider.options():
        decider.answer(decider.options()[0])
    recruits = [each for each in decider.options() if each.startswith("recruit:1")]
    decider.answer(recruits[0])
    assert undo(decider, "turn") == "done"
    assert decider.view()["view"] == first


def test_nothing_is_taken_back_when_the_seed_is_known(served: Served) -> None:
    from server.company import play_out

    ala, olek = drafting(served)
    play_out([ala, olek])
    assert undo(ala, status=409) == "not-now"
    assert undo(olek, status=409) == "not-now"


def test_what_was_taken_back_is_struck_from_the_log(served: Served) -> None:
    ala, olek = revealed(served)
    before = ala.get(f"{ala.path}/log")
    shown = [each["line"] for each in before["told"]][-1]
    undo(olek)
    consent(ala)
    news = ala.get(f"{ala.path}/log", since=before["line"])
    assert shown in news["undone"]
    assert shown not in [each["line"] for each in ala.get(f"{ala.path}/log")["told"]]


def test_what_was_taken_back_already_cannot_be_taken_back_again(served: Served) -> None:
    player = served.open(SOLO)
    wait_until(lambda: bool(player.legal()["asked"]))
    player.answer(next(option for option in player.options() if option.startswith(("mine:", "recruit:"))))
    assert undo(player) == "done"
    assert undo(player, status=409) == "not-now"
    page = player.ask("GET", f"/table/{player.table}", headers={"cookie": f"kosmodrom_{player.table}={player.secret}"})
    assert "data-undo" not in page.text


def test_what_could_not_have_been_decided_otherwise_is_taken_back_with_what_led_there(served: Served) -> None:
    player, choose, is_met = served.open(SOLO), random.Random(5), False
    while not is_met:
        wait_until(lambda: bool(player.legal()["asked"]))
        asked = player.options()
        player.answer(choose.choice(asked))
        legal = player.legal()
        if not legal["asked"] or len(legal["decisions"]) > 1 or not legal["can_undo"]:
            continue
        only = legal["decisions"][0]["decision"]
        if not only.startswith("pay:"):
            continue
        player.answer(only)
        if not player.legal()["asked"]:
            continue
        assert undo(player) == "done"
        assert player.options() == asked
        is_met = True
