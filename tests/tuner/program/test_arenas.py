"""Arenas that models take in turn: results stay, and memory is that of the largest model."""

from __future__ import annotations

import gc
import itertools
import weakref
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import hypothesis
import numpy as np
import onnx
import pytest
from hypothesis import strategies as st

from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from tests.tuner.frontend.models import parsed
from tuner import load
from tuner.backend import backend_of, host_soc_versions
from tuner.pipeline import compile_model
from tuner.program.arenas import (
    MAX_IDLE_TIMES,
    Arenas,
    LastCall,
    ResultBlocks,
    arenas_of_process,
)
from tuner.program.execution import Execution
from tuner.runtime.model import LoadedModel
from tuner.session import Options
from tuner.size_range import SizeRange
from tuner.target import Target

Feeds = Mapping[str, np.ndarray]

TARGET = Target(host_soc_versions()[-1], 1)
CPU = backend_of(TARGET.soc_version)
SEGMENT = """g (float[6, 6] x, bool[6] keep) => (float[n, 6] y) {
    e = Exp(x) f = MatMul(e, e) i = NonZero(keep) j = Transpose(i) y = GatherND(f, j) }"""
RANGE = "g (float[n, 8] x) => (float[8, 8] y) { t = Transpose(x) e = Exp(t) y = MatMul(e, x) }"


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, list[Feeds]]:
    """Offline models with inputs of some calls: fixed, with a segment, and with an open size."""
    folder, encoder = tmp_path_factory.mktemp("models"), SMALL["tiny_encoder"]()
    rng = np.random.default_rng(0)
    x = rng.standard_normal((6, 6)).astype(np.float32)
    rows = [rng.standard_normal((n, 8)).astype(np.float32) for n in (3, 9, 2, 16)]
    fixed = Options(TARGET)
    ranged = Options(TARGET, shape_ranges={"x": (SizeRange(1, 16), 8)})
    cases: list[tuple[onnx.ModelProto, Options, list[Feeds]]] = [
        (encoder, fixed, [random_inputs(encoder, seed=seed) for seed in range(3)]),
        (parsed(SEGMENT), fixed, [{"x": x, "keep": np.arange(6) < n} for n in (2, 0, 5)]),
        (parsed(RANGE), ranged, [{"x": one} for one in rows]),
    ]
    made = {}
    for number, (model, options, calls) in enumerate(cases):
        source = folder / f"{number}.onnx"
        onnx.save(model, source)
        compile_model(source, source.with_suffix(".om"), options, MemoryLookup(), lambda _: None)
        made[source.with_suffix(".om")] = calls
    return made


def shared(path: Path, arenas: Arenas) -> LoadedModel:
    model = load(path)
    model.share_arena(arenas)
    return model


def same(ours: Feeds, theirs: Feeds) -> None:
    for name, array in theirs.items():
        np.testing.assert_array_equal(ours[name], array)


def test_models_that_take_turns_give_what_they_give_alone(models: dict[Path, list[Feeds]]) -> None:
    arenas = Arenas()
    own, others = [load(path) for path in models], [shared(path, arenas) for path in models]
    assert any(step.segment for step in own[1].program.steps)
    assert own[2].program.open_sizes
    calls = itertools.zip_longest(*models.values())

    for feeds in (*calls, *itertools.zip_longest(*models.values())):
        for one, other, given in zip(own, others, feeds, strict=True):
            if given is not None:
                same(other.run(given), one.run(given))
        arenas.give_back(CPU.allocate(4 << 20))  # the next run has another one

    first, second = own[0], others[0]
    given = next(iter(models.values()))[0]
    bound = second.bind(given)
    bound.run()
    same(bound.outputs, first.run(given))
    assert second.time_steps(given, 1).shape == first.time_steps(given, 1).shape


