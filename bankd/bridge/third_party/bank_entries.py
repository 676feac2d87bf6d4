"""Entries of banks for operators of third-party offline models, matched by their forms.

A form is the shape of a tensor, or the sizes of a matrix product. Operators have those that their
file states; 4-dimensional tensors also with their channels in blocks (NC1HWC0), and products also
rounded up to blocks, as CANN files (`bankd.bank.cann`) write them. The info_dict of such an entry
differs from kind to kind, so it is read by the names of its fields: shapes are where "shape" is in
the name, types of elements where "dtype" is. Entries of our own form have typed shapes.
"""

from __future__ import annotations

import itertools
import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from bankd.bank import Decision, TargetKey
from tuner.offline_model.cann_model import CannOperator, CannTensor

NATIVE = "native"
"""Kind of an entry of our own form, which came from no CANN file."""

MAX_COMPARED = 200
"""Maximum number of entries compared with an operator; of equal shapes there are a few."""

_MAX_LEVELS = 12
"""Maximum depth of objects and lists that are read; real ones have 3."""
_BLOCK = 16
"""Multiple that channels, and m, n and k of products are rounded up to; for some types others."""
_CHANNEL_BLOCKS = {"i8": (32,), "u8": (32,), "f32": (16, 8)}
_K_BLOCKS = {"f32": 8}
_AXES = {"NCHW": (0, 1, 2, 3), "NHWC": (0, 3, 1, 2), "HWCN": (3, 2, 0, 1)}
"""Places of batch (or output channels), channels, height and width."""
_DTYPES = {
    "float": "f32", "float32": "f32", "float16": "f16", "bfloat16": "bf16", "bf16": "bf16",
    "int8": "i8", "int32": "i32", "uint8": "u8", "int16": "i16", "uint16": "u16",
    "uint32": "u32", "int64": "i64", "uint64": "u64", "double": "f64", "bool": "bool",
}  # fmt: skip
_NUMBERED_DTYPES = {
    0: "f32", 1: "f16", 2: "i8", 3: "i32", 4: "u8", 6: "i16", 7: "u16", 8: "u32", 9: "i64",
    10: "u64", 11: "f64", 12: "bool", 27: "bf16",
}  # fmt: skip
"""Types as runtime files number them, which is not as offline models do."""
_VERSION = re.compile(r"v\d+$")
_TYPED_SHAPE = re.compile(r"([a-z]+\d*)\[([0-9,]{0,300})\]")

Shape = tuple[int, ...]


@dataclass(frozen=True)
class ProductSizes:
    """The sizes of a matrix product, and how many products there are at once."""

    m: int
    k: int
    n: int
    batch: int = 1


Form = Shape | ProductSizes


@dataclass(frozen=True)
class BankEntry:
    """An entry of a bank, and which operators it is for."""

    source: str
    """The bank: "custom", "built-in", ..."""
    target: TargetKey
    key: str
    kind: str
    """Kind of the CANN file that it came from, or NATIVE."""
    time_us: float | None
    types: frozenset[str]
    """Types of operators, see `plain_type`."""
    forms: frozenset[Form]
    """Shapes, or one product; an operator must have all of them."""
    dtypes: frozenset[str]


class OperatorIndex:
    """Entries of banks, indexed to find those for an operator."""

    def __init__(self, types: Collection[str]) -> None:
        """`types`: plain types that will be asked for; what is for no other is not kept."""
        self._types = frozenset(types)
        self._counts: Counter[str] = Counter()
        self._kept: defaultdict[tuple[str, Form], list[BankEntry]] = defaultdict(list)

    def add(self, entry: BankEntry) -> None:
        """Count the entry for its types, and keep it under one of its forms."""
        for type_ in entry.types & self._types:
            self._counts[type_] += 1
            if entry.forms:
                self._kept[type_, min(entry.forms, key=repr)].append(entry)

    def count(self, operator: CannOperator) -> int:
        """Number of entries for the operator's type, on whatever shapes."""
        return self._counts[plain_type(operator.type)]

    def of(self, operator: CannOperator) -> list[BankEntry]:
        """Entries for the operator, among the first MAX_COMPARED that may be.

        Attributes that no shape shows, such as the groups of a convolution, are not compared.
        """
        type_ = plain_type(operator.type)
        forms: set[Form] = {*_shapes(operator), *_products(operator)}
        dtypes = {tensor.dtype for tensor in (*operator.inputs, *operator.outputs)}
        near = (self._kept[type_, form] for form in forms if (type_, form) in self._kept)
        compared = itertools.islice(itertools.chain.from_iterable(near), MAX_COMPARED)
        return [one for one in compared if one.forms <= forms and one.dtypes <= dtypes]


def plain_type(type_: str) -> str:
    """A type of operators without what files write in several ways: "MatMulV2" is "matmul"."""
    return _VERSION.sub("", type_.casefold().replace("_", ""))


