"""Differences of two tasks, field by field, and the entry nearest to a task that has none.

All that is known of a task is that its text is JSON, so that this holds for tasks of any program.
Nothing is looked up here: candidates come from `alike` and `elsewhere`, which have indexes.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from bankd.bank.canonical import canonical
from bankd.bank.record import Decision, TargetKey
from bankd.bank.subject import op_of

FORM = 4.0
"""A field that only one of the two texts has: another program or version wrote it."""
KIND = 2.0
"""Another data type, rank, precision mode, instruction set: another kernel altogether."""
PROPERTY = 1.0
"""Another attribute or tail, or an input more: another kernel of the same kind."""

ATTRIBUTES = "attributes"
ABSENT = "(none)"
DEEPEST = 16
"""Levels of lists and objects; what is nested deeper is compared as one text."""

_SIZE = "(?:0|[1-9][0-9]{0,17})"
_TENSOR = re.compile(rf"([a-z][a-z0-9_]*)\[((?:{_SIZE}(?:,{_SIZE})*)?)\]", re.ASCII)
_OF_A_KIND = ("dtype", "format", "precision_mode")
"""Ends of the names of fields that tell kinds, whatever they hold."""
_OF_A_SHAPE = ("shape", "dims")

Path = tuple[str | int, ...]
Sizes = tuple[float, ...]


@dataclass(frozen=True)
class Difference:
    """One field that is not the same: `there` in the entry, `here` in what is asked for."""

    field: str
    there: str
    here: str
    weight: float = 0.0
    """`FORM`, `KIND` or `PROPERTY`; 0 for sizes."""
    doublings: float = 0.0
    """Number of halvings or doublings by which a size differs."""

    def __str__(self) -> str:
        return f"{self.field} {self.there} -> {self.here}"


@dataclass(frozen=True, order=True)
class Distance:
    """Distance of two tasks: no difference in size outweighs one in kind."""

    kinds: float
    """Sum of the weights of the fields that differ in more than their size."""
    doublings: float
    """Sum of |log2| of the ratios of sizes that differ: dimensions, counts, cores."""


@dataclass(frozen=True)
class Near:
    """An entry, and all that tells it from what is asked for."""

    decision: Decision
    differences: tuple[Difference, ...]

    @property
    def distance(self) -> Distance:
        return distance(self.differences)


def nearest(task: str, target: TargetKey, candidates: Iterable[Decision]) -> Near | None:
    """The candidate nearest to a task on a target, the same task on another target included.

    Tasks of another op are never near. Equally near ones: the first by key and target.
    """
    op = op_of(task)
    near = (
        Near(one, (*differences(one.task, task), *target_differences(one.target, target)))
        for one in candidates
        if op_of(one.task) == op
    )
    return min(near, key=lambda n: (n.distance, n.decision.key, n.decision.target), default=None)


def distance(found: Iterable[Difference]) -> Distance:
    """Sum up differences."""
    fields = list(found)
    return Distance(sum(d.weight for d in fields), sum(d.doublings for d in fields))


def target_differences(there: TargetKey, here: TargetKey) -> tuple[Difference, ...]:
    """The instruction set is of another kind; the number of cores is a size."""
    found = []
    if there.soc_version != here.soc_version:
        found.append(Difference("soc_version", there.soc_version, here.soc_version, KIND))
    if there.cores != here.cores:
        found.append(_size("cores", there.cores, here.cores))
    return tuple(found)


@dataclass(frozen=True)
class _Leaf:
    """Value of a field: something that is equal or not, and sizes that are near or far."""

    text: str
    """Canonical JSON: equal leaves have equal texts."""
    kind: str = ""
    """Data type of a tensor."""
    sizes: Sizes | None = None
    """A number, or dimensions; None for what has no size."""
    is_number: bool = False


def differences(there: str, here: str) -> tuple[Difference, ...]:
    """The fields in which two JSON texts differ, in the order of their names; none if equal.

    Texts such as "f32[1,56,56,64]" are taken apart into data type and dimensions. Numbers, and
    lists of numbers called shape or dims, are sizes; what is an attribute is not.
    """
    if there == here:
        return ()
    found, wanted = _leaves(there), _leaves(here)
    both = found.keys() & wanted.keys()
    same = {path for path in both if found[path].text == wanted[path].text}
    paths = sorted((found.keys() | wanted.keys()) - same, key=_in_order)
    return tuple(
        difference
        for path in paths
        for difference in _compared(path, found.get(path), wanted.get(path))
    )


def _compared(path: Path, there: _Leaf | None, here: _Leaf | None) -> Iterator[Difference]:
    """None: the text has no such field."""
    name = _name(path)
    if there is None or here is None:
        weight = FORM if len(path) == 1 else PROPERTY
        yield Difference(name, _shown(there), _shown(here), weight)
    elif there.sizes != here.sizes and there.sizes is not None and here.sizes is not None:
        yield from _other_dtype(name, there, here)
        yield from _resized(name, there.sizes, here.sizes, here.is_number)
    elif there.kind and here.kind:
        yield from _other_dtype(name, there, here)
    else:
        is_kind = isinstance(path[-1], str) and path[-1].endswith(_OF_A_KIND) if path else False
        yield Difference(name, *_told_apart(there, here), KIND if is_kind else PROPERTY)


def _other_dtype(name: str, there: _Leaf, here: _Leaf) -> Iterator[Difference]:
    if there.kind != here.kind:
        yield Difference(f"{name} dtype", there.kind or ABSENT, here.kind or ABSENT, KIND)


def _resized(name: str, there: Sizes, here: Sizes, is_number: bool) -> Iterator[Difference]:
    if len(there) != len(here):
        yield Difference(f"{name} shape", _shape(there), _shape(here), KIND)
        return
    for number, (a, b) in enumerate(zip(there, here, strict=True)):
        if a != b:
            yield _size(name if is_number else f"{name} dim {number}", a, b)


def _size(name: str, there: float, here: float) -> Difference:
    doublings = abs(math.log2(max(abs(there), 1)) - math.log2(max(abs(here), 1)))
    # What differs in its sign, or below 1, differs all the same.
    return Difference(name, canonical(there), canonical(here), doublings=doublings or 1.0)


@lru_cache(maxsize=4096)
def _leaves(text: str) -> Mapping[Path, _Leaf]:
    return dict(_flat((), json.loads(text)))


def _flat(path: Path, value: object) -> Iterator[tuple[Path, _Leaf]]:
    """The leaves of a JSON value, by the names and numbers on the way to them."""
    if len(path) < DEEPEST and isinstance(value, dict) and value:
        for name, each in value.items():
            yield from _flat((*path, name), each)
    elif len(path) < DEEPEST and isinstance(value, list) and _is_structure(value):
        for number, each in enumerate(value):
            yield from _flat((*path, number), each)
    else:
        yield path, _leaf(path, value)


def _leaf(path: Path, value: object) -> _Leaf:
    text = canonical(value)
    name = next((word for word in reversed(path) if isinstance(word, str)), "")
    if tensor := _tensor(value):
        dimensions = tuple(int(size) for size in tensor[2].split(",") if size)
        return _Leaf(text, tensor[1], dimensions)
    if ATTRIBUTES in path or name.endswith(_OF_A_KIND):
        return _Leaf(text)
    if sizes := _numbers([value]):
        return _Leaf(text, sizes=sizes, is_number=True)
    if isinstance(value, list) and name.endswith(_OF_A_SHAPE) and (sizes := _numbers(value)):
        return _Leaf(text, sizes=sizes)
    return _Leaf(text)


def _tensor(value: object) -> re.Match[str] | None:
    return _TENSOR.fullmatch(value) if isinstance(value, str) else None


def _is_structure(values: list[object]) -> bool:
    """Return True if a list is entered: it holds lists, objects, or types of tensors."""
    return any(isinstance(one, dict | list) or _tensor(one) for one in values)


def _numbers(values: list[object]) -> Sizes:
    """The values if all of them are numbers, else none."""
    numbers = tuple(v for v in values if isinstance(v, int | float) and not isinstance(v, bool))
    return numbers if len(numbers) == len(values) else ()


def _shape(sizes: Sizes) -> str:
    return canonical(list(sizes))


def _shown(leaf: _Leaf | None) -> str:
    """A text without its quotation marks, if there is anything in it."""
    if leaf is None:
        return ABSENT
    value = json.loads(leaf.text)
    return value if isinstance(value, str) and value else leaf.text


def _told_apart(there: _Leaf, here: _Leaf) -> tuple[str, str]:
    """ "5" and 5 keep what distinguishes them."""
    shown = _shown(there), _shown(here)
    return shown if shown[0] != shown[1] else (there.text, here.text)


@lru_cache(maxsize=1024)
def _name(path: Path) -> str:
    """Return a path for people: ("inputs", 0) is "inputs[0]"; attributes have their own name."""
    words = [word for word in path if word != ATTRIBUTES] or list(path)
    name = "".join(f"[{word}]" if isinstance(word, int) else f" {word}" for word in words)
    return name.strip() or "content"


@lru_cache(maxsize=1024)
def _in_order(path: Path) -> list[tuple[int, str]]:
    """inputs[2] before inputs[10]."""
    return [(word, "") if isinstance(word, int) else (0, word) for word in path]
