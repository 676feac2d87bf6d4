"""A loaded model: what it accepts, and calls from several threads."""

import itertools
import logging
import os
import signal
import subprocess
import sys
import threading
import time
import tracemalloc
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import numpy as np
import onnx
import pytest

from benchmarks.machine import OtherLoad
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from tuner import load
from tuner.backend import host_soc_versions
from tuner.cpu.contention import CoreUse, ThreadUse
from tuner.cpu.thread_pool import ThreadPool
from tuner.errors import OfflineModelError, OptionError
from tuner.measure.models import time_in_blocks
from tuner.pipeline import compile_model
from tuner.program.execution import Arrays, small_steps
from tuner.runtime.call_options import WAITING_VARIABLE
from tuner.runtime.model import BoundModel, LoadedModel
from tuner.runtime.model import load as load_with_options
from tuner.session import Options
from tuner.target import Target
from tuner.trials.trial import median

TARGET = Target(host_soc_versions()[-1], 1)


@pytest.fixture(scope="module")
def offline_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(SMALL["tiny_encoder"](), tmp_path_factory.mktemp("model"))


def compiled(model: onnx.ModelProto, folder: Path) -> Path:
    onnx.save(model, folder / "m.onnx")
    compile_model(folder / "m.onnx", folder / "m.om", Options(TARGET), MemoryLookup(), print)
    return folder / "m.om"


@pytest.fixture
def loaded(offline_model: Path) -> Iterator[LoadedModel]:
    with load(offline_model, threads=2) as model:
        yield model


def feeds_for(seed: int) -> dict[str, np.ndarray]:
    return random_inputs(SMALL["tiny_encoder"](), seed=seed)


def test_any_number_of_threads_gives_the_same_answer(
    offline_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 1, 2})
    answers = []
    for threads in (1, 2, 3):
        with load(offline_model, threads) as model:
            answers.append(model.run(feeds_for(0)))

    for answer in answers[1:]:
        for name, array in answer.items():
            np.testing.assert_array_equal(array, answers[0][name])


def test_a_quota_lowers_the_default_number_of_threads_and_not_one_that_was_asked_for(
    offline_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 1})
    monkeypatch.setattr("tuner.cpu.host.cpu_quota", lambda: 0.5)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with load(offline_model) as usual, load(offline_model, threads=2) as asked:
            assert (usual.threads, asked.threads) == (1, 2)
            for name, array in usual.run(feeds_for(0)).items():
                np.testing.assert_array_equal(asked.run(feeds_for(0))[name], array)


