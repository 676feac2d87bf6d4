"""Inputs for judging a model: drawn from the domain that its graph implies.

Indices are below the size of their table, masks are 0 and 1, bytes 0 to 255, images look like
images. A domain is found by following an input through operators that only move or convert it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import onnx
from onnx import numpy_helper

from tuner.element import is_float
from tuner.frontend.model_source import ModelSource
from tuner.frontend.run_order import with_inner_nodes
from tuner.graph import DTYPES, TensorType

MOVERS = (
    "Cast", "Reshape", "Unsqueeze", "Squeeze", "Identity", "Transpose", "Slice", "Expand",
    "Flatten", "Concat", "Split", "Tile", "Pad", "Gather",
)  # fmt: skip
"""Operators whose result holds the values of their first input (Concat: of each)."""
INDEXED = ("Gather", "GatherElements", "GatherND", "ScatterElements", "Scatter", "ScatterND")
RECURRENT = ("LSTM", "GRU", "RNN")
SIZES = (
    ("Reshape", 1), ("Expand", 1), ("Tile", 1), ("TopK", 1), ("Slice", 1), ("Slice", 2),
    ("Loop", 0), ("ConstantOfShape", 0), ("Range", 0), ("Range", 1), ("Range", 2),
)  # fmt: skip
"""Inputs, by position, that operators read as a size or a count."""
EMBEDDED = {0: 2, 1: 4, 8: 3}
"""Inputs of EmbedLayerNormalization that are indices, and the tables that they choose from."""
MASKS = (("Attention", 3), ("MultiHeadAttention", 4), ("EmbedLayerNormalization", 7))
"""Inputs, by position, that ONNX Runtime's own operators read as masks, or numbers of kept keys."""
MASKING = 1e3
"""A factor of this size that a mask is multiplied by takes values out of a softmax."""
ARITHMETIC = 256
"""Integers that only arithmetic reads are drawn below this."""
MAX_STEPS = 10_000
"""Uses that are followed for one input."""

Sample = Mapping[str, np.ndarray]


@dataclass(frozen=True)
class Domain:
    """The values that an input may have. `values` are those of "one of", or all of "exact"."""

    kind: str
    """"exact", "indices", "mask", "lengths", "one of", "numbers" or "positive"."""
    below: int = 0
    values: tuple[int, ...] = ()


RANK = ("exact", "indices", "lengths", "mask", "one of", "positive", "numbers")
"""Kinds by precedence: of several uses of one input the first decides."""


def draw_sample(source: ModelSource, number: int) -> dict[str, np.ndarray]:
    """Sample `number` of the model's inputs: equal for an equal number."""
    readers = Readers(source)
    sample = {}
    for place, name in enumerate(source.inputs):
        kind = source.known.type_of(name)
        if kind is None:
            raise ValueError(f"the input {name!r} is not a numeric tensor")
        rng = np.random.default_rng((number, place))
        sample[name] = _drawn(kind, readers.domain_of(name), rng, number)
    return sample


def smaller_samples(sample: Sample) -> Iterator[dict[str, np.ndarray]]:
    """The sample, and what to try where the model refuses it: integers of 0 and 1, then of 0."""
    yield dict(sample)
    for most in (1, 0):
        yield {
            name: array if is_float(array.dtype) else np.clip(array, 0, most).astype(array.dtype)
            for name, array in sample.items()
        }


