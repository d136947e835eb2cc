"""The table as plain text, laid out as in the rulebook's picture: Docks above, the board, the Mine below."""

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.text_table import WIDTH, TextTable, times, wrapped
from kosmodrom.games.star_scrappers.model import actions, steps, values
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS, COUNTED
from kosmodrom.games.star_scrappers.words.cards import artifact_phrase, timing
from kosmodrom.games.star_scrappers.words.context import Glance

GAP: Final = "   "


class Sketch(Glance, TextTable):
    """What lies on the table, part by part."""

    def parts(self) -> list[list[str]]:
        return [
            self.heading(),
            self.docks(),
            self.artifacts(),
            self.track(),
            self.mine(),
            self.seat_list(),
            self.own_things(),
        ]

    def heading(self) -> list[str]:
        """Round, turn, colours, and what is in force this turn."""
        texts, t = self.texts, self.t
        whose = texts["table.over" if t.agenda.is_empty() else "table.setting"]
        if t.active != values.NOBODY:
            whose = texts.say("table.turn", seat=self.seat(t.active))
        first = texts.say("table.first", seat=self.seat(t.start))
        letters = ", ".join(f"{letter} {texts[f'colour.{letter}']}" for letter in actions.COLOURS)
        wild = ", ".join(self.colour(colour) for colour in range(6) if t.wild[colour])
        lines = [" · ".join([texts.say("table.round", round=t.round), whose, first])]
        lines.append(texts.say("table.colours", colours=letters))
        lines += wrapped(texts.say("table.wild", colours=wild or texts["table.none"]))
        if t.active != values.NOBODY:
            lines += wrapped(texts.say("table.this-turn", effects=" · ".join(self.turn_effects())))
        return lines

    # --- the pyramids -------------------------------------------------------------------------------

    def docks(self) -> list[str]:
        """SS-031: one place of level 4 on top, four of level 1 below, each row with the size of its stack."""
        places = range(len(actions.DOCK_PLACES))
        cells = [self.dock_cell(place) for place in places]
        width = max(len(cell) for cell in cells)
        rows = []
        for level in range(4, 0, -1):
            row = [cells[place].center(width) for place in places if self.book.level_of_place[place] == level]
            label = self.texts.say("table.level", level=level)
            rows.append((label, GAP[1:].join(row), self.t.dock_stacks[level - 1]))
        return self.pyramid(self.texts["table.docks"], rows)

    def dock_cell(self, place: int) -> str:
        kind = self.t.docks[place]
        if kind < 0:
            return f"{actions.DOCK_PLACES[place]} --"
        code = actions.ALL_KINDS[kind]
        return f"{actions.DOCK_PLACES[place]} {self.texts[f'mercenary.{code}']} {code}"

    def mine(self) -> list[str]:
        """SS-024: four places of cost 1 next to the board, one of cost 10 at the bottom."""
        rows = []
        for row, cost in enumerate(values.COSTS):
            places = [place for place in range(len(actions.MINE_PLACES)) if self.book.row_of_place[place] == row]
            line = GAP.join(self.mine_cell(place) for place in places)
            label = self.texts.say("table.cost", cost=cost)
            rows.append((label, line, self.t.crystal_stacks[row].size()))
        return [*self.pyramid(self.texts["table.mine"], rows), f"  {self.texts['table.mine-legend']}"]

    def mine_cell(self, place: int) -> str:
        token = self.t.mine[place]
        if token < 0:
            return f"{actions.MINE_PLACES[place]} --"
        shade, colour = self.crystal_shade(place), self.book.token_colour[token]
        wild = "~" if self.t.wild[shade] else ""
        name = f"{wild}{self.colour(shade)}"
        if shade != colour:
            name += f"←{actions.COLOURS[colour]}"
        discount = self.t.mine_discounts[place]
        reduced = f" (−{discount})" if discount else ""
        return f"{actions.MINE_PLACES[place]} {name} {self.token_marks(token)}{reduced}"

    def token_marks(self, token: int) -> str:
        """„4◆▼”: points, faction symbol, Cave-in symbol."""
        symbol = "◆" if self.book.token_symbol[token] else ""
        cave_in = "▼" if self.book.token_cave_in[token] else ""
        return f"{self.book.token_points[token]}{symbol}{cave_in}"

    def pyramid(self, title: str, rows: Sequence[tuple[str, str, int]]) -> list[str]:
        """Rows centred under each other, with a label on the left and the size of a stack on the right."""
        left = 2 + max(len(label) for label, _, _ in rows)
        stack = self.texts["table.stack"]
        middle = WIDTH - left - len(stack)
        lines = [f"{title}{stack:>{WIDTH - len(title)}}"]
        for label, line, size in rows:
            lines.append(f"{f'  {label}':<{left}}{line:^{middle}}{size:>{len(stack)}}")
        return lines

    # --- the board ----------------------------------------------------------------------------------

    def artifacts(self) -> list[str]:
        """SS-040, SS-043: the top card of each stack with both its halves."""
        lines = [self.texts["table.artifacts"]]
        for stack in range(3):
            card = self.t.tops[stack]
            if card < 0:
                lines.append(f"  {self.texts.say('table.artifact-empty', stack=stack + 1)}")
                continue
            below = Count(self.t.artifact_stacks[stack])
            cost = self.book.artifact_cost[card]
            lines.append(f"  {self.texts.say('table.artifact-stack', stack=stack + 1, cost=cost, below=below)}")
            for half in range(2):
                lines += self.artifact_lines(2 * card + half)
        return lines

    def artifact_lines(self, artifact: int) -> list[str]:
        texts = self.texts
        sides = [texts[f"table.{half}"] for half in actions.HALVES]
        label = f"    {sides[artifact % 2]:<{max(map(len, sides))}}  "
        line = texts.say(
            "table.artifact-line",
            name=texts[f"artifact.{ALL_ARTIFACTS[artifact]}"],
            timing=timing(artifact, self.book, texts),
            text=artifact_phrase(artifact, self.book, texts),
        )
        return textwrap.wrap(line, WIDTH, initial_indent=label, subsequent_indent=" " * len(label))

    def track(self) -> list[str]:
        """SS-039, SS-190, SS-191: the fields, the marker and where the Mine collapses."""
        end = self.book.end_fields[max(self.seats(), 2) - 2]
        marker = self.t.marker
        fields = []
        for field in range(self.book.track_end + 1):
            around = "[]" if field == marker else "()" if field == end else "  "
            fields.append(f"{around[0]}{field}{around[1]}")
        legend = self.texts["table.track-collapsed" if marker >= end else "table.track-legend"]
        return [self.texts["table.track"], f"  {' '.join(fields)}   {legend}"]

    # --- the seats ----------------------------------------------------------------------------------

    def seat_list(self) -> list[str]:
        """What lies before each seat; the one whose turn it is has an arrow."""
        lines = [self.texts["table.seats"]]
        for seat in range(self.seats()):
            lines += self.seat_lines(seat)
        free = [self.colour(colour) for colour in range(6) if self.t.totems[colour] == values.NOBODY]
        if free:
            lines.append(f"  {self.texts.say('table.unowned', totems=', '.join(free))}")
        return lines

    def seat_lines(self, seat: int) -> list[str]:
        texts, t = self.texts, self.t
        totems = [self.colour(colour) for colour in range(6) if t.totems[colour] == seat]
        told = [self.hand_words(seat), texts.say("table.crystals", count=t.crystals[seat])]
        told.append(texts.say("table.totems", totems=", ".join(totems) or texts["table.none"]))
        if t.enslaved[seat]:
            told.append(texts.say("table.enslaved", cards=codes(t.enslaved[seat])))
        arrow = ">" if seat == t.active else " "
        lines = wrapped(f"{arrow} {self.seat(seat)}: {' · '.join(told)}")
        lines.append(f"    {self.base_words(seat)}")
        if t.artifacts[seat]:
            owned = ", ".join(texts[f"artifact.{ALL_ARTIFACTS[artifact]}"] for artifact in t.artifacts[seat])
            lines += wrapped(f"    {texts.say('table.owned', artifacts=owned)}")
        if seat == t.active and t.play:
            lines.append(f"    {texts.say('table.play', cards=f'[{codes(t.play)}]')}")
        return lines

    def hand_words(self, seat: int) -> str:
        """SS-018: the size of a hand, and the cards that everybody saw going there."""
        size = self.texts.say("table.hand", cards=self.t.hand_sizes[seat])
        if not self.t.shown[seat] or seat == self.v.seat:
            return size
        return f"{size} ({self.texts.say('table.known', cards=codes(self.t.shown[seat]))})"

    def base_words(self, seat: int) -> str:
        """SS-015: the Base from the bottom to its Leader."""
        base = self.t.bases[seat]
        if not base:
            return self.texts["table.base-empty"]
        column = self.texts.say("table.base", cards=f"[{codes(base)}*]")
        return f"{column}  {self.leader_words(seat)}"

    # --- the own hand -------------------------------------------------------------------------------

    def own_things(self) -> list[str]:
        """SS-016, SS-018: the own hand and Crystals; the public has none."""
        if not self.is_seat(self.v.seat):
            return []
        texts, hand = self.texts, self.v.hand
        lines = [texts.say("table.your-hand", count=self.t.hand_sizes[self.v.seat])]
        lines += wrapped(f"  {self.hand_list(hand.cards)}")
        if hand.staged:
            key = "table.recoloured" if self.step == steps.TINT else "table.ready"
            lines += wrapped(f"  {texts.say(key, cards=self.staged_list(hand.staged))}")
        points = sum(self.book.token_points[token] for token in hand.crystals)
        lines.append(texts.say("table.your-crystals", count=len(hand.crystals), points=points))
        return lines + self.crystal_lines(hand.crystals)

    def hand_list(self, cards: Sequence[int]) -> str:
        """„Y1 Odgrabiec ×2”, and „Y1=B Odgrabiec” for a card that counts as blue."""
        words = [f"{self.hand_item(card)}{times(count)}" for card, count in Counter(cards).items()]
        return ", ".join(words) or self.texts["table.none"]

    def staged_list(self, cards: Sequence[int]) -> str:
        """SS-080: in the order in which they will be played."""
        return ", ".join(self.hand_item(card) for card in cards)

    def hand_item(self, card: int) -> str:
        code = actions.ALL_KINDS[values.kind_of(card)]
        return f"{COUNTED[card]} {self.texts[f'mercenary.{code}']}"

    def crystal_lines(self, tokens: Sequence[int]) -> list[str]:
        """„koszt 6: żółty 8▼”: a line for each cost with colours, points and symbols."""
        lines: list[str] = []
        for row, cost in enumerate(values.COSTS):
            counts = Counter(token for token in tokens if self.book.token_row[token] == row)
            words = [f"{self.crystal_item(token)}{times(counts[token])}" for token in counts]
            if words:
                lines += wrapped(f"  {self.texts.say('table.cost', cost=cost)}: {', '.join(words)}")
        return lines or [f"  {self.texts['table.none']}"]

    def crystal_item(self, token: int) -> str:
        return f"{self.colour(self.book.token_colour[token])} {self.token_marks(token)}"


def codes(kinds: Sequence[int]) -> str:
    return ", ".join(actions.ALL_KINDS[kind] for kind in kinds)
