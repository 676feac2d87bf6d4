"""Tune a MindSpore cell ahead of time: the result is a file that runs without MindSpore."""

import tempfile
from pathlib import Path

import mindspore
import numpy as np
from mindspore import nn

import tuner
import tuner.mindspore

mindspore.set_seed(0)
cell = nn.SequentialCell(
    nn.Conv2d(3, 16, 3, pad_mode="same"), nn.ReLU(), nn.MaxPool2d(64, 64), nn.Flatten(),
    nn.Dense(16, 10),
)  # fmt: skip
image = np.random.default_rng(0).normal(size=(1, 3, 64, 64)).astype(np.float32)

with tempfile.TemporaryDirectory() as folder:
    output = tuner.mindspore.tune(cell, mindspore.Tensor(image), output=Path(folder) / "cell.om")
    print(output)

    with tuner.load(output) as tuned:  # a process that does this needs no MindSpore
        [scores] = tuned.run({tuned.inputs[0].name: image}).values()

    print(
        f"largest difference: {np.abs(scores - cell(mindspore.Tensor(image)).asnumpy()).max():.1e}"
    )
