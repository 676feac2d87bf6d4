"""Hooks of unmodified programs: ONNX Runtime's sessions, and frameworks that cannot be hooked."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from onnx import TensorProto, helper, numpy_helper, save

from tests.tuner.run.programs import run, script

SESSION = """\
import sys
import numpy as np
from onnxruntime import InferenceSession

def scores(path):
    session = InferenceSession(path, providers=["CPUExecutionProvider"])
    feeds = {"x": np.linspace(-1, 1, 512, dtype=np.float32).reshape(8, 64)}
    for _ in range(3):
        [y] = session.run(None, feeds)
    return f"{float(np.abs(y).sum()):.4f} {type(session).__module__}"

if __name__ == "__main__":
    print(scores(sys.argv[1]))
"""


@pytest.fixture
def model(tmp_path: Path) -> Path:
    rng = np.random.default_rng(0)
    weights = numpy_helper.from_array(rng.standard_normal((64, 32), np.float32) / 8, "w")
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [8, 64])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, [8, 32])
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["x", "w"], ["y"])], "layer", [x], [y], [weights]
    )
    opset = helper.make_opsetid("", 20)
    save(helper.make_model(graph, opset_imports=[opset], ir_version=10), tmp_path / "layer.onnx")
    return tmp_path / "layer.onnx"


def test_sessions_of_a_program_are_ours_and_what_the_bank_misses_is_recorded(
    tmp_path: Path, model: Path
) -> None:
    program = script(tmp_path, SESSION)

    plain, hooked = run(tmp_path, program, model, options=()), run(tmp_path, program, model)

    theirs, ours = plain.stdout.split(), hooked.stdout.split()
    assert ours[0] == theirs[0]
    assert theirs[1].startswith("onnxruntime.")
    assert ours[1] == "tuner.sessions.inference_session"
    assert hooked.stderr == plain.stderr == ""
    assert list((tmp_path / "recorded").glob("layer-*/layer-*.onnx"))


@pytest.mark.slow  # it tunes for real
def test_aoe_mode_tunes_with_the_lines_of_aoe_and_the_next_run_hits(
    tmp_path: Path, model: Path
) -> None:
    program = script(tmp_path, SESSION)

    first, second = (run(tmp_path, program, model, AOE_MODE="2") for _ in range(2))

    assert first.returncode == 0
    lines = first.stderr.splitlines()
    assert lines[:2] == ["in tune mode, training graph handled by tools.", "Aoe tuning graph."]
    assert lines[2] == "layer: tuning, 1 misses"
    assert lines[3].startswith("layer process finished. ")
    assert re.fullmatch(r"\[Aoe\]Aoe process finished,cost time \d+s\.", lines[4])
    assert second.stdout == first.stdout
    assert "tuning" not in second.stderr


def test_a_spawned_child_is_hooked_and_finds_what_main_defines(tmp_path: Path) -> None:
    program = script(
        tmp_path,
        "import multiprocessing, sys\n"
        "def session(_):\n"
        "    import onnxruntime\n"
        "    return onnxruntime.InferenceSession.__module__\n"
        "if __name__ == '__main__':\n"
        "    with multiprocessing.get_context('spawn').Pool(1) as pool:\n"
        "        print(pool.apply(session, (0,)))\n",
    )

    ended = run(tmp_path, program)

    assert (ended.stdout, ended.stderr) == ("tuner.sessions.inference_session\n", "")


def test_a_hook_that_fails_leaves_the_program_to_its_framework(tmp_path: Path) -> None:
    script(tmp_path, "answer = 42\n", "torch.py")
    program = script(tmp_path, "import torch; print(torch.answer, torch.__loader__)")

    plain, hooked = (run(tmp_path, program, options=ours) for ours in ((), ("-m", "tuner.run")))

    assert hooked.returncode == 0
    assert re.sub("0x.*", "", hooked.stdout) == re.sub("0x.*", "", plain.stdout)
    assert hooked.stderr.startswith("tunebank: warning: torch is not hooked: AttributeError: ")


def test_an_error_of_a_framework_that_cannot_be_imported_is_its_own(tmp_path: Path) -> None:
    script(tmp_path, "raise ImportError('no such library')\n", "mindspore.py")
    program = script(tmp_path, "import mindspore")

    plain, hooked = (run(tmp_path, program, options=ours) for ours in ((), ("-m", "tuner.run")))

    assert hooked.returncode == plain.returncode == 1
    assert hooked.stderr.splitlines()[-1] == plain.stderr.splitlines()[-1]
    assert "not hooked" not in hooked.stderr


def test_models_of_another_process_are_said_not_to_be_hooked(tmp_path: Path) -> None:
    (tmp_path / "tensorflow_serving" / "apis").mkdir(parents=True)
    script(tmp_path / "tensorflow_serving" / "apis", "", "__init__.py")
    program = script(tmp_path, "import tensorflow_serving.apis; print('asked')")

    ended = run(tmp_path, program)

    assert ended.stdout == "asked\n"
    assert ended.stderr == (
        "tunebank: warning: tensorflow_serving.apis asks a server, whose models run in a process"
        " that cannot be hooked: name them to `bankd aoe --model`\n"
    )


@pytest.mark.parametrize("mode", ["", "4"])
def test_gradients_that_horovod_sends_are_refused_by_name_where_they_are_tuned(
    tmp_path: Path, mode: str
) -> None:
    (tmp_path / "horovod").mkdir()
    (tmp_path / "horovod" / "__init__.py").touch()
    program = script(tmp_path, "import horovod\nprint('trained')\n")

    done = run(tmp_path, program, AOE_MODE=mode)

    assert done.stdout == "trained\n"
    assert ("horovod: its gradients are not tuned" in done.stderr) == bool(mode)
