"""Precision modes of single operators."""

from __future__ import annotations

import pytest

from fixtures.quantised import NETWORKS
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Node
from tuner.ops import OPS
from tuner.ops.uses import tasks_by_output
from tuner.precision_modes import MODES, STRICT, PrecisionModes, strictest
from tuner.subgraph.regions import regions_of

MIXED, LAXEST = MODES[1:]


def node(name: str, *origin: str) -> Node:
    return Node("gemm", ("x",), ("y",), {}, name, origin)


@pytest.mark.parametrize(
    ("named", "mode"),
    [
        (node("a", "MatMul"), LAXEST),
        (node("b", "MatMul"), MIXED),
        (node("b", "MatMul", "Add", "Gelu"), STRICT),
        (node("b", "Conv", "Relu"), STRICT),
    ],
)
def test_a_name_goes_before_a_type_and_the_strictest_type_decides(named: Node, mode: str) -> None:
    modes = PrecisionModes(STRICT, {"a": LAXEST}, {"MatMul": MIXED, "Gelu": STRICT})

    assert modes.of(named) == mode


def test_the_strictest_mode_is_the_one_that_gives_up_least() -> None:
    assert strictest([LAXEST, MIXED]) == MIXED
    assert strictest([MIXED, STRICT, LAXEST]) == STRICT
    assert strictest([]) == STRICT


def test_each_task_has_its_own_mode_and_each_subgraph_one_mode() -> None:
    graph = fuse(graph_of(NETWORKS["encoder"](), "encoder", {}))
    names = [node.name for node in graph.nodes if node.op == "gemm"]
    modes = PrecisionModes(STRICT, dict.fromkeys(names[::2], MIXED))

    tasks, regions = tasks_by_output(graph, modes), regions_of(graph, modes)

    found = {n.name: tasks[n.outputs[0]].precision_mode for n in graph.nodes if n.op == "gemm"}
    assert found == {name: MIXED if name in names[::2] else STRICT for name in names}
    assert [n for region in regions for n in region.graph.nodes] != []
    for region in regions:
        own = {modes.of(n) for n in region.graph.nodes if OPS[n.op].is_task}
        assert own <= {region.subgraph.precision_mode}
    assert len(regions) > len(regions_of(graph, PrecisionModes()))


def test_all_but_products_have_the_same_tasks_in_every_mode() -> None:
    graph = fuse(graph_of(NETWORKS["encoder"](), "encoder", {}))
    strict, mixed = (tasks_by_output(graph, PrecisionModes(mode)) for mode in (STRICT, MIXED))

    differing = {strict[name].op for name in strict if strict[name] != mixed[name]}

    assert differing == {"gemm"}
    assert len({task.op for task in strict.values()}) > 3


def test_a_region_without_a_product_has_the_same_key_in_every_mode() -> None:
    graph = fuse(graph_of(NETWORKS["encoder"](), "encoder", {}))
    found = {mode: regions_of(graph, PrecisionModes(mode)) for mode in MODES}

    for strict, *others in zip(*found.values(), strict=True):
        has_product = any(OPS[node.op].may_be_mixed for node in strict.graph.nodes)
        keys = {strict.subgraph.key, *(other.subgraph.key for other in others)}
        assert len(keys) == (len(MODES) if has_product else 1)
