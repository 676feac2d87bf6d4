"""Where graphs fall apart: by hand, at random, and the networks of the zoo."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from onnx import ModelProto

from fixtures.zoo import build
from fixtures.zoo.bert import BERT_BASE, bert
from fixtures.zoo.gpt2 import GPT2, decoder
from tests.tuner.fusion.sketch import Sketch
from tests.tuner.subgraph.wiring import Wiring, graphs, rewritten, unhurried
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.ops import OPS
from tuner.precision_modes import PrecisionModes
from tuner.subgraph.regions import MAX_TASKS, Region, regions_of

MODE = PrecisionModes()


def ops_of(graph: Graph) -> list[list[str]]:
    """Ops of each region, without those that do no work."""
    return [task_ops(region) for region in regions_of(graph, MODE)]


def task_ops(region: Region) -> list[str]:
    return [node.op for node in region.graph.nodes if OPS[node.op].is_task]


def times_used(graph: Graph) -> Counter[str]:
    return Counter(region.subgraph.key for region in regions_of(graph, MODE))


def check_regions(graph: Graph) -> None:
    """Every node once, in the order of the graph, and what crosses a border is an output."""
    regions = regions_of(graph, MODE)
    place = {node.outputs: i for i, node in enumerate(graph.nodes)}
    spans = [sorted(place[node.outputs] for node in region.graph.nodes) for region in regions]
    kept = [i for i, node in enumerate(graph.nodes) if node.op != "segment"]
    assert [i for span in spans for i in span] == kept
    known = {*graph.inputs, *(name for n in graph.nodes if n.op == "segment" for name in n.outputs)}
    for region in regions:
        part = region.graph
        assert known.issuperset(part.inputs)
        known.update(part.outputs)
        assert sum(OPS[node.op].is_task for node in part.nodes) <= MAX_TASKS
        used = {name for node in part.nodes for name in (*node.inputs, *node.outputs)}
        assert part.types.keys() == used
        assert all(part.constants[name] is graph.constants[name] for name in part.constants)
    assert known.issuperset(graph.outputs)


def bottlenecks(sketch: Sketch, x: str, count: int) -> str:
    for _ in range(count):
        inner = sketch.node("Relu", sketch.conv(x, 4))
        inner = sketch.node("Relu", sketch.conv(inner, 4, kernel=3))
        x = sketch.node("Relu", sketch.node("Add", [sketch.conv(inner, 16), x]))
    return x


@unhurried
@given(graphs(most=40))
def test_every_node_is_in_one_region(graph: Graph) -> None:
    check_regions(graph)


@unhurried
@given(graphs(most=30), st.integers(0, 30))
def test_segments_are_in_no_region_and_no_region_reaches_over_one(graph: Graph, place: int) -> None:
    node = graph.nodes[min(place, len(graph.nodes) - 1)]
    changed = tuple(replace(n, op="segment") if n is node else n for n in graph.nodes)
    cut = replace(graph, nodes=changed)
    i = changed.index(next(n for n in changed if n.op == "segment"))
    before = {name for n in changed[:i] for name in n.outputs}

    check_regions(cut)

    for region in regions_of(cut, MODE):
        assert len({n.outputs[0] in before for n in region.graph.nodes}) == 1


@unhurried
@given(graphs(most=30), st.randoms(use_true_random=False))
def test_names_and_weights_have_no_say(graph: Graph, random: Random) -> None:
    other = rewritten(graph, random)
    alias = {node.outputs: place for place, node in enumerate(other.nodes)}
    assert len(alias) == len(graph.nodes)
    renamed = replace(other, name="again", constants={n: v * 3 for n, v in other.constants.items()})

    one, two = regions_of(other, MODE), regions_of(renamed, MODE)

    assert [region.subgraph for region in one] == [region.subgraph for region in two]


def test_a_graph_without_nodes_has_no_region() -> None:
    wiring = Wiring()

    assert regions_of(wiring.graph(wiring.input()), MODE) == ()


def test_each_bottleneck_is_a_region_and_all_are_one_subgraph() -> None:
    sketch = Sketch()
    x = sketch.conv(sketch.input(1, 3, 8, 8), 16, kernel=3)
    graph = fuse(sketch.graph(bottlenecks(sketch, x, 5)))

    assert ops_of(graph) == [
        ["copy", "conv"],
        *[["conv"] * 3] * 4,
        ["conv", "conv", "conv", "copy"],
    ]


def test_what_follows_on_a_repeated_block_is_apart_from_it() -> None:
    sketch = Sketch()
    x = bottlenecks(sketch, sketch.conv(sketch.input(1, 3, 8, 8), 16, kernel=3), 3)
    pooled = sketch.node("GlobalAveragePool", x, (1, 16, 1, 1))
    graph = fuse(sketch.graph(sketch.linear(sketch.reshape(pooled, 1, 16), 10)))

    assert ops_of(graph) == [["copy", "conv"], *[["conv"] * 3] * 3, ["reduce", "gemm"]]
    assert sorted(times_used(graph).values()) == [1, 1, 3]


def layers(wiring: Wiring, x: str, count: int, mask: str = "") -> str:
    """The pattern of a transformer: wide in the middle, narrow between."""
    for _ in range(count):
        middle = wiring.gemm(x, 16)
        if mask:
            middle = wiring.add(middle, mask)
        x = wiring.norm(wiring.add(wiring.gemm(middle, 4), x))
    return x


@pytest.mark.parametrize("columns", [1, 16])
def test_a_tensor_that_every_layer_reads_does_not_join_the_layers(columns: int) -> None:
    wiring = Wiring()
    mask = wiring.norm(wiring.input(3, columns))

    graph = wiring.graph(layers(wiring, wiring.gemm(wiring.input()), 6, mask))

    layer = ["gemm", "elementwise", "gemm", "elementwise", "layer_norm"]
    assert ops_of(graph)[-6:] == [layer] * 6
    assert max(times_used(graph).values()) == 6


def test_a_small_side_tensor_is_no_reason_for_a_border() -> None:
    """A squeeze and excitation: few numbers are made from an image and scale it again."""
    sketch = Sketch()
    x = sketch.conv(sketch.input(1, 3, 16, 16), 16, kernel=3)
    squeezed = sketch.node("GlobalAveragePool", x, (1, 16, 1, 1))
    few = sketch.node("Relu", sketch.conv(squeezed, 2))
    scale = sketch.node("Sigmoid", sketch.conv(few, 16))
    out = sketch.conv(sketch.node("Mul", [x, scale]), 4)
    graph = fuse(sketch.graph(out))

    assert len(ops_of(graph)) == 1


def test_equal_steps_in_a_row_are_cut_in_the_middle() -> None:
    wiring = Wiring()
    x = wiring.input()
    for _ in range(2 * MAX_TASKS):
        x = wiring.gemm(x)

    assert [len(ops) for ops in ops_of(wiring.graph(x))] == [MAX_TASKS, MAX_TASKS]


def test_of_equal_places_the_last_is_the_border() -> None:
    """What follows on the narrow place, and makes no more, belongs to what is before."""
    wiring = Wiring()
    x = wiring.norm(wiring.gemm(wiring.gemm(wiring.input(), 16), 4))
    x = wiring.gemm(wiring.gemm(x, 16), 4)

    assert ops_of(wiring.graph(x)) == [["gemm", "gemm", "layer_norm"], ["gemm", "gemm"]]


def test_a_lone_task_joins_its_neighbour() -> None:
    wiring = Wiring()
    few = wiring.gemm(wiring.gemm(wiring.input(3, 16), 16), 4)
    wide = wiring.gemm(few, 16)
    low = wiring.gemm(wide, 2)
    out = wiring.gemm(wiring.gemm(low, 16), 16)

    sizes = [len(ops) for ops in ops_of(wiring.graph(out))]

    assert sum(sizes) == 6
    assert min(sizes) > 1


def test_a_lone_head_is_not_joined_to_a_block_that_is_repeated() -> None:
    wiring = Wiring()
    x = layers(wiring, wiring.gemm(wiring.gemm(wiring.input(), 8), 4), 3)
    graph = wiring.graph(wiring.reshape(wiring.gemm(x, 16), 4, 12))

    assert ops_of(graph)[-1] == ["gemm"]
    assert max(times_used(graph).values()) == 3


def test_results_that_the_model_gives_out_make_no_border_wider() -> None:
    wiring = Wiring()
    x, seen = wiring.input(), []
    for _ in range(5):
        x = wiring.gemm(wiring.gemm(x, 16), 4)
        seen.append(wiring.norm(x))

    assert ops_of(wiring.graph(*seen)) == [["gemm", "gemm", "layer_norm"]] * 5


def test_a_lone_task_between_segments_stays_alone() -> None:
    wiring = Wiring()
    x = wiring.segment(wiring.gemm(wiring.segment(wiring.input())))

    assert ops_of(wiring.graph(x)) == [["gemm"]]


@pytest.mark.parametrize("is_read_again", [False, True])
def test_a_reshape_is_on_the_side_where_it_adds_no_tensor_to_the_border(
    is_read_again: bool,
) -> None:
    wiring = Wiring()
    narrow = wiring.norm(wiring.gemm(wiring.gemm(wiring.input(), 16), 4))
    x = wiring.gemm(wiring.reshape(narrow, 4, 3), 16)
    x = wiring.reshape(wiring.gemm(wiring.gemm(x, 16), 3), 3, 4)
    x = wiring.add(x, narrow) if is_read_again else wiring.norm(x)

    first, second = regions_of(wiring.graph(x), MODE)

    assert first.graph.outputs == second.graph.inputs
    assert len(second.graph.inputs) == 1
    assert (first.graph.nodes[-1].op == "reshape") is not is_read_again


def fused_model(model: ModelProto) -> Graph:
    graph = fuse(graph_of(model, "model"))
    check_regions(graph)
    return graph


def test_resnet50_is_a_stem_sixteen_bottlenecks_and_a_head() -> None:
    graph = fused_model(build("resnet50"))

    ops = ops_of(graph)

    assert ops[0] == ["copy", "conv", "pool"]
    assert ops[1:-1] == [["conv"] * (3 + (i in (0, 3, 7, 13))) for i in range(16)]
    assert ops[-1] == ["reduce", "gemm"]
    assert sorted(times_used(graph).values()) == [1] * 6 + [2, 2, 3, 5]


def test_the_regions_of_mobilenetv2_expand_filter_and_project() -> None:
    graph = fused_model(build("mobilenetv2"))

    first, *blocks, last = ops_of(graph)

    assert first == ["copy", "conv", "depthwise", "conv"]
    assert blocks == [["conv", "depthwise", "conv"]] * 16
    assert last == ["conv", "reduce", "gemm"]


def test_what_enlarges_in_yolov5s_is_with_the_convolutions_that_read_it() -> None:
    regions = regions_of(fused_model(build("yolov5s")), MODE)

    assert task_ops(regions[0]) == ["copy", "conv", "conv"]
    enlarging = [r for r in regions[1:] if r.graph.nodes[0].op == "copy"]
    assert len(enlarging) == 2
    for region in enlarging:
        assert task_ops(region)[:3] == ["copy", "concat", "conv"]
        (joined,) = [n.outputs[0] for n in region.graph.nodes if n.op == "concat"][:1]
        assert joined not in region.graph.outputs
        assert sum(joined in n.inputs for n in region.graph.nodes) == 2


def test_each_csp_module_of_yolov5s_is_within_one_region() -> None:
    """cv1, cv2 and cv3 around the bottlenecks."""
    regions = regions_of(fused_model(build("yolov5s")), MODE)

    homes: dict[str, set[int]] = {}
    for number, region in enumerate(regions):
        for node in region.graph.nodes:
            homes.setdefault(node.name.rpartition("/model.")[2].split("/")[0], set()).add(number)

    modules = ("2", "4", "6", "8", "13", "17", "20", "23")
    assert [len(homes[module]) for module in modules] == [1] * len(modules)


@pytest.mark.parametrize("count", [2, 5])
def test_the_layers_of_bert_are_two_subgraphs(count: int) -> None:
    sizes = replace(BERT_BASE, layers=count, vocabulary=100, width=96)
    graph = fused_model(bert("bert", sizes))

    first, *blocks, last = ops_of(graph)

    assert first == ["gather", "gather", "elementwise", "layer_norm", "elementwise"]
    assert (
        blocks
        == [
            ["gemm", "gemm", "gemm", "attention", "gemm", "layer_norm"],
            ["gemm", "gemm", "layer_norm"],
        ]
        * count
    )
    assert last == ["copy", "gemm"]
    assert sorted(times_used(graph).values()) == [1, 1, count, count]


def test_a_layer_is_the_same_subgraph_in_a_deeper_model() -> None:
    small, large = (
        fused_model(bert("bert", replace(BERT_BASE, layers=count, vocabulary=100, width=96)))
        for count in (2, 4)
    )

    assert times_used(small).keys() == times_used(large).keys()


def test_the_layers_of_gpt2_are_two_subgraphs() -> None:
    graph = fused_model(decoder("gpt2", replace(GPT2, layers=4, vocabulary=100, width=96)))

    assert sorted(times_used(graph).values()) == [1, 1, 4, 4]
    assert ops_of(graph)[-1] == ["layer_norm", "gemm"]
