"""Streams: calls of several threads that run at the same time, each in memory of its own."""

from __future__ import annotations

import os
import pickle
import runpy
import signal
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import numpy as np
import onnx
import pytest

import tuner
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from fixtures.small.open_networks import encoder_block
from fixtures.zoo.llama import TINY
from tests.tuner.behaviour.test_decoder import (  # noqa: F401  # fixtures
    HOST,
    feeds,
    opened,
    path,
)
from tuner.backend import host_soc_versions
from tuner.errors import (
    ClosedModelError,
    ModelError,
    NestedCallError,
    OfflineModelError,
    OptionError,
    OptionTypeError,
)
from tuner.frontend.shapes import parse_extents
from tuner.lookup.model_lookup import build_model
from tuner.lookup.sized_model import SizedModel
from tuner.pipeline import compile_model
from tuner.program.execution import Execution
from tuner.program.kernel_store import KernelStore
from tuner.program.program import Program
from tuner.runtime.model import LoadedModel, load_built
from tuner.runtime.threads import usable_streams
from tuner.session import Options
from tuner.target import Target
from tuner.whole_model.ort_fallback import compile_unsupported

ENCODER = SMALL["tiny_encoder"]()
TARGET = Target(host_soc_versions()[-1], 1)
CALLERS, CALLS = 8, 200

Arrays = dict[str, np.ndarray]


@pytest.fixture(autouse=True)
def four_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(4)))


@pytest.fixture(scope="module")
def offline_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(ENCODER, tmp_path_factory.mktemp("streams"))


def compiled(model: onnx.ModelProto, folder: Path, ranges: str = "") -> Path:
    onnx.save(model, folder / "m.onnx")
    shape_ranges = {"shape_ranges": parse_extents(ranges)} if ranges else {}
    options = Options(TARGET, **shape_ranges)
    compile_model(folder / "m.onnx", folder / "m.om", options, MemoryLookup(), lambda event: None)
    return folder / "m.om"


@pytest.fixture
def loaded(offline_model: Path) -> Iterator[LoadedModel]:
    with tuner.load(offline_model, streams=2) as model:
        yield model


def same(one: Arrays, other: Arrays) -> bool:
    return all(np.array_equal(one[name], array) for name, array in other.items())


def arenas(model: LoadedModel) -> list[np.ndarray]:
    return [stream.memory.arena for stream in model._streams if stream.memory is not None]


def all_right(model: LoadedModel, inputs: list[Arrays], expected: list[Arrays]) -> bool:
    """Call from all threads at once, each with inputs of its own."""

    def call(number: int) -> bool:
        return all(same(model.run(inputs[number]), expected[number]) for _ in range(CALLS))

    with ThreadPoolExecutor(CALLERS) as pool:
        return all(pool.map(call, range(CALLERS)))


@pytest.mark.parametrize("threads", [None, 4])
def test_calls_of_eight_threads_give_what_calls_in_turn_give(
    offline_model: Path, threads: int | None
) -> None:
    inputs = [random_inputs(ENCODER, seed=number) for number in range(CALLERS)]
    with tuner.load(offline_model) as in_turn:
        expected = [in_turn.run(each) for each in inputs]

    with tuner.load(offline_model, threads, streams=2) as model:
        assert model.threads == (2 if threads else 1)
        assert all_right(model, inputs, expected)


def test_calls_of_other_shapes_do_not_disturb_each_other(tmp_path: Path) -> None:
    """Each stream has sizes of its own."""
    rng = np.random.default_rng(0)
    offline = compiled(encoder_block(), tmp_path, "x:1~3,1~9,32;mask:1~3,1,1,1~9")
    inputs = [
        {
            "x": rng.standard_normal((1 + n % 3, 1 + n, 32), np.float32),
            "mask": np.zeros((1 + n % 3, 1, 1, 1 + n), np.float32),
        }
        for n in range(CALLERS)
    ]
    with tuner.load(offline) as in_turn:
        expected = [in_turn.run(each) for each in inputs]

    with tuner.load(offline, streams=3) as loaded:
        assert all_right(loaded, inputs, expected)


def test_a_stream_adds_its_arena_alone(offline_model: Path) -> None:
    with tuner.load(offline_model, streams=3) as model:
        program = model.program
        memories = [stream.memory for stream in model._streams]

        assert [memory.arena.nbytes for memory in memories] == [program.arena_bytes] * 3
        assert not any(np.shares_memory(memories[0].arena, other.arena) for other in memories[1:])
        assert len({memory.constants["weights"].ctypes.data for memory in memories}) == 1
        assert len({id(memory.library) for memory in memories}) == 1
        assert len({id(memory.sessions) for memory in memories}) == 1


