"""`make bench-gradients`: gradient tuning of real networks between two ranks over limited links.

Each run has a bank of its own. The first steps of the training tune (AOE_MODE=4); then steps of
PyTorch's own class and of ours take turns, in the same processes, on the same module. Ranks are on
hosts of their own, network namespaces that are joined by a link with the rate; without a rate both
are on this host. Each rank has one core and one thread. Needs Linux, root, iproute2.

With --compiled the module is `torch.compile(backend="tunebank")` for both classes, with default
policies; some two minutes: `unet --rates 0 --compiled`.

    python -m benchmarks.gradients [MODEL ...] [--rates 1000 200 0] [--rounds N] [--compiled]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
from torch.utils._pytree import tree_leaves

import tuner.torch
from bankd.cli.tables import interval, print_table
from bankd.system.device_lock import holding_device, lock_folder
from benchmarks import machine
from benchmarks.models import say
from fixtures.hosts import why_no_hosts
from fixtures.slow_link import slow_link
from fixtures.torch_models import TORCH_MODELS
from tuner.trials.trial import ratio_interval

MODELS = ("resnet50", "bert_base", "gpt2")
RATES_MBIT = (1000.0, 200.0, 0.0)
ROUNDS = 8
MAX_STEPS = 1000
PORT = 29511
RESULTS = Path(__file__).parent / "results"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure every model at every rate; a row is kept as soon as it is there."""
    options = _options(arguments)
    if options.rank_of:
        _train(options)
        return 0
    for rate_mbit in options.rates:
        for model in options.models:
            row = _measure(model, rate_mbit, options)
            path = options.results / f"{row['date'][:10]}-{_slug()}-gradients.jsonl"
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            _print(row)
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make bench-gradients", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add = parser.add_argument
    add("models", nargs="*", metavar="MODEL", help=f"default: {', '.join(MODELS)}")
    add("--rates", type=float, nargs="+", default=RATES_MBIT, help="Mbit/s; 0: not limited")
    add("--rounds", type=int, default=ROUNDS, help=f"of PyTorch and ours (default: {ROUNDS})")
    add("--compiled", action="store_true", help="compile forward and backward passes")
    add("--folder", type=Path, default=Path("run/bench-gradients"), help="banks and reports")
    add("--results", type=Path, default=RESULTS, metavar="DIR")
    add("--rank_of", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    options.models = options.models or MODELS
    if unknown := set(options.models) - TORCH_MODELS.keys():
        parser.error(f"no model {min(unknown)!r}: there are {', '.join(TORCH_MODELS)}")
    if any(options.rates) and not options.rank_of and (why := why_no_hosts()):
        parser.error(f"{why}; --rates 0 needs no link")
    return options


def _measure(model: str, rate_mbit: float, options: argparse.Namespace) -> dict[str, Any]:
    folder = (options.folder / f"{model}-{rate_mbit:g}").resolve()
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "bank").mkdir(parents=True)
    say(f"{model}, {f'{rate_mbit:g} Mbit/s' if rate_mbit else 'one host'}")
    words = [sys.executable, "-m", "benchmarks.gradients", "--rank_of", model]
    words += ["--folder", str(folder), "--rounds", str(options.rounds)]
    words += ["--compiled"] * options.compiled
    began = time.monotonic()
    with ExitStack() as stack, holding_device(lock_folder(os.environ)):
        link = stack.enter_context(slow_link(rate_mbit)) if rate_mbit else None
        load = machine.OtherLoad()
        ranks = []
        for rank in range(2):
            variables: Mapping[str, str] = link.environment(rank) if link else _local(rank)
            core = sorted(os.sched_getaffinity(0))[rank]
            command = link.command(rank, words) if link else ["taskset", "-c", str(core), *words]
            environment = {
                **os.environ, **variables, "AOE_MODE": "4", "TUNE_BANK_PATH": str(folder / "bank"),
                "ASCEND_WORK_PATH": str(folder), "ASCEND_CACHE_PATH": str(folder),
            }  # fmt: skip
            ranks.append(subprocess.Popen(command, env=environment))
            stack.callback(ranks[-1].kill)
        codes = [rank.wait() for rank in ranks]
        others_cores = load.cores()
    if any(codes):
        raise SystemExit(f"{model}: ranks ended with {codes}")
    (report,) = folder.glob("aoe_result_gdat_*.json")
    (content,) = json.loads(report.read_text(encoding="utf-8")).values()
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"), "model": model,
        "rate_mbit": rate_mbit, "compiled": options.compiled,
        "seconds": round(time.monotonic() - began, 1),
        "tuning_s": content[0]["basic"]["tuning_time(s)"], "gdat": content[1]["GDAT"],
        **json.loads((folder / "turns.json").read_text(encoding="utf-8")),
        "others_cores": others_cores, "machine": machine.machine(),
        "versions": {**machine.versions(), "torch": str(torch.__version__)},
    }  # fmt: skip


