"""The content as packed tables."""

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck, ids_once
from toy.model.actions import CARDS, FACES


class ToyBook(Book):
    """What the cards are worth, how the dice fall and what the prize costs."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck.name)
        deck.only(["card", "die", "prize"])
        rows = [(row.word("id", CARDS), row) for row in deck.rows("card")]
        ids_once(rows, CARDS)
        self.value = [0] * len(CARDS)
        for name, row in rows:
            self.value[CARDS.index(name)] = row.number("value", 1, 9)
            row.provenance()
            row.end()
        die = deck.one("die")
        self.weights = die.numbers("weights", len(FACES), 1, 9)
        die.end()
        prize = deck.one("prize")
        self.price = prize.number("price", 1, 99)
        self.prize = prize.number("points", 0, 99)
        prize.end()
