"""The frame of every page: language, theme, templates, and refusals as pages that say what to do."""

import json
from collections.abc import Callable, Coroutine, Hashable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final
from urllib.parse import parse_qsl, quote, unquote, urlencode

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from jinja2 import Environment, PackageLoader, StrictUndefined, Template, pass_context, select_autoescape
from markupsafe import Markup
from starlette.responses import HTMLResponse

from kosmodrom.draw import sprite
from kosmodrom.draw.pieces import icon, seat_mark
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import HOME, LANGUAGES, Words, fitting, words
from kosmodrom.lessons.shelf import shelf
from kosmodrom.server.api.dependencies import RETRY_AFTER, judged
from kosmodrom.server.pages.assets import address
from kosmodrom.server.pages.cards import LOCALES, game_card, site_card
from kosmodrom.server.pages.paces import time_words
from kosmodrom.server.refusals import BadInput, NoTable, TooOften
from kosmodrom.server.tables.seats import clean_name
from kosmodrom.server.web.form_parts import boundary_of, fields_of
from kosmodrom.server.web.proxies import outside, root_of

PACKAGE: Final = "kosmodrom.server.pages"
GROUNDS: Final = {"night": "#0b1020", "day": "#f4f6fb"}
"""The colour behind all of a page, by theme."""
LIGHTS: Final = {"dark": "night", "light": "day"}
"""The theme by what a device prefers."""
THEMES: Final = tuple(GROUNDS)
YEAR: Final = 365 * 24 * 3600
CHOICES: Final = {"lang": LANGUAGES, "theme": THEMES}
NAME: Final = "k-name"
MOST_DRAWN: Final = 4096
"""So many pieces of pages are kept."""
MOST_FIELDS: Final = 200
"""How many fields a form may have."""


@cache
def templates() -> Environment:
    """The templates; what is put into them is escaped unless it was drawn by us."""
    environment = Environment(
        loader=PackageLoader(PACKAGE),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(
        icon=lambda name, more="": Markup(icon(name, more)),
        mark=lambda seat: Markup(seat_mark(seat)),
        asset=pass_context(lambda context, name: context["guest"].root + address(name)),
        sprite=_sprite,
        few_icons=_few_icons,
        language=lambda lang: words(PACKAGE, lang)["page.language"],
        teaches=lambda entry: bool(shelf(entry).lessons),
        counted=Count,
        coached=lambda entry: bool(shelf(entry).first_game.remarks),
    )
    environment.filters["drawn"] = Markup
    environment.filters["time"] = time_words
    environment.filters["json"] = lambda value: json.dumps(value, ensure_ascii=False)
    return environment


@cache
def _template(name: str) -> Template:
    return templates().get_template(name)


def _sprite(entry: Entry | None) -> Markup:
    """The icons of all pages, and on the page of a game its pictures."""
    return Markup(sprite.of(sprite.icons() + (entry.board.art() if entry else "")))


def _few_icons(names: str) -> Markup:
    """Only those icons that a light page shows, by their names."""
    return Markup(sprite.of(sprite.named_in(sprite.icons(), "".join(f'href="#{name}"' for name in names.split()))))


@dataclass(frozen=True)
class PageVisitor:
    """How somebody wants to see pages."""

    lang: str
    theme: str
    root: str = ""
    """What stands before all addresses of this server."""
    outside: str = ""
    """The address of the home page, for links that are given away."""
    name: str = ""
    """How they wanted to be called the last time."""
    follows: bool = False
    """Whether they have chosen no light, and so have that of their device."""

    @property
    def texts(self) -> Words:
        return words(PACKAGE, self.lang)

    def joined(self, names: Sequence[str]) -> str:
        """Ala, Ola and Jan."""
        *others, last = names
        return f"{', '.join(others)} {self.texts['page.and']} {last}" if others else last

    @property
    def locale(self) -> str:
        """The language as cards of links name it."""
        return LOCALES.get(self.lang, self.lang)

    @property
    def grounds(self) -> dict[str, str]:
        """The colours behind all of a page, each by what it depends on."""
        if not self.follows:
            return {"": GROUNDS[self.theme]}
        return {f"(prefers-color-scheme: {light})": GROUNDS[theme] for light, theme in LIGHTS.items()}

    @property
    def all_texts(self) -> list[tuple[str, Words]]:
        """The texts of every language, the own one first."""
        return [(lang, words(PACKAGE, lang)) for lang in (self.lang, *self.other_langs)]

    @property
    def other_langs(self) -> list[str]:
        return [lang for lang in LANGUAGES if lang != self.lang]


def _chosen(request: Request, key: str) -> str | None:
    """What the address asks for, else what the browser remembers."""
    for value in (request.query_params.get(key), request.cookies.get(f"k-{key}")):
        if value in CHOICES[key]:
            return value
    return None


def guest_of(request: Request) -> PageVisitor:
    """Language and theme of whoever asks."""
    wanted = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0].strip()
    fallback = fitting(wanted) if wanted else HOME
    theme = _chosen(request, "theme")
    return PageVisitor(
        _chosen(request, "lang") or fallback,
        theme or THEMES[0],
        root_of(request),
        outside(request),
        known_name(request),
        theme is None,
    )


