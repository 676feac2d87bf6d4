"""Answer the requests of an asyncio program by one model, with as many calls at a time as cores."""

import asyncio
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import tuner
from tuner.builder import GraphBuilder

chance = np.random.default_rng(0)
graph = GraphBuilder("layer")
x = graph.input("x", "float32", (32, 384))
weights = chance.normal(0, 0.05, (384, 384)).astype("float32")
graph.output(graph.add("Relu", graph.add("MatMul", x, weights)), "y")


async def serve(model: tuner.LoadedModel, requests: int) -> list[np.ndarray]:
    """Answer so many requests that come at once; the event loop stays free meanwhile."""
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(model.streams) as pool:  # a thread a stream: more would only wait

        async def answer(number: int) -> np.ndarray:
            feeds = {"x": np.full((32, 384), number, np.float32)}
            return (await loop.run_in_executor(pool, model.run, feeds))["y"]

        return await asyncio.gather(*map(answer, range(requests)))


with tempfile.TemporaryDirectory() as folder:
    output = graph.compile(Path(folder) / "layer.om", cores=1)  # or bankd aoe, for throughput
    with tuner.load(output, streams=len(os.sched_getaffinity(0))) as model:
        answers = asyncio.run(serve(model, 32))
        twice = np.allclose(answers[2], 2 * answers[1], rtol=1e-4)
        print(f"{len(answers)} answers, {model.streams} at a time, in their order: {twice}")
