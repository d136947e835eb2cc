"""The content as packed tables."""

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck
from toy.model.actions import CARDS, FACES


class ToyBook(Book):
    """What the cards are worth, how the dice fall and what the prize costs."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck.name)
        deck.only(["card", "die", "prize"])
        cards = deck.columns("card", CARDS)
        self.value = cards.numbers("value", 1, 9)
        cards.end()
        die = deck.one("die")
        self.weights = die.numbers("weights", len(FACES), 1, 9)
        die.end()
        prize = deck.one("prize")
        self.price = prize.number("price", 1, 99)
        self.prize = prize.number("points", 0, 99)
        prize.end()
