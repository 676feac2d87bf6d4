"""Small graphs of task ops in few words, and the proof that a rewrite changed nothing."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tests.tuner.fusion.sketch import Sketch, check_form, random_feeds
from tuner.expression import Expression
from tuner.fusion.tensor_view import View
from tuner.graph import Attribute, Graph, Node
from tuner.ops.run_graph import run_graph
from tuner.subgraph.rewrites.rewrite import Rewrite

RELU, SILU = "t0=relu(x0)", "t0=silu(x0)"
ADD, ADD_RELU = "t0=add(x0,x1)", "t0=add(x0,x1);t1=relu(t0)"


class Tasks(Sketch):
    """A fused graph that grows; images are [N,H,W,C]."""

    def convolve(
        self,
        x: str,
        channels: int,
        kernel: int = 1,
        stride: int | tuple[int, int] = 1,
        pads: int | tuple[int, ...] = 0,
        tail: str = "",
        operands: tuple[str, ...] = (),
        group: int = 1,
        dilation: int = 1,
    ) -> str:
        batch, *sizes, depth = self.shape(x)
        strides = (stride, stride) if isinstance(stride, int) else stride
        around = (pads,) * 4 if isinstance(pads, int) else pads
        span = (kernel - 1) * dilation + 1
        rows, columns = (
            (sizes[i] + around[i] + around[i + 2] - span) // strides[i] + 1 for i in range(2)
        )
        weights = self.weights(channels, kernel, kernel, depth // group)
        attributes: dict[str, Attribute] = {
            "strides": strides,
            "pads": around,
            "dilations": (dilation, dilation),
            "group": group,
        }
        inputs = [x, weights, self.bias(channels), *operands]
        shape = (batch, rows, columns, channels)
        return self.node("conv", inputs, shape, **attributes, **_tail(tail))

    def multiply(self, x: str, columns: int, tail: str = "", operands: tuple[str, ...] = ()) -> str:
        *rows, depth = self.shape(x)
        weights = self.normal(depth, columns, scale=depth**-0.5)
        inputs = [x, weights, self.bias(columns), *operands]
        return self.node("gemm", inputs, (*rows, columns), **_tail(tail))

    def bias(self, size: int) -> str:
        """Multiples of 1/64, so that sums of biases are exact in float32."""
        return self.constant(np.round(self.rng.standard_normal(size) * 64) / 64)

    def move(self, x: str, view: View) -> str:
        dims, strides = view.merged()
        where: dict[str, Attribute] = {"offset": view.offset}
        return self.node("copy", x, view.shape, dims=dims, strides=strides, **where)

    def turn(self, x: str, *perm: int) -> str:
        return self.move(x, View.of(x, self.shape(x)).permute(perm))

    def channels_last(self, *shape: int) -> str:
        """An input [N,C,H,W] of the graph, copied to [N,H,W,C]."""
        return self.turn(self.input(*shape), 0, 2, 3, 1)

    def enlarge(self, x: str, down: int, right: int) -> str:
        batch, height, width, channels = self.shape(x)
        view = View.of(x, (batch, height, 1, width, 1, channels))
        repeated = self.move(x, view.expand((batch, height, down, width, right, channels)))
        return self.shaped(repeated, batch, height * down, width * right, channels)

    def shaped(self, x: str, *shape: int) -> str:
        return self.node("reshape", x, shape)

    def concat(self, *names: str) -> str:
        channels = sum(self.shape(name)[3] for name in names)
        return self.node("concat", list(names), (*self.shape(names[0])[:3], channels), axis=3)

    def pool(self, x: str) -> str:
        return self.node(
            "pool", x, mode="max", kernel=(3, 3), strides=(1, 1), pads=(1, 1, 1, 1),
            dilations=(1, 1), count_include_pad=0,
        )  # fmt: skip


def _tail(text: str) -> dict[str, Attribute]:
    return {"tail": Expression.parse(text)} if text else {}


def applied(rewrite: Rewrite, graph: Graph) -> Graph:
    """The graph after the rewrite at its one site, proved equal."""
    (site,) = rewrite.find(graph)
    changed = rewrite.apply(graph, site)

    assert changed is not None
    check_same(graph, changed)
    assert rewrite.apply(changed, site) is None, "the site is still there"
    return changed


def check_same(graph: Graph, changed: Graph) -> None:
    """Both are well formed, and give equal outputs up to the rounding of float64."""
    for each in (graph, changed):
        check_form(each)
    assert (graph.inputs, graph.outputs) == (changed.inputs, changed.outputs)
    feeds = random_feeds(graph)
    want, got = run_graph(graph, feeds), run_graph(changed, feeds)
    for name in graph.outputs:
        assert changed.types[name] == graph.types[name]
        scale = np.abs(want[name]).max()
        assert scale > 0
        np.testing.assert_allclose(got[name], want[name], rtol=0, atol=1e-10 * scale)


def without_weights(graph: Graph) -> Graph:
    """The same with constants that take no memory, as a subgraph without weights has them."""
    constants = {
        name: np.broadcast_to(np.zeros((), array.dtype), array.shape)
        for name, array in graph.constants.items()
    }
    return replace(graph, constants=constants)


def only(graph: Graph, op: str) -> Node:
    (node,) = nodes(graph, op)
    return node


def nodes(graph: Graph, op: str) -> list[Node]:
    return [node for node in graph.nodes if node.op == op]
