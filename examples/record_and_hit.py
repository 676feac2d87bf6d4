"""Record what a bank misses, let the daemon tune it, and run the result: in one process."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import torch

import tuner.torch

torch.manual_seed(0)
layers = [torch.nn.Linear(384, 384), torch.nn.GELU(), torch.nn.LayerNorm(384)]
model = torch.nn.Sequential(*layers, torch.nn.Linear(384, 10)).eval()
x = torch.randn(32, 384)

with tempfile.TemporaryDirectory() as folder, torch.no_grad():
    recorded, bank = Path(folder, "recorded"), Path(folder, "bank")
    bank.mkdir()
    os.environ |= {"TUNE_BANK_PATH": str(bank), "TUNEBANK_RECORDED": str(recorded)}
    os.environ["ASCEND_CACHE_PATH"] = folder  # compiled models

    compiled = torch.compile(model, backend="tunebank", options={"on_miss": "record"})
    compiled(x)
    print("recorded:", len(list(recorded.glob("*/*.onnx"))), flush=True)

    daemon = [sys.executable, "-m", "bankd", "watch", "--recorded", "--once", "--busy", "wait"]
    subprocess.run([*daemon, "--work_dir", folder, "--tuning_time_limit", "30"], check=True)

    print("changed:", tuner.torch.refresh())
    compiled(x)  # compared with PyTorch again
    print(f"largest difference: {(compiled(x) - model(x)).abs().max():.1e}")
    print("recorded:", len(list(recorded.glob("*/*.onnx"))))
