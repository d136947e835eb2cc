"""What a technology or a room would need to change anything: AN-012, AN-162, AN-163."""

from kosmodrom.games.andromeda.model import effects
from kosmodrom.games.andromeda.rules import ship, technologies
from kosmodrom.games.andromeda.words.context import Glance


class Lacks(Glance):
    """Says why an effect would do nothing now."""

    def lack(self, key: str, **parts: object) -> str:
        return self.texts.say(f"lack.{key}", **parts)

    def tech_lacks(self, tech: int) -> str:
        """AN-012: why the technology would change nothing for the own seat; empty if it would."""
        seat, t = self.v.seat, self.t
        effect = self.book.tech_effect[tech]
        if effect == effects.PLACE_TELEPORTER:
            return "" if self.can_place(seat) else self.lack("place" if self.teleporters_left(seat) else "token")
        if technologies.effect_refusal(self.known, seat, tech) == 0:
            return ""
        if effect == effects.CLONE:
            return self.lack("pool" if t.pool[seat] == 0 else "aboard")
        if effect == effects.TRANSMIT:
            return self.lack("gates" if ship.how_many(t.teleporters[seat]) < 2 else "travellers")
        keys = {
            effects.TAKE_VACCINES: "vaccines",
            effects.TRAIN_THEN_SUMMON: "recruits",
            effects.PUSH: "others",
            effects.REMOTE_CONTROL: "rooms",
        }
        return self.lack(keys.get(effect, "tool"))

    def room_lacks(self, room: int) -> str:
        """AN-012: why the action of the room would change nothing."""
        keys = {
            effects.TRAIN_OR_SUMMON: "recruits",
            effects.RELOCATE: "other-room",
            effects.SWAP: "pairs",
        }
        return self.lack(keys.get(self.book.room_action[room], "researchers"))