def test_runs_at_the_same_time_have_arenas_of_their_own(models: dict[Path, list[Feeds]]) -> None:
    arenas = Arenas()
    pairs = [(shared(path, arenas), calls) for path, calls in models.items() for _ in range(2)]
    expected = [[load(path).run(one) for one in calls] for path, calls in models.items()]

    def work(number: int) -> None:
        model, calls = pairs[number]
        for turn in range(30):
            at = turn % len(calls)
            same(model.run(calls[at]), expected[number // 2][at])

    with ThreadPoolExecutor(len(pairs)) as pool:
        list(pool.map(work, range(len(pairs))))


def test_a_run_within_a_run_and_one_that_ends_early_disturb_no_other(
    models: dict[Path, list[Feeds]], monkeypatch: pytest.MonkeyPatch
) -> None:
    arenas, run = Arenas(), Execution.run
    (outer, inner, _), calls = [shared(path, arenas) for path in models], list(models.values())
    expected = [load(path).run(one[0]) for path, one in zip(models, calls, strict=True)]

    def nested(execution: Execution) -> None:
        run(execution)
        if execution is outer.ready({}).execution:
            same(inner.run(calls[1][0]), expected[1])

    def interrupted(execution: Execution) -> None:
        run(execution)
        raise TimeoutError

    monkeypatch.setattr(Execution, "run", interrupted)
    with pytest.raises(TimeoutError):
        outer.run(calls[0][0])
    assert len(arenas._free) == 1
    monkeypatch.setattr(Execution, "run", nested)
    for _ in range(2):
        same(outer.run(calls[0][0]), expected[0])
    assert len(arenas._free) == 2


def test_one_arena_is_kept_and_is_freed_with_the_last_model(
    models: dict[Path, list[Feeds]],
) -> None:
    arenas = arenas_of_process()
    assert arenas is arenas_of_process()
    loaded = [shared(path, arenas) for path in models]
    for model, calls in zip(loaded, models.values(), strict=True):
        model.run(calls[0])

    assert len(arenas._free) == 1
    sizes = [program.arena_bytes for model in loaded for program in model.programs]
    assert arenas._free[0].nbytes <= max(sizes)
    gone, kept = weakref.ref(arenas), weakref.ref(arenas._free[0])
    del arenas, loaded, model
    gc.collect()
    assert gone() is None
    assert kept() is None


def test_an_arena_that_is_too_small_is_freed_before_a_larger_one_is_made() -> None:
    arenas, seen = Arenas(), []
    arenas.give_back(arenas.take(100, CPU))
    first = weakref.ref(arenas._free[0])

    class Watched:
        make_present = staticmethod(CPU.make_present)

        @staticmethod
        def allocate(size_bytes: int) -> np.ndarray:
            seen.append(first())
            return CPU.allocate(size_bytes)

    assert arenas.take(4000, Watched()).nbytes >= 4000  # type: ignore[arg-type]
    assert seen == [None]


def test_all_that_is_free_is_freed_and_nothing_else() -> None:
    arenas, model = Arenas(), LastCall()
    taken, [block] = arenas.take(100, CPU), arenas.results.take([1 << 20, 1 << 20], CPU, model)[:1]
    arenas.give_back(arenas.take(100, CPU))
    idle = weakref.ref(arenas._free[0])

    arenas.clear()

    assert idle() is None
    assert arenas.results.size_bytes == block.nbytes
    arenas.give_back(taken)
    assert arenas.take(100, CPU) is taken


def test_memory_of_results_is_used_again_when_no_view_of_it_is_left() -> None:
    blocks, model = ResultBlocks(), LastCall()
    (block,) = blocks.take([1 << 20], CPU, model)
    place, view = block.ctypes.data, block[4096:8192].view(np.float32).reshape(2, -1)
    view[...] = 3
    del block

    (other,) = blocks.take([1 << 20], CPU, model)
    other[...] = 0
    assert (view == 3).all()
    assert other.ctypes.data != place
    del view
    (again,) = blocks.take([1 << 20], CPU, LastCall())
    assert again.ctypes.data == place


def test_models_in_turn_have_results_in_the_memory_of_others_and_at_their_places_again() -> None:
    blocks, models = ResultBlocks(), [LastCall(), LastCall()]
    large, small = [3 << 20], [1 << 19, 1 << 20, 1 << 19, 1 << 19]

    def places(sizes: list[int], model: LastCall) -> list[int]:
        return [block.ctypes.data for block in blocks.take(sizes, CPU, model)]

    first = [places(large, models[0]), places(small, models[1])]
    assert blocks.size_bytes == 3 << 20
    assert [places(large, models[0]), places(small, models[1])] == first
    kept = blocks.take(small, CPU, models[1])
    assert places(large, models[0]) != first[0]
    assert [block.ctypes.data for block in kept] == first[1]


def test_memory_that_no_model_needs_any_more_is_freed_before_there_is_other() -> None:
    blocks, model = ResultBlocks(), LastCall()
    for held in (2, 1, 1):  # two calls whose results are alive at the same time, then one by one
        calls = [blocks.take([1 << 20, 1 << 20], CPU, model) for _ in range(held)]
        del calls
    assert blocks.size_bytes == 4 << 20
    blocks.take([1 << 22], CPU, model)
    assert blocks.size_bytes == 6 << 20
    blocks.clear()
    assert blocks.size_bytes == 0
    blocks.take([1 << 21], CPU, model)
    blocks.take([1 << 20, 1 << 21], CPU, LastCall())
    assert blocks.size_bytes == 3 << 20
    for _ in range(MAX_IDLE_TIMES):
        blocks.take([1 << 21], CPU, model)
    assert blocks.size_bytes == 1 << 21


def test_a_call_within_the_taking_of_blocks_gets_other_memory() -> None:
    blocks, model, within = ResultBlocks(), LastCall(), []

    class Interrupted:
        @staticmethod
        def allocate(size_bytes: int) -> np.ndarray:
            within.extend(blocks.take([size_bytes], CPU, model))
            blocks.clear()
            return CPU.allocate(size_bytes)

    (block,) = blocks.take([1 << 20], Interrupted(), model)  # type: ignore[arg-type]
    assert not np.shares_memory(block, within[0])
    assert blocks.size_bytes == block.nbytes == within[0].nbytes


SIZES = st.lists(st.integers(1, 40), max_size=5)


@hypothesis.given(st.lists(st.tuples(st.integers(0, 2), SIZES), max_size=20))
def test_blocks_in_use_never_meet(calls: list[tuple[int, list[int]]]) -> None:
    blocks, models = ResultBlocks(), [LastCall() for _ in range(3)]
    alive: dict[int, list[np.ndarray]] = {}
    for number, (model, sizes) in enumerate(calls):
        alive[model] = []  # its last results are gone first, as in training
        alive[model] = blocks.take([size << 7 for size in sizes], CPU, models[model])
        for block in alive[model]:
            block[:] = number
        assert [block.nbytes >> 7 for block in alive[model]] == sizes
        every = [(b.ctypes.data, b.nbytes) for one in alive.values() for b in one]
        assert all(at + n <= after for (at, n), (after, _) in itertools.pairwise(sorted(every)))
