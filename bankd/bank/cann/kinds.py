"""The kinds of files that CANN's banks are made of: how an entry of each is read and written."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from operator import itemgetter
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bankd.bank.cann.document import FormError, Layout, json_value, parse, value_end
from bankd.bank.cann.entry import Candidate, Entry, Kind, LintFinding, Severity
from bankd.bank.canonical import canonical

SHAPE_KEYS = 27
"""Keys of the shape in a GA file."""
TILING_NUMBERS = 51
"""Numbers of the tiling in a GA file."""
VERSION_LINE = '{"version":"2.1"}\n'
"""First line of a graph file."""
NO_ID = 0
"""An id in a runtime file is a hash of the info_dict in CANN's memory; real ones repeat."""

_GRAPH = ("feature", "graphID")
_GRADIENT = ("modelhash", "modelvalue")

Object = dict[str, Any]


class UnifiedCandidate(Struct):
    info_dict: Object
    knowledge: Object
    cost_time: Any = None


class RuntimeEntry(Struct):
    info_dict: Object
    knowledge: Object
    op: str
    id: int | None = None


class GaEntry(Struct):
    shape: Object
    tiling: list[int | float | None] | None
    cost_time: Any = None


class GraphEntry(Struct):
    graphID: int  # noqa: N815  Its name in the file.
    feature: Object
    strategy: Object

    def __post_init__(self) -> None:
        if self.graphID not in range(2**64):
            raise ValueError(f"graphID {self.graphID} is not an unsigned number of 64 bits")


class GradientValue(Struct):
    gradientSize: list[Any]  # noqa: N815
    gradientTime: list[Any]  # noqa: N815


class GradientEntry(Struct):
    modelhash: str
    modelvalue: GradientValue


def _converted(value: object, wanted: Any) -> Any:
    try:
        return msgspec.convert(value, wanted)
    except ValueError as error:  # msgspec's, and that of a text with half a surrogate pair.
        raise FormError(str(error)) from error


def _canonical(what: str, value: object) -> str:
    """Canonical JSON of a part of an entry. Raises FormError for what JSON cannot say."""
    try:
        return canonical(value)
    except ValueError as error:
        raise FormError(f"{what} holds a number that JSON cannot say") from error


def _has_keys(value: Any, *keys: str) -> bool:
    return isinstance(value, dict) and set(keys) <= value.keys()


def _fields(info: Any) -> Object:
    """The fields of an info, which a bank of any origin may hold in another form."""
    return info if isinstance(info, dict) else {}


plain = partial(json.dumps, allow_nan=False)
"""JSON as CANN writes it: Python's own separators, the order as it is."""
compact = partial(json.dumps, separators=(",", ":"), allow_nan=False)
"""JSON without spaces, the order as it is."""


def _md5_of(info: object) -> str:
    """The key of a unified entry. Not for safety: it is CANN's own name for it."""
    return hashlib.md5(json.dumps(info).encode(), usedforsecurity=False).hexdigest()


def _is_unified(value: object) -> bool:
    lists = value.values() if isinstance(value, dict) else ()
    return bool(lists) and all(
        isinstance(each, list) and _has_keys([*each, 0][0], "info_dict", "knowledge")
        for each in lists
    )


def _read_unified(text: str) -> Entry:
    ((key, value),) = _converted(json_value("{" + text + "}"), Object).items()
    candidates = _converted(value, Annotated[list[UnifiedCandidate], Meta(min_length=1)])
    info = candidates[0].info_dict
    identity = _canonical("info_dict", info)
    own = [each for each in candidates if _canonical("info_dict", each.info_dict) == identity]
    other = LintFinding(Severity.WARNING, 0, "a candidate has another info_dict than the first")
    return Entry(
        info,
        tuple(Candidate(_canonical("knowledge", one.knowledge), one.cost_time) for one in own),
        label=key,
        right_label=_md5_of(info),
        oddities=() if len(own) == len(candidates) else (other,),
    )


def _repair_unified(text: str) -> str:
    """The right key; only candidates with a possible time, the fastest first."""
    entry = _read_unified(text)
    key_end = value_end(text, 0)
    start = text.index("[", key_end)
    texts = list(parse(text[start:].encode(), Layout.ARRAY).entries())

    def rank(text: str) -> tuple[bool, float]:
        """Sort candidates: those of another entry come last, before them those without a time."""
        value = json.loads(text)
        time_us = Candidate("", value.get("cost_time")).time_us
        return value["info_dict"] != entry.info, math.inf if time_us is None else time_us

    possible = [
        each for each in texts if not Candidate("", json.loads(each).get("cost_time")).is_impossible
    ]
    order = sorted(possible, key=rank)
    value = text[start:] if order == texts else f"[{', '.join(order)}]"
    return f"{plain(entry.right_label)}{text[key_end:start]}{value}"


def _render_unified(entry: Entry) -> str:
    candidate = {"knowledge": _policy(entry), "info_dict": entry.info, **_time(entry)}
    return f"{plain(_md5_of(entry.info))}: {plain([candidate])}"


