"""The interface of the simulated world that its parts use."""

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from trust.clockwork import Clockwork
    from trust.model import Model
    from trust.network import Network
    from trust.people import Person
    from trust.simulated_process import Life
    from trust.weather import Weather


class Around(Protocol):
    """The world, as seen from within."""

    loop: "Clockwork"
    weather: "Weather"
    network: "Network"
    model: "Model"
    people: "list[Person]"
    life: "Life | None"
    """The server process that is there now."""
    app: Any

    def note(self, what: str) -> None:
        """Write something into the trace."""

    def breaks(self, error: Exception) -> None:
        """A promise was broken."""

    def kill(self, life: "Life") -> None:
        """End the server process here and now."""
