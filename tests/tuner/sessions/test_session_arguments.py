"""Options of a session: providers, threads and keywords, ONNX Runtime's and ours."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import onnxruntime
import pytest

import tuner
from tests.tuner.sessions.known_models import (
    TINY,
    KnowingBank,
    Ort,
    X,
    assert_equal,
    facts,
    settled,
)
from tuner.errors import OptionError


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
    assert session._models is not None
    [model] = session._models.models
    assert model.loaded is not None
    assert model.loaded.threads == 1


def test_options_of_ours_are_checked(bank: KnowingBank) -> None:
    with pytest.raises(OptionError, match="on_miss='wait': it is one of record, tune, ignore"):
        tuner.InferenceSession(TINY, on_miss="wait")


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
