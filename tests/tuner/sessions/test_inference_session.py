"""Our session: ONNX Runtime's own session is the oracle of every value, name and error."""

from __future__ import annotations

import gc
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import onnxruntime
import pytest

import tuner
from fixtures.small import SMALL
from tests.tuner.behaviour.test_nested_calls import interrupting
from tuner.errors import OptionError
from tuner.program.execution import Execution
from tuner.runtime.model import LoadedModel
from tuner.sessions.online_model import OnlineModel

from .known_models import (
    TINY,
    KnowingBank,
    Ort,
    X,
    assert_equal,
    bound,
    facts,
    feeds_of,
    saved,
    seen,
    settled,
)


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
    assert len(opened) == 1  # for the comparison and the race

    for _ in range(2):
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


def test_outputs_that_differ_leave_the_model_to_onnx_runtime(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = LoadedModel.run

    def wrong(model: LoadedModel, feeds: Any) -> Any:
        return {name: 1.01 * array for name, array in run(model, feeds).items()}

    monkeypatch.setattr(LoadedModel, "run", wrong)

    session = tuner.InferenceSession(TINY)
    session.run(None, {"x": X})

    assert session.why == "result 0 differs from ONNX Runtime's"
    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))


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


def test_without_a_bank_onnx_runtime_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise OptionError("no tune bank is installed")

    monkeypatch.setattr("tuner.sessions.inference_session.online_bank", none)
    session = tuner.InferenceSession(TINY)

    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert session.why == "no tune bank is installed"


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
    assert session.why.startswith("ChangedModelError: ")


@pytest.mark.parametrize("call", ["run", "bound run"])
def test_an_engine_that_fails_later_leaves_the_model_to_onnx_runtime_and_says_so(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    session = settled()

    def fail(_: object) -> None:
        raise MemoryError("none left")

    monkeypatch.setattr(Execution, "run", fail)

    for _ in range(2):
        made = session.run(None, {"x": X}) if call == "run" else bound(session)
        assert_equal(made, Ort(TINY).run(None, {"x": X}))
    assert session.why == "MemoryError: none left"


def test_an_error_of_a_signal_handler_ends_the_call_that_it_interrupts_and_no_more(
    bank: KnowingBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = settled()

    def handle() -> None:
        raise TimeoutError("of the program")

    with interrupting(monkeypatch, handle), pytest.raises(TimeoutError, match="of the program"):
        session.run(None, {"x": X})

    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert session.why == ""
