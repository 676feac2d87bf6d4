"""An offline model runs where no package but NumPy can be imported, and nothing is compiled."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import onnx
import pytest

import tuner
from fixtures.half import in_half
from fixtures.inputs import random_inputs
from fixtures.quantised import quantised
from fixtures.small import residual_cnn, tiny_encoder
from tests.tuner.program.test_ort_program import TARGET
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.session import Options

REPOSITORY = Path(__file__).parents[3]

ALONE = """
import sys
sys.path.insert(0, {repository!r})
import numpy as np

KNOWN = {{*sys.stdlib_module_names, "tuner", "numpy"}}

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in KNOWN:
            raise ModuleNotFoundError(f"{{name}} is not here")

for name in [name for name in sys.modules if name.partition(".")[0] not in KNOWN]:
    if not name.startswith("_"):
        del sys.modules[name]
sys.meta_path.insert(0, Refusing())

import tuner
with tuner.load({model!r}) as model:
    inputs = dict(np.load({inputs!r}))
    first, second = model.run(inputs), model.run(inputs)
    bound = model.bind(inputs)
    bound.run()
for name, array in first.items():
    assert np.array_equal(array, second[name]) and np.array_equal(array, bound.outputs[name])
np.savez({outputs!r}, **first)
"""


def ran_alone(folder: Path, model: onnx.ModelProto) -> None:
    """Compile a model, run it in a process that has NumPy alone, and compare the outputs."""
    onnx.save(model, folder / "m.onnx")
    compile_model(folder / "m.onnx", folder / "m.om", Options(TARGET), NoBank(), print)
    inputs = random_inputs(model)
    np.savez(folder / "inputs.npz", **inputs)
    code = textwrap.dedent(ALONE).format(
        repository=str(REPOSITORY), model=str(folder / "m.om"),
        inputs=str(folder / "inputs.npz"), outputs=str(folder / "outputs.npz"),
    )  # fmt: skip

    done = subprocess.run(
        [sys.executable, "-P", "-c", code], capture_output=True, text=True, check=False
    )

    assert done.stderr == "", done.stderr
    with tuner.load(folder / "m.om") as loaded:
        assert loaded.program.whole_model is None
        expected = loaded.run(inputs)
    found = np.load(folder / "outputs.npz")
    for name, array in expected.items():
        np.testing.assert_array_equal(found[name], array)


def bf16_between_f32() -> onnx.ModelProto:
    """A product of bf16 whose input and output are f32."""
    model: onnx.ModelProto = onnx.parser.parse_model(
        """<ir_version: 10, opset_import: ["" : 22]>
        g (float[4,64] x) => (float[4,32] y) {
          h = Cast<to=16>(x)
          p = MatMul(h, w)
          r = Relu(p)
          y = Cast<to=1>(r)
        }"""
    )
    numbers = np.random.default_rng(0).standard_normal(64 * 32).tolist()
    weights = onnx.helper.make_tensor("w", onnx.TensorProto.BFLOAT16, (64, 32), numbers)
    model.graph.initializer.append(weights)
    return model


MODELS = {
    "f32 of images": residual_cnn,
    "f32 of text": tiny_encoder,
    "int8": lambda: quantised("cnn", "qdq_u8s8_channels"),
    "f16": lambda: in_half(residual_cnn(), "f16"),
    "bf16": bf16_between_f32,
}


@pytest.mark.parametrize("name", MODELS)
def test_a_model_is_loaded_and_run_by_numpy_alone(name: str, tmp_path: Path) -> None:
    ran_alone(tmp_path, MODELS[name]())


def test_importing_the_package_imports_nothing_but_python_and_is_quick() -> None:
    code = """
import sys, time
start_s = time.process_time()
import tuner
used_s = time.process_time() - start_s
tops = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(used_s < 0.1, *sorted(tops - {"tuner"} - before))
"""
    before = 'import sys; before = {name.partition(".")[0] for name in sys.modules}'

    done = subprocess.run(
        [sys.executable, "-c", before + code], capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == ["True"]
