"""Time a bank of many decisions: writing them, and looking up a whole model (100 keys).

python -m benchmarks.bank [--decisions 1000000] [--folder DIR]
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bankd.bank import Bank, Decision, Stage, TargetKey, TimingSummary, canonical, content_hash

TARGETS = [TargetKey(soc, cores) for soc in ("x86_64-v3", "x86_64-v4") for cores in (2, 8)]
ENVIRONMENT = canonical({"cpu_model": "a CPU", "llvm": "22", "generator": 1})
KEYS_OF_A_MODEL = 100
DECISIONS_OF_A_COMMIT = 10_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--folder", type=Path, help="where the bank is made (default: temporary)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        with Bank.open(folder) as bank:
            start_s = time.perf_counter()
            fill(bank, options.decisions)
            write_s = time.perf_counter() - start_s
        size_bytes = (Path(folder) / "bank.db").stat().st_size
        print(f"wrote {options.decisions} decisions in {write_s:.1f} s, {size_bytes / 1e6:.0f} MB")
        times_ms = sorted(look_ups_ms(Path(folder), options.decisions))
        print(
            f"open and look up {KEYS_OF_A_MODEL} keys: "
            f"median {statistics.median(times_ms):.1f} ms, "
            f"worst {times_ms[-1]:.1f} ms of {len(times_ms)}"
        )


def fill(bank: Bank, count: int) -> None:
    for start in range(0, count, DECISIONS_OF_A_COMMIT):
        target = TARGETS[start // DECISIONS_OF_A_COMMIT % len(TARGETS)]
        numbers = range(start, min(count, start + DECISIONS_OF_A_COMMIT))
        bank.commit(target, [decision(n, target) for n in numbers], "fill", "benchmark")


def decision(number: int, target: TargetKey) -> Decision:
    task = canonical({"op": "gemm", "inputs": [f"f32[1,{number}]", "f32[64,64]"], "tail": ""})
    summary = TimingSummary(21, 10.0 + number % 97, 9.5, 120.0)
    return Decision(
        key=content_hash(task)[:32],
        task=task,
        target=target,
        policy=canonical({"format": "rows", "impl": "fp32", "tile_m_reg": number % 15, "k": 64}),
        rule="tuned",
        environment=ENVIRONMENT,
        baseline=summary,
        timing=summary,
        stages=(Stage("Impl", 12.5, 11.0), Stage("Schedule", 11.0, 10.0)),
        evidence=(content_hash(number), content_hash(-number)),
    )


def look_ups_ms(folder: Path, count: int) -> Iterator[float]:
    """Each as a tuning run meets it: the file is opened, one model is asked for."""
    chance = random.Random(1)
    for _ in range(50):
        start = chance.randrange(0, count, DECISIONS_OF_A_COMMIT)
        target = TARGETS[start // DECISIONS_OF_A_COMMIT % len(TARGETS)]
        numbers = chance.sample(
            range(start, min(count, start + DECISIONS_OF_A_COMMIT)), k=KEYS_OF_A_MODEL
        )
        keys = [decision(number, target).key for number in numbers]
        start_s = time.perf_counter()
        with Bank.open(folder, create=False, read_only=True) as bank:
            found = bank.find(target, keys)
        yield (time.perf_counter() - start_s) * 1e3
        if len(found) != KEYS_OF_A_MODEL:
            raise RuntimeError(f"{len(found)} of {KEYS_OF_A_MODEL} keys found")


if __name__ == "__main__":
    main()
