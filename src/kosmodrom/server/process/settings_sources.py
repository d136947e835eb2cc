"""Settings from the command line, the environment and a file, in this order of weight.

A name that is no setting, or a value that is none for its setting, is refused in a sentence that says where it stands.
"""

import difflib
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError
from pydantic_settings import BaseSettings, EnvSettingsSource, SettingsConfigDict, SettingsError

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.words import Phrase
from kosmodrom.server.process.folders import config_file, database
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.refusals import SERVER

PREFIX: Final = "KOSMODROM_"
NESTED: Final = "__"
CONFIG: Final = "KOSMODROM_CONFIG"
OTHERS: Final = frozenset({CONFIG, "KOSMODROM_HOME", "KOSMODROM_FAST", "KOSMODROM_CHROMIUM"})
"""Variables that begin as settings do and are none."""
FOUND: Final[Mapping[str, str]] = {
    "settings.at-least": "greater_than_equal",
    "settings.more-than": "greater_than",
    "settings.at-most": "less_than_equal",
    "settings.whole": "int_parsing int_type int_from_float int_parsing_size",
    "settings.number": "float_parsing float_type finite_number",
    "settings.truth": "bool_parsing bool_type",
    "settings.one-of": "literal_error",
    "settings.words": "string_type",
    "settings.long": "too_short string_too_short",
    "settings.list": "tuple_type",
    "settings.rate": "dataclass_type missing unexpected_keyword_argument",
    "settings.web-address": "web_address",
    "settings.path": "path",
    "settings.host-name": "host_name",
    "settings.network": "network",
    "settings.push-key": "push_key",
    "settings.contact": "contact",
    "settings.mail-server": "mail_server",
    "settings.mail-address": "mail_address",
}
EXPECTED: Final = {kind: key for key, kinds in FOUND.items() for kind in kinds.split()}
"""What was expected, by what pydantic found wrong; parts of the sentences are its own."""

Values = dict[str, Any]


class WrongSetting(KosmodromError):
    """A setting that does not exist, or a value that it cannot have."""


class _Found(Settings, BaseSettings):
    """Says how settings are spelled in the environment."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_nested_delimiter=NESTED, env_ignore_empty=True)


class _Environment(EnvSettingsSource):
    """Reads the variables that it is given instead of those of this process."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        super().__init__(_Found)

    def _load_env_vars(self) -> Mapping[str, str | None]:
        return {key.lower(): value for key, value in self._environ.items() if value}


def load_settings(
    environ: Mapping[str, str], file: Path | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of a server that is started here; `given` is what the command line says, None where it does not."""
    named = file or (Path(environ[CONFIG]) if environ.get(CONFIG) else None)
    path = named or config_file(environ)
    stated = _read(path) if named is not None or path.is_file() else {}
    found = _from_environment(environ)
    told = {key: value for key, value in (given or {}).items() if value is not None}
    values = _merged(_merged(stated, found), told)
    values.setdefault("database", database(environ))
    try:
        settings = Settings.model_validate(values)
    except ValidationError as error:
        raise _complaint(error, told, found, path) from None
    if "thinkers" in settings.model_fields_set:
        return settings
    # One processor is left to those who serve; the others are shared out.
    return settings.model_copy(update={"thinkers": max(1, ((os.cpu_count() or 2) - 1) // settings.workers)})


def _merged(lower: Values, upper: Values) -> Values:
    """The upper values, with the lower ones where it has none; rates are merged part by part."""
    merged = dict(lower)
    for key, value in upper.items():
        below = merged.get(key)
        merged[key] = _merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return merged


# --- the file ---------------------------------------------------------------------------------------


def _read(path: Path) -> Values:
    try:
        values = tomllib.loads(path.read_bytes().decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        reason = str(error) or type(error).__name__
        raise WrongSetting.of(SERVER, "settings.no-toml", file=path, reason=reason.splitlines()[0]) from None
    except OSError as error:
        raise WrongSetting.of(SERVER, "settings.no-file", file=path, reason=error.strerror or str(error)) from None
    for key in values:
        _check(key, Phrase(SERVER, "settings.in-file", {"file": path, "key": key}), Settings.model_fields)
    return values


# --- the environment --------------------------------------------------------------------------------


def _from_environment(environ: Mapping[str, str]) -> Values:
    fields = {key.upper(): None for key in Settings.model_fields}
    for name in environ:
        if name.startswith(PREFIX) and name not in OTHERS:
            key = name.removeprefix(PREFIX).partition(NESTED)[0]
            _check(key, Phrase(SERVER, "settings.in-variable", {"variable": name}), fields)
    try:
        values: Values = _Environment(environ)()
    except SettingsError:
        # Only rates are written as JSON, and the error does not say which of them it was.
        wrong = next(name for name in environ if name.startswith(PREFIX) and not _is_json(name, environ[name]))
        place = Phrase(SERVER, "settings.in-variable", {"variable": wrong})
        raise WrongSetting.of(SERVER, "settings.value", place=place, expected=_expected("dataclass_type", {})) from None
    return values


def _is_json(name: str, value: str) -> bool:
    """Whether a variable says what it means; those that are no rate always do."""
    try:
        _Environment({name: value})()
    except SettingsError:
        return False
    return True


# --- complaints -------------------------------------------------------------------------------------


def _check(key: str, place: Phrase, known: Mapping[str, Any]) -> None:
    if key in known:
        return
    near = difflib.get_close_matches(key, known, 1)
    if near:
        raise WrongSetting.of(SERVER, "settings.unknown-near", place=place, near=near[0])
    raise WrongSetting.of(SERVER, "settings.unknown", place=place)


def _expected(kind: str, context: Mapping[str, Any]) -> Phrase:
    parts = {
        "limit": next((context[key] for key in ("ge", "gt", "le", "min_length") if key in context), ""),
        "choices": str(context.get("expected", "")).replace(" or ", ", ").replace("'", ""),
    }
    return Phrase(SERVER, EXPECTED.get(kind, "settings.other"), parts)


def _complaint(error: ValidationError, told: Values, found: Values, path: Path) -> WrongSetting:
    """The first thing that is wrong, with where it stands. What was written there is not repeated: it may be secret."""
    first = error.errors(include_url=False, include_input=False)[0]
    where = [str(part) for part in first["loc"] if not isinstance(part, int)]
    key = where[0] if where else "?"
    if key in told:
        place = Phrase(SERVER, "settings.in-option", {"option": "--" + key.replace("_", "-")})
    elif key in found:
        inner = where[1:2] if isinstance(found[key], dict) and where[1:2] and where[1] in found[key] else []
        variable = PREFIX + NESTED.join([key, *inner]).upper()
        place = Phrase(SERVER, "settings.in-variable", {"variable": variable})
    else:
        place = Phrase(SERVER, "settings.in-file", {"file": path, "key": ".".join(where)})
    expected = _expected(first["type"], first.get("ctx", {}))
    return WrongSetting.of(SERVER, "settings.value", place=place, expected=expected)
