"""The kinds of files that CANN's banks are made of: how an entry of each is read and written."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from typing import TypeVar

from bankd.bank.cann.document import FormError, Layout, element_spans, json_value, value_end
from bankd.bank.cann.entry import Candidate, Entry, Kind, Oddity, Rendered, Severity
from bankd.bank.canonical import canonical

T = TypeVar("T")

UNSIGNED_64 = range(2**64)
SHAPE_KEYS = 27
"""Keys of the shape in a GA file."""
TILING_NUMBERS = 51
"""Numbers of the tiling in a GA file."""
VERSION_LINE = '{"version":"2.1"}\n'
"""First line of a graph file."""
NO_ID = 0
"""An id in a runtime file is a hash of the info_dict in CANN's memory; real ones repeat."""
_OTHER_INFO = Oddity(Severity.WARNING, "a candidate has another info_dict than the first")
_NO_LIST = Oddity(Severity.WARNING, "its value is not the text of a list")


def _object_of(text: str) -> Mapping[str, object]:
    """The JSON object that a text holds. Raises FormError."""
    value = json_value(text)
    if not isinstance(value, dict):
        raise FormError("is not an object")
    return value


def _required(holder: Mapping[str, object], name: str, wanted: type[T]) -> T:
    """A field that must be there and be of this type. Raises FormError."""
    value = holder.get(name)
    if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
        words = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}
        raise FormError(f"{name} is not {words[wanted]}")
    return value


def _canonical(what: str, value: object) -> str:
    """Canonical JSON of a part of an entry. Raises FormError for what JSON cannot say."""
    try:
        return canonical(value)
    except ValueError as error:
        raise FormError(f"{what} holds a number that JSON cannot say") from error


def _has_keys(value: object, *keys: str) -> bool:
    return isinstance(value, dict) and set(keys) <= value.keys()


def plain(value: object) -> str:
    """JSON as CANN writes it: Python's own separators, the order as it is."""
    return json.dumps(value, allow_nan=False)


def compact(value: object) -> str:
    """JSON without spaces, the order as it is."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _md5_of(info: object) -> str:
    """The key of a unified entry. Not for safety: it is CANN's own name for it."""
    return hashlib.md5(json.dumps(info).encode(), usedforsecurity=False).hexdigest()


# Unified files: one object, its keys the MD5 of the info_dict, its values lists of candidates.


def _is_unified(value: object) -> bool:
    return isinstance(value, dict) and bool(value) and all(map(_holds_candidates, value.values()))


def _holds_candidates(value: object) -> bool:
    is_list = isinstance(value, list) and bool(value)
    return is_list and _has_keys(value[0], "info_dict", "knowledge")  # type: ignore[index]


def _read_unified(text: str) -> Entry:
    ((key, candidates),) = _object_of("{" + text + "}").items()
    if not isinstance(candidates, list) or not candidates:
        raise FormError("is not a list of candidates")
    for each in candidates:
        if not isinstance(each, dict):
            raise FormError("a candidate is not an object")
        _required(each, "info_dict", dict)
        _required(each, "knowledge", dict)
    info = candidates[0]["info_dict"]
    identity = _canonical("info_dict", info)
    own = [each for each in candidates if _canonical("info_dict", each["info_dict"]) == identity]
    known = [
        Candidate(_canonical("knowledge", each["knowledge"]), each.get("cost_time")) for each in own
    ]
    return Entry(
        info,
        tuple(known),
        label=key,
        right_label=_md5_of(info),
        oddities=() if len(own) == len(candidates) else (_OTHER_INFO,),
    )


def _repair_unified(text: str) -> str:
    """The right key; only candidates with a possible time, the fastest first."""
    key_end = value_end(text, 0)
    start = text.index("[", key_end)
    texts = [text[begin:end] for begin, end in element_spans(text, start)]
    values = [json.loads(each) for each in texts]
    timed = [Candidate("", value.get("cost_time")) for value in values]
    entry = _read_unified(text)

    def rank(number: int) -> tuple[bool, float]:
        """Sort candidates: those of another entry come last, before them those without a time."""
        time_us = timed[number].time_us
        is_other = values[number]["info_dict"] != entry.info
        return is_other, math.inf if time_us is None else time_us

    order = sorted((n for n, each in enumerate(timed) if not each.is_impossible), key=rank)
    is_unchanged = order == list(range(len(texts)))
    value = text[start:] if is_unchanged else f"[{', '.join(texts[n] for n in order)}]"
    return f"{plain(entry.right_label)}{text[key_end:start]}{value}"


def _render_unified(entry: Rendered) -> str:
    candidate = _with_time({"knowledge": entry.policy, "info_dict": entry.info}, entry.time_us)
    return f"{plain(_md5_of(entry.info))}: {plain([candidate])}"


def _with_time(value: dict[str, object], time_us: float | None) -> dict[str, object]:
    return value if time_us is None else {**value, "cost_time": time_us}


# Runtime files: JSON Lines of info_dict and knowledge. They have no times.


def _read_runtime(text: str) -> Entry | None:
    line = _object_of(text)
    if not line:
        return None
    info = _required(line, "info_dict", dict)
    _canonical("info_dict", info)
    knowledge = _required(line, "knowledge", dict)
    return Entry(
        info,
        (Candidate(_canonical("knowledge", knowledge)),),
        op=_required(line, "op", str),
        label=str(_required(line, "id", int)) if "id" in line else None,
    )


def _render_runtime(entry: Rendered) -> str:
    number = int(entry.label or NO_ID)
    line = {"id": number, "info_dict": entry.info, "knowledge": entry.policy, "op": entry.op}
    return compact({**line, "version": 0})


