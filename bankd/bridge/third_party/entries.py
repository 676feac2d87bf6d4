"""Which operators of another device family an entry of a bank is for, as far as it says so.

Entries of CANN files (`bankd.bank.cann`) name a type, and their info_dict shapes or, of
a matrix product, m, k and n. What an info_dict is called in detail differs from kind to kind, so it
is read by the names of its fields: shapes are where "shape" is in the name, types of elements where
"dtype" is. Entries of our own form have the types of inputs and outputs.
"""

from __future__ import annotations

import itertools
import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass

from bankd.bank import Decision, TargetKey
from bankd.bridge.third_party.shapes import Anchor, Product, Shape, anchors
from tuner.offline_model.cann_model import CannOperator

NATIVE = "native"
"""In place of the kind of a CANN file: an entry of our own form."""

MOST_COMPARED = 200
"""Entries that are compared with an operator; of equal shapes there are a few."""

MOST_LEVELS = 12
"""Of objects and lists in one another that are looked at; real ones have 3."""

_DTYPES = {
    "float": "f32", "float32": "f32", "float16": "f16", "bfloat16": "bf16", "bf16": "bf16",
    "int8": "i8", "int32": "i32", "uint8": "u8", "int16": "i16", "uint16": "u16",
    "uint32": "u32", "int64": "i64", "uint64": "u64", "double": "f64", "bool": "bool",
}  # fmt: skip
_NUMBERED_DTYPES = {
    0: "f32", 1: "f16", 2: "i8", 3: "i32", 4: "u8", 6: "i16", 7: "u16", 8: "u32", 9: "i64",
    10: "u64", 11: "f64", 12: "bool", 27: "bf16",
}  # fmt: skip
"""As runtime files number them, which is not as offline models do."""

_VERSION = re.compile(r"v\d+$")
_TYPED_SHAPE = re.compile(r"([a-z]+\d*)\[([0-9,]{0,300})\]")


@dataclass(frozen=True)
class BankEntry:
    """An entry of a bank, and for which operators it is."""

    source: str
    """The bank: "custom", "built-in", ..."""
    target: TargetKey
    key: str
    kind: str
    """Of the CANN file that it came from, or NATIVE."""
    time_us: float | None
    types: frozenset[str]
    """See `plain_type`."""
    shapes: frozenset[Shape]
    dtypes: frozenset[str]
    product: Product | None

    @property
    def anchor(self) -> Anchor | None:
        """What an operator must have, at least, for the entry to be for it; None: for none."""
        return min(self.shapes) if self.shapes else self.product

    def fits(self, forms: Set[Anchor], dtypes: Set[str]) -> bool:
        """Whether all that it names is among the shapes and the types of elements of an operator.

        Attributes that no shape shows, such as the groups of a convolution, are not compared.
        """
        if not self.dtypes <= dtypes:
            return False
        return self.shapes <= forms if self.shapes else self.product in forms


def plain_type(type_: str) -> str:
    """A type of operators without what files write in several ways: "MatMulV2" is "matmul"."""
    return _VERSION.sub("", type_.casefold().replace("_", ""))


class Entries:
    """Entries of banks, to be asked for what is for an operator."""

    def __init__(self, types: Collection[str]) -> None:
        """`types`: plain types that will be asked for; what is for no other is not kept."""
        self._types = frozenset(types)
        self._counts: Counter[str] = Counter()
        self._kept: defaultdict[tuple[str, object], list[BankEntry]] = defaultdict(list)

    def add(self, entry: BankEntry) -> None:
        for type_ in entry.types & self._types:
            self._counts[type_] += 1
            self._kept[type_, entry.anchor].append(entry)

    def count(self, operator: CannOperator) -> int:
        """Entries for the operator's type, on whatever shapes."""
        return self._counts[plain_type(operator.type)]

    def of(self, operator: CannOperator) -> list[BankEntry]:
        """Entries for the operator, among the first MOST_COMPARED that may be."""
        type_, forms = plain_type(operator.type), anchors(operator)
        dtypes = {tensor.dtype for tensor in (*operator.inputs, *operator.outputs)}
        near = (self._kept.get((type_, form), ()) for form in forms)
        compared = itertools.islice(itertools.chain.from_iterable(near), MOST_COMPARED)
        return [entry for entry in compared if entry.fits(forms, dtypes)]


def entry_of(decision: Decision, source: str) -> BankEntry:
    """What a decision is for; nothing at all where its text is of no known form."""
    content = _object(decision.task)
    if "cann" in content:
        kind, info = str(content["cann"]), content.get("info")
        named = list(_named(info))
        types = [content.get("op"), *_texts(named, "op", "op_type")]
        shapes = [shape for name, value in named if "shape" in name for shape in _lists(value)]
        dtypes = [_dtype(value) for name, value in named if _is_of_tensor(name)]
        product = _product(info)
    else:
        kind, product, types = NATIVE, None, [content.get("op")]
        typed = _TYPED_SHAPE.findall(json.dumps([content.get("inputs"), content.get("output")]))
        shapes = [tuple(int(size) for size in shape.split(",") if size) for _, shape in typed]
        dtypes = [dtype for dtype, _ in typed]
    return BankEntry(
        source,
        decision.target,
        decision.key,
        kind,
        decision.timing.median_us if decision.timing else None,
        frozenset(plain_type(one) for one in types if isinstance(one, str)),
        frozenset(shapes),
        frozenset(dtype for dtype in dtypes if dtype is not None),
        product,
    )


def _object(text: str) -> Mapping[str, object]:
    value = json.loads(text)  # a decision sees to it that it is JSON
    return value if isinstance(value, dict) else {}


def _named(
    value: object, name: str = "", levels: int = MOST_LEVELS
) -> Iterator[tuple[str, object]]:
    """All fields of objects in objects and lists; what is in a list has the name of the list."""
    if isinstance(value, dict) and levels:
        for field, inner in value.items():
            yield from _named(inner, str(field).casefold(), levels - 1)
        return
    yield name, value
    if isinstance(value, list) and levels:
        for inner in value:
            if isinstance(inner, dict):
                yield from _named(inner, name, levels - 1)


def _texts(named: Iterable[tuple[str, object]], *names: str) -> set[str]:
    return {value for name, value in named if name in names and isinstance(value, str)}


def _lists(value: object, levels: int = MOST_LEVELS) -> Iterator[Shape]:
    """The value itself where it is a list of sizes, else those that are in it."""
    if not isinstance(value, list) or not levels:
        return
    if all(type(size) is int for size in value):
        if any(value):  # zeros stand for a tensor that is not there
            yield tuple(value)
        return
    for inner in value:
        yield from _lists(inner, levels - 1)


def _is_of_tensor(name: str) -> bool:
    """Whether a field is the type of a tensor's elements: that of the sums (mad) is not."""
    return name == "data_type" or ("dtype" in name and not name.startswith("mad"))


def _dtype(value: object) -> str | None:
    if type(value) is int:
        return _NUMBERED_DTYPES.get(value)
    if isinstance(value, str):
        name = value.casefold().removeprefix("dt_")
        return _DTYPES.get(name, name)
    return None


def _product(info: object) -> Product | None:
    if not isinstance(info, dict):
        return None
    sizes = [size for name in ("m", "k", "n") if type(size := info.get(name)) is int]
    batches = [size for name, size in info.items() if name.startswith("batch_a")]
    if len(sizes) < 3 or not all(type(size) is int for size in batches):
        return None
    m, k, n = sizes
    return Product(m, k, n, math.prod(batches))
