"""Our session: ONNX Runtime's own session is the oracle of every value, name and error."""

from __future__ import annotations

import gc
import os
import queue
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import ModelProto, TensorProto, helper

import tuner
from fixtures.inputs import random_inputs
from fixtures.small import SMALL, write_external_data
from fixtures.small.tiny import tiny
from tests.tuner.frontend.models import parsed
from tests.tuner.sessions.test_online import ReplayedRace
from tests.tuner.test_nested_calls import interrupting
from tuner.backend import host_target
from tuner.errors import OfflineModelError, OptionError, OptionTypeError
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.sessions import shaped_models
from tuner.sessions.bank import BankKnowledge, Progress, Shapes
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.sliced_race import SlicedRace
from tuner.size_range import SizeRange
from tuner.target import Target

Ort = onnxruntime.InferenceSession
TINY = tiny(1)
X = np.linspace(-1, 1, 64, dtype=np.float32).reshape(4, 16)
OPEN = "dynamic_batch"


@dataclass
class KnowingBank:
    """A bank that knows everything, or nothing, about every model."""

    models: Path | None
    recorded: Path | None
    knows: bool = True
    compiled: list[Shapes] = field(default_factory=list)

    def state(self, keys: Sequence[str], cores: int) -> str:
        del keys, cores
        return str(self.knows)

    def compile(self, model: Path, output: Path, shapes: Shapes, cores: int) -> BankKnowledge:
        self.compiled.append(shapes)
        options = Options(Target(host_target().soc_version, cores), input_shapes=shapes)
        compile_model(model, output, options, NoBank(), lambda _: None)
        return BankKnowledge(1, int(self.knows), ("task",))

    def tune(
        self,
        model: Path,
        output: Path,
        shapes: Shapes,
        cores: int,
        job_types: str,
        progress: Progress | None = None,
    ) -> None:
        del progress
        raise NotImplementedError


def race_won_by(monkeypatch: pytest.MonkeyPatch, winner: str) -> None:
    """Let the first call of a race, which our engine runs, decide it."""

    times = {name: [1e-3 if name == winner else 2e-3] * 5 for name in ("ours", "other")}
    decided = partial(ReplayedRace, times)
    monkeypatch.setattr("tuner.sessions.online_model.SlicedRace", decided)