def _local(rank: int) -> Mapping[str, str]:
    return {
        "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(PORT), "WORLD_SIZE": "2",
        "RANK": str(rank), "LOCAL_RANK": str(rank), "LOCAL_WORLD_SIZE": "2",
        "OMP_NUM_THREADS": "1",
    }  # fmt: skip


def _slug() -> str:
    found = machine.machine()
    return machine.cpu_slug(str(found["cpu"]))


# -- a rank ----------------------------------------------------------------------------------------


def _train(options: argparse.Namespace) -> None:
    """Train until the split is decided; then steps of PyTorch's class and of ours take turns."""
    torch.set_num_threads(1)
    dist.init_process_group("gloo")
    made = TORCH_MODELS[options.rank_of]()
    module = made.module.train()
    if options.compiled:
        settings = {"threads": 1, "on_miss": "ignore"}
        module = torch.compile(module, backend="tunebank", options=settings)
    optimizer = torch.optim.SGD(module.parameters(), lr=1e-4)

    def step(model: torch.nn.Module) -> float:
        dist.barrier()
        began = time.perf_counter()
        optimizer.zero_grad()
        outputs = tree_leaves(model(*made.inputs))
        sum(y.square().mean() for y in outputs if y.requires_grad).backward()
        optimizer.step()
        dist.barrier()
        return time.perf_counter() - began

    ours = tuner.torch.DistributedDataParallel(module)
    steps, gradient_tuner = 0, ours.gradient_tuner
    assert gradient_tuner is not None
    while not gradient_tuner.is_final and steps < MAX_STEPS:
        step(ours)
        steps += 1
    plain = torch.nn.parallel.DistributedDataParallel(module)
    turns: dict[str, list[float]] = {"pytorch": [], "ours": []}
    for number in range(options.rounds + 2):  # the first two make the buckets
        for way, model in (("pytorch", plain), ("ours", ours)):
            seconds = step(model)
            if number >= 2:
                turns[way].append(seconds)
    if dist.get_rank() == 0:
        engines = [f"{row.name}: {row.engine}: {row.why}" for row in tuner.torch.status()]
        found = {
            "split": ours.split, "why_not": gradient_tuner.why_not, "steps": steps,
            "turns_s": turns, "engines": engines,
        }  # fmt: skip
        (options.folder / "turns.json").write_text(json.dumps(found), encoding="utf-8")
    dist.barrier()
    dist.destroy_process_group()


def _print(row: Mapping[str, Any]) -> None:
    """Print a row as a table."""
    rows = [
        [
            ", ".join(split["names"]),
            len(split["segment_size(byte)"]),
            f"{split['step(ms)']:.0f}",
            interval(split["ratio_to_default"]),
            f"{split['hang_over(ms)']:.0f}",
            f"{split['predicted_hang_over(ms)']:.0f}",
        ]
        for split in row["gdat"]["splits"]
    ]
    columns = ["split", "segments", "step ms", "over default", "hang-over ms", "predicted"]
    print_table(columns, rows)
    ratio = ratio_interval(row["turns_s"]["pytorch"], row["turns_s"]["ours"])
    print(f"{row['model']} at {row['rate_mbit']:g} Mbit/s: split {row['split']} {row['why_not']}")
    print(f"PyTorch's class over ours: {interval(ratio)}")
    print(*row["engines"], sep="\n")


if __name__ == "__main__":
    sys.exit(main())