def fragment(template: str, guest: PageVisitor, /, **parts: Any) -> str:
    """A piece of a page."""
    return _template(template).render(guest=guest, t=guest.texts, **parts)


def plain_fragment(template: str, guest: PageVisitor, /, **values: Hashable) -> str:
    """The same of plain values, which never change: what all values are equal for is drawn once."""
    return _drawn(template, guest, tuple(values.items()))


@lru_cache(MOST_DRAWN)
def _drawn(template: str, guest: PageVisitor, values: tuple[tuple[str, Any], ...]) -> str:
    return fragment(template, guest, **dict(values))


def page(request: Request, template: str, status: int = 200, /, **parts: Any) -> HTMLResponse:
    """A whole page. A choice of language or theme in the address is remembered."""
    guest = guest_of(request)
    path = request.url.path
    if "card" not in parts:
        parts["card"] = game_card(parts["entry"], guest) if parts.get("entry") else site_card(guest)
    kept = urlencode([(key, value) for key, value in request.query_params.multi_items() if key not in CHOICES])
    response = HTMLResponse(fragment(template, guest, path=path, kept=f"{kept}&" if kept else "", **parts), status)
    response.headers["referrer-policy"] = "same-origin"
    for key in CHOICES:
        if request.query_params.get(key) in CHOICES[key]:
            keep(response, request, f"k-{key}", str(request.query_params[key]))
    return response


def keep(response: Response, request: Request, name: str, value: str) -> None:
    """Let the browser remember a choice that is no secret; whatever its letters are, a header can hold it."""
    written = quote(value, safe="")
    response.set_cookie(name, written, max_age=YEAR, samesite="lax", secure=request.url.scheme == "https")


def keep_name(response: Response, request: Request, name: str) -> None:
    """Let the browser remember how somebody wants to be called."""
    if clean_name(name):
        keep(response, request, NAME, clean_name(name))


def known_name(request: Request) -> str:
    """How somebody wanted to be called the last time."""
    return clean_name(unquote(request.cookies.get(NAME, "")))


async def form(request: Request) -> dict[str, str]:
    """The fields of a plain form."""
    body = await request.body()
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict"))
    except UnicodeDecodeError:
        raise BadInput.because("form-letters") from None
    except ValueError:
        raise BadInput.because("form-fields", most=MOST_FIELDS) from None


async def form_with_files(request: Request) -> dict[str, bytes]:
    """The fields of a form, files and words alike; a plain form has no files."""
    boundary = boundary_of(request.headers.get("content-type", ""))
    if boundary is None:
        return {name: value.encode() for name, value in (await form(request)).items()}
    return fields_of(await request.body(), boundary, MOST_FIELDS)


class PageRoute(APIRoute):
    """Answers refusals with a page instead of JSON."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handler(request: Request) -> Response:
            try:
                return await handle(request)
            except KosmodromError as error:
                return refusal_page(request, error)
            except RequestValidationError as error:
                if all(each["loc"][0] != "path" for each in error.errors()):
                    raise
                return refusal_page(request, NoTable.because("no-page"))

        return handler


def sentence(words: str) -> str:
    """Words that begin with a capital letter and end with a full stop."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?", "…")) else ".")


def refusal_page(
    request: Request,
    error: KosmodromError,
    advice: str = "",
    tables: Sequence[dict[str, Any]] = (),
    status: int | None = None,
) -> HTMLResponse:
    """What went wrong and what can be done about it, in the language of whoever asked."""
    guest = guest_of(request)
    texts = guest.texts
    usual, code = judged(error)
    key = f"refusal.{advice or code}"
    answer = page(
        request,
        "refusal.html",
        status or usual,
        words=texts[key] if key in texts.texts else texts["refusal.other"],
        detail=sentence(error.text(guest.lang)),
        advice=texts.texts.get(f"advice.{advice or code}", ""),
        tables=tables,
    )
    if answer.status_code == TooOften.status:
        answer.headers["retry-after"] = RETRY_AFTER
    return answer