def test_streams_run_at_the_same_time_and_no_more_of_them(
    loaded: LoadedModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside, most, run = [], [0], Execution.run

    def slow(execution: Execution) -> None:
        inside.append(execution)
        most.append(len(inside))
        time.sleep(0.02)
        inside.remove(execution)
        run(execution)

    monkeypatch.setattr(Execution, "run", slow)
    inputs = random_inputs(ENCODER, seed=0)
    with ThreadPoolExecutor(5) as pool:
        list(pool.map(lambda _: loaded.run(inputs), range(10)))

    assert max(most) == 2


def test_bound_models_use_the_streams_in_turn(loaded: LoadedModel) -> None:
    inputs = [random_inputs(ENCODER, seed=number) for number in range(4)]
    expected = [loaded.run(each) for each in inputs]
    bound = [loaded.bind(each) for each in inputs]

    def call(number: int) -> bool:
        for _ in range(50):
            bound[number].run()
        return same(dict(bound[number].outputs), expected[number])

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(call, range(4)))
    assert {id(each._stream) for each in bound} == {id(stream) for stream in loaded._streams}


def test_two_sequences_of_a_decoder_grow_at_the_same_time(opened: SizedModel) -> None:  # noqa: F811
    options = Options(HOST)
    built = build_model(opened.tasks(options), {}, HOST, KernelStore(None), opened.open_sizes)

    def decode(model: LoadedModel, number: int) -> list[np.ndarray]:
        cache = model.bind_cache(32, batch_size=1)
        made = []
        for step in range(20):
            given = feeds(1, 1, step)
            tokens = {
                "input_ids": (given["input_ids"] + number) % TINY.vocabulary,
                "position_ids": given["position_ids"],
            }
            made.append(cache.run(tokens)["logits"])
        return made

    with load_built(built.program) as model:
        expected = [decode(model, number) for number in range(4)]
    with load_built(built.program, streams=2) as model, ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda number: decode(model, number), range(4)))

    np.testing.assert_array_equal(made, expected)


def test_a_model_is_closed_after_the_calls_in_progress(offline_model: Path) -> None:
    inputs = random_inputs(ENCODER, seed=0)
    model = tuner.load(offline_model, streams=2)
    expected, ends, wrong = model.run(inputs), [], []

    def call() -> None:
        try:
            while True:
                if not same(model.run(inputs), expected):
                    wrong.append(1)
        except ClosedModelError:
            ends.append(1)

    threads = [threading.Thread(target=call) for _ in range(6)]
    for thread in threads:
        thread.start()
    time.sleep(0.05)
    model.close()
    for thread in threads:
        thread.join(60)

    assert (len(ends), wrong) == (6, [])
    with pytest.raises(ClosedModelError):
        model.run(inputs)
    model.close()


def test_a_call_that_waits_for_a_stream_can_be_interrupted(
    loaded: LoadedModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs, run, may_end = random_inputs(ENCODER, seed=0), Execution.run, threading.Event()
    expected = loaded.run(inputs)

    def hold(execution: Execution) -> None:
        may_end.wait(60)
        run(execution)

    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Execution, "run", hold)
    others = [threading.Thread(target=loaded.run, args=(inputs,)) for _ in range(2)]
    for thread in others:
        thread.start()
    while not all(lock.is_taken for lock in loaded._group.locks):
        time.sleep(0.001)
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        with pytest.raises(KeyboardInterrupt):
            loaded.run(inputs)
    finally:
        signal.signal(signal.SIGALRM, before)
    may_end.set()
    for thread in others:
        thread.join(60)

    assert same(loaded.run(inputs), expected)


def test_an_error_of_one_call_leaves_the_streams_free(loaded: LoadedModel) -> None:
    inputs = random_inputs(ENCODER, seed=0)
    expected = loaded.run(inputs)

    for _ in range(5):
        with pytest.raises(OptionError, match="is missing"):
            loaded.run({})

    assert same(loaded.run(inputs), expected)