# GA files: JSON Lines of shape and tiling. Each has a `.bin` twin, which is not read.


def _read_ga(text: str) -> Entry | None:
    line = _object_of(text)
    if not line:
        return None
    shape = _required(line, "shape", dict)
    _canonical("shape", shape)
    if "tiling" not in line:
        raise FormError("tiling is missing")
    tiling = line["tiling"]
    if tiling is not None and not (isinstance(tiling, list) and all(map(_is_number, tiling))):
        raise FormError("tiling is neither null nor a list of numbers")
    candidate = Candidate(_canonical("tiling", tiling), line.get("cost_time"))
    return Entry(shape, (candidate,), oddities=_unusual_sizes(shape, tiling))


def _is_number(value: object) -> bool:
    return value is None or (isinstance(value, (int, float)) and not isinstance(value, bool))


def _unusual_sizes(shape: dict[str, object], tiling: Sequence[object] | None) -> tuple[Oddity, ...]:
    counted = [("shape", "keys", len(shape), SHAPE_KEYS)]
    if tiling is not None:
        counted.append(("tiling", "numbers", len(tiling), TILING_NUMBERS))
    return tuple(
        Oddity(Severity.NOTE, f"{name} has {count} {what}, where files have {usual}")
        for name, what, count, usual in counted
        if count != usual
    )


def _render_ga(entry: Rendered) -> str:
    return plain(_with_time({"shape": entry.info, "tiling": entry.policy}, entry.time_us))


# RL files: one object, from the text of a list of tensor features to the text of a schedule.


def _is_rl(value: object) -> bool:
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(each, str) for each in value.values())
        and all(key.startswith("[") for key in value)
    )


def _read_rl(text: str) -> Entry:
    ((features, schedule),) = _object_of("{" + text + "}").items()
    if not isinstance(schedule, str):
        raise FormError("is not a text")
    # Keys are only compared: those of fused operators are several texts, one behind the other.
    oddities = () if _is_list_text(schedule) else (_NO_LIST,)
    return Entry(features, (Candidate(_canonical("value", schedule)),), oddities=oddities)


def _is_list_text(text: str) -> bool:
    try:
        return isinstance(json.loads(text), list)
    except (ValueError, RecursionError):
        return False


# Graph files: a first line with the version, then JSON Lines of subgraph and strategy.


def _is_graph(value: object) -> bool:
    return isinstance(value, dict) and ("graphID" in value or value.keys() == {"version"})


def _read_graph(text: str) -> Entry | None:
    line = _object_of(text)
    if not line or line.keys() == {"version"}:
        return None
    number = _required(line, "graphID", int)
    if number not in UNSIGNED_64:
        raise FormError(f"graphID {number} is not an unsigned number of 64 bits")
    info = {"graphID": number, "feature": _required(line, "feature", dict)}
    _canonical("feature", info)
    strategy = _required(line, "strategy", dict)
    return Entry(info, (Candidate(_canonical("strategy", strategy)),), label=str(number))


def _render_graph(entry: Rendered) -> str:
    info = entry.info if isinstance(entry.info, dict) else {}
    parts = {name: info.get(name) for name in ("feature", "graphID")}
    return compact({**parts, "strategy": entry.policy})


# Gradient files: one list of models, each with the sizes and times of its gradients.


def _is_gradient(value: object) -> bool:
    return (
        isinstance(value, list) and bool(value) and _has_keys(value[0], "modelhash", "modelvalue")
    )


def _read_gradient(text: str) -> Entry:
    model = _object_of(text)
    label = _required(model, "modelhash", str)
    value = _required(model, "modelvalue", dict)
    for name in ("gradientSize", "gradientTime"):
        _required(value, name, list)
    # Some have a modelgraphid, too: whatever is not the value identifies the model.
    info = {name: each for name, each in model.items() if name != "modelvalue"}
    _canonical("modelhash", info)
    return Entry(info, (Candidate(_canonical("modelvalue", value)),), label=label)


def _render_gradient(entry: Rendered) -> str:
    info = entry.info if isinstance(entry.info, dict) else {}
    return compact({**info, "modelvalue": entry.policy})


UNIFIED = Kind(
    "unified", Layout.OBJECT, "unified_bank", _is_unified, _read_unified, _render_unified,
    is_timed=True, head="{\n", between=",\n", tail="\n}", empty="{}", repair=_repair_unified,
)  # fmt: skip
RUNTIME = Kind(
    "runtime", Layout.LINES, "unified_bank",
    lambda value: _has_keys(value, "info_dict", "knowledge"),
    _read_runtime, _render_runtime, empty="{}\n",
)  # fmt: skip
GA = Kind(
    "ga", Layout.LINES, "cube", lambda value: _has_keys(value, "shape", "tiling"),
    _read_ga, _render_ga, has_twin=True, is_timed=True,
)  # fmt: skip
RL = Kind(
    "rl", Layout.OBJECT, "vector", _is_rl, _read_rl,
    lambda entry: f"{plain(entry.info)}: {plain(entry.policy)}",
    head="{\n    ", between=",\n    ", tail="\n}", empty="{}",
)  # fmt: skip
GRAPH = Kind(
    "graph", Layout.LINES, "", _is_graph, _read_graph, _render_graph,
    head=VERSION_LINE, empty=VERSION_LINE,
)  # fmt: skip
GRADIENT = Kind(
    "gradient", Layout.ARRAY, "", _is_gradient, _read_gradient, _render_gradient,
    head="[", between=",", tail="]\n", empty="[]\n",
)  # fmt: skip
KINDS = {kind.name: kind for kind in (UNIFIED, RUNTIME, GA, RL, GRAPH, GRADIENT)}
