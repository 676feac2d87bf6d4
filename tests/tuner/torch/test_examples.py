"""The examples with PyTorch, and the Python blocks of docs/pytorch.md, run as a user runs them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs/pytorch.md").read_text(encoding="utf-8")
DIFFERENCE = r"largest difference: \d\.\de-0[5-9]|largest difference: 0.0e"


def run(path: Path, folder: Path, *launcher: str, **variables: str) -> str:
    """The output of a script that has a bank, a cache and a home of its own."""
    env = {"TUNE_BANK_PATH": folder / "bank", "TUNEBANK_RECORDED": folder / "recorded",
           "ASCEND_CACHE_PATH": folder / "cache", "HOME": folder, "PYTHONPATH": ROOT}  # fmt: skip
    (folder / "bank").mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, *launcher, str(path)],
        cwd=folder,
        env={**os.environ, **{name: str(value) for name, value in env.items()}, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_a_compiled_module_gives_what_the_module_gives(tmp_path: Path) -> None:
    printed = run(ROOT / "examples/torch_compile.py", tmp_path)

    assert re.search(DIFFERENCE, printed), printed
    assert len(list((tmp_path / "recorded").glob("*/*.onnx"))) == 1


def test_a_module_is_tuned_into_a_file_and_dumped(tmp_path: Path) -> None:
    printed = run(ROOT / "examples/torch_offline.py", tmp_path)

    assert re.search(DIFFERENCE, printed), printed
    assert re.search(r"^for `bankd aoe --model_path`: .+\.onnx$", printed, re.MULTILINE)


def test_a_training_of_two_processes_is_tuned_and_the_next_one_uses_the_split(
    tmp_path: Path,
) -> None:
    path = ROOT / "examples/train_distributed.py"
    launcher = ("-m", "torch.distributed.run", "--standalone", "--nproc_per_node", "2")

    first = run(path, tmp_path, *launcher, AOE_MODE="4", TUNE_ON_BUSY_CORES="True")
    second = run(path, tmp_path, *launcher)

    chosen = re.findall(r"step 200: loss 0\.\d+, split (\S+)", first)
    assert chosen == re.findall(r"step 50: loss 0\.\d+, split (\S+)", second), first + second
    assert f"split of the gradients: {chosen[0]}\n" in second


def test_what_is_recorded_is_tuned_by_the_daemon_and_then_hit(tmp_path: Path) -> None:
    output = run(ROOT / "examples/record_and_hit.py", tmp_path)
    printed = output.splitlines()

    added = re.search(r" state=tuned .* added=(\d+) ", output)
    assert added, output
    better = int(added[1]) > 0  # the default can be best everywhere
    undecided = " warning undecided " in output  # the cores were busy
    assert printed[0] == "recorded: 1"
    assert printed[-3] == f"changed: {int(better)}", output
    assert re.match(DIFFERENCE, printed[-2])
    assert printed[-1] == f"recorded: {int(undecided)}", output


def test_the_blocks_of_the_page_run_in_their_order(tmp_path: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    script = tmp_path / "page.py"
    script.write_text("\n".join(blocks), encoding="utf-8")

    run(script, tmp_path)

    assert len(blocks) >= 4
