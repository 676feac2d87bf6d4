"""The example and the Python blocks of docs/sessions.md, run as a user runs them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs/sessions.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples/inference_session.py"


def run(path: Path, folder: Path) -> str:
    """The output of a script that has a bank, a cache and a home of its own."""
    own = {name: folder / name for name in ("bank", "recorded", "cache", "home")}
    env = {"TUNE_BANK_PATH": own["bank"], "TUNEBANK_RECORDED": own["recorded"],
           "ASCEND_CACHE_PATH": own["cache"], "HOME": own["home"], "PYTHONPATH": ROOT,
           "TUNEBANK_LOCK_PATH": folder, "TUNE_ON_BUSY_CORES": "True"}  # fmt: skip
    own["bank"].mkdir()
    (folder / "aoe.ini").write_text("[BANKD]\nMOST_BUSY_CORES = 8192\n")  # other tests run
    done = subprocess.run(
        [sys.executable, str(path)],
        cwd=folder,
        env={**os.environ, **{name: str(value) for name, value in env.items()}},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_blocks_of_the_page_run_in_their_order(tmp_path: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    lines = "assert np.allclose(y, 1 / 64)\nassert not changed\n"
    script = tmp_path / "page.py"
    script.write_text("\n".join([*blocks, lines]), encoding="utf-8")

    run(script, tmp_path)

    assert len(blocks) == 4


@pytest.mark.slow
def test_a_swapped_session_is_recorded_then_tuned_by_the_daemon_and_then_hit(
    tmp_path: Path,
) -> None:
    printed = run(EXAMPLE, tmp_path).splitlines()

    assert printed[0] == "before: the bank knows nothing of it 1"
    assert "changed: True" in printed
    assert re.match(r"largest difference: \d\.\de-0[5-9]|largest difference: 0.0e", printed[-2])
    assert printed[-1].startswith("after: ")  # either engine may be faster
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40
