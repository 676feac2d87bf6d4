"""The benchmark of the scheduler, at a small size: simulated machines on a real head."""

from __future__ import annotations

import json
import subprocess
import sys


def test_simulated_machines_do_all_works_of_overlapping_models_once() -> None:
    ended = subprocess.run(
        [
            sys.executable, "-m", "benchmarks.fleet", "--machines", "6", "--models", "6",
            "--subjects", "3", "--json",
        ],
        capture_output=True, text=True, timeout=280, check=True,
    )  # fmt: skip

    row = json.loads(ended.stdout.splitlines()[-1])
    assert (row["machines"], row["models"]) == (6, 6)
    assert row["asked"] > row["works"] - row["models"]  # What models share is one work.
    assert row["works"] == 6 * 3 + 6
    assert 0 < row["efficiency"] <= 1
