"""Knowledge about tensors while nodes are walked: types, and values of constants."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import onnx
from onnx import helper

from tuner.errors import ModelError
from tuner.frontend.budget import Budget, earned_by
from tuner.frontend.tensors import tensor_type, type_proto
from tuner.graph import TensorType


@dataclass
class Known:
    """Grows by one node at a time. Every tensor that was met has an entry in `types`."""

    opsets: Mapping[str, int]
    ir_version: int
    types: dict[str, onnx.TypeProto]
    constants: dict[str, np.ndarray] = field(default_factory=dict)
    declared: Mapping[str, onnx.TypeProto] = field(default_factory=dict)
    """Types that the model itself states (value_info), where they cannot be inferred."""
    budget: Budget = field(default_factory=Budget)
    in_segments: set[str] = field(default_factory=set)
    """Constants that a segment has a copy of."""
    folded: dict[Hashable, Sequence[np.ndarray]] = field(default_factory=dict)
    """Results of the nodes that were folded, by what they compute (see `fold`)."""

    def add_constant(self, name: str, array: np.ndarray) -> None:
        """Note a tensor's value, and its type with it."""
        self.constants[name] = array
        self.types[name] = type_proto(array)

    def add_weight(self, name: str, array: np.ndarray) -> None:
        """A constant that the file brings along, as an attribute."""
        self.budget.add(earned_by([array]))
        self.add_constant(name, array)

    def type_of(self, name: str) -> TensorType | None:
        """None for what is no tensor of ours: unknown rank, strings, sequences, bfloat16, ..."""
        return tensor_type(self.types[name])

    def opset_of(self, node: onnx.NodeProto) -> int:
        """Raises ModelError if the model does not import the node's domain."""
        domain = standard_domain(node.domain)
        if domain not in self.opsets:
            raise ModelError(
                f"node {node.name!r} (op {node.op_type}) is of domain {domain!r}, "
                "which the model does not import",
                "export the model again",
                "7",
            )
        return self.opsets[domain]

    def opset_imports(self) -> list[onnx.OperatorSetIdProto]:
        """Versions of the operator sets, for models made of this one's nodes."""
        return [helper.make_opsetid(domain, version) for domain, version in self.opsets.items()]


def standard_domain(domain: str) -> str:
    """The domain of an operator set; ONNX's own has two names, the first of which is ""."""
    return "" if domain == "ai.onnx" else domain
