"""The agenda: pending questions as a stack of small frames of plain ints."""

from typing import Final

WIDTH: Final = 4


class Agenda:
    """A stack of frames `(step, seat, a, b)`; the top one is the question asked now."""

    __slots__ = ("frames",)

    def __init__(self) -> None:
        self.frames: list[int] = []

    def push(self, step: int, seat: int, a: int = 0, b: int = 0) -> None:
        frames = self.frames
        frames.append(step)
        frames.append(seat)
        frames.append(a)
        frames.append(b)

    def pop(self) -> None:
        frames = self.frames
        frames.pop()
        frames.pop()
        frames.pop()
        frames.pop()

    def is_empty(self) -> bool:
        return len(self.frames) == 0

    def step(self) -> int:
        """The question on top; -1 when nothing is pending."""
        return self.frames[-4] if len(self.frames) != 0 else -1

    def below(self) -> int:
        """The question that waits under the one on top; -1 when none does."""
        return self.frames[-8] if len(self.frames) >= 2 * WIDTH else -1

    def will_ask(self, step: int, seat: int) -> bool:
        """Whether a seat is asked a question now, or is to be asked it."""
        frames = self.frames
        for at in range(0, len(frames), WIDTH):
            if frames[at] == step and frames[at + 1] == seat:
                return True
        return False

    def seat(self) -> int:
        return self.frames[-3]

    def a(self) -> int:
        return self.frames[-2]

    def b(self) -> int:
        return self.frames[-1]

    def set_a(self, value: int) -> None:
        self.frames[-2] = value

    def set_b(self, value: int) -> None:
        self.frames[-1] = value

    def copy(self) -> "Agenda":
        other = Agenda()
        other.frames = self.frames[:]
        return other