@pytest.fixture
def bank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[KnowingBank]:
    """A bank that knows everything, in whose races our engine wins."""
    bank = KnowingBank(tmp_path / "models", tmp_path / "recorded")
    monkeypatch.setattr("tuner.sessions.inference_session.online_bank", lambda: bank)
    race_won_by(monkeypatch, "ours")
    yield bank
    gc.collect()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The sessions of ONNX Runtime that ours have opened, if they are still in memory."""
    alive: list[object] = []

    class Counted(Ort):  # type: ignore[misc]  # untyped
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            alive.append(id(self))

        def __del__(self) -> None:
            alive.remove(id(self))

    monkeypatch.setattr("tuner.sessions.session_arguments.session_class", lambda: Counted)
    return alive


def settled(model: bytes | str | Path = TINY, **options: Any) -> tuner.InferenceSession:
    """A session whose race is over."""
    tuner.InferenceSession(model, **options).run(None, feeds_of(model))
    return tuner.InferenceSession(model, **options)


def feeds_of(model: bytes | str | Path, **sizes: int) -> dict[str, np.ndarray]:
    read = onnx.load_from_string(model) if isinstance(model, bytes) else onnx.load(model)
    return random_inputs(read, **sizes)


def saved(folder: Path, data: bytes = TINY) -> Path:
    (folder / "tiny.onnx").write_bytes(data)
    return folder / "tiny.onnx"


def seen(call: Callable[[], Any]) -> Any:
    """What a call gives, or raises, in a form that can be compared."""
    try:
        return call()
    except Exception as error:
        return type(error), str(error)


def assert_equal(ours: Sequence[Any], theirs: Sequence[Any]) -> None:
    assert len(ours) == len(theirs)
    for own, their in zip(ours, theirs, strict=True):
        assert (type(own), own.dtype, own.shape) == (type(their), their.dtype, their.shape)
        atol = 1e-3 if own.dtype == np.float16 else 1e-4
        np.testing.assert_allclose(own, their, rtol=1e-3, atol=atol)


def facts(session: Any) -> dict[str, Any]:
    """All that a session says about its model."""
    meta = session.get_modelmeta()
    sides = {
        side: [(arg.name, arg.type, arg.shape) for arg in getattr(session, f"get_{side}")()]
        for side in ("inputs", "outputs", "overridable_initializers")
    }
    fields = ("producer_name", "graph_name", "domain", "description", "graph_description")
    return {
        **sides,
        **{name: getattr(meta, name) for name in (*fields, "version", "custom_metadata_map")},
        "providers": (session.get_providers(), session.get_provider_options()),
    }


@pytest.mark.parametrize("name", [name for name in SMALL if name != "external_data"])
def test_every_small_model_is_described_and_answers_as_in_onnx_runtime(
    bank: KnowingBank, name: str
) -> None:
    model = SMALL[name]().SerializeToString()
    theirs = Ort(model)
    feeds = feeds_of(model)
    expected = theirs.run(None, feeds)

    for session in (tuner.InferenceSession(model), settled(model)):
        assert facts(session) == facts(theirs)
        assert_equal(session.run(None, feeds), expected)
        assert_equal(session.run([], feeds), expected)


def test_a_session_is_one_of_onnx_runtime_s_and_may_be_derived_from(bank: KnowingBank) -> None:
    class Derived(tuner.InferenceSession):
        def __init__(self, model: bytes) -> None:
            super().__init__(model, providers=["CPUExecutionProvider"])
            self.calls = 0

        def run(self, *args: Any) -> Any:
            self.calls += 1
            return super().run(*args)

    session = Derived(TINY)

    assert isinstance(session, Ort)
    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert (session.calls, session.why) == (1, "")


def test_onnx_runtime_s_session_is_not_kept_while_our_engine_runs(
    bank: KnowingBank, opened: list[object]
) -> None:
    session = tuner.InferenceSession(TINY)
    assert len(opened) == 1  # for the race

    session.run(None, {"x": X})
    assert (session.why, opened) == ("", [])

    again = tuner.InferenceSession(TINY)
    again.run(["y"], {"x": X})
    facts(again)
    assert (again.why, opened) == ("", [])


def test_a_session_that_is_dropped_is_gone_at_once(bank: KnowingBank, opened: list[object]) -> None:
    bank.knows = False
    session = tuner.InferenceSession(TINY)
    session.io_binding().bind_cpu_input("x", X)
    assert len(opened) == 1

    del session

    assert opened == []


def test_the_race_is_lost_where_onnx_runtime_is_faster(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch, opened: list[object]
) -> None:
    race_won_by(monkeypatch, "other")

    session = settled()

    assert session.why == f"onnxruntime {onnxruntime.__version__} is faster: 1 ms, ours 2 ms"
    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert len(opened) == 1


def raced(monkeypatch: pytest.MonkeyPatch, ours_s: float) -> list[str]:
    """Let races take slices, of replayed times, of the calls; return where each slice ran."""
    slices: list[str] = []

    class Replayed(SlicedRace):
        def __init__(self) -> None:
            super().__init__(lambda: self.now_s)
            self.now_s = 0.0

        def call(self, engines: Mapping[str, Callable[[], Any]]) -> Any:
            def run(name: str) -> Any:
                slices.append(name)
                self.now_s += ours_s if name == "ours" else 0.2
                return engines[name]()

            return super().call({name: partial(run, name) for name in engines})

    monkeypatch.setattr("tuner.sessions.online_model.SlicedRace", Replayed)
    return slices


@pytest.mark.usefixtures("quiet_machine")
@pytest.mark.parametrize("ours_s", [0.1, 0.4])
def test_the_race_takes_slices_of_the_calls_and_each_slice_runs_in_one_engine(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch, opened: list[object], ours_s: float
) -> None:
    slices, expected = raced(monkeypatch, ours_s), Ort(TINY).run(None, {"x": X})
    session = tuner.InferenceSession(TINY)

    for number in range(1, 41):
        assert len(opened) == 1
        assert_equal(session.run(None, {"x": X}), expected)
        assert len(slices) == number
    assert_equal(session.run(None, {"x": X}), expected)

    assert len(slices) == 40
    assert slices.count("ours") == slices.count("other") == 20
    assert (session.why == "") is (ours_s == 0.1)
    assert len(opened) == (0 if ours_s == 0.1 else 1)
    assert tuner.InferenceSession(TINY).why == session.why


@pytest.mark.usefixtures("quiet_machine")
def test_bound_memory_is_read_and_written_in_every_slice_of_a_race(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices, theirs = raced(monkeypatch, 0.1), Ort(TINY)
    session, x, y = tuner.InferenceSession(TINY), X.copy(), np.zeros((4, 16), np.float32)
    given, made = session.io_binding(), session.io_binding()
    for binding in (given, made):
        binding.bind_cpu_input("x", x)
    given.bind_output("y", "cpu", 0, np.float32, y.shape, y.ctypes.data)
    made.bind_output("y")

    for number in range(50):
        x *= -1.1 if number % 2 else -0.9
        expected = theirs.run(None, {"x": x})
        if number % 2:
            session.run_with_iobinding(given)
            assert_equal([y], expected)
        else:
            session.run_with_iobinding(made)
            assert_equal(made.copy_outputs_to_cpu(), expected)

    assert len(slices) == 40
    assert session.why == ""


@pytest.mark.usefixtures("quiet_machine")
def test_threads_may_call_during_a_race(bank: KnowingBank, monkeypatch: pytest.MonkeyPatch) -> None:
    raced(monkeypatch, 0.1)
    session, theirs = tuner.InferenceSession(TINY), Ort(TINY)

    def call(number: int) -> None:
        x = X * np.float32(number % 7 - 3)
        assert_equal(session.run(None, {"x": x}), theirs.run(None, {"x": x}))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(call, range(400)))
    for number in range(50):
        call(number)

    assert session.why == ""
    assert session._opened is None


def test_a_binding_that_onnx_runtime_has_to_run_is_no_slice_of_a_race(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices = raced(monkeypatch, 0.1)
    session = tuner.InferenceSession(TINY)

    for _ in range(3):
        assert_equal(bound(session, x=X), Ort(TINY).run(None, {"x": X}))
    wrong = seen(lambda: bound(session, x=X[:2]))

    assert len(slices) == 3
    assert wrong == seen(lambda: bound(Ort(TINY), x=X[:2]))


def test_outputs_that_differ_leave_the_model_to_onnx_runtime(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.sessions.inference_session.MAX_DIFFERENCE", -1.0)

    session = settled()
    session.run(None, {"x": X})

    assert "differ by" in session.why
    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))


def test_a_model_that_the_bank_does_not_know_runs_in_onnx_runtime_and_is_recorded(
    bank: KnowingBank, tmp_path: Path
) -> None:
    bank.knows = False
    path = saved(tmp_path)

    session = tuner.InferenceSession(path)
    session.run(None, {"x": X})

    assert session.why == "the bank knows nothing of it"
    [recorded] = tmp_path.glob("recorded/tiny-*/*.onnx")
    assert recorded.samefile(path)  # a link: no second copy on the disk

    bank.knows = True
    assert session.refresh()
    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert (session.why, session.refresh()) == ("", False)


def test_recorded_models_bring_copies_of_their_data_files(
    bank: KnowingBank, tmp_path: Path
) -> None:
    bank.knows = False
    (tmp_path / "given").mkdir()
    model = write_external_data(tmp_path / "given")

    session = tuner.InferenceSession(str(model))

    assert_equal(session.run(None, feeds_of(model)), Ort(model).run(None, feeds_of(model)))
    [copy] = tmp_path.glob("recorded/*/external_data.bin")
    data = model.with_name("external_data.bin")
    assert copy.read_bytes() == data.read_bytes()
    assert data.stat().st_nlink == 1  # onnx refuses data files of several names


def test_a_data_file_that_is_called_like_the_copy_overwrites_nothing(
    bank: KnowingBank, tmp_path: Path
) -> None:
    model = write_external_data(tmp_path)
    proto = onnx.load(model, load_external_data=False)
    for tensor in proto.graph.initializer[:2]:
        tensor.external_data[0].value = "model.onnx"
    data = (tmp_path / "external_data.bin").rename(tmp_path / "model.onnx")
    onnx.save(proto, model)
    before = data.read_bytes()

    session = tuner.InferenceSession(model)

    assert_equal(session.run(None, feeds_of(model)), Ort(model).run(None, feeds_of(model)))
    assert data.read_bytes() == before


def test_other_weights_in_a_data_file_are_another_model(bank: KnowingBank, tmp_path: Path) -> None:
    model = write_external_data(tmp_path)
    before = settled(model).run(None, feeds_of(model))
    [data] = [path for path in tmp_path.glob("*") if path.is_file() and path != model]
    weights = np.frombuffer(data.read_bytes(), np.float32)
    data.unlink()
    data.write_bytes((2 * weights).tobytes())

    after = tuner.InferenceSession(model).run(None, feeds_of(model))

    assert_equal(after, Ort(model).run(None, feeds_of(model)))
    assert not np.array_equal(before[0], after[0])


ODD_CALLS: dict[str, Callable[[Any], Any]] = {
    "unknown output": lambda s: s.run(["nope"], {"x": X}),
    "text as output names": lambda s: s.run("y", {"x": X}),
    "no input": lambda s: s.run(None, {}),
    "inputs in a list": lambda s: s.run(None, [X]),
    "unknown input": lambda s: s.run(None, {"x": X, "z": X}),
    "another type": lambda s: s.run(None, {"x": X.astype(np.float64)}),
    "another shape": lambda s: s.run(None, {"x": X[:2]}),
    "another rank": lambda s: s.run(None, {"x": X[0]}),
    "terminated": lambda s: s.run(None, {"x": X}, terminated()),
    "OrtValues, another shape": lambda s: s.run_with_ort_values(None, {"x": value_of(X[:2])}),
    "asynchronous, no input": lambda s: s.run_async(None, {}, print, None),
    "binding of another": lambda s: s.run_with_iobinding(Ort(TINY).io_binding()),
    "binding of nothing": lambda s: s.run_with_iobinding(s.io_binding()),
    "bound to an unknown input": lambda s: s.io_binding().bind_cpu_input("z", X),
    "bound to an unknown output": lambda s: bound(s, "nope"),
    "bound to a list": lambda s: s.io_binding().bind_cpu_input("x", X.tolist()),
    "bound without a shape": lambda s: s.io_binding().bind_output("y", "cpu", 0, None, None, 8),
    "bound without memory": lambda s: s.io_binding().bind_input("x", "cpu", 0, np.float32, [4, 16]),
    "bound to another shape": lambda s: bound(s, x=X[:2]),
    "bound to another type": lambda s: bound(s, x=X.astype(np.float64)),
    "no such attribute": lambda s: s.nonsense,
}


def terminated() -> Any:
    options = onnxruntime.RunOptions()
    options.terminate = True
    return options


def value_of(array: np.ndarray) -> Any:
    return onnxruntime.OrtValue.ortvalue_from_numpy(array)


def bound(session: Any, output: str = "y", x: np.ndarray = X) -> Any:
    """The outputs of a run on bound memory."""
    binding = session.io_binding()
    binding.bind_cpu_input("x", x)
    binding.bind_output(output)
    session.run_with_iobinding(binding)
    return binding.copy_outputs_to_cpu()


@pytest.mark.parametrize("call", ODD_CALLS)
def test_errors_are_those_of_onnx_runtime(bank: KnowingBank, call: str) -> None:
    theirs = seen(lambda: ODD_CALLS[call](Ort(TINY)))
    ours = seen(lambda: ODD_CALLS[call](settled()))

    assert isinstance(theirs, tuple)
    assert ours[0] is theirs[0]
    if call != "no such attribute":
        assert ours[1].split("Invoked")[0] == theirs[1].split("Invoked")[0]


@pytest.mark.parametrize("given", [b"", b"nonsense", __file__, 5, None])
def test_models_that_are_none_are_refused_as_in_onnx_runtime(bank: KnowingBank, given: Any) -> None:
    assert seen(lambda: tuner.InferenceSession(given)) == seen(lambda: Ort(given))


def test_a_model_that_is_missing_has_the_error_of_onnx_runtime_which_is_a_file_not_found(
    bank: KnowingBank,
) -> None:
    theirs = seen(lambda: Ort("missing.onnx"))

    with pytest.raises(theirs[0]) as refused:
        tuner.InferenceSession("missing.onnx")

    assert str(refused.value) == theirs[1]
    assert isinstance(refused.value, FileNotFoundError)
    assert isinstance(refused.value, tuner.ModelError)


def test_a_session_shows_its_model_and_the_engine_that_runs_it(
    bank: KnowingBank, tmp_path: Path
) -> None:
    session = settled(saved(tmp_path))
    assert session.why == ""

    bank.knows = False
    other = tuner.InferenceSession(SMALL["residual_cnn"]().SerializeToString())
    assert other.why

    assert repr(session) == "<InferenceSession of tiny.onnx, runs in tunebank>"
    assert repr(other) == (
        f"<InferenceSession of a model in memory, runs in ONNX Runtime: {other.why}>"
    )


ODD_FEEDS: dict[str, Any] = {
    "a list": X.tolist(),
    "a transposed array": np.asfortranarray(X),
    "a read-only array": np.frombuffer(X.tobytes(), np.float32).reshape(4, 16),
    "an OrtValue": value_of(X),
    "every other row": np.repeat(X, 2, axis=0)[::2],
}


@pytest.mark.parametrize("feed", ODD_FEEDS)
def test_values_that_onnx_runtime_takes_are_taken(bank: KnowingBank, feed: str) -> None:
    value = ODD_FEEDS[feed]

    assert_equal(settled().run(["y"], {"x": value}), Ort(TINY).run(["y"], {"x": X}))


def test_outputs_come_in_the_order_that_is_asked_for(bank: KnowingBank) -> None:
    model = SMALL["residual_cnn"]().SerializeToString()
    feeds, session, theirs = feeds_of(model), settled(model), Ort(model)

    for names in (["features"], ("features", "class"), ["class", "class"]):
        assert_equal(session.run(names, feeds), theirs.run(names, feeds))
    assert session.why == ""


def test_ort_values_come_in_and_out(bank: KnowingBank) -> None:
    [y] = settled().run_with_ort_values(["y"], {"x": value_of(X)})

    assert isinstance(y, onnxruntime.OrtValue)
    assert_equal([y.numpy()], Ort(TINY).run(None, {"x": X}))


def test_a_callback_gets_the_outputs_or_the_error(bank: KnowingBank) -> None:
    calls: queue.Queue[Any] = queue.Queue()

    def callback(*given: Any) -> None:
        calls.put(given)

    session = settled()
    session.run_async(["y"], {"x": X}, callback, "mine")
    outputs, user_data, error = calls.get(timeout=60)
    session.run_async(["y"], {"x": X[:2]}, callback, "mine")
    none, _, fault = calls.get(timeout=60)

    assert_equal(outputs, Ort(TINY).run(None, {"x": X}))
    assert (user_data, error) == ("mine", "")
    assert len(none) == 0
    assert fault.startswith("Got invalid dimensions for input: x")


@pytest.mark.parametrize("ours", [True, False], ids=["our engine", "ONNX Runtime"])
def test_bound_memory_is_read_and_written_where_it_is(bank: KnowingBank, *, ours: bool) -> None:
    bank.knows = ours
    session = settled()
    x, y = X.copy(), np.zeros((4, 16), np.float32)
    z = onnxruntime.OrtValue.ortvalue_from_shape_and_type([4, 16], np.float32)
    binding = session.io_binding()
    binding.bind_input("x", "cpu", 0, np.float32, x.shape, x.ctypes.data)
    binding.bind_output(
        "y", "cpu", element_type=np.float32, shape=y.shape, buffer_ptr=y.ctypes.data
    )
    theirs = Ort(TINY)

    for _ in range(2):
        session.run_with_iobinding(binding)
        assert_equal([y], theirs.run(None, {"x": x}))
        x *= -1
    binding.clear_binding_inputs()
    binding.bind_ortvalue_input("x", value_of(X))
    binding.clear_binding_outputs()
    binding.bind_ortvalue_output("y", z)
    session.run_with_iobinding(binding)

    assert_equal([z.numpy()], theirs.run(None, {"x": X}))
    assert binding.get_outputs()[0].data_ptr() == z.data_ptr()
    assert (session.why == "") == ours


def test_outputs_without_memory_come_in_the_order_of_binding(
    bank: KnowingBank, opened: list[object]
) -> None:
    model = SMALL["residual_cnn"]().SerializeToString()
    session, feeds = settled(model), feeds_of(model)
    binding = session.io_binding()
    binding.bind_cpu_input("image", feeds["image"])
    for name in ("features", "class"):
        binding.bind_output(name)

    session.run_with_iobinding(binding)

    assert isinstance(binding, onnxruntime.IOBinding)
    assert opened == []
    expected = Ort(model).run(["features", "class"], feeds)
    assert_equal(binding.copy_outputs_to_cpu(), expected)
    assert_equal([value.numpy() for value in binding.get_outputs()], expected)
    vector = binding.get_outputs_as_ortvaluevector()
    assert_equal([vector[i].numpy() for i in range(len(vector))], expected)


def test_bindings_of_onnx_runtime_and_its_other_methods_still_work(bank: KnowingBank) -> None:
    session = settled()
    binding = onnxruntime.IOBinding(session)
    binding.bind_cpu_input("x", X)
    binding.bind_output("y")

    session.run_with_iobinding(binding)
    session.set_providers(["CPUExecutionProvider"])
    session.disable_fallback()
    session.enable_fallback()

    assert_equal(binding.copy_outputs_to_cpu(), Ort(TINY).run(None, {"x": X}))
    assert session.get_tuning_results() == Ort(TINY).get_tuning_results()
    assert session.get_profiling_start_time_ns() == Ort(TINY).get_profiling_start_time_ns()
    assert session.why == ""


def test_threads_share_a_session(bank: KnowingBank) -> None:
    session, theirs = tuner.InferenceSession(TINY), Ort(TINY)
    feeds = [{"x": X * number} for number in range(40)]

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda feed: session.run(None, feed), feeds))

    for outputs, feed in zip(found, feeds, strict=True):
        assert_equal(outputs, theirs.run(None, feed))
    assert session.why == ""


def test_threads_end_with_their_session(bank: KnowingBank) -> None:
    settled().run(None, {"x": X})
    gc.collect()
    before = threading.active_count()

    for _ in range(5):
        settled().run(None, {"x": X})
    gc.collect()

    until_s = time.monotonic() + 60
    while threading.active_count() > before and time.monotonic() < until_s:
        time.sleep(0.01)
    assert threading.active_count() <= before


def until_compiled(session: tuner.InferenceSession, feeds: Mapping[str, Any]) -> None:
    """Call a session until our engine runs these shapes, which may take a while."""
    until_s = time.monotonic() + 120
    while session.why and time.monotonic() < until_s:
        session.run(None, feeds)
        time.sleep(0.01)
    assert session.why == ""


def test_open_sizes_are_compiled_for_the_shapes_that_are_called(
    bank: KnowingBank, opened: list[object]
) -> None:
    model = SMALL[OPEN]().SerializeToString()
    session, feeds = tuner.InferenceSession(model), feeds_of(model, dynamic=3)
    for _ in range(2):
        session.run(None, feeds)
    assert bank.compiled == []

    until_compiled(session, feeds)
    session.run(None, feeds)

    assert [list(shapes.values()) for shapes in bank.compiled] == [[(3, 3, 8, 8)]]
    assert opened == []
    others = feeds_of(model, dynamic=5)
    for given in (feeds, others):
        assert_equal(session.run(None, given), Ort(model).run(None, given))


def test_new_shapes_without_end_compile_a_bounded_number_of_models(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shaped_models, "MAX_MODELS", 2)
    monkeypatch.setattr(shaped_models, "MAX_COUNTED", 5)
    model = SMALL[OPEN]().SerializeToString()
    session, theirs = tuner.InferenceSession(model), Ort(model)

    for size in range(1, 12):
        feeds = feeds_of(model, dynamic=size)
        for _ in range(3):
            assert_equal(session.run(None, feeds), theirs.run(None, feeds))
    until_compiled(session, feeds_of(model, dynamic=1))

    assert len(bank.compiled) <= 2


def sequence_model() -> ModelProto:
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2, 3])
    y = helper.make_tensor_sequence_value_info("y", TensorProto.FLOAT, [2, 3])
    graph = helper.make_graph([helper.make_node("SequenceConstruct", ["x"], ["y"])], "s", [x], [y])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)


def text_model() -> ModelProto:
    x, y = (helper.make_tensor_value_info(name, TensorProto.STRING, [2]) for name in "xy")
    graph = helper.make_graph([helper.make_node("Identity", ["x"], ["y"])], "t", [x], [y])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)


@pytest.mark.parametrize(("model", "x"), [
    (sequence_model(), np.ones((2, 3), np.float32)),
    (text_model(), np.array(["a", "b"], object)),
])  # fmt: skip
def test_sequences_and_text_are_left_to_onnx_runtime(
    bank: KnowingBank, model: ModelProto, x: np.ndarray
) -> None:
    data = model.SerializeToString()

    session = tuner.InferenceSession(data)

    assert facts(session) == facts(Ort(data))
    [ours], [theirs] = session.run(None, {"x": x}), Ort(data).run(None, {"x": x})
    assert np.array_equal(ours, theirs)
    assert session.why


def test_a_default_value_may_be_overridden(bank: KnowingBank) -> None:
    model = SMALL["awkward_graph"]().SerializeToString()
    feeds = feeds_of(model)
    name = Ort(model).get_overridable_initializers()[0].name
    shape = Ort(model).get_overridable_initializers()[0].shape
    feeds[name] = np.full(shape, 0.5, np.float32)

    assert_equal(settled(model).run(None, feeds), Ort(model).run(None, feeds))


def test_providers_that_are_not_here_are_passed_over_with_one_warning(bank: KnowingBank) -> None:
    providers = ["CUDAExecutionProvider", ("CPUExecutionProvider", {"some": "option"})]

    with pytest.warns(UserWarning, match="'CUDAExecutionProvider' is not in available") as caught:
        session = settled(providers=providers)

    assert len(caught) == 2  # one for each of the two sessions
    assert session.why == ""
    assert session.get_providers() == ["CPUExecutionProvider"]


@pytest.mark.parametrize("providers", [
    onnxruntime.get_available_providers(), onnxruntime.get_available_providers()[::-1], [],
])  # fmt: skip
def test_programs_may_ask_for_all_providers_that_are_available(
    bank: KnowingBank, providers: list[str]
) -> None:
    session = settled(providers=providers)

    assert facts(session) == facts(Ort(TINY, providers=providers))
    assert session.why == ""


@pytest.mark.parametrize("providers", [["Nonsense"], [5], "CPU"])
def test_other_providers_are_left_to_onnx_runtime(
    bank: KnowingBank, providers: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, theirs = (kind(TINY, providers=providers) for kind in (tuner.InferenceSession, Ort))

    assert facts(ours) == facts(theirs)
    assert ours.why == "the options of the session are ONNX Runtime's alone"
    assert bank.compiled == []
    capfd.readouterr()


def test_options_that_write_files_are_left_to_onnx_runtime(
    bank: KnowingBank, tmp_path: Path
) -> None:
    options = onnxruntime.SessionOptions()
    options.enable_profiling = True
    options.profile_file_prefix = str(tmp_path / "profile")
    session = tuner.InferenceSession(TINY, options)
    session.run(None, {"x": X})

    assert Path(session.end_profiling()).is_file()
    assert bank.compiled == []


def test_threads_are_those_of_the_session_options(bank: KnowingBank, tmp_path: Path) -> None:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1

    session = settled(sess_options=options)

    assert session.get_session_options() is options
    _, loaded = session._engine_for(None, {"x": X}, None)
    assert loaded.threads == 1


def test_options_of_ours_are_checked(bank: KnowingBank) -> None:
    with pytest.raises(OptionError, match="on_miss='wait': it is one of record, tune, ignore"):
        tuner.InferenceSession(TINY, on_miss="wait")


def test_without_a_bank_onnx_runtime_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise OptionError("no tune bank is installed")

    monkeypatch.setattr("tuner.sessions.inference_session.online_bank", none)
    session = tuner.InferenceSession(TINY)

    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert session.why == "no tune bank is installed"


def test_an_offline_model_is_a_session_too(tmp_path: Path) -> None:
    path = tmp_path / "tiny.om"
    compile_model(saved(tmp_path), path, Options(host_target()), NoBank(), lambda _: None)

    session = tuner.InferenceSession(str(path))

    given = [facts(session)[side] for side in ("inputs", "outputs", "providers")]
    assert given == [facts(Ort(TINY))[side] for side in ("inputs", "outputs", "providers")]
    assert_equal(session.run(["y"], {"x": X}), Ort(TINY).run(["y"], {"x": X}))
    assert_equal(bound(session), Ort(TINY).run(None, {"x": X}))
    assert session.why == ""
    with pytest.raises(OptionError, match="the model has no output nope"):
        session.run(["nope"], {"x": X})
    with pytest.raises(OptionError, match="the model takes"):
        session.run(None, {"x": X[:2]})
    with pytest.raises(OfflineModelError, match="does not run in ONNX Runtime"):
        session.end_profiling()
    for wrong in (None, [X]):
        with pytest.raises(OptionTypeError, match="expected a mapping of names to arrays"):
            session.run(None, wrong)
    with pytest.raises(OptionTypeError, match="output names are 'y', not a list"):
        session.run("y", {"x": X})
    assert not hasattr(session, "extra")
    session.set_providers(["CPUExecutionProvider"])


@pytest.mark.parametrize(
    ("shapes", "described"),
    [
        ({"shape_ranges": {"x": (SizeRange(1, 8, "n"), 64)}}, ["n", 64]),
        ({"shape_steps": ({"x": (1, 64)}, {"x": (8, 64)})}, [None, 64]),
        ({"input_shapes": {"x": (8, 64)}}, [8, 64]),
    ],
    ids=["a range", "steps", "one shape"],
)
def test_an_offline_model_of_open_sizes_is_described_as_onnx_runtime_describes_one(
    tmp_path: Path, shapes: dict[str, Any], described: list[Any]
) -> None:
    model = parsed("g (float[n, 64] x) => (float[n, 64] y) { y = Relu(x) }")
    path = saved(tmp_path, model.SerializeToString())
    options = Options(host_target(), **shapes)
    compile_model(path, tmp_path / "m.om", options, NoBank(), lambda _: None)

    session = tuner.InferenceSession(tmp_path / "m.om")

    assert session.get_inputs()[0].shape == described
    assert session.get_outputs()[0].shape == described


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"on_mis": "tune"}, "there is no option 'on_mis': .*on_miss, threads"),
        ({"thread": 1}, "there is no option 'thread'"),
        ({"threads": 0}, "threads=0: at least 1"),
        ({"job_types": 9}, "job_types=9: it is one of '1'"),
        ({"refresh_s": -1}, "refresh_s=-1: a number of seconds of at least 0"),
    ],
)
def test_options_that_there_are_not_are_refused_when_a_session_is_opened(
    bank: KnowingBank, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(OptionError, match=message) as refused:
        tuner.InferenceSession(TINY, **options)

    assert refused.value.hint


def test_a_keyword_that_onnx_runtime_ignores_as_well_is_ignored_with_a_warning(
    bank: KnowingBank,
) -> None:
    with pytest.warns(RuntimeWarning, match="there is no option 'device'.* ignored"):
        session = tuner.InferenceSession(TINY, device="cpu", enable_fallback=1)

    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))


def test_an_empty_file_with_the_name_of_an_offline_model_says_that_it_is_empty(
    tmp_path: Path,
) -> None:
    (tmp_path / "tiny.om").touch()

    with pytest.raises(OfflineModelError, match=r"tiny\.om: the file is empty"):
        tuner.InferenceSession(tmp_path / "tiny.om")


def test_a_callback_that_cannot_be_called_is_refused_at_once(bank: KnowingBank) -> None:
    with pytest.raises(OptionTypeError, match="callback=None: a function"):
        settled().run_async(None, {"x": X}, None, None)


def test_a_program_that_puts_our_class_in_the_place_of_onnx_runtime_s_works(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(onnxruntime, "InferenceSession", tuner.InferenceSession)

    session = settled()

    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert session.why == ""


def test_the_working_directory_and_the_file_may_change_meanwhile(
    bank: KnowingBank, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(tmp_path)
    monkeypatch.chdir(tmp_path)
    session = tuner.InferenceSession("tiny.onnx")
    monkeypatch.chdir("/")

    session.run(None, {"x": X})

    assert session.why == ""
    with pytest.raises(onnxruntime.capi.onnxruntime_pybind11_state.InvalidArgument):
        session.run(None, {"x": X[:2]})


def test_a_call_in_the_middle_of_a_call_is_left_to_onnx_runtime(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, nested = settled(), list[Any]()
    expected = Ort(TINY).run(None, {"x": X})

    def call() -> None:
        nested.append(session.run(None, {"x": X}))
        nested.append([bound(session)[0]])
        nested.append([session.run_with_ort_values(None, {"x": value_of(X)})[0].numpy()])
        assert not session.refresh()

    with interrupting(monkeypatch, call):
        assert_equal(session.run(None, {"x": X}), expected)

    assert len(nested) == 3
    for outputs in nested:
        assert_equal(outputs, expected)
    assert session.why == ""


def test_a_refresh_in_the_middle_of_one_comes_afterwards(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, looks = settled(), list[str]()
    look_again = OnlineModel._look_again

    def look_and_be_interrupted(model: OnlineModel) -> bool:
        looks.append("begun")
        if len(looks) == 1:
            assert not session.refresh()
        looks.append("ended")
        return look_again(model)

    monkeypatch.setattr(OnlineModel, "_look_again", look_and_be_interrupted)

    assert not session.refresh()
    assert looks == ["begun", "ended", "begun", "ended"]


def test_a_compiled_model_whose_file_is_cut_off_is_left_to_onnx_runtime(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.offline_model.container.MAX_COPIED_WEIGHTS_BYTES", 0)
    session = settled()
    assert bank.models is not None
    [kept] = bank.models.glob("*/model.om")

    os.truncate(kept, 0)

    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert_equal(bound(session), Ort(TINY).run(None, {"x": X}))
