"""Descriptions of inputs, outputs and models, with the fields that ONNX Runtime's classes have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from onnx import ModelProto

from tuner.graph import DTYPES
from tuner.program.program import Port
from tuner.size import Size

UNSET_VERSION = 2**63 - 1
"""Version of a model that states none, as ONNX Runtime has it."""

_ORT_NAMES = {"float32": "float", "float64": "double"}
"""ONNX Runtime's words for element types that NumPy calls something else."""


def element_type(dtype: np.dtype) -> str:
    """ONNX Runtime's name of a tensor of such elements, such as "tensor(float)"."""
    return f"tensor({_ORT_NAMES.get(dtype.name, dtype.name)})"


ELEMENT_TYPES = {element_type(dtype): dtype for dtype in DTYPES.values()}
"""NumPy's types by ONNX Runtime's names of tensors of them."""


@dataclass(frozen=True)
class NodeArg:
    """An input or output."""

    name: str
    type: str
    shape: list[Any]
    """Sizes; text for a named open size, None for one without a name."""


@dataclass(frozen=True)
class ModelMetadata:
    """The facts that a model states about itself."""

    producer_name: str = ""
    graph_name: str = ""
    domain: str = ""
    description: str = ""
    graph_description: str = ""
    version: int = UNSET_VERSION
    custom_metadata_map: Mapping[str, str] = field(default_factory=dict)


def describe_ports(sides: Iterable[Sequence[Port]]) -> list[NodeArg]:
    """Describe the inputs or the outputs of a compiled model, which each of its programs has."""
    return [
        NodeArg(
            same[0].name,
            element_type(DTYPES[same[0].dtype]) if same[0].dtype in DTYPES else same[0].dtype,
            [_size_of(sizes) for sizes in zip(*(port.shape for port in same), strict=False)],
        )
        for same in zip(*sides, strict=True)
    ]


def _size_of(sizes: Sequence[int]) -> int | str | None:
    """A size that all programs have, the name of an open one, or None for one without a name."""
    names = {size.formula for size in sizes if isinstance(size, Size)}
    if names:
        return names.pop() if len(names) == 1 else None
    return int(sizes[0]) if len(set(sizes)) == 1 and sizes[0] >= 0 else None


def describe_model(proto: ModelProto) -> ModelMetadata:
    """Describe an ONNX model."""
    return ModelMetadata(
        proto.producer_name,
        proto.graph.name,
        proto.domain,
        proto.doc_string,
        proto.graph.doc_string,
        proto.model_version if proto.HasField("model_version") else UNSET_VERSION,
        {entry.key: entry.value for entry in proto.metadata_props},
    )
