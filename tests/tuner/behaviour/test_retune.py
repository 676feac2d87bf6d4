"""Offline models of ours, tuned again from the graph that they hold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fixtures.files import write_model
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from fixtures.zoo import build
from tuner import load
from tuner.backend import host_soc_versions
from tuner.errors import OfflineModelError, OptionError
from tuner.lookup.model_lookup import (
    FusedModel,
    ModelTasks,
    build_model,
    every_policy,
    partitioned_tasks,
    read_model,
)
from tuner.measure.models import max_difference
from tuner.offline_model import offline_model
from tuner.pipeline import compile_model, tune_model
from tuner.policy import Policy
from tuner.program.kernel_store import KernelStore
from tuner.search.space import Space
from tuner.session import Options
from tuner.subgraph.rewrite_space import SubgraphSpace
from tuner.target import Target
from tuner.whole_model.write import write_offline_model

BEST = host_soc_versions()[-1]
TARGET = Target(BEST, 1)
STORE = KernelStore()
NAMES = ("residual_cnn", "tiny_encoder", "tiny_detector", "unsupported_ops", "control_flow")
"""Convolutions, attention, concatenations, and ONNX Runtime segments between kernels."""


@dataclass(frozen=True)
class Compiled:
    onnx: Path
    om: Path
    options: Options

    @property
    def feeds(self) -> dict[str, np.ndarray]:
        return random_inputs(SMALL[self.onnx.stem]())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("retune")


def compiled(name: str, folder: Path) -> Compiled:
    """Compiled without tuning, once for all tests of a name."""
    shapes = {name: array.shape for name, array in random_inputs(SMALL[name]()).items()}
    options = Options(TARGET, shapes, kernel_cache=folder / "kernels")
    found = Compiled(folder / f"{name}.onnx", folder / f"{name}.om", options)
    if not found.om.exists():
        write_model(found.onnx, SMALL[name]())
        compile_model(found.onnx, found.om, found.options, MemoryLookup(), lambda event: None)
    return found


def assert_same(found: FusedModel, wanted: FusedModel) -> None:
    """The same nodes, types and keys, and constants equal to the last bit."""
    mode = Options(TARGET)
    assert found.graph.nodes == wanted.graph.nodes
    assert found.graph.types.items() <= wanted.graph.types.items()
    assert [use.subgraph.key for use in found.subgraphs] == [
        use.subgraph.key for use in wanted.subgraphs
    ]
    assert keys_of(found, mode) == keys_of(wanted, mode)
    read = {name for node in wanted.graph.nodes for name in node.inputs}
    assert found.graph.constants.keys() == wanted.graph.constants.keys() & read
    for name, array in found.graph.constants.items():
        before = wanted.graph.constants[name]
        assert (array.dtype, array.shape) == (before.dtype, before.shape)
        assert array.tobytes() == before.tobytes()


def keys_of(fused: FusedModel, options: Options) -> list[str]:
    return [use.task.key for use in partitioned_tasks(fused, {}, options).uses]


@pytest.mark.parametrize("name", NAMES)
def test_an_offline_model_holds_the_graph_that_it_was_built_from(name: str, folder: Path) -> None:
    model = compiled(name, folder)

    assert_same(read_model(model.om, model.options), read_model(model.onnx, model.options))


def legal_policies(use: ModelTasks, wanted: str) -> Iterator[tuple[str, Policy]]:
    """A policy for each task, with what is wanted in its text where there is one like that."""
    for each in use.uses:
        space = Space(each.task, TARGET)
        tried = (policy for policy in space.ranked() if str(policy).find(wanted) >= 0)
        yield each.task.key, next(tried, space.default)


@pytest.mark.parametrize("wanted", ["winograd", "tile_vectors=1"])
def test_constants_that_a_policy_transforms_come_back_as_well(
    wanted: str, folder: Path, tmp_path: Path
) -> None:
    model = compiled("residual_cnn", folder)
    fused = read_model(model.onnx, model.options)
    read = partitioned_tasks(fused, {}, model.options)
    policies = dict(legal_policies(read, wanted))
    assert any(wanted in str(policy) for policy in policies.values())

    write(tmp_path / "m.om", fused, read, policies, model.options)

    assert_same(read_model(tmp_path / "m.om", model.options), fused)


def write(
    path: Path, fused: FusedModel, read: ModelTasks, policies: dict[str, Policy], options: Options
) -> int:
    """Bytes of constants that no packing holds."""
    built = build_model(read, policies, TARGET, STORE)
    write_offline_model(path, fused.graph, built, options)
    weights = offline_model.load(path).weights
    return len(weights) - built.program.program.weights_bytes


@pytest.mark.parametrize("name", ["tiny_encoder", "tiny_detector"])
def test_every_cut_of_a_model_holds_the_graph_before_the_cut(
    name: str, folder: Path, tmp_path: Path
) -> None:
    model = compiled(name, folder)
    fused, made = read_model(model.onnx, model.options), 0
    for use in fused.subgraphs:
        space = SubgraphSpace(use.subgraph, TARGET)
        every = dict.fromkeys(space.sites, 1)
        policy = space.default.with_knobs(**every)
        if not every or not space.is_legal(policy):
            continue
        read = partitioned_tasks(fused, {use.subgraph.key: policy}, model.options)
        assert read.graph.nodes != fused.graph.nodes
        policies = every_policy(read, {}, TARGET)

        write(tmp_path / "m.om", fused, read, policies, model.options)

        assert_same(read_model(tmp_path / "m.om", model.options), fused)
        made += 1

    assert made


def test_weights_that_a_cut_has_joined_are_kept_once(folder: Path, tmp_path: Path) -> None:
    model = compiled("tiny_encoder", folder)
    fused = read_model(model.onnx, model.options)
    policies = {}
    for use in fused.subgraphs:
        space = SubgraphSpace(use.subgraph, TARGET)
        joins = {site: 1 for site in space.sites if "join_siblings" in site}
        policies[use.subgraph.key] = space.default.with_knobs(**joins)
    read = partitioned_tasks(fused, policies, model.options)
    assert not read.graph.constants.keys() <= fused.graph.constants.keys()

    added = write(tmp_path / "m.om", fused, read, every_policy(read, {}, TARGET), model.options)

    assert added == 0


@pytest.mark.usefixtures("quiet_machine")
def test_a_model_is_tuned_again_without_its_onnx_file(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.whole_model.times.BUDGET_S", 0.05)
    model, bank = compiled("unsupported_ops", folder), MemoryLookup()
    alone = tmp_path / "model_of_ours"
    alone.write_bytes(model.om.read_bytes())
    options = replace(model.options, tunes_subgraphs=False, max_tuning_count=1, time_limit_s=0.5)

    result = tune_model(alone, tmp_path / "again.om", options, bank, lambda event: None)

    assert set(result.task_keys) == set(keys_of(read_model(model.onnx, options), options))
    times = result.times
    assert (times.peer_ms, times.peer_name, times.peer_ratio) == (None, None, None)
    assert times.max_difference is None
    assert times.tuned_ms is not None
    with load(model.om) as before, load(tmp_path / "again.om") as after:
        assert max_difference(after.run(model.feeds), before.run(model.feeds)) <= 1e-5
    assert_same(read_model(tmp_path / "again.om", options), read_model(model.onnx, options))


def test_a_model_compiled_again_is_the_same_file(folder: Path, tmp_path: Path) -> None:
    model = compiled("residual_cnn", folder)

    compile_model(model.om, tmp_path / "b.om", model.options, MemoryLookup(), lambda event: None)

    assert (tmp_path / "b.om").read_bytes() == model.om.read_bytes()


def test_a_file_without_the_graph_runs_but_is_not_tuned_again(folder: Path, tmp_path: Path) -> None:
    model, older = compiled("gemm_variants", folder), tmp_path / "older.om"
    offline_model.save(older, replace(offline_model.load(model.om), source=b""))

    with load(older) as before, load(model.om) as now:
        assert max_difference(before.run(model.feeds), now.run(model.feeds)) == 0
    with pytest.raises(OfflineModelError, match=r"older\.om: was written without") as caught:
        read_model(older, model.options)
    assert "ONNX" in str(caught.value.hint)


@pytest.mark.parametrize(
    ("shapes", "message"),
    [({"nobody": (1, 2)}, "there is no input 'nobody'"), ({"a": (9, 9)}, "was compiled for f32")],
)
def test_input_shapes_that_are_not_the_compiled_ones_are_refused(
    shapes: dict[str, tuple[int, ...]], message: str, folder: Path
) -> None:
    model = compiled("gemm_variants", folder)

    with pytest.raises(OptionError, match=message):
        read_model(model.om, replace(model.options, input_shapes=shapes))


@pytest.mark.parametrize("way", ["same", "link"])
def test_the_model_that_is_read_is_never_overwritten(
    way: str, folder: Path, tmp_path: Path
) -> None:
    model, given = compiled("gemm_variants", folder), tmp_path / "m.om"
    given.write_bytes(model.om.read_bytes())
    output = given if way == "same" else tmp_path / "other.om"
    if way == "link":
        output.hardlink_to(given)

    with pytest.raises(OptionError, match="would be overwritten"):
        compile_model(given, output, model.options, MemoryLookup(), lambda event: None)
    assert given.read_bytes() == model.om.read_bytes()


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.floats(0, 1, exclude_max=True), change=st.integers(1, 255))
def test_a_damaged_file_gives_a_clear_error_or_an_equal_graph(
    place: float, change: int, folder: Path, tmp_path: Path
) -> None:
    model, damaged = compiled("gemm_variants", folder), tmp_path / "damaged.om"
    data = bytearray(model.om.read_bytes())
    data[int(place * len(data))] ^= change
    damaged.write_bytes(data)

    with suppress(OfflineModelError):
        found, wanted = (
            offline_model.load_source(path, verify=False) for path in (damaged, model.om)
        )
        assert replace(found, constants={}) == replace(wanted, constants={})
        for name, array in wanted.constants.items():
            assert found.constants[name].tobytes() == array.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["mobilenetv2", "bert_base"])
def test_a_model_of_the_zoo_comes_back_without_a_second_copy(name: str, tmp_path: Path) -> None:
    onnx = write_model(tmp_path / f"{name}.onnx", build(name))
    options = Options(TARGET)
    fused = read_model(onnx, options)
    read = partitioned_tasks(fused, {}, options)

    added = write(tmp_path / "m.om", fused, read, every_policy(read, {}, TARGET), options)

    assert_same(read_model(tmp_path / "m.om", options), fused)
    assert added == 0
