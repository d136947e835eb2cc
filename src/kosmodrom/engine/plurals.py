"""Numbers in sentences: the form of a noun that goes with a number, and the name at a seat."""

from collections.abc import Sequence

from kosmodrom.engine.words import Words


class Count(int):
    """A number that picks the form of its noun: `{cards:# card|# cards}`, in Polish three: one, few, many."""

    def __format__(self, forms: str) -> str:
        if "|" not in forms:
            return super().__format__(forms)
        choices = forms.split("|")
        return choices[plural_form(self, len(choices))].replace("#", str(int(self)))


def plural_form(number: int, forms: int) -> int:
    """Which form of a noun goes with a number: of two as in English, of three as in Polish."""
    if number == 1:
        return 0
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return 1 if few or forms == 2 else 2


def seat_name(seat: int, texts: Words, names: Sequence[str]) -> str:
    """The name at a seat; a seat that nobody has is named by its number."""
    if seat < 0:
        return texts["thing.no-seat"]
    return names[seat] if seat < len(names) else texts.say("thing.seat", number=seat + 1)
