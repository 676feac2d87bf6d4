"""The benchmark of quantised networks survives an engine that dies."""

from __future__ import annotations

import math
import subprocess
import sys

import pytest

from benchmarks.quantised import _asked


@pytest.mark.parametrize(
    ("program", "seconds"),
    [("input(); print(0.25, flush=True); input()", 0.25), ("raise SystemExit(1)", math.nan)],
)
def test_an_engine_that_dies_has_no_time(program: str, seconds: float) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
    ) as process:  # fmt: skip
        first = _asked(process)
        process.kill()

    assert first == pytest.approx(seconds, nan_ok=True)
