"""What must hold in every state of the toy."""

from toy.model.state import ToyState


def problems(s: ToyState) -> list[str]:
    """Broken invariants, in words."""
    t = s.table
    found: list[str] = []
    held = [*t.discard, *t.deck[0].tail]
    for seat in range(s.seats):
        held += t.rows[seat].tail + t.shown[seat]
        if t.rows[seat].unseen or len(t.rows[seat].tail) > 4:
            found.append(f"the row of seat {seat} has more than four cards, or unseen ones")
        if t.coins[seat] < 0 or not -1 <= s.hands[seat].bid <= max(t.coins[seat], -1):
            found.append(f"seat {seat} has bid more coins than it has")
        if not -1 <= s.hands[seat].pick < max(len(t.rows[seat].tail), 1):
            found.append(f"seat {seat} has picked a card that is not there")
        if any(not 0 <= place < len(t.rows[seat].tail) for place in s.hands[seat].staged):
            found.append(f"seat {seat} pays with a card that is not there")
        if (t.ready >> seat & 1) != (s.hands[seat].pick >= 0 or s.hands[seat].bid >= 0):
            found.append(f"seat {seat} is ready without a secret choice, or the reverse")
    for card, unseen in enumerate(s.vault.pool):
        if held.count(card) + unseen != 1:
            found.append(f"card {card + 1} is there {held.count(card) + unseen} times")
    if t.deck[0].unseen > sum(s.vault.pool):
        found.append("the deck has more cards than nobody has seen")
    return found
