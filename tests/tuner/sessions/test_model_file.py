"""Files of the models of sessions: recorded where the bank does not know them, with their data."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx

import tuner
from fixtures.small import write_external_data
from tests.tuner.sessions.known_models import (
    TINY,
    KnowingBank,
    Ort,
    X,
    assert_equal,
    feeds_of,
    saved,
    settled,
)


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