def _policy(entry: Entry) -> object:
    return json.loads(entry.best.policy)


def _time(entry: Entry) -> Object:
    return {} if entry.best.time_us is None else {"cost_time": entry.best.time_us}


def _line_reader(
    form: type[Struct],
    info: Callable[[Object], object],
    policy: str,
    label: str = "",
    oddities: Callable[[Object], Iterable[LintFinding]] = lambda _: (),
) -> Callable[[str], Entry | None]:
    """A function that reads a line: `info` is its identity, the others are names of fields."""

    def read(text: str) -> Entry | None:
        line = _converted(json_value(text), Object)
        if not line or line.keys() == {"version"}:
            return None
        checked = _converted(line, form)
        _canonical("it", info(line))
        number = getattr(checked, label, None)
        return Entry(
            info(line),
            (Candidate(_canonical(policy, line[policy]), getattr(checked, "cost_time", None)),),
            op=getattr(checked, "op", None),
            label=None if number is None else str(number),
            oddities=tuple(oddities(line)),
        )

    return read


def _render_runtime(entry: Entry) -> str:
    number = int(entry.label or NO_ID)
    line = {"id": number, "info_dict": entry.info, "knowledge": _policy(entry), "op": entry.op}
    return compact({**line, "version": 0})


def _unusual_sizes(line: Object) -> Iterator[LintFinding]:
    for name, what, usual in (("shape", "keys", SHAPE_KEYS), ("tiling", "numbers", TILING_NUMBERS)):
        if line[name] is not None and len(line[name]) != usual:
            found = f"{name} has {len(line[name])} {what}, where files have {usual}"
            yield LintFinding(Severity.NOTE, 0, found)


def _is_rl(value: object) -> bool:
    texts = value.items() if isinstance(value, dict) else ()
    return bool(texts) and all(isinstance(it, str) and key.startswith("[") for key, it in texts)


def _read_rl(text: str) -> Entry:
    """The text of a list of tensor features -> the text of a schedule."""
    ((features, value),) = _converted(json_value("{" + text + "}"), Object).items()
    schedule = _converted(value, str)
    # Keys are only compared: those of fused operators are several texts, one behind the other.
    try:
        is_list = isinstance(json.loads(schedule), list)
    except (ValueError, RecursionError):
        is_list = False
    no_list = LintFinding(Severity.WARNING, 0, "its value is not the text of a list")
    candidate = Candidate(_canonical("value", schedule))
    return Entry(features, (candidate,), oddities=() if is_list else (no_list,))


UNIFIED = Kind(
    "unified", Layout.OBJECT, "unified_bank", _is_unified, _read_unified, _render_unified,
    is_timed=True, head="{\n", between=",\n", tail="\n}", empty="{}", repair=_repair_unified,
)  # fmt: skip
RUNTIME = Kind(
    "runtime", Layout.LINES, "unified_bank",
    lambda first: _has_keys(first, "info_dict", "knowledge"),
    _line_reader(RuntimeEntry, itemgetter("info_dict"), "knowledge", "id"),
    _render_runtime, empty="{}\n",
)  # fmt: skip
GA = Kind(
    "ga", Layout.LINES, "cube", lambda first: _has_keys(first, "shape", "tiling"),
    _line_reader(GaEntry, itemgetter("shape"), "tiling", oddities=_unusual_sizes),
    lambda it: plain({"shape": it.info, "tiling": _policy(it), **_time(it)}),
    has_twin=True, is_timed=True,
)  # fmt: skip
RL = Kind(
    "rl", Layout.OBJECT, "vector", _is_rl, _read_rl,
    lambda it: f"{plain(it.info)}: {plain(_policy(it))}",
    head="{\n    ", between=",\n    ", tail="\n}", empty="{}",
)  # fmt: skip
GRAPH = Kind(
    "graph", Layout.LINES, "",
    lambda it: _has_keys(it, "graphID") or (_has_keys(it, "version") and len(it) == 1),
    _line_reader(GraphEntry, lambda it: {n: it[n] for n in _GRAPH}, "strategy", "graphID"),
    lambda it: compact({**{n: _fields(it.info).get(n) for n in _GRAPH}, "strategy": _policy(it)}),
    head=VERSION_LINE, empty=VERSION_LINE,
)  # fmt: skip
GRADIENT = Kind(
    "gradient", Layout.ARRAY, "",
    lambda first: isinstance(first, list) and _has_keys([*first, 0][0], *_GRADIENT),
    # Some have a modelgraphid, too: whatever is not the value identifies the model.
    _line_reader(
        GradientEntry,
        lambda it: {name: it[name] for name in it if name != "modelvalue"},
        "modelvalue",
        "modelhash",
    ),
    lambda it: compact({**_fields(it.info), "modelvalue": _policy(it)}),
    head="[", between=",", tail="]\n", empty="[]\n",
)  # fmt: skip
KINDS = {kind.name: kind for kind in (UNIFIED, RUNTIME, GA, RL, GRAPH, GRADIENT)}
