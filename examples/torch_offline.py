"""Tune a PyTorch module ahead of time: the result is a file that runs without PyTorch."""

import tempfile
from pathlib import Path

import numpy as np
import torch

import tuner
import tuner.torch

torch.manual_seed(0)
model = torch.nn.Sequential(
    torch.nn.Conv2d(3, 16, 3, padding=1), torch.nn.ReLU(), torch.nn.AdaptiveAvgPool2d(1),
    torch.nn.Flatten(), torch.nn.Linear(16, 10),
).eval()  # fmt: skip
image = torch.randn(1, 3, 64, 64)

with tempfile.TemporaryDirectory() as folder:
    output = tuner.torch.tune(model, (image,), output=Path(folder) / "classifier.om")
    print(output)

    with tuner.load(output) as tuned:  # a process that does this needs no PyTorch
        [scores] = tuned.run({tuned.inputs[0].name: image.numpy()}).values()

    with torch.no_grad():
        print(f"largest difference: {np.abs(scores - model(image).numpy()).max():.1e}")

    dumped = tuner.torch.dump(model, (image,), Path(folder) / "dumped")
    print("for `bankd aoe --model_path`:", ", ".join(path.name for path in dumped))
