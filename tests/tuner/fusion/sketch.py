"""Small graphs as the front end makes them, written in few words, and what they compute."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import onnxruntime

from tests.tuner.fusion.onnx_form import model_of
from tuner.fusion import fuse
from tuner.graph import DTYPES, Attribute, Graph, Node, TensorType
from tuner.ops import OPS
from tuner.ops.run_graph import run_graph
from tuner.task import Task


class Sketch:
    """A graph that grows: each method gives the name of the tensor that it adds."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = np.random.default_rng(seed)
        self.types: dict[str, TensorType] = {}
        self.constants: dict[str, np.ndarray] = {}
        self.inputs: list[str] = []
        self.nodes: list[Node] = []

    def input(self, *shape: int, dtype: str = "f32") -> str:
        name = f"in{len(self.inputs)}"
        self.inputs.append(name)
        self.types[name] = TensorType(dtype, shape)
        return name

    def constant(self, value: np.ndarray | float) -> str:
        array = np.asarray(value)
        array = array.astype(np.float32) if array.dtype == np.float64 else array
        name = f"c{len(self.constants)}"
        self.constants[name] = array
        dtype = next(key for key, value in DTYPES.items() if value == array.dtype)
        self.types[name] = TensorType(dtype, array.shape)
        return name

    def normal(self, *shape: int, scale: float = 1.0) -> str:
        return self.constant(self.rng.standard_normal(shape) * scale)

    def weights(self, *shape: int) -> str:
        return self.normal(*shape, scale=1.0 / np.sqrt(np.prod(shape[1:])))

    def node(
        self,
        op: str,
        inputs: str | list[str],
        shape: tuple[int, ...] | None = None,
        dtype: str = "f32",
        **attributes: Attribute,
    ) -> str:
        """One node; its shape is that of its broadcast inputs unless given."""
        names = [inputs] if isinstance(inputs, str) else inputs
        if shape is None:
            shape = np.broadcast_shapes(*(self.shape(name) for name in names))
        name = f"{op.lower()}{len(self.nodes)}"
        self.types[name] = TensorType(dtype, tuple(shape))
        self.nodes.append(Node(op, tuple(names), (name,), attributes, f"/{name}", (op,)))
        return name

    def segment(self, op: str, inputs: str | list[str], dtype: str, **attributes: Attribute) -> str:
        """One node that ONNX Runtime runs."""
        name = self.node(op, inputs, dtype=dtype, **attributes)
        model = model_of(self.graph(name), self.nodes[-1:], [name])
        self.nodes[-1] = replace(self.nodes[-1], op="segment", attributes={"model": model})
        return name

    def shape(self, name: str) -> tuple[int, ...]:
        return self.types[name].shape

    def transpose(self, x: str, *perm: int) -> str:
        return self.node("Transpose", x, tuple(self.shape(x)[i] for i in perm), perm=perm)

    def reshape(self, x: str, *shape: int) -> str:
        return self.node("Reshape", x, shape)

    def matmul(self, a: str, b: str) -> str:
        batch = np.broadcast_shapes(self.shape(a)[:-2], self.shape(b)[:-2])
        return self.node("MatMul", [a, b], (*batch, self.shape(a)[-2], self.shape(b)[-1]))

    def linear(self, x: str, columns: int) -> str:
        return self.matmul(x, self.normal(self.shape(x)[-1], columns, scale=0.3))

    def conv(self, x: str, channels: int, kernel: int = 1, stride: int = 1, group: int = 1) -> str:
        batch, depth, height, width = self.shape(x)
        pad = kernel // 2
        sizes = ((n + 2 * pad - kernel) // stride + 1 for n in (height, width))
        w = self.weights(channels, depth // group, kernel, kernel)
        return self.node(
            "Conv",
            [x, w],
            (batch, channels, *sizes),
            strides=(stride, stride),
            pads=(pad,) * 4,
            dilations=(1, 1),
            group=group,
        )

    def batch_norm(self, x: str) -> str:
        channels = self.shape(x)[1]
        mean, bias = self.normal(channels), self.normal(channels)
        scale, var = (self.constant(self.rng.uniform(0.5, 2.0, channels)) for _ in range(2))
        inputs = [x, scale, bias, mean, var]
        return self.node("BatchNormalization", inputs, self.shape(x), epsilon=1e-3)

    def split(self, x: str, axis: int, *sizes: int) -> list[str]:
        shape = self.shape(x)
        names = tuple(f"split{len(self.nodes)}.{i}" for i in range(len(sizes)))
        for name, size in zip(names, sizes, strict=True):
            self.types[name] = TensorType("f32", (*shape[:axis], size, *shape[axis + 1 :]))
        attributes = {"axis": axis, "sizes": sizes}
        self.nodes.append(Node("Split", (x,), names, attributes, f"/{names[0]}", ("Split",)))
        return list(names)

    def graph(self, *outputs: str) -> Graph:
        return Graph(
            "sketch", tuple(self.inputs), outputs, tuple(self.nodes), self.types, self.constants
        )


def random_feeds(graph: Graph, seed: int = 1) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    feeds = {}
    for name in graph.inputs:
        tensor = graph.types[name]
        if tensor.dtype == "f32":
            feeds[name] = rng.standard_normal(tensor.shape).astype(np.float32)
        else:
            feeds[name] = rng.integers(0, 2, tensor.shape).astype(DTYPES[tensor.dtype])
    return feeds


def run_original(graph: Graph, feeds: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """What ONNX Runtime makes of the graph before fusion."""
    options = onnxruntime.SessionOptions()
    # Its own fusion is off: it lets MaxPool take over a Pad with zeros, which is another result.
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    session = onnxruntime.InferenceSession(
        model_of(graph, graph.nodes, graph.outputs), options, providers=["CPUExecutionProvider"]
    )
    reads = {value.name for value in session.get_inputs()}
    given = {name: array for name, array in {**graph.constants, **feeds}.items() if name in reads}
    return dict(zip(graph.outputs, session.run(list(graph.outputs), given), strict=True))


def fused(graph: Graph) -> Graph:
    """The fused graph, after it has been checked: it is well formed and computes the same."""
    result = fuse(graph)
    check_form(result)
    assert result.inputs == graph.inputs
    assert result.outputs == graph.outputs
    feeds = random_feeds(graph)
    want, got = run_original(graph, feeds), run_graph(result, feeds)
    for name in graph.outputs:
        assert result.types[name] == graph.types[name]
        assert got[name].shape == want[name].shape
        expected = want[name].astype(np.float64)
        size = max(1e-6, float(np.abs(expected).max(initial=0)))
        assert np.abs(expected - got[name]).max(initial=0) <= 1e-4 * size
    return result


def check_form(graph: Graph) -> None:
    """The promises of `tuner.ops`, and that nothing is missing or left over."""
    known = {*graph.inputs, *graph.constants}
    for node in graph.nodes:
        assert known.issuperset(node.inputs), f"{node.name} reads what is not made yet"
        known.update(node.outputs)
        assert node.name
        assert node.origin or node.op == "segment"
        if OPS[node.op].is_task:
            task = Task.of(node, graph)
            assert Task.parse(task.text()) == task
            own = task.own_inputs - len(task.sources) + 1
            assert own == len(OPS[node.op].inputs) or OPS[node.op].takes_many
    assert known.issuperset(graph.outputs)
    used = {name for node in graph.nodes for name in node.inputs} | set(graph.outputs)
    assert used.issuperset(graph.constants), "a dead constant"
    for name, array in graph.constants.items():
        assert array.flags.c_contiguous
        assert array.shape == graph.types[name].shape
        assert array.dtype == DTYPES[graph.types[name].dtype]


def ops(graph: Graph, *without: str) -> list[str]:
    return [node.op for node in graph.nodes if node.op not in without]


def census(graph: Graph) -> Counter[str]:
    return Counter(node.op for node in graph.nodes)


def tails(graph: Graph) -> list[str]:
    return [str(node.attributes["tail"]) for node in graph.nodes if "tail" in node.attributes]
