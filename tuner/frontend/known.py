"""Knowledge about tensors while nodes are walked: types, values of constants, and the budget."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import onnx
from onnx import checker, helper, numpy_helper, shape_inference

from tuner.errors import ModelError, OversizedModelError
from tuner.frontend.onnx_tensors import (
    DTYPE_NAMES,
    DataFiles,
    array_of,
    check_size,
    tensor_type,
    type_proto,
)
from tuner.graph import DTYPES, Quantised, TensorType

INFERENCE_ERRORS = (
    shape_inference.InferenceError,
    checker.ValidationError,
    RuntimeError,
    ValueError,
    IndexError,
    MemoryError,
)
"""Errors by which onnx refuses to infer the types of nodes that contradict themselves."""
BASE_BYTES = 64 * 2**20
BYTES_PER_WEIGHT = 16
"""Four f32 copies of every weight, be it stored as f32, f16 or i8."""

BASE_EFFORT = 2**30
EFFORT_PER_WEIGHT = 256
"""Bytes that may be touched while constants are folded: about a second's work, and 16 passes."""

_MAX_ITEM_BYTES = 16

CONTRIBUTED = "com.microsoft"
"""Domain of operators of ONNX Runtime, which has all of them for f32 and describes none to us."""
MISPLACED = ("SimplifiedLayerNormalization",)
"""Operators of ONNX Runtime's own that it writes into ONNX's domain."""


@dataclass
class Budget:
    """Memory and work that a model may take in addition to itself: what of them is left."""

    memory_bytes: int = BASE_BYTES
    effort_bytes: int = BASE_EFFORT

    def affords(self, memory_bytes: int, effort_bytes: int = 0) -> bool:
        """Is there room for this? Then it is taken."""
        if memory_bytes > self.memory_bytes or effort_bytes > self.effort_bytes:
            return False
        self.memory_bytes -= memory_bytes
        self.effort_bytes -= effort_bytes
        return True

    def earn(self, weights: int) -> None:
        """More weights were met."""
        self.memory_bytes += BYTES_PER_WEIGHT * weights
        self.effort_bytes += EFFORT_PER_WEIGHT * weights

    def spend(self, memory_bytes: int, what: str) -> None:
        """Raises OversizedModelError if there is no room for it."""
        if not self.affords(memory_bytes):
            raise OversizedModelError(
                f"{what} needs {memory_bytes} bytes, far more than the model's weights have",
                "check the model; it may be damaged, or malicious",
            )


