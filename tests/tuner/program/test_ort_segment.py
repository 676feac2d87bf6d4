"""Segments of ONNX Runtime: results whose size only a run knows."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.frontend.models import parsed
from tuner import load
from tuner.backend import host_soc_versions
from tuner.element import ELEMENTS
from tuner.errors import UnrunnableModelError
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target


@pytest.mark.parametrize(("element", "name"), [("f16", "float16"), ("bf16", "bfloat16")])
@pytest.mark.parametrize("kept", [0, 2])
def test_rows_whose_number_only_a_run_knows_have_16_bits(
    element: str, name: str, kept: int, tmp_path: Path
) -> None:
    text = f"""g ({name}[6] x, bool[6] keep) => ({name}[n] y) {{
        i = NonZero(keep) j = Transpose(i) y = GatherND(x, j) }}"""
    onnx.save(parsed(text), tmp_path / "m.onnx")
    options = Options(Target(host_soc_versions()[-1], 1))
    compile_model(tmp_path / "m.onnx", tmp_path / "m.om", options, MemoryLookup(), lambda _: None)
    x = np.array([1.5, -2, 3, 0.25, 5, 6]).astype(ELEMENTS[element].dtype)
    keep = np.arange(6) < kept

    with load(tmp_path / "m.om") as model:
        found = model.run({"x": x, "keep": keep})["y"]

    assert found.dtype == x.dtype
    np.testing.assert_array_equal(found.astype(np.float32), x[:kept].astype(np.float32))


def test_a_type_that_an_operator_lacks_only_when_it_runs_is_refused_when_it_is_compiled(
    tmp_path: Path,
) -> None:
    """No kernel of ours has a ThresholdedRelu in a recurrence."""
    head = "g (double[3,1,4] x, double[1,20,4] w) => (double[3,1,1,5] y)"
    activations = '["Sigmoid", "Tanh", "ThresholdedRelu"]'
    text = f"{head} {{ y = LSTM<hidden_size=5, activations={activations}>(x, w, r) }}"
    onnx.save(parsed(text, r=np.zeros((1, 20, 5))), tmp_path / "m.onnx")
    options = Options(Target(host_soc_versions()[-1], 1))

    with pytest.raises(UnrunnableModelError, match="LSTM operator does not support double"):
        compile_model(
            tmp_path / "m.onnx", tmp_path / "m.om", options, MemoryLookup(), lambda _: None
        )
