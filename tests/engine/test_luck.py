"""The fast generator: the published xoshiro128++, and what is made of its words."""

from collections import Counter
from itertools import permutations

import pytest

from conformance.chances import IMPOSSIBLE, doubt
from kosmodrom.engine.fast_random import Luck

DRAWS = 6000


class Reference:
    """xoshiro128++ 1.0 of Blackman and Vigna, written out slowly from its publication."""

    def __init__(self, words: list[int]) -> None:
        self.words = list(words)

    def rotated(self, word: int, places: int) -> int:
        bits = f"{word:032b}"
        return int(bits[places:] + bits[:places], 2)

    def next(self) -> int:
        s = self.words
        result = (self.rotated((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        shifted = s[1] * 2**9 % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = self.rotated(s[3], 11)
        return result


def frequent_as(counts: Counter[int], weights: list[int]) -> bool:
    trials = sum(counts.values())
    chances = [(counts[index], weight / sum(weights)) for index, weight in enumerate(weights)]
    return all(doubt(trials, count, chance) >= IMPOSSIBLE for count, chance in chances)


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**62 + 12345, 2**93 - 1])
def test_words_are_those_of_the_published_algorithm(seed: int) -> None:
    luck = Luck(seed)
    reference = Reference([int(luck.a), int(luck.b), int(luck.c), int(luck.d)])
    assert [int(luck.word()) for _ in range(1000)] == [reference.next() for _ in range(1000)]


def test_the_first_words_of_the_publication_are_reproduced() -> None:
    luck = Luck(0)
    luck.a, luck.b, luck.c, luck.d = 1, 2, 3, 4
    assert [int(luck.word()) for _ in range(4)] == [641, 1573767, 3222811527, 3517856514]


def test_twelve_words_are_thrown_away_after_seeding() -> None:
    seed = 0x1234
    reference = Reference([0x9E3779B9 ^ seed, 0x243F6A88, 0xB7E15162, 0x85A308D3])
    skipped = [reference.next() for _ in range(12)]
    assert len(set(skipped)) == 12
    assert int(Luck(seed).word()) == reference.next()


def test_equal_seeds_give_equal_numbers_and_others_do_not() -> None:
    one, same, other = ([Luck(seed).below(1000) for _ in range(1)] for seed in (7, 7, 8))
    assert one == same
    assert one != other


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10])
def test_numbers_below_a_limit_are_equally_frequent(n: int) -> None:
    luck = Luck(n)
    counts = Counter(luck.below(n) for _ in range(DRAWS))
    assert set(counts) == set(range(n))
    assert n == 1 or frequent_as(counts, [1] * n)


def test_weighted_indices_are_as_frequent_as_their_weights() -> None:
    luck = Luck(3)
    counts = Counter(luck.weighted([1, 0, 2, 5]) for _ in range(DRAWS))
    assert counts[1] == 0
    assert frequent_as(Counter({0: counts[0], 1: counts[2], 2: counts[3]}), [1, 2, 5])


def test_weights_without_a_sum_are_refused() -> None:
    with pytest.raises(ValueError, match="positive sum"):
        Luck(0).weighted([0, 0])


def test_every_order_of_a_shuffle_is_equally_frequent() -> None:
    luck, orders = Luck(4), list(permutations(range(3)))
    counts: Counter[int] = Counter()
    for _ in range(DRAWS):
        items = [0, 1, 2]
        luck.shuffle(items)
        counts[orders.index((items[0], items[1], items[2]))] += 1
    assert frequent_as(counts, [1] * len(orders))


@pytest.mark.parametrize("n", [2**31 + 1, 2**32 - 1, 2**32, 2**63, 2**64, -1, -(2**70)])
def test_a_limit_that_32_bits_cannot_spread_over_is_refused_in_both_builds(n: int) -> None:
    luck = Luck(5)
    before = [int(luck.a), int(luck.b), int(luck.c), int(luck.d)]
    with pytest.raises(ValueError, match="from 0 to 2147483648"):
        luck.below(n)
    assert [int(luck.a), int(luck.b), int(luck.c), int(luck.d)] == before


def test_the_largest_limit_gives_the_upper_bits_of_each_word() -> None:
    luck, words = Luck(6), Luck(6)
    assert [luck.below(2**31) for _ in range(200)] == [int(words.word()) >> 1 for _ in range(200)]
