"""What somebody might send to stop a server or to see it stumble: decks and journals that are none."""

from kosmodrom.engine.match import Match
from toy.entry import ENTRY

DIGITS = "9" * 5_000
HEAD = '[deck]\ngame = "toy"\nname = "mine"\n'

SLOW: dict[str, str] = {
    "30,000 dots in a key": ".".join(["a"] * 30_000) + " = 1",
    "dots in quoted keys": " . ".join(["'a'"] * 30_000) + " = 1",
    "dots in the name of a table": "[" + ".".join(["a"] * 30_000) + "]",
    "dots in the name of a list": "[[" + ".".join(["a"] * 30_000) + "]]",
    "dots in an inline table": "a = { " + ".".join(["a"] * 30_000) + " = 1 }",
    "many tables below one another": "\n".join(f"[{'.'.join(['a'] * length)}]" for length in range(1, 500)),
    "many tables with long names": "\n".join(f"[a.b.c.d.e.f.g.t{number}]" for number in range(9_000)),
    "nested lists": "a = " + "[" * 50_000,
    "nested and closed lists": "a = " + "[" * 300 + "]" * 300,
    "nested tables": "a = " + "{a=" * 50_000,
    "nested lists and tables": "a = " + "[{a=" * 20_000,
    "nested behind a string": 'a = "]]]]]]" + \n' + "a = " + "[" * 300,
    "nested behind an escaped quotation mark": 'a = ["\\"]]]]", ' + "[" * 300,
    "nested behind a text of several lines": 'a = ["""\n"]]]"""", ' + "[" * 300,
    "nested behind a comment": "a = [ # ]]]]\n" + "[" * 300,
    "many keys": "\n".join(f"k{number} = 1" for number in range(20_000)),
    "many rows": "[[card]]\n" * 20_000,
    "many numbers": "a = [" + "1," * 100_000 + "]",
    "many lists": "a = [" + "[]," * 50_000 + "]",
    "many tables": "a = [" + "{}," * 50_000 + "]",
    "5,000 digits": f"a = {DIGITS}",
    "5,000 digits and a sign": f"a = -{DIGITS}",
    "5,000 digits in a list": f"a = [1, {DIGITS}]",
    "5,000 hexadecimal digits": "a = 0x" + "f" * 5_000,
    "5,000 binary digits": "a = 0b" + "1" * 5_000,
    "digits and underscores": "a = " + "1_" * 5_000 + "1",
    "a float of 5,000 digits": f"a = {DIGITS}.5",
    "an exponent of 5,000 digits": f"a = 1e{DIGITS}",
    "a long key": "a" * 5_000 + " = 1",
    "half a sign": 'a = "\ud800"',
    "half a sign in a comment": "# \udfff",
    "a megabyte": "# " + "x" * 1_000_000,
    "a megabyte of lines": "\n" * 1_000_000,
}
"""Refused before the parser sees them."""

ODD: dict[str, str] = {
    "a date": "a = 1979-05-27",
    "a date and a time": "a = 1979-05-27T07:32:00Z",
    "a time": "a = 07:32:00",
    "a date in a list": "a = [[1, 1979-05-27]]",
    "a date that is none": "a = 9999-99-99",
    "not a number": "a = nan",
    "infinity": "a = [-inf]",
    "an exponent beyond all": "a = 1e999",
    "20 digits": "a = 99999999999999999999",
    "64 hexadecimal digits": "a = 0x" + "f" * 64,
    "an unclosed text": 'a = "' + "x" * 200_000,
    "an unclosed text of several lines": 'a = """' + "\n" * 200_000,
    "quotation marks": 'a = "' + '\n"' * 100_000,
    "a text of escapes without an end": 'a = "' + '\\"' * 100_000,
    "nothing but words": "a " * 100_000,
    "control signs": "a = '\x00\x1b[2J'",
    "a lone carriage return": "a = 1\rb = 2",
    "a table twice": "[a]\n[a]",
    "a key twice": "a = 1\na = 2",
    "a long key twice": f"a = {{ '{'k' * 100_000}' = 1, '{'k' * 100_000}' = 1 }}",
    "half a sign, escaped": 'a = "\\ud800"',
}
"""Within all limits of size, and still refused."""


def journal() -> str:
    """A match of the toy with a decision, a taking back and another one."""
    match = Match(ENTRY, seats=2, seed="hostile", nonces=["Zażółć", "gęślą"])
    match.play(0, "pick:1")
    match.undo(0)
    match.play(0, "pick:2")
    match.play(1, "pick:1")
    return match.journal()


def journals() -> dict[str, str]:
    """Journals that are none."""
    good = journal()
    rows = good.splitlines()
    first = rows[10]
    return {
        "a row of a megabyte": good.replace(first, f"{first} {'x' * 1_000_000}"),
        "5,000 digits for a line": good.replace(first, f"{DIGITS} {first.partition(' ')[2]}"),
        "5,000 digits for a seat": good.replace(" 0 pick", f" {DIGITS} pick"),
        "5,000 digits for the rules": good.replace("rules 1", f"rules {DIGITS}"),
        "5,000 digits for the seats": good.replace("seats 2", f"seats {DIGITS}"),
        "5,000 digits to take back": good.replace(" undo:", f" undo:{DIGITS}"),
        "5,000 digits at the end": good.replace("end ", f"end {DIGITS}"),
        "digits of another script": good.replace("seats 2", "seats ٢"),
        "a superscript": good.replace("rules 1", "rules ¹"),
        "a date for the seats": good.replace("seats 2", "seats 1979-05-27"),
        "not a number": good.replace("seats 2", "seats nan"),
        "a negative number": good.replace("seats 2", "seats -2"),
        "half a sign": good.replace("toy", "\ud800"),
        "half a sign in a decision": good.replace("pick:", "\udfff:"),
        "half a sign as a nonce": good.replace("nonces ", "nonces eda080 "),
        "a nonce that is no UTF-8": good.replace("nonces ", "nonces ff "),
        "a long nonce": good.replace("nonces ", "nonces " + "61" * 100_000 + " "),
        "100,000 nonces": good.replace("nonces ", 'nonces "" ' * 100_000),
        "a long seed": good.replace("seed ", "seed " + "00" * 100_000),
        "a long name of a game": good.replace("game toy", "game " + "x" * 8_000),
        "a long option": good.replace("passing=left", "passing=" + "x" * 8_000),
        "a thousand options": good.replace("options ", "options " + " ".join(f"a{number}=1" for number in range(999))),
        "a long deck": good.replace("deck standard", "deck " + "x" * 8_000),
        "control signs": good.replace("pick:", "\x1b[2J\x07:"),
        "nothing but line breaks": "\n" * 1_000_000,
        "other line breaks": "\x0b\x0c\x1c\u2028" * 10_000,
        "a picture": "\x89PNG\r\n\x1a\n" + "\x00" * 1_000,
        "a deck": HEAD,
    }
