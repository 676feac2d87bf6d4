from __future__ import annotations

import subprocess
import sys

FORBIDDEN = ("tuner", "tui", "llvmlite", "onnx", "onnxruntime", "numpy", "rich", "textual")


def test_the_bank_loads_neither_tuner_nor_screen() -> None:
    script = f"import sys, bankd.bank; print([m for m in {FORBIDDEN} if m in sys.modules])"

    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )

    assert done.stdout == "[]\n"
