"""Cards that need no sampler by hand: what is hidden from a seat is spread evenly, and all copies are counted."""

import re

from tools.zone_declarations import Declaration, Field


def sampler(declared: Declaration) -> str:
    """What is hidden from a seat, spread evenly; and the count of all cards, for `problems`."""
    state, view = declared.state, declared.view
    if declared.cards is None:
        return ""
    lines = [
        f"def sample(v: {view}, luck: Luck) -> {state}:",
        '    """A whole state that the seat cannot tell from the real one: what it does not see is spread evenly."""',
        f"    s = blank({_seat_count(declared)}, v.book)",
        "    s.table = v.table.copy()",
        "    s.hands[v.seat] = v.hand.copy()",
    ]
    lines += ["    strangers: list[int] = []"]
    for words, copies in declared.cards.items():
        lines += _spread(declared, words, copies)
    lines += ["    return s", "", "", f"def problems(s: {state}) -> list[Phrase]:"]
    lines += ['    """Broken invariants of simple cards, in words."""', "    found: list[Phrase] = []"]
    for field in declared.zones["table"]:
        if field.size:
            size = re.sub(r"\b(seats|book)\b", r"s.\1", field.size)
            parts = f'"name": "{field.name}", "length": len(s.table.{field.name}), "wanted": {size}'
            lines += [f"    if len(s.table.{field.name}) != {size}:", _told("length", parts)]
    for words, copies in declared.cards.items():
        lines += _census(declared, words, copies)
    lines.append("    return found")
    for field in declared.zones["hand"]:
        if field.words in declared.cards and field.counted:
            lines += _moves(state, field)
    return "\n".join(lines)


def _moves(state: str, field: Field) -> list[str]:
    """How a card comes into a hand and leaves it: the hand, how many all count there, which of them all know."""
    hand, size, known = f"s.hands[seat].{field.name}", f"s.table.{field.counted}[seat]", f"s.table.{field.known}[seat]"
    given = f"{hand}[card] += 1" if field.kind == "counts" else f"{hand}.append(card)"
    taken = f"{hand}[card] -= 1" if field.kind == "counts" else f"{hand}.remove(card)"
    came = f"def put_into_{field.name}(s: {state}, seat: int, card: int"
    lines = ["", "", f"{came}, is_seen: bool) -> None:" if field.known else f"{came}) -> None:"]
    lines += [f'    """A card comes into a hand{", before all eyes or unseen" * bool(field.known)}."""']
    lines += [f"    {given}", f"    {size} += 1"]
    lines += ["    if is_seen:", f"        {known}.append(card)"] if field.known else []
    lines += ["", "", f"def take_from_{field.name}(s: {state}, seat: int, card: int) -> None:"]
    lines += ['    """A card leaves a hand before all eyes; it is one of those that all know, if there is such."""']
    lines += [f"    {taken}", f"    {size} -= 1"]
    lines += [f"    if card in {known}:", f"        {known}.remove(card)"] if field.known else []
    return lines


def _told(key: str, parts: str) -> str:
    """A line that tells a problem in the words of the engine, which every language has."""
    return f'        found.append(Phrase(PACKAGE, "error.problem.{key}", {{{parts}}}))'


def _seat_count(declared: Declaration) -> str:
    """How many seats a view's table has."""
    by_seat = [each.name for each in declared.zones["table"] if each.size == "seats"]
    if not by_seat:
        raise SystemExit(f"{declared.folder}: no field of the table has a value for each seat")
    return f"len(v.table.{by_seat[0]})"


def _of(declared: Declaration, zone: str, words: str) -> list[Field]:
    """The fields of a zone where cards of a family lie; what is known of a hand lies in the hand."""
    known = {each.known for each in declared.zones["hand"]}
    return [each for each in declared.zones[zone] if each.words == words and (zone == "hand" or each.name not in known)]


