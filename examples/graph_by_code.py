"""Build a graph by code, compile it with what the bank knows, and run it."""

import tempfile
from pathlib import Path

import numpy as np

import tuner
from tuner.builder import GraphBuilder

chance = np.random.default_rng(0)
graph = GraphBuilder("classifier")
image = graph.input("image", "float32", (1, 3, 32, 32))
weights = chance.normal(0, 0.2, (16, 3, 3, 3)).astype("float32")
features = graph.add("Relu", graph.add("Conv", image, weights, pads=[1, 1, 1, 1]))
pooled = graph.add("Flatten", graph.add("GlobalAveragePool", features))
scores = graph.add("Gemm", pooled, chance.normal(0, 0.2, (16, 10)).astype("float32"))
graph.output(graph.add("Softmax", scores), "probabilities")
print(scores)

with tempfile.TemporaryDirectory() as folder:
    graph.save(Path(folder) / "classifier.onnx")  # for `bankd aoe`, or another program
    output = graph.compile(
        Path(folder) / "classifier.om"
    )  # or graph.tune(...), which takes minutes
    with tuner.load(output) as model:
        [found] = model.run({"image": chance.normal(0, 1, image.shape).astype("float32")}).values()
print(f"sum of probabilities: {found.sum():.3f}")