def test_calls_from_several_threads_do_not_disturb_each_other(loaded: LoadedModel) -> None:
    expected = [loaded.run(feeds_for(seed)) for seed in range(4)]
    wrong: list[int] = []

    def call(seed: int) -> None:
        for _ in range(25):
            answer = loaded.run(feeds_for(seed))
            if any((answer[n] != a).any() for n, a in expected[seed].items()):
                wrong.append(seed)

    threads = [threading.Thread(target=call, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert wrong == []


def test_answers_are_the_callers_own(loaded: LoadedModel) -> None:
    first = loaded.run(feeds_for(0))
    kept = {name: array.copy() for name, array in first.items()}

    loaded.run(feeds_for(1))

    for name, array in first.items():
        np.testing.assert_array_equal(array, kept[name])


def test_inputs_are_not_changed_and_may_be_strided(loaded: LoadedModel) -> None:
    feeds = feeds_for(0)
    expected = loaded.run(feeds)
    spread = {}
    for name, array in feeds.items():
        wide = np.zeros((*array.shape[:-1], array.shape[-1] * 2), array.dtype)
        wide[..., ::2] = array
        spread[name] = wide[..., ::2]

    answer = loaded.run(spread)

    for name, array in answer.items():
        np.testing.assert_array_equal(array, expected[name])
    for name, array in feeds_for(0).items():
        np.testing.assert_array_equal(array, feeds[name])


def test_a_missing_input_is_named(loaded: LoadedModel) -> None:
    name = loaded.inputs[0].name

    with pytest.raises(OptionError, match=f"input {name} is missing"):
        loaded.run({})


def test_an_unknown_input_is_named(loaded: LoadedModel) -> None:
    with pytest.raises(OptionError, match="no input stranger"):
        loaded.run({**feeds_for(0), "stranger": np.zeros(1)})


def test_a_wrong_shape_tells_both_shapes(loaded: LoadedModel) -> None:
    port = loaded.inputs[0]
    feeds = {**feeds_for(0), port.name: np.zeros((9, 9), np.float32)}

    with pytest.raises(OptionError, match=r"float32\[9, 9\]"):
        loaded.run(feeds)


def test_a_truncated_offline_model_is_refused(offline_model: Path, tmp_path: Path) -> None:
    part = tmp_path / "part.om"
    part.write_bytes(offline_model.read_bytes()[:-100])

    with pytest.raises(OfflineModelError):
        load(part)


def test_step_times_cover_every_step(loaded: LoadedModel) -> None:
    times = loaded.time_steps(feeds_for(0), runs=3)

    assert times.shape == (3, len(loaded.program.steps))
    assert (times > 0).all()


# -- arrays that stay ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(set(SMALL) - {"dynamic_batch", "external_data"}))
def test_a_bound_model_gives_what_a_run_gives(name: str, tmp_path: Path) -> None:
    feeds = random_inputs(SMALL[name](), seed=3)

    with load(compiled(SMALL[name](), tmp_path), threads=2) as model:
        expected = model.run(feeds)
        bound = model.bind(feeds, {n: np.zeros_like(a) for n, a in expected.items()})
        bound.run()
        bound.run()

    for output, array in expected.items():
        np.testing.assert_array_equal(bound.outputs[output], array)


def test_a_bound_model_sees_what_is_written_into_its_inputs(loaded: LoadedModel) -> None:
    bound = loaded.bind()
    for seed in (1, 2):
        expected = loaded.run(feeds_for(seed))
        for name, array in feeds_for(seed).items():
            bound.inputs[name][...] = array

        bound.run()

        for name, array in expected.items():
            np.testing.assert_array_equal(bound.outputs[name], array)


def test_two_bindings_of_a_model_do_not_disturb_each_other(loaded: LoadedModel) -> None:
    expected = [loaded.run(feeds_for(seed)) for seed in (1, 2)]
    bounds = [loaded.bind(feeds_for(seed)) for seed in (1, 2)]

    for bound in (*bounds, *bounds):
        bound.run()

    for bound, answer in zip(bounds, expected, strict=True):
        for name, array in answer.items():
            np.testing.assert_array_equal(bound.outputs[name], array)


def test_a_bound_run_allocates_no_memory(wide_model: Path) -> None:
    """What is left are a few small objects of the interpreter's and of this test's own."""
    with load_with_options(wide_model, 2, gives_way=False) as model:
        before, after, peak = traced_bytes(model.bind())

    assert model.outputs[0].shape == (512, 512)
    assert peak - before < 1024
    assert after - before < 1024


def traced_bytes(bound: BoundModel) -> tuple[int, int, int]:
    """What Python and NumPy hold before and after some runs, and the most between."""
    bound.run()
    tracemalloc.start()
    try:
        bound.run()
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(20):
            bound.run()
        return before, *tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()


def test_an_interrupt_while_arrays_are_bound_mixes_no_two_bindings(
    loaded: LoadedModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = loaded.run(feeds_for(1))
    first, second = (loaded.bind(feeds_for(seed)) for seed in (1, 2))
    first.run()
    point_at = loaded._streams[0].only.execution.point_at

    def interrupted(*arrays: Arrays) -> None:
        point_at(*arrays)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(loaded._streams[0].only.execution, "point_at", interrupted)
        with pytest.raises(KeyboardInterrupt):
            second.run()
    for array in first.outputs.values():
        array[...] = 0
    first.run()

    for name, array in expected.items():
        np.testing.assert_array_equal(first.outputs[name], array)


def test_outputs_may_not_lie_in_each_other_or_in_an_input(tmp_path: Path) -> None:
    path = compiled(SMALL["elementwise_chain"](), tmp_path)
    with load(path) as model:
        feeds = {port.name: np.zeros(port.shape, np.float32) for port in model.inputs}
        result, gate = (np.zeros(port.shape, np.float32) for port in model.outputs)
        frozen = result.copy()
        frozen.flags.writeable = False

        model.bind(feeds, {"result": result, "gate": gate})
        for bad in ((result, result), (result, result[::-1][::-1]), (feeds["x"], gate)):
            with pytest.raises(OptionError, match="shares memory with another"):
                model.bind(feeds, {"result": bad[0], "gate": bad[1]})
        with pytest.raises(OptionError, match="output 1 is read-only"):
            model.bind(feeds, {"result": result, "gate": frozen})


def test_arrays_that_stay_must_be_contiguous(loaded: LoadedModel) -> None:
    feeds = feeds_for(0)
    port = loaded.inputs[0]
    wide = np.zeros((*port.shape[:-1], 2 * port.shape[-1]), feeds[port.name].dtype)

    with pytest.raises(OptionError, match=f"input {port.name} is not a plain contiguous array"):
        loaded.bind({**feeds, port.name: wide[..., ::2]})


def test_a_run_keeps_none_of_the_callers_arrays(loaded: LoadedModel) -> None:
    feeds = feeds_for(0)
    name = loaded.inputs[0].name
    held = sys.getrefcount(feeds[name])

    loaded.run(feeds)

    still = sys.getrefcount(feeds[name])
    assert still == held


# -- cores ---------------------------------------------------------------------------------------


def test_every_way_of_waiting_gives_the_same_answer(offline_model: Path) -> None:
    answers = []
    for waiting in ("spin", "yield"):
        with load_with_options(offline_model, 2, waiting=waiting) as model:
            answers.append(model.run(feeds_for(0)))

    for name, array in answers[0].items():
        np.testing.assert_array_equal(answers[1][name], array)


def test_an_unknown_way_of_waiting_is_refused_with_those_there_are(offline_model: Path) -> None:
    with pytest.raises(OptionError, match="'nap': it is one of spin, yield"):
        load_with_options(offline_model, 2, waiting="nap")


def test_the_environment_says_how_cores_wait(
    offline_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WAITING_VARIABLE, "nap")

    with pytest.raises(OptionError) as caught:
        load(offline_model)

    assert WAITING_VARIABLE in str(caught.value.hint)
    load_with_options(offline_model, 2, waiting="spin").close()


def test_nobody_is_pinned_who_does_not_ask(offline_model: Path) -> None:
    before = os.sched_getaffinity(0)

    with load_with_options(offline_model, 2) as free:
        free.run(feeds_for(0))
        within = os.sched_getaffinity(0)
    with load_with_options(offline_model, 2, pinned=True) as pinned:
        pinned.run(feeds_for(0))
        held = os.sched_getaffinity(0)

    assert (within, len(held), os.sched_getaffinity(0)) == (before, 1, before)


@pytest.mark.parametrize(("rows", "width", "alone"), [(16, 16, {0, 1}), (64, 256, set())])
def test_steps_that_two_cores_would_not_do_faster_are_left_to_one(
    rows: int, width: int, alone: set[int], tmp_path: Path
) -> None:
    with load(compiled(products(count=2, rows=rows, width=width), tmp_path)) as model:
        assert small_steps(model.program) == alone


def test_a_run_that_is_watched_gives_the_same_answer(loaded: LoadedModel) -> None:
    """The fixture's model is watched at its first run, and then not for some milliseconds."""
    back_off = loaded._streams[0].memory.pool.back_off
    assert back_off is not None
    back_off.next_look_s = float("inf")
    expected = loaded.run(feeds_for(0))
    back_off.next_look_s = 0.0

    answer = loaded.run(feeds_for(0))

    assert 0 < back_off.next_look_s < float("inf")
    for name, array in expected.items():
        np.testing.assert_array_equal(answer[name], array)


def test_a_forked_child_runs_a_model_that_another_thread_was_running(
    loaded: LoadedModel,
) -> None:
    expected = loaded.run(feeds_for(0))
    assert loaded._streams[0].memory.pool.back_off is not None
    loaded._streams[0].memory.pool.back_off.next_look_s = 0.0  # the child's run is watched

    is_running, may_end = threading.Event(), threading.Event()

    def run() -> None:
        is_running.set()
        may_end.wait()

    other = threading.Thread(target=loaded._streams[0].turn.do, args=(run,))
    other.start()
    is_running.wait()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # that threads and fork do not mix
        child = os.fork()
    if child == 0:
        signal.alarm(60)
        answer = {}
        with suppress(BaseException):
            answer = loaded.run(feeds_for(0))
        same = all(np.array_equal(answer.get(n, 0), a) for n, a in expected.items())
        os._exit(0 if same else 1)
    _, status = os.waitpid(child, 0)
    may_end.set()
    other.join()

    assert os.waitstatus_to_exitcode(status) == 0


def test_a_pinned_model_that_cannot_be_made_lets_the_caller_go(
    offline_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    before = os.sched_getaffinity(0)
    monkeypatch.setattr("tuner.runtime.stream.Execution", fail)

    with pytest.raises(MemoryError):
        load_with_options(offline_model, 2, pinned=True)

    assert os.sched_getaffinity(0) == before


TWO_CORES = pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="one core")


class PlantedScheduler:
    """The statistics of a machine of two CPUs where `others` of them are used by other work.

    Its clock is read before and after a job, and runs for 20 ms from one reading to the next.
    Threads of ours wait for half of that where other work is.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.others, self.now_s, self.busy_s, self.waited_s = 0.0, 50.0, 0.0, 0.0
        monkeypatch.setattr(ThreadPool, "use", lambda _: {1: ThreadUse(0.0, self.waited_s)})
        monkeypatch.setattr("tuner.cpu.thread_pool.core_use", self.core_use)
        monkeypatch.setattr("tuner.program.execution.time", self)
        monkeypatch.setattr("tuner.cpu.thread_pool.time", self)

    def monotonic(self) -> float:
        self.now_s += 0.02
        self.busy_s += 0.02 * self.others
        self.waited_s += 0.01 * self.others
        return self.now_s

    def process_time(self) -> float:
        return 0.0

    def core_use(self, threads: object) -> CoreUse:
        return CoreUse(self.now_s, 2, self.busy_s, 0.0, 0.0)

    def cores_after(self, seconds: float, model: LoadedModel) -> int:
        feeds, end_s = feeds_for(0), self.now_s + seconds
        while self.now_s < end_s:
            model.run(feeds)
        return model.cores_in_use


@TWO_CORES
def test_other_work_is_given_way_to_within_two_seconds_and_reported_once(
    offline_model: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    scheduler, cores = PlantedScheduler(monkeypatch), []
    with caplog.at_level(logging.WARNING), load_with_options(offline_model, 2) as model:
        for others in (0.0, 1.0, 0.0, 1.0, 0.0):
            scheduler.others = others
            cores.append(scheduler.cores_after(2.0, model))

    assert cores == [2, 1, 2, 1, 2]
    assert [r.getMessage() for r in caplog.records] == [
        "other work uses our cores: running on 1 of 2 for a while (reported once)"
    ]


@contextmanager
def busy_process() -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as child:
        try:
            yield
        finally:
            child.kill()


@TWO_CORES
@pytest.mark.timing
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("pause_s", [0.0, 0.02])
def test_beside_busy_processes_two_cores_are_not_slower_than_one(
    wide_model: Path, pause_s: float, processes: int
) -> None:
    feeds = {"x": np.ones((512, 512), np.float32)}

    def mean_s(model: LoadedModel) -> float:
        times, end_s = list[float](), time.monotonic() + 2.0
        while time.monotonic() < end_s:
            start_s = time.monotonic()
            model.run(feeds)
            times.append(time.monotonic() - start_s)
            time.sleep(pause_s)
        return sum(times) / len(times)

    with (
        load_with_options(wide_model, 2) as both,
        load_with_options(wide_model, 1) as one,
        ExitStack() as busy,
    ):
        for _ in range(processes):
            busy.enter_context(busy_process())
        mean_s(both)  # in which it tries one core
        ratios = [mean_s(both) / mean_s(one) for _ in range(5)]

    assert median(ratios) < 1.15


@TWO_CORES
@pytest.mark.timing
def test_nothing_is_given_way_to_on_a_machine_with_nothing_else_to_do(wide_model: Path) -> None:
    feeds, others = {"x": np.ones((512, 512), np.float32)}, OtherLoad()
    with load_with_options(wide_model, 2) as model:
        used, end_s = set(), time.monotonic() + 4.0
        for number in itertools.takewhile(lambda _: time.monotonic() < end_s, itertools.count()):
            model.run(feeds)
            used.add(model.cores_in_use)
            time.sleep((0.0, 0.002, 0.005, 0.05)[number // 20 % 4])

    if (others.cores() or 0.0) > 0.05:
        pytest.skip("this machine had something else to do")
    assert used == {2}


@pytest.mark.timing
def test_the_time_of_a_report_is_that_of_a_user_s_process(wide_model: Path) -> None:
    """Blocks of the tuner's own timing against a hot loop of another process, at defaults."""
    feeds = {"x": np.ones((512, 512), np.float32)}
    with load_with_options(wide_model, 2) as model:
        reported_s = median(time_in_blocks({"tuned": model}, feeds, 2.0).seconds["tuned"])
    code = (
        "import sys, time, numpy as np, tuner\n"
        "model, feeds = tuner.load(sys.argv[1], 2), {'x': np.ones((512, 512), np.float32)}\n"
        "times = []\n"
        "for _ in range(300):\n"
        "    start = time.perf_counter()\n"
        "    model.run(feeds)\n"
        "    times.append(time.perf_counter() - start)\n"
        "print(np.median(times))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(wide_model)], stdout=subprocess.PIPE, check=True, text=True
    )

    assert float(done.stdout) == pytest.approx(reported_s, rel=0.05)


@pytest.fixture(scope="module")
def wide_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some products of 512 x 512 matrices: several milliseconds."""
    return compiled(products(count=12, rows=512, width=512), tmp_path_factory.mktemp("wide"))


def products(count: int, rows: int, width: int) -> onnx.ModelProto:
    """x @ w0 @ w1 @ ..."""
    helper, numpy_helper = onnx.helper, onnx.numpy_helper
    weight = np.eye(width, dtype=np.float32)
    names = ["x", *(f"t{i}" for i in range(1, count)), "y"]
    graph = helper.make_graph(
        [helper.make_node("MatMul", [names[i], f"w{i}"], [names[i + 1]]) for i in range(count)],
        "products",
        [helper.make_tensor_value_info("x", onnx.TensorProto.FLOAT, [rows, width])],
        [helper.make_tensor_value_info("y", onnx.TensorProto.FLOAT, [rows, width])],
        [numpy_helper.from_array(weight, f"w{i}") for i in range(count)],
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)
