"""Swap ONNX Runtime's session class for ours: record a miss, let the daemon tune it, hit."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import onnxruntime
from onnx import TensorProto, helper, numpy_helper, save

import tuner

rng = np.random.default_rng(0)
weights = numpy_helper.from_array(rng.standard_normal((384, 384), np.float32) / 20, "w")
x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, [32, 384]) for name in "xy")
nodes = [helper.make_node("MatMul", ["x", "w"], ["z"]), helper.make_node("Gelu", ["z"], ["y"])]
graph = helper.make_graph(nodes, "layer", [x], [y], [weights])
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)

with tempfile.TemporaryDirectory() as folder:
    save(model, path := Path(folder, "layer.onnx"))
    os.environ |= {"TUNE_BANK_PATH": folder, "ASCEND_CACHE_PATH": folder}
    os.environ["TUNEBANK_RECORDED"] = f"{folder}/recorded"
    feeds = {"x": rng.standard_normal((32, 384), np.float32)}

    session = tuner.InferenceSession(path)  # instead of onnxruntime.InferenceSession
    print("before:", session.why, len(session.run(["y"], feeds)))
    daemon = [sys.executable, "-m", "bankd", "watch", "--recorded", "--once", "--busy", "wait"]
    subprocess.run([*daemon, "--work_dir", folder, "--tuning_time_limit", "20"], check=True)
    print("changed:", session.refresh())
    [theirs] = onnxruntime.InferenceSession(path).run(["y"], feeds)
    print(f"largest difference: {np.abs(session.run(['y'], feeds)[0] - theirs).max():.1e}")
    print("after:", session.why or "our engine runs it")
