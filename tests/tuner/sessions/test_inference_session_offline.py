"""Sessions of offline models, which have no other engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from onnxruntime import SessionOptions

import tuner
from tests.tuner.frontend.models import parsed
from tests.tuner.sessions.known_models import TINY, Ort, X, assert_equal, bound, facts, saved
from tuner.backend import host_target
from tuner.errors import OfflineModelError, OptionError, OptionTypeError
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.size_range import SizeRange


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


def test_a_session_on_fewer_threads_than_cores_runs_several_calls_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Memory of a further stream is allocated when calls overlap."""
    monkeypatch.setattr("os.sched_getaffinity", lambda process: set(range(4)))
    path, options = tmp_path / "tiny.om", SessionOptions()
    compile_model(saved(tmp_path), path, Options(host_target(cores=1)), NoBank(), lambda _: None)
    options.intra_op_num_threads = 2

    session = tuner.InferenceSession(path, options)

    loaded = session._offline
    assert loaded is not None
    assert (loaded.streams, loaded.threads) == (2, 2)
    assert [stream.memory is not None for stream in loaded._streams] == [True, False]
    assert_equal(session.run(None, {"x": X}), Ort(TINY).run(None, {"x": X}))
    assert tuner.InferenceSession(path)._offline.streams == 1


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


def test_an_empty_file_with_the_name_of_an_offline_model_says_that_it_is_empty(
    tmp_path: Path,
) -> None:
    (tmp_path / "tiny.om").touch()

    with pytest.raises(OfflineModelError, match=r"tiny\.om: the file is empty"):
        tuner.InferenceSession(tmp_path / "tiny.om")
