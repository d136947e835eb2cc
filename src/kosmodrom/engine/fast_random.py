"""Fast reproducible numbers for playouts and sampled worlds (xoshiro128++ on 32-bit words).

A match never uses this: its chance comes from `seeded_chance`. Only shifts, xors and masked sums of 32-bit words
are used, so the compiled and the pure build give the same numbers.
"""

from typing import Final, final

from mypy_extensions import i64

from kosmodrom.engine.counts import total

WORD: Final = 0xFFFFFFFF
LARGEST: Final = 2147483648
"""2**31: the product of a word with more than this does not fit into 64 bits with a sign."""


@final
class Luck:
    """A small generator of its own; equal seeds give equal numbers everywhere."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int) -> None:
        self.a: i64 = 0x9E3779B9 ^ (seed & 0x7FFFFFFF)
        self.b: i64 = 0x243F6A88 ^ ((seed >> 31) & 0x7FFFFFFF)
        self.c: i64 = 0xB7E15162
        self.d: i64 = 0x85A308D3 ^ ((seed >> 62) & 0x7FFFFFFF)
        for _ in range(12):
            self.word()

    def __reduce__(self) -> tuple[object, ...]:
        return luck_at, (int(self.a), int(self.b), int(self.c), int(self.d))

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        d = self.d
        both: i64 = (a + d) & 0xFFFFFFFF
        result: i64 = ((((both << 7) & 0xFFFFFFFF) | (both >> 25)) + a) & 0xFFFFFFFF
        b = self.b
        shifted: i64 = (b << 9) & 0xFFFFFFFF
        c: i64 = self.c ^ a
        d = d ^ b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) & 0xFFFFFFFF) | (d >> 21)
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias is below n / 2**32. An n of more than 2**31 is refused."""
        if not 0 <= n <= LARGEST:
            raise ValueError(f"{n} is no limit from 0 to {LARGEST}")
        count: i64 = n
        drawn: i64 = (self.word() * count) >> 32
        return int(drawn)

    def weighted(self, weights: list[int]) -> int:
        """An index, as often as its integer weight says."""
        rest = self.below(total(weights))
        for index in range(len(weights)):
            rest -= weights[index]
            if rest < 0:
                return index
        raise ValueError("weights must have a positive sum")

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def luck_at(a: int, b: int, c: int, d: int) -> Luck:
    """A generator that goes on where another one stands."""
    luck = Luck(0)
    luck.a, luck.b, luck.c, luck.d = a, b, c, d
    return luck
