"""GA files: JSON Lines of shape and tiling. Beside each lies a `.bin` twin, which is not read."""

from __future__ import annotations

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
    required,
)

SHAPE_KEYS = 27
TILING_NUMBERS = 51


def _claims(value: object) -> bool:
    return isinstance(value, dict) and {"shape", "tiling"} <= value.keys()


def _read(text: str) -> Entry | None:
    line = object_of(text)
    if not line:
        return None
    shape = required(line, "shape", dict)
    canonical_of("shape", shape)
    if "tiling" not in line:
        raise FormError("tiling is missing")
    tiling = line["tiling"]
    return Entry(
        shape,
        (Candidate(canonical_of("tiling", _numbers(tiling)), line.get("cost_time")),),
        oddities=_sizes(shape, tiling),
    )


def _numbers(tiling: object) -> object:
    if tiling is None:
        return None
    if not isinstance(tiling, list) or not all(
        each is None or (isinstance(each, (int, float)) and not isinstance(each, bool))
        for each in tiling
    ):
        raise FormError("tiling is neither null nor a list of numbers")
    return tiling


def _sizes(shape: dict[str, object], tiling: object) -> tuple[Oddity, ...]:
    counted = [("shape", "keys", len(shape), SHAPE_KEYS)]
    if isinstance(tiling, list):
        counted.append(("tiling", "numbers", len(tiling), TILING_NUMBERS))
    return tuple(
        Oddity(Severity.NOTE, f"{name} has {count} {what}, where files have {usual}")
        for name, what, count, usual in counted
        if count != usual
    )


def _render(entry: Rendered) -> str:
    line = {"shape": entry.info, "tiling": entry.policy}
    if entry.time_us is not None:
        line["cost_time"] = entry.time_us
    return plain(line)


GA = Kind(
    name="ga",
    layout=Layout.LINES,
    folder="cube",
    has_twin=True,
    is_timed=True,
    claims=_claims,
    read=_read,
    render=_render,
    head="",
    between="\n",
    tail="\n",
    empty=None,
)
