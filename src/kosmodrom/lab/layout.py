"""How the pages of the laboratory are laid out: one file that needs nothing else, by day and by night, on a phone."""

import re
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.lab.report_words import Sayings

CODE: Final = re.compile("`([^`]+)`")


def document(lang: str, title: str, parts: Iterable[str]) -> str:
    """A whole page."""
    style = (files("kosmodrom.lab") / "report.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def section(words: Sayings, key: str, content: str) -> str:
    """A part of a page, under its heading."""
    return f"<section>\n<h2>{escape(words.say(f'head.{key}'))}</h2>\n{content}\n</section>"


def listed(sentences: Iterable[str]) -> str:
    """Sentences; what stands between backticks is typed."""
    said = (CODE.sub(r"<code>\1</code>", escape(sentence)) for sentence in sentences)
    return "<ul>" + "".join(f"<li>{sentence}</li>" for sentence in said) + "</ul>"


def quietly(text: str) -> str:
    return f'<p class="quiet">{escape(text)}</p>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are HTML already; the second one is a picture. On a narrow page each number is told what it is."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = []
    for first, picture, *numbers in rows:
        cells = "".join(
            f'<td data-label="{escape(head)}">{number}</td>' for head, number in zip(heads[2:], numbers, strict=True)
        )
        body.append(f'<tr><td>{first}</td><td class="picture">{picture}</td>{cells}</tr>')
    return f"<table><thead><tr>{top}</tr></thead><tbody>\n" + "\n".join(body) + "\n</tbody></table>"


def columns(words: Sayings, *keys: str) -> list[str]:
    return [words.say(f"column.{key}") if key else "" for key in keys]


def axis(*labels: str) -> str:
    return f'<div class="axis">{"".join(f"<span>{escape(label)}</span>" for label in labels)}</div>'
