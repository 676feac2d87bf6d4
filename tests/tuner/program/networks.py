"""Small fused graphs whose steps can take turns, drawn by hypothesis or written by hand."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from hypothesis import strategies as st

from tuner.expression import Expression
from tuner.graph import Attribute, Graph, Node, TensorType
from tuner.kernels.families import family_of
from tuner.policy import Policy
from tuner.space import Space
from tuner.target import Target
from tuner.task import Task

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


@st.composite
def networks(draw: st.DrawFn) -> Graph:
    """Some layers one after the other, now and then with a sum of what came before."""
    height, width = draw(st.integers(5, 19)), draw(st.integers(4, 12))
    net = Network({"x": (draw(st.integers(1, 2)), height, width, 8)})
    made = ["x"]
    for _ in range(draw(st.integers(2, 6))):
        made.append(draw(st.sampled_from(LAYERS))(net, draw, made))
    others = draw(st.sets(st.sampled_from(made[1:]), max_size=1)) - {made[-1]}
    return net.graph(made[-1], *others)


def _conv1(net: Network, draw: st.DrawFn, made: list[str]) -> str:
    return net.conv(made[-1], 8, add=_summand(net, draw, made))


def _conv3(net: Network, draw: st.DrawFn, made: list[str]) -> str:
    return net.conv(made[-1], 8, kernel=3, stride=draw(st.integers(1, 2)))


def _depthwise(net: Network, draw: st.DrawFn, made: list[str]) -> str:
    stride = draw(st.integers(1, 2))
    return net.depthwise(made[-1], stride, add=_summand(net, draw, made) if stride == 1 else "")


def _pool(net: Network, draw: st.DrawFn, made: list[str]) -> str:
    return net.pool(made[-1], draw(st.integers(1, 2)))


def _add(net: Network, draw: st.DrawFn, made: list[str]) -> str:
    return net.add(made[-1], _summand(net, draw, made) or made[-1])


def _gemm(net: Network, draw: st.DrawFn, made: list[str]) -> str:
    """Of the pixels as rows."""
    shape = net.types[made[-1]].shape
    count = net.types[made[-1]].count // shape[-1]
    rows = net.gemm(net.reshape(made[-1], count, shape[-1]), 8)
    return net.reshape(rows, *shape)


LAYERS = (_conv1, _conv3, _depthwise, _pool, _add, _gemm)


def _summand(net: Network, draw: st.DrawFn, made: list[str]) -> str:
    """Something earlier of the same shape, or nothing."""
    same = [name for name in made if net.types[name].shape == net.types[made[-1]].shape]
    return draw(st.sampled_from(["", *same]))


def random_policies(tasks: Mapping[str, Task], target: Target, seed: int) -> dict[str, Policy]:
    """A policy for each task key: nearly always one that has a reach."""
    rng = random.Random(seed)
    return {task.key: _random_policy(task, target, rng) for task in tasks.values()}


def _random_policy(task: Task, target: Target, rng: random.Random) -> Policy:
    space, reach = Space(task, target), family_of(task.op).reach
    for _ in range(100):
        knobs = rng.choice(space.subspaces)
        policy = Policy.of(**{name: rng.choice(values) for name, values in knobs.items()})
        if space.is_legal(policy) and reach and reach(task, policy, target.isa):
            return policy
    return space.default
