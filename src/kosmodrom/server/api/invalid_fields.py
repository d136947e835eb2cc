"""What is wrong with the fields of a request, in words: the library that checks them speaks English alone."""

from typing import Any, Final

from kosmodrom.engine.errors import shown
from kosmodrom.server.refusals import SERVER, BadInput

BOUNDS: Final = {
    "greater_than_equal": ("invalid.least", "ge"),
    "less_than_equal": ("invalid.most", "le"),
    "string_too_long": ("invalid.longest", "max_length"),
    "too_long": ("invalid.longest", "max_length"),
    "string_too_short": ("invalid.shortest", "min_length"),
    "too_short": ("invalid.shortest", "min_length"),
}
"""By kind of error: the sentence, and under which name the library tells the bound."""
OTHERS: Final = {
    "missing": "invalid.missing",
    "string_pattern_mismatch": "invalid.pattern",
    "extra_forbidden": "invalid.extra",
    "json_invalid": "invalid.json",
}


def invalid(error: dict[str, Any]) -> BadInput:
    """One mistake of a request."""
    kind, told = str(error["type"]), error.get("ctx", {})
    parts = {"place": ".".join(str(part) for part in error["loc"]), "found": shown(error.get("input"))}
    if kind in BOUNDS:
        key, bound = BOUNDS[kind]
        return BadInput.of(SERVER, key, bound=told[bound], **parts)
    if kind in ("literal_error", "enum"):
        return BadInput.of(SERVER, "invalid.choice", expected=told["expected"].replace(" or ", ", "), **parts)
    if kind in OTHERS:
        return BadInput.of(SERVER, OTHERS[kind], **parts)
    return BadInput.of(SERVER, "invalid.type" if kind.endswith("_type") else "invalid.value", **parts)
