"""RL files: one object, from the text of a list of tensor features to the text of a schedule."""

from __future__ import annotations

import json

from bankd.bank.cann.document import FormError, Layout
from bankd.bank.cann.entry import (
    Candidate,
    Entry,
    Kind,
    Oddity,
    Rendered,
    Severity,
    canonical_of,
    object_of,
    plain,
)


def _claims(value: object) -> bool:
    """An object of texts, the keys of which are those of lists."""
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(each, str) for each in value.values())
        and all(key.startswith("[") for key in value)
    )


def _read(text: str) -> Entry:
    ((features, schedule),) = object_of("{" + text + "}").items()
    if not isinstance(schedule, str):
        raise FormError("is not a text")
    # Keys are only compared: those of fused operators are several texts, one behind the other.
    oddities = () if _is_list(schedule) else (_NO_LIST,)
    return Entry(features, (Candidate(canonical_of("value", schedule)),), oddities=oddities)


_NO_LIST = Oddity(Severity.WARNING, "its value is not the text of a list")


def _is_list(text: str) -> bool:
    try:
        return isinstance(json.loads(text), list)
    except (ValueError, RecursionError):
        return False


def _render(entry: Rendered) -> str:
    return f"{plain(entry.info)}: {plain(entry.policy)}"


RL = Kind(
    name="rl",
    layout=Layout.OBJECT,
    folder="vector",
    has_twin=False,
    is_timed=False,
    claims=_claims,
    read=_read,
    render=_render,
    head="{\n    ",
    between=",\n    ",
    tail="\n}",
    empty="{}",
)
