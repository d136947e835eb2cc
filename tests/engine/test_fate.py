"""The seeded source of chance of a match."""

import hashlib
import hmac
from collections import Counter

import pytest

from conformance.chances import IMPOSSIBLE, doubt
from kosmodrom.engine.seeded_chance import SEED_BYTES, Fate, commitment, fresh_seed, seed_from

SEED = bytes(range(32))
DRAWS = 4000


def sequence(fate: Fate, stream: int, count: int = 20) -> list[int]:
    return [fate.draw(stream, [1] * 1000) for _ in range(count)]


def test_draws_can_be_checked_by_anybody() -> None:
    key = hashlib.sha256(b"kosmodrom fate " + SEED + (4).to_bytes(4, "big") + b"nono").digest()
    expected = []
    for count in range(20):
        number = int.from_bytes(hmac.new(key, f"3 {count} 0".encode(), "sha256").digest()[:8], "big")
        expected.append(number % 1000)
    assert sequence(Fate(SEED, ["nono"]), 3) == expected


def test_a_stream_does_not_depend_on_draws_from_others() -> None:
    alone, mixed = Fate(SEED), Fate(SEED)
    drawn = []
    for _ in range(20):
        mixed.draw(1, [1, 1])
        drawn.append(mixed.draw(2, [1] * 1000))
    assert drawn == sequence(alone, 2)


def test_streams_differ_from_one_another() -> None:
    assert sequence(Fate(SEED), 1) != sequence(Fate(SEED), 2)


def test_every_draw_moves_the_counter_of_its_stream() -> None:
    fate = Fate(SEED)
    sequence(fate, 5, count=3)
    sequence(fate, 6, count=1)
    assert fate.counters == {5: 3, 6: 1}


def test_weights_are_exact() -> None:
    fate, weights = Fate(SEED), [1, 0, 3, 6]
    counts = Counter(fate.draw(0, weights) for _ in range(DRAWS))
    assert counts[1] == 0
    assert all(doubt(DRAWS, counts[at], weight / 10) >= IMPOSSIBLE for at, weight in enumerate(weights) if weight)


def test_a_sum_that_does_not_divide_the_range_is_drawn_again() -> None:
    """With two thirds of the range as the sum, a third of all numbers must be tried again."""
    fate, total = Fate(SEED), (1 << 65) // 3
    counts = Counter(fate.draw(0, [total // 2, total - total // 2]) for _ in range(DRAWS))
    assert doubt(DRAWS, counts[0], 0.5) >= IMPOSSIBLE


@pytest.mark.parametrize("weights", [[], [0], [0, 0]])
def test_weights_without_a_sum_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="positive sum"):
        Fate(SEED).draw(0, weights)


def test_the_nonce_of_every_seat_changes_the_draws() -> None:
    sequences = [sequence(Fate(SEED, nonces), 0) for nonces in ([], ["a"], ["b"], ["a", "b"], ["ab"], [""])]
    assert len({tuple(one) for one in sequences}) == 6


def test_the_commitment_binds_to_the_seed_and_does_not_tell_it() -> None:
    assert commitment(SEED) == hashlib.sha256(b"kosmodrom commitment " + SEED).hexdigest()
    assert commitment(SEED) != commitment(SEED[::-1])
    assert SEED.hex() not in commitment(SEED)


def test_seeds_are_long_enough_whether_fresh_or_typed() -> None:
    assert len(fresh_seed()) == len(seed_from("x")) == SEED_BYTES == 32
    assert fresh_seed() != fresh_seed()
    assert seed_from("x") == seed_from("x") != seed_from("y")