def _counting(field: Field, owner: str, step: str, indent: str) -> list[str]:
    """Lines that add to the counts, or take away, what lies in a field."""
    place = f"{owner}.{field.name}"
    if field.kind == "int":
        return [f"{indent}if {place} >= 0:", f"{indent}    counts[{place}] {step} 1"]
    if field.kind == "counts":
        return [f"{indent}for card in range(len(counts)):", f"{indent}    counts[card] {step} {place}[card]"]
    rows = {"ints": place, "lists": "row", "piles": "row.tail"}[field.kind]
    inner = indent if field.kind == "ints" else indent + "    "
    outer = [] if field.kind == "ints" else [f"{indent}for row in {place}:"]
    return [*outer, f"{inner}for card in {rows}:", f"{inner}    if card >= 0:", f"{inner}        counts[card] {step} 1"]


def _spread(declared: Declaration, words: str, copies: str) -> list[str]:
    lines = [f"    counts = v.book.{copies}[:]"]
    for each in _of(declared, "table", words):
        lines += _counting(each, "v.table", "-=", "    ")
    for each in _of(declared, "hand", words):
        lines += _counting(each, "v.hand", "-=", "    ")
        if each.known:
            lines += ["    for seat in range(s.seats):", "        if seat != v.seat:"]
            lines += [f"            for card in v.table.{each.known}[seat]:", "                counts[card] -= 1"]
    lines += [
        "    strangers.clear()",
        f"    for card in range(len({words})):",
        "        for _ in range(counts[card]):",
        "            strangers.append(card)",
        "    luck.shuffle(strangers)",
    ]
    for each in _of(declared, "table", words):
        if each.kind == "piles" and each.seen:
            lines += [f"    for pile in s.table.{each.name}:", "        for place in range(len(pile.tail)):"]
            lines += [
                "            if pile.tail[place] == HIDDEN:",
                "                pile.tail[place] = strangers.pop()",
            ]
    for each in _of(declared, "hand", words):
        if not each.counted:
            continue
        place = f"s.hands[seat].{each.name}"
        given = f"{place}[{{0}}] += 1" if each.kind == "counts" else f"{place}.append({{0}})"
        hidden = f"s.table.{each.counted}[seat]"
        lines += ["    for seat in range(s.seats):", "        if seat != v.seat:"]
        if each.known:
            hidden += f" - len(s.table.{each.known}[seat])"
            lines += [f"            for card in s.table.{each.known}[seat]:", f"                {given.format('card')}"]
        lines += [f"            for _ in range({hidden}):", f"                {given.format('strangers.pop()')}"]
    for each in _of(declared, "vault", words):
        lines += ["    for card in strangers:", f"        s.vault.{each.name}[card] += 1"]
    return lines


def _census(declared: Declaration, words: str, copies: str) -> list[str]:
    lines = [f"    counts = [0] * len({words})"]
    for zone, owner, indent in (
        ("table", "s.table", "    "),
        ("vault", "s.vault", "    "),
        ("hand", "hand", "        "),
    ):
        fields = _of(declared, zone, words)
        lines += ["    for hand in s.hands:"] if zone == "hand" and fields else []
        for each in fields:
            lines += _counting(each, owner, "+=", indent)
    lines += [f"    for card in range(len({words})):", f"        if counts[card] != s.book.{copies}[card]:"]
    parts = f'"card": {words}[card], "count": counts[card], "copies": s.book.{copies}[card]'
    lines.append("        " + _told("copies", parts))
    for each in _of(declared, "hand", words):
        if each.counted:
            size = f"sum(s.hands[seat].{each.name})" if each.kind == "counts" else f"len(s.hands[seat].{each.name})"
            lines += ["    for seat in range(s.seats):", f"        if {size} != s.table.{each.counted}[seat]:"]
            parts = f'"seat": seat + 1, "zone": "{each.name}", "count": s.table.{each.counted}[seat]'
            lines.append("        " + _told("held", parts))
        if each.known:
            held = f"s.hands[seat].{each.name}" + ("[card]" if each.kind == "counts" else ".count(card)")
            lines += ["    for seat in range(s.seats):", f"        for card in s.table.{each.known}[seat]:"]
            lines.append(f"            if s.table.{each.known}[seat].count(card) > {held}:")
            lines.append("            " + _told("known", f'"seat": seat + 1, "card": {words}[card]'))
    return lines
