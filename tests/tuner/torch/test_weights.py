"""Memory: a compiled module has its weights once more, in the form that kernels read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from torch import nn

from tests.tuner.torch.compiled import Bank, agree, bank

__all__ = ["bank"]

WIDTH, LAYERS = 4096, 5
WEIGHTS_MIB = WIDTH * WIDTH * LAYERS * 4 >> 20
ELSE_MIB = 240
"""Libraries, code and activations that are loaded besides; less than a copy of the weights."""

PROGRAM = f"""
import json, sys, torch
from torch import nn
from tuner.sessions.online_model import OnlineModel
from tuner.torch import compiled_graph

def resident_mib():
    with open("/proc/self/status") as file:
        [line] = [line for line in file if line.startswith("VmRSS")]
    return int(line.split()[1]) >> 10

def race_call(model, ours, other, *, is_part):
    model.needs_race = False
    return []

OnlineModel.race_call = race_call
module = nn.Sequential(*[nn.Linear({WIDTH}, {WIDTH}) for _ in range({LAYERS})])
x = torch.rand(8, {WIDTH})
with torch.no_grad():
    expected = module(x)
    compiled = torch.compile(module, backend=sys.argv[1])
    before = resident_mib()
    for _ in range(4):
        y = compiled(x)
    after = resident_mib()
engines = [engine for graph in compiled_graph._GRAPHS for engine in graph._engines()]
print(json.dumps({{
    "grown": after - before, "agree": torch.allclose(y, expected, atol=1e-4),
    "ours": [one.loaded is not None for one in engines],
}}))
"""


def told(backend: str, home: Path) -> dict[str, object]:
    """The program's answer, from a process of its own with a new home."""
    home.mkdir()
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path)}
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, backend],
        env=environment, capture_output=True, text=True, check=False, timeout=280,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    answer: dict[str, object] = json.loads(ended.stdout)
    return answer


def test_a_compiled_module_has_no_copy_of_its_weights_but_the_packed_one(tmp_path: Path) -> None:
    floor, ours = told("eager", tmp_path / "eager"), told("tunebank", tmp_path / "ours")

    assert ours["ours"] == [True]
    assert ours["agree"]
    [offline_model] = (tmp_path / "ours").rglob("*.om")
    packed_mib = offline_model.stat().st_size >> 20
    assert ours["grown"] - floor["grown"] < packed_mib + ELSE_MIB < 2 * WEIGHTS_MIB  # type: ignore[operator]


def _resident_mib() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) >> 10 for line in lines if line.startswith("VmRSS"))


def test_a_hundred_shapes_are_compiled_for_a_few_and_grow_nothing_further(
    bank: Bank, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = nn.Sequential(nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 16)).eval()
    compiled = bank.compile_module(module)
    resident = []

    with torch.no_grad():
        for rows in range(2, 102):
            x = torch.rand(rows, 256)
            torch._dynamo.mark_dynamic(x, 0)
            for _ in range(4):
                agree(compiled(x), module(x))
            resident.append(_resident_mib())

    assert len(bank.compiled) == 9
    assert resident[-1] - resident[50] < 16