class Readers:
    """The operators that read each tensor of a model, and what they say of its values."""

    def __init__(self, source: ModelSource) -> None:
        self._known = source.known
        self._constants = dict(source.known.constants)
        self._uses: dict[str, list[tuple[onnx.NodeProto, int]]] = {}
        for node in with_inner_nodes(source.nodes):
            if node.op_type == "Constant" and node.attribute and node.attribute[0].HasField("t"):
                self._constants[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
            for place, name in enumerate(node.input):
                self._uses.setdefault(name, []).append((node, place))

    def domain_of(self, name: str) -> Domain:
        """The domain of an input, from the operators that read it."""
        found = list(self._domains(name))
        best = min(found, key=lambda d: RANK.index(d.kind), default=Domain("mask"))
        if best.kind == "indices":
            return Domain("indices", min(d.below for d in found if d.kind == "indices"))
        if best.kind == "one of":
            return Domain("one of", values=tuple(sorted({v for d in found for v in d.values})))
        return best

    def _domains(self, start: str) -> Iterator[Domain]:
        """The domain that each use of the input asks for, through operators that move it."""
        left, met = [start], {start}
        while left and len(met) < MAX_STEPS:
            for node, place in self._uses.get(left.pop(), ()):
                if (here := self._domain_at(node, place)) is not None:
                    yield here
                elif node.op_type in MOVERS and (place == 0 or node.op_type == "Concat"):
                    left += [made for made in node.output if made and made not in met]
                    met.update(node.output)
                elif node.op_type != "Shape":
                    yield Domain("positive" if node.op_type in ("Log", "Sqrt") else "numbers")

    def _domain_at(self, node: onnx.NodeProto, place: int) -> Domain | None:
        """The domain of a use as indices, mask, length or size; None for any other use."""
        use = (node.op_type, place)
        if (size := self._table_size(node, place)) is not None:
            return Domain("indices", size)
        if numbers := self._for_declared(node, place):
            return Domain("exact", values=numbers)
        if (length := self._longest(node, place)) is not None:
            return Domain("lengths", length)
        if node.op_type == "Equal":
            other = self._constants.get(node.input[1 - place])
            if other is not None and other.dtype.kind in "iu":
                values = other.ravel()[:MAX_STEPS].tolist()
                is_flag = max(values, default=0) <= 1
                return Domain("one of", values=(*values, *(0, 1) * is_flag))
        is_mask = use in MASKS and node.domain
        return Domain("mask") if is_mask or self._is_masking(node, place) else None

    def _longest(self, node: onnx.NodeProto, place: int) -> int | None:
        """The largest length that a use may have; None for any other use."""
        use = (node.op_type, place)
        if (node.op_type in RECURRENT and place == 4) or use == ("ReverseSequence", 1):
            return max((self._shape(node.input[0]) or (1,))[0], 1)
        if use in MASKS and node.domain and len(self._shape(node.input[place])) == 1:
            return max((*self._shape(node.input[0]), 0, 1)[1], 1)
        return 1 if use in SIZES else None

    def _table_size(self, node: onnx.NodeProto, place: int) -> int | None:
        """Entries that an index chooses from, 2 where only a run knows them; None for no index."""
        if (node.op_type, place) == ("OneHot", 0):
            depth = self._constants.get(node.input[1])
            return int(depth.max()) if depth is not None else 2
        if node.op_type == "EmbedLayerNormalization" and place in EMBEDDED:
            return (self._shape(node.input[EMBEDDED[place]]) or (2,))[0]
        if node.op_type == "RotaryEmbedding" and node.domain and place == 1:
            return self._first_places(node)
        if node.op_type not in INDEXED or place != 1:
            return None
        shape = self._shape(node.input[0])
        axis = next((a.i for a in node.attribute if a.name == "axis"), 0)
        if not shape or not -len(shape) <= axis < len(shape):
            return 2
        return max(min(shape) if node.op_type.endswith("ND") else shape[axis], 1)

    def _for_declared(self, node: onnx.NodeProto, place: int) -> tuple[int, ...]:
        """The numbers that give a result the shape which the model declares, where it does."""
        x, y = (self._shape(name) for name in (node.input[0], node.output[0]))
        use, is_same_rank = (node.op_type, place), len(x) == len(y)
        if 0 in y:
            return ()
        if use in (("Reshape", 1), ("Expand", 1), ("ConstantOfShape", 0)):
            return y
        if use == ("Tile", 1) and is_same_rank and 0 not in x:
            return tuple(b // a for a, b in zip(x, y, strict=True))
        if node.op_type.startswith("Reduce") and place == 1 and is_same_rank:
            return tuple(i for i, (a, b) in enumerate(zip(x, y, strict=True)) if a != b)
        return ()

    def _first_places(self, node: onnx.NodeProto) -> int:
        """Places of a table of angles; from one given place on there must be all further ones."""
        rows, shape = (*self._shape(node.input[2]), 2)[0], self._shape(node.input[0])
        steps = shape[-2] if len(shape) > 2 and self._shape(node.input[1]) == (1,) else 1
        return max(rows - steps + 1, 1)

    def _shape(self, name: str) -> tuple[int, ...]:
        if name in self._constants:
            return self._constants[name].shape
        known = self._known.types.get(name) or self._known.declared.get(name)
        sizes = known.tensor_type.shape.dim if known is not None else ()
        return tuple(size.dim_value for size in sizes)

    def _is_masking(self, node: onnx.NodeProto, place: int) -> bool:
        """Return whether the input becomes a condition, or 1 - x times a large negative number."""
        if node.op_type == "Cast":
            return any(a.name == "to" and a.i == onnx.TensorProto.BOOL for a in node.attribute)
        if node.op_type == "Sub" and place == 1:
            one = self._constants.get(node.input[0])
            readers = [reader for reader, _ in self._uses.get(node.output[0], ())]
            return (
                one is not None
                and bool(np.all(one == 1))
                and any(r.op_type in ("Cast", "Where") or self._has_factor(r) for r in readers)
            )
        if node.op_type == "ReduceSum":
            counted = self._uses.get(node.output[0], [])
            return any((reader.op_type, at) in MASKS[:2] for reader, at in counted)
        return self._has_factor(node)

    def _has_factor(self, node: onnx.NodeProto) -> bool:
        """Return whether the node multiplies by a large negative number."""
        factors = map(self._constants.get, node.input) if node.op_type == "Mul" else ()
        return any(f is not None and f.size == 1 and f.item() <= -MASKING for f in factors)


def _drawn(kind: TensorType, domain: Domain, rng: np.random.Generator, number: int) -> np.ndarray:
    dtype, shape = DTYPES[kind.dtype], kind.shape
    if domain.kind == "mask" or dtype.kind == "b":
        return _mask(shape, rng).astype(dtype)
    if is_float(dtype):
        is_image = _is_image(shape) and number % 2 == 0
        values = _image(shape, rng, number) if is_image else rng.standard_normal(shape)
        return (np.abs(values) + 0.1 if domain.kind == "positive" else values).astype(dtype)
    info = np.iinfo(dtype)
    fitting = [value for value in domain.values if info.min <= value <= info.max]
    if fitting:
        is_exact = domain.kind == "exact" and len(fitting) == kind.count
        drawn = fitting if is_exact else rng.choice(fitting, shape)
        return np.array(drawn, dtype).reshape(shape)
    if domain.kind == "lengths":
        most = min(domain.below, int(info.max))
        return rng.integers((most + 1) // 2, most, shape, endpoint=True).astype(dtype)
    if domain.kind == "indices":
        return rng.integers(0, min(domain.below, info.max), shape).astype(dtype)
    low = -128 if kind.dtype == "i8" else 0
    return rng.integers(low, low + ARITHMETIC, shape).astype(dtype)


def _mask(shape: tuple[int, ...], rng: np.random.Generator) -> np.ndarray:
    """Ones, then zeros, along the last axis: at least half are ones, as of a padded text."""
    if not shape:
        return np.ones(())
    length = shape[-1]
    lengths = rng.integers((length + 1) // 2, length + 1, (*shape[:-1], 1))
    return np.arange(length) < lengths


def _is_image(shape: tuple[int, ...]) -> bool:
    """[N, C, H, W] or [N, H, W, C], grey or in colours."""
    return len(shape) == 4 and (shape[1] in (1, 3) or shape[3] in (1, 3)) and min(shape) > 0


def _image(shape: tuple[int, ...], rng: np.random.Generator, number: int) -> np.ndarray:
    """Normalised pixels of areas with edges, shades and a little noise."""
    batch, channels, height, width = shape if shape[1] in (1, 3) else (
        shape[0], shape[3], shape[1], shape[2]
    )  # fmt: skip
    blocks = 4 << (number % 3)
    coarse = rng.random((batch, channels, blocks, blocks))
    rows = np.arange(height) * blocks // height
    columns = np.arange(width) * blocks // width
    shade = np.linspace(0.0, 0.3, height)[:, None] + np.linspace(0.0, 0.2, width)
    pixels = 0.5 * coarse[:, :, rows][:, :, :, columns] + shade
    pixels = np.clip(pixels + 0.02 * rng.standard_normal(pixels.shape), 0.0, 1.0)
    values = (pixels - 0.45) / 0.225
    return values if shape[1] in (1, 3) else values.transpose(0, 2, 3, 1)
