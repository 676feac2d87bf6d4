"""Small fused graphs whose steps can take turns, drawn by hypothesis or written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from tuner.expression import Expression
from tuner.graph import Attribute, Graph, Node, TensorType

ADD = Expression.parse("t0=add(x0,x1)")


@dataclass
class Network:
    """A fused graph that grows step by step; each step has a name."""

    inputs: dict[str, tuple[int, ...]]
    types: dict[str, TensorType] = field(default_factory=dict)
    nodes: list[Node] = field(default_factory=list)
    constants: dict[str, np.ndarray] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.types |= {name: TensorType("f32", shape) for name, shape in self.inputs.items()}

    def conv(
        self, x: str, outputs: int, kernel: int = 1, stride: int = 1, parts: int = 1, add: str = ""
    ) -> str:
        """Padded so that only the stride makes it smaller; `add` is added in the tail."""
        images, *sizes, channels = self.types[x].shape
        attributes = self._window(kernel, stride) | {"group": 1}
        constants = self._weights((outputs, kernel, kernel, channels), outputs)
        shape = (images, *(-(-size // stride) for size in sizes), outputs)
        if parts > 1:
            shape, attributes = (
                (parts, *shape[:-1], outputs // parts),
                {**attributes, "parts": parts},
            )
        return self._tailed("conv", (x, *constants), shape, attributes, add)

    def depthwise(self, x: str, stride: int = 1, add: str = "") -> str:
        images, *sizes, channels = self.types[x].shape
        constants = self._weights((channels, 3, 3, 1), channels)
        shape = (images, *(-(-size // stride) for size in sizes), channels)
        return self._tailed("depthwise", (x, *constants), shape, self._window(3, stride), add)

    def pool(self, x: str, stride: int = 1) -> str:
        images, *sizes, channels = self.types[x].shape
        shape = (images, *(-(-size // stride) for size in sizes), channels)
        own: dict[str, Attribute] = {"mode": "max", "kernel": (3, 3), "count_include_pad": 0}
        return self.append("pool", (x,), shape, self._window(3, stride) | own)

    def gemm(self, x: str, outputs: int) -> str:
        *rows, depth = self.types[x].shape
        constants = self._weights((depth, outputs), outputs)
        return self._tailed("gemm", (x, *constants), (*rows, outputs), {}, "")

    def add(self, x: str, y: str) -> str:
        return self.append("elementwise", (x, y), self.types[x].shape, {"expression": ADD})

    def reshape(self, x: str, *shape: int) -> str:
        return self.append("reshape", (x,), shape, {})

    def part(self, x: str, index: int) -> str:
        return self.append("part", (x,), self.types[x].shape[1:], {"index": index})

    def constant(self, *shape: int) -> str:
        name = f"c{len(self.constants)}"
        rng = np.random.default_rng(len(self.constants))
        self.constants[name] = rng.standard_normal(shape).astype(np.float32)
        self.types[name] = TensorType("f32", shape)
        return name

    def append(
        self,
        op: str,
        inputs: tuple[str, ...],
        shape: tuple[int, ...],
        attributes: Mapping[str, Attribute],
    ) -> str:
        name = f"t{len(self.nodes)}"
        self.types[name] = TensorType("f32", shape)
        self.nodes.append(Node(op, inputs, (name,), attributes, name))
        return name

    def graph(self, *outputs: str) -> Graph:
        nodes = tuple(self.nodes)
        return Graph("net", tuple(self.inputs), outputs, nodes, self.types, self.constants)

    def _weights(self, shape: tuple[int, ...], outputs: int) -> tuple[str, str]:
        return self.constant(*shape), self.constant(outputs)

    def _window(self, kernel: int, stride: int) -> dict[str, Attribute]:
        pads = (kernel // 2,) * 4
        return {"strides": (stride, stride), "pads": pads, "dilations": (1, 1)}

    def _tailed(
        self,
        op: str,
        inputs: tuple[str, ...],
        shape: tuple[int, ...],
        attributes: Mapping[str, Attribute],
        add: str,
    ) -> str:
        tail = {"tail": ADD if add else Expression()}
        return self.append(op, (*inputs, *filter(None, (add,))), shape, {**attributes, **tail})
