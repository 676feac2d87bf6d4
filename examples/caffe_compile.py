"""Compile a network of Caffe with what the bank knows, and run it on noise.

python examples/caffe_compile.py deploy.prototxt weights.caffemodel
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import tuner

network, weights = sys.argv[1:]
chance = np.random.default_rng(0)

with tempfile.TemporaryDirectory() as folder:
    output = Path(folder, "net")
    command = [sys.executable, "-m", "bankd", "atc", "--framework", "0", "--model", network]
    subprocess.run([*command, "--weight", weights, "--output", output], check=True)
    with tuner.load(f"{output}.om") as model:
        inputs = {one.name: chance.normal(size=one.shape).astype("float32") for one in model.inputs}
        for name, array in model.run(inputs).items():
            print(name, array.shape, f"mean {array.mean():.6f}")