def test_a_nested_call_is_refused_with_a_free_stream_too(
    loaded: LoadedModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs, run, refused = random_inputs(ENCODER, seed=0), Execution.run, []

    def nest(execution: Execution) -> None:
        with pytest.raises(NestedCallError):
            loaded.run(inputs)
        refused.append(1)
        run(execution)

    monkeypatch.setattr(Execution, "run", nest)
    loaded.run(inputs)

    assert refused == [1]


def test_a_forked_child_runs_while_threads_of_its_parent_had_every_stream(
    loaded: LoadedModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs, run, may_end = random_inputs(ENCODER, seed=0), Execution.run, threading.Event()
    expected = loaded.run(inputs)
    monkeypatch.setattr(Execution, "run", lambda execution: (may_end.wait(60), run(execution)))
    others = [threading.Thread(target=loaded.run, args=(inputs,)) for _ in range(4)]
    for thread in others:
        thread.start()
    while len(loaded._group._line) < 2:
        time.sleep(0.001)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        signal.alarm(60)
        may_end = threading.Event()
        may_end.set()
        answer: Arrays = {}
        with suppress(BaseException):
            answer = loaded.run(inputs)
        os._exit(0 if answer and same(answer, expected) else 1)
    _, status = os.waitpid(child, 0)
    may_end.set()
    for thread in others:
        thread.join(60)

    assert os.waitstatus_to_exitcode(status) == 0


def test_a_model_that_grows_allocates_a_stream_when_none_is_free(
    offline_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs = random_inputs(ENCODER, seed=0)
    with tuner.load(offline_model, streams=3) as full:
        content = full._memory._content
    model = LoadedModel(full.programs, content[1], content[2][0], streams=3, grows=True)
    expected = model.run(inputs)
    assert len(arenas(model)) == 1
    both, run = threading.Barrier(2), Execution.run
    monkeypatch.setattr(Execution, "run", lambda execution: (both.wait(60), run(execution)))

    with ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda _: model.run(inputs), range(2)))

    assert all(same(one, expected) for one in made)
    assert len(arenas(model)) == 2
    model.close()


def test_a_pickled_model_has_its_streams(loaded: LoadedModel) -> None:
    with pickle.loads(pickle.dumps(loaded)) as again:
        assert (again.streams, again.threads) == (2, 1)
        assert "streams=2" in repr(again)


def test_a_program_of_onnx_runtime_has_one_session_for_all_streams(
    offline_model: Path, tmp_path: Path
) -> None:
    source, output = offline_model.with_suffix(".onnx"), tmp_path / "whole.om"
    compile_unsupported(source, output, Options(TARGET), ModelError("left"), lambda event: None)
    inputs = [random_inputs(ENCODER, seed=number) for number in range(CALLERS)]
    with tuner.load(output, streams=2) as model:
        expected = [model.run(each) for each in inputs]
        assert all_right(model, inputs, expected)
        bound = [model.bind(each) for each in inputs[:2]]
        for each in bound * 2:
            each.run()
        assert all(same(dict(bound[i].outputs), expected[i]) for i in range(2))
        assert len({id(each.execution._session) for each in bound}) == 1


@pytest.mark.parametrize(
    ("streams", "error"), [(0, OptionError), (True, OptionTypeError), ("2", OptionTypeError)]
)
def test_no_number_of_streams_is_refused(
    offline_model: Path, streams: object, error: type[Exception]
) -> None:
    with pytest.raises(error, match="streams="):
        tuner.load(offline_model, streams=streams)


def test_more_streams_than_cores_are_as_many_as_there_are_cores(offline_model: Path) -> None:
    with pytest.warns(RuntimeWarning, match="this process may use 4 cores") as seen:
        model = tuner.load(offline_model, streams=9)
    model.close()

    assert model.streams == 4
    assert seen[0].filename == __file__


def test_one_core_is_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.warns(RuntimeWarning, match="may use 1 core, so calls at a time are 1"):
        assert usable_streams(2, 1, 0) == 1


def test_several_streams_are_not_pinned(offline_model: Path) -> None:
    with pytest.raises(OptionError, match=r"pinned=True, streams=2"):
        tuner.load(offline_model, streams=2, pinned=True)


def test_threads_are_shared_among_streams(offline_model: Path) -> None:
    counts: Callable[..., int] = lambda *a, **k: tuner.load(offline_model, *a, **k).threads  # noqa: E731
    assert [counts(4, streams=2), counts(3, streams=2), counts(1, streams=2)] == [2, 1, 1]


# -- throughput ------------------------------------------------------------------------------------


@pytest.fixture
def for_throughput(tmp_path: Path) -> Path:
    onnx.save(ENCODER, tmp_path / "m.onnx")
    options = Options(TARGET, target_metric="throughput")
    compile_model(
        tmp_path / "m.onnx", tmp_path / "m.om", options, MemoryLookup(), lambda event: None
    )
    return tmp_path / "m.om"


@pytest.mark.parametrize(
    ("given", "streams"), [({}, 4), ({"threads": 2}, 2), ({"streams": 1}, 1), ({"streams": 3}, 3)]
)
def test_a_model_that_was_tuned_for_throughput_uses_its_streams(
    for_throughput: Path, given: dict[str, int], streams: int
) -> None:
    with tuner.load(for_throughput, **given) as model:
        assert model.streams == streams
        assert (model.threads, model.program.metric) == (1, "throughput")
        assert len(arenas(model)) == streams


def test_an_unknown_metric_of_a_file_is_refused(for_throughput: Path) -> None:
    with tuner.load(for_throughput) as model:
        content = model.program.as_json()

    assert Program.from_json(content).metric == "throughput"
    with pytest.raises(OfflineModelError, match="unknown metric 'watts'"):
        Program.from_json({**content, "metric": "watts"})


# -- examples --------------------------------------------------------------------------------------

EXAMPLES = Path(__file__).parents[3] / "examples"


def test_the_asyncio_service_answers_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "asyncio_service.py"))

    assert capsys.readouterr().out == "32 answers, 4 at a time, in their order: True\n"


def test_the_asyncio_service_has_at_most_forty_lines() -> None:
    example = EXAMPLES / "asyncio_service.py"

    assert len(example.read_text(encoding="utf-8").splitlines()) <= 40
