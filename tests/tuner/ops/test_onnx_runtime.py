"""ONNX Runtime as we import it."""

import os
import subprocess
import sys
from pathlib import Path

SESSION = """
from onnx import TensorProto, helper
from tuner.ops.onnx_runtime import open_session

x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, [2]) for name in "xy")
graph = helper.make_graph([helper.make_node("Relu", ["x"], ["y"])], "g", [x], [y])
model = helper.make_model(graph, ir_version=10, opset_imports=[helper.make_opsetid("", 17)])
open_session(model.SerializeToString(), 1)
"""


def test_onnx_runtime_leaves_nothing_in_the_home_of_the_user(tmp_path: Path) -> None:
    silencing = ("CI", "ORT_DISABLE_TELEMETRY", "ORT_RUNNING_UNIT_TESTS", "XDG_CACHE_HOME")
    env = {name: value for name, value in os.environ.items() if name not in silencing}
    env |= {"HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}

    subprocess.run([sys.executable, "-c", SESSION], check=True, env=env, cwd=tmp_path)

    assert not list(tmp_path.iterdir())
