"""What can be wrong with a lesson, or with what somebody decides in one, in a sentence of every language."""

from typing import Final, Self

from kosmodrom.engine.errors import KosmodromError

LESSONS: Final = "kosmodrom.lessons"
"""Where the sentences of lessons stand."""


class LessonError(KosmodromError):
    """A lesson that cannot be taught as it is written."""

    @classmethod
    def because(cls, reason: str, /, **parts: object) -> Self:
        return cls.of(LESSONS, f"error.{reason}", **parts)

    def at(self, place: str) -> "LessonError":
        """The same, with the file and the step."""
        return LessonError.because("at", place=place, error=self)


class NotInThisStep(KosmodromError):
    """A decision that the rules allow and the step does not offer yet."""

    @classmethod
    def because(cls, reason: str, /, **parts: object) -> Self:
        return cls.of(LESSONS, reason, **parts)
