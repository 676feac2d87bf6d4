"""Programs of MindSpore that `python -m tuner.run` runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tuner.run.programs import run, script

PROGRAM = """\
import gc, sys
import mindspore as ms
import numpy as np
from mindspore import nn

mode = sys.argv[1]
ms.set_context(mode=ms.GRAPH_MODE if mode == "graph" else ms.PYNATIVE_MODE)
generator = np.random.default_rng(0)

def dense(inputs, outputs):
    weights = ms.Tensor(generator.standard_normal((outputs, inputs), np.float32))
    return nn.Dense(inputs, outputs, weights, "zeros")

def show(name, tensor):
    print(name, f"{np.abs(tensor.asnumpy()).sum():.2f}")

net = nn.SequentialCell(dense(16, 8), nn.ReLU(), dense(8, 4))
x = ms.Tensor(np.linspace(-1, 1, 64, dtype=np.float32).reshape(4, 16))
for _ in range(3):
    show("cell", net(x))
net[0].weight.set_data(ms.Tensor(np.full((8, 16), 0.1, np.float32)))
for _ in range(3):
    show("set", net(x))
step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), nn.SGD(net.trainable_params(), 0.1))
step.set_train()
step(x, ms.Tensor(np.zeros((4, 4), np.float32)))
net.set_train(False)
for _ in range(2):
    show("trained", net(x))
if mode == "graph":
    ms.export(net, x, file_name="net", file_format="MINDIR")
    loaded = nn.GraphCell(ms.load("net.mindir"))
    for _ in range(3):
        show("loaded", loaded(x))
if "tuner.mindspore" in sys.modules:
    known = [one for one in gc.get_objects() if type(one).__name__ == "CompiledCell"]
    for row in sorted((row.name, row.engine, row.why) for one in known for row in one.status()):
        print("status", *row)
"""


@pytest.mark.parametrize("mode", ["graph", "pynative"])
def test_cells_in_graph_mode_are_compiled_and_follow_their_weights(
    tmp_path: Path, mode: str
) -> None:
    program = script(tmp_path, PROGRAM)

    plain, hooked = (
        run(tmp_path, program, mode, options=options, AOE_MODE="")
        for options in ((), ("-m", "tuner.run"))
    )

    theirs, ours = plain.stdout.splitlines(), hooked.stdout.splitlines()
    assert (plain.returncode, hooked.returncode) == (0, 0), hooked.stderr
    assert len(theirs) > 6
    assert ours[: len(theirs)] == theirs
    timed = "both still timed in both engines, 0 of 10 blocks of calls"
    found = [f"status GraphCell {timed}", f"status SequentialCell {timed}"]
    assert ours[len(theirs) :] == (found if mode == "graph" else [])


def test_aoe_mode_says_what_stays_in_mindspore(tmp_path: Path) -> None:
    program = script(
        tmp_path,
        "import mindspore as ms\n"
        "import numpy as np\n"
        "ms.set_context(mode=ms.PYNATIVE_MODE)\n"
        "print(ms.nn.Dense(4, 2)(ms.Tensor(np.ones((1, 4), np.float32))).shape)\n",
    )

    ended = run(tmp_path, program, AOE_MODE="2")

    assert ended.returncode == 0
    assert "Dense stays with MindSpore: it runs in PyNative mode" in ended.stderr