def entry_of(decision: Decision, source: str) -> BankEntry:
    """Describe what a decision is for: nothing at all where its text is of no known form."""
    task = json.loads(decision.task)
    content = task if isinstance(task, dict) else {}
    kind = str(content["cann"]) if "cann" in content else NATIVE
    types = {op} if isinstance(op := content.get("op"), str) else set()
    forms: set[Form] = set()
    dtypes: set[str] = set()
    if kind == NATIVE:
        typed = json.dumps([content.get("inputs"), content.get("output")])
        for dtype, shape in _TYPED_SHAPE.findall(typed):
            dtypes.add(dtype)
            forms.add(tuple(int(size) for size in shape.split(",") if size))
    for name, value in _fields(content.get("info")) if kind != NATIVE else ():
        if name in ("op", "op_type") and isinstance(value, str):
            types.add(value)
        elif "shape" in name:
            forms.update(_sizes(value))
        elif name == "data_type" or ("dtype" in name and not name.startswith("mad")):  # of sums
            dtypes |= _dtype(value)
    return BankEntry(
        source,
        decision.target,
        decision.key,
        kind,
        decision.timing.median_us if decision.timing else None,
        frozenset(map(plain_type, types)),
        frozenset(forms or _product(content.get("info"))),
        frozenset(dtypes),
    )


def _shapes(operator: CannOperator) -> Iterator[Shape]:
    """Shapes of the operator's tensors in all their forms."""
    for tensor in (*operator.inputs, *operator.outputs):
        shape = _logical(tensor)
        yield tensor.shape
        yield shape
        layout = tensor.layout if tensor.origin_shape is None else tensor.origin_layout
        if layout in _AXES and len(shape) == 4:
            n, c, h, w = (shape[axis] for axis in _AXES[layout])
            for c0 in _CHANNEL_BLOCKS.get(tensor.dtype, (_BLOCK,)):
                # where the output channels of weights are rounded up, too, they are so to blocks
                for batch in (n, _rounded(n, c0)):
                    yield batch, _rounded(c, c0) // c0, h, w, c0
                yield n, _rounded(c, c0) // c0, h * w, c0


def _products(operator: CannOperator) -> Iterator[ProductSizes]:
    """The sizes of an operator if it is a matrix product, as they are and rounded up to blocks."""
    if len(operator.inputs) < 2 or len(operator.outputs) != 1:
        return
    left, result = _logical(operator.inputs[0])[-2:], _logical(operator.outputs[0])[-2:]
    if len(left) < 2 or len(result) < 2 or min(*left, *result) <= 0 or result[0] not in left:
        return
    m, n = result
    k = math.prod(left) // m
    k_block = _K_BLOCKS.get(operator.inputs[0].dtype, _BLOCK)
    batch = math.prod(_logical(operator.inputs[0])[:-2])
    for rows in (m, _rounded(m, _BLOCK)):
        for depth in (k, _rounded(k, k_block)):
            for columns in (n, _rounded(n, _BLOCK)):
                yield ProductSizes(rows, depth, columns, batch)


def _logical(tensor: CannTensor) -> Shape:
    return tensor.shape if tensor.origin_shape is None else tensor.origin_shape


def _rounded(size: int, block: int) -> int:
    return -(-size // block) * block


def _fields(
    value: object, name: str = "", levels: int = _MAX_LEVELS
) -> Iterator[tuple[str, object]]:
    """All fields of objects in objects and lists; what is in a list has the name of the list."""
    if isinstance(value, dict) and levels:
        for field, inner in value.items():
            yield from _fields(inner, str(field).casefold(), levels - 1)
        return
    yield name, value
    for inner in value if isinstance(value, list) and levels else ():
        if isinstance(inner, dict):
            yield from _fields(inner, name, levels - 1)


def _sizes(value: object, levels: int = _MAX_LEVELS) -> Iterator[Shape]:
    """The value itself where it is a list of sizes, else those that are in it."""
    if isinstance(value, list) and levels:
        if not all(type(size) is int for size in value):
            for inner in value:
                yield from _sizes(inner, levels - 1)
        elif any(value):  # zeros stand for a tensor that is not there
            yield tuple(value)


def _dtype(value: object) -> set[str]:
    """The type of elements, as a set that is empty for what names none."""
    if isinstance(value, str):
        name = value.casefold().removeprefix("dt_")
        return {_DTYPES.get(name, name)}
    return {_NUMBERED_DTYPES[value]} if type(value) is int and value in _NUMBERED_DTYPES else set()


def _product(info: Any) -> set[ProductSizes]:
    """The product that an info_dict names by m, k and n, as a set that is empty for no product."""
    if not isinstance(info, dict):
        return set()
    sizes: list[Any] = [info.get(name) for name in ("m", "k", "n")]
    batches = [size for name, size in info.items() if name.startswith("batch_a")]
    if not all(type(size) is int for size in (*sizes, *batches)):
        return set()
    m, k, n = sizes
    return {ProductSizes(m, k, n, math.prod(batches))}