@dataclass
class KnownTensors:
    """Grows by one node at a time. Every tensor that was met has an entry in `types`."""

    opsets: Mapping[str, int]
    ir_version: int
    types: dict[str, onnx.TypeProto] = field(default_factory=dict)
    constants: dict[str, np.ndarray] = field(default_factory=dict)
    declared: Mapping[str, onnx.TypeProto] = field(default_factory=dict)
    """Types that the model itself states (value_info), where they cannot be inferred."""
    given: frozenset[str] = frozenset()
    """The model's inputs."""
    results: frozenset[str] = frozenset()
    """The model's outputs."""
    budget: Budget = field(default_factory=Budget)
    quantised: dict[str, Quantised] = field(default_factory=dict)
    """The integers that constants were made of."""
    sequences: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The tensors in a sequence, where they are known."""
    in_segments: set[str] = field(default_factory=set)
    """Constants that a segment has a copy of."""
    optionals: dict[str, str] = field(default_factory=dict)
    """The element of an optional value, where it is known; empty for none."""
    folded: dict[Hashable, Sequence[np.ndarray]] = field(default_factory=dict)
    """Results of the nodes that were folded, by what they compute (see `fold`)."""

    def add_constant(self, name: str, array: np.ndarray) -> None:
        """Note a tensor's value, and its type with it."""
        self.constants[name] = array
        self.types[name] = type_proto(array)

    def noted(self) -> Sequence[int]:
        """The number of tensors of each kind that are known now, for `restore`."""
        return tuple(map(len, self._notes))

    def restore(self, noted: Sequence[int]) -> None:
        """Forget what was met since then. What was spent stays spent."""
        for notes, count in zip(self._notes, noted, strict=True):
            forget_since(notes, count)

    @property
    def _notes(self) -> Sequence[dict[Any, Any]]:
        return (
            self.types, self.constants, self.quantised, self.folded, self.sequences, self.optionals,
        )  # fmt: skip

    def forget(self, names: Iterable[str]) -> None:
        """Forget tensors that another node is to make."""
        for name in names:
            self.types.pop(name, None)

    def add_weight(self, name: str, array: np.ndarray) -> None:
        """A constant that the file brings along."""
        self.budget.earn(array.size)
        self.add_constant(name, array)

    def dense(self, sparse: onnx.SparseTensorProto, files: DataFiles | None = None) -> np.ndarray:
        """A sparse tensor written out. Its indices are linear, or one row of coordinates each."""
        self.spend_on(sparse)
        values, indices = array_of(sparse.values, files), array_of(sparse.indices, files)
        try:
            dense = np.zeros(tuple(sparse.dims), values.dtype)
            if indices.ndim == 1:
                dense.reshape(-1)[indices] = values
            else:
                dense[tuple(indices.T)] = values
        except (IndexError, ValueError, TypeError) as error:
            raise ModelError(f"sparse tensor {sparse.values.name!r} is damaged: {error}") from error
        return dense

    def spend_on(self, sparse: onnx.SparseTensorProto) -> None:
        """Raises ModelError for a sparse tensor that is absurdly large when it is written out."""
        name, dtype = sparse.values.name, DTYPE_NAMES.get(sparse.values.data_type)
        check_size(name, sparse.dims)
        item_bytes = DTYPES[dtype].itemsize if dtype else _MAX_ITEM_BYTES
        self.budget.spend(item_bytes * math.prod(sparse.dims), f"sparse tensor {name!r}")

    def type_of(self, name: str) -> TensorType | None:
        """None for what is no tensor of ours: unknown rank, strings, sequences, bfloat16, ..."""
        return tensor_type(self.types[name])

    def opset_of(self, node: onnx.NodeProto) -> int:
        """Raises ModelError if the model does not import the node's domain."""
        domain = standard_domain(node.domain)
        if domain not in self.opsets:
            raise ModelError(
                f"node {node.name!r} (op {node.op_type}) is of domain {domain!r}, "
                "which the model does not import"
            )
        return self.opsets[domain]

    def opset_imports(self) -> list[onnx.OperatorSetIdProto]:
        """Versions of the operator sets, for models made of this one's nodes."""
        return [helper.make_opsetid(domain, version) for domain, version in self.opsets.items()]

    def model(
        self,
        nodes: Sequence[onnx.NodeProto],
        inputs: Iterable[str],
        outputs: Iterable[str],
        constants: Iterable[str] = (),
    ) -> onnx.ModelProto:
        """A model of some nodes, with types as far as they are known, and some constants in it."""
        inner, outer = (
            [onnx.ValueInfoProto(name=name, type=self.types.get(name)) for name in names]
            for names in (inputs, outputs)
        )
        weights = [numpy_helper.from_array(self.constants[name], name) for name in constants]
        graph = helper.make_graph(nodes, "segment", inner, outer, weights)
        return helper.make_model(
            graph, opset_imports=self.opset_imports(), ir_version=self.ir_version
        )


def forget_since(notes: dict[Any, Any], count: int) -> None:
    """Drop all but the first entries; no entry is ever written again after others."""
    while len(notes) > count:
        notes.popitem()


def is_contributed(node: onnx.NodeProto) -> bool:
    """Return whether a node's operator is one that ONNX Runtime has added to ONNX's."""
    domain = standard_domain(node.domain)
    return domain == CONTRIBUTED or (not domain and node.op_type in MISPLACED)


def standard_domain(domain: str) -> str:
    """The domain of an operator set; ONNX's own has two names, the first of which is ""."""
    return "" if domain == "ai.onnx" else domain
