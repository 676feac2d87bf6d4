"""`python -m tests.random_graphs`: thousands of random graphs of rewritten patterns."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import click

from tests.random_graphs.check import check

SHOWN = 20


@click.command()
@click.option("--count", default=10_000, show_default=True, help="Number of graphs.")
@click.option("--seed", default=1, show_default=True, help="Another one makes other graphs.")
@click.option("--jobs", default=2, show_default=True, help="Processes at once.")
@click.option("--at_once", default=100, show_default=True, help="Graphs of one model.")
@click.option("--soc_version", help="Instruction-set tier (default: this machine's best).")
def main(count: int, seed: int, jobs: int, at_once: int, soc_version: str | None) -> None:
    """Compile and run random graphs, and compare them with ONNX Runtime and float64.

    Exits with 1 where one gives other results.

    \b
    Examples:
      python -m tests.random_graphs --count 100000
      python -m tests.random_graphs --count 100 --seed 7 --jobs 1
    """
    began_s, seeds = time.monotonic(), range(seed, seed + -(-count // at_once))
    findings, done = [], 0
    with ProcessPoolExecutor(jobs) as pool:
        work = partial(check, count=at_once, soc_version=soc_version)
        for found in pool.map(work, seeds):
            done += at_once
            findings += found
            for finding in found[:SHOWN]:
                click.echo(str(finding))
            if sys.stderr.isatty():
                click.echo(f"\r{done} graphs", nl=False, err=True)
    took_s = time.monotonic() - began_s
    click.echo(f"{done} graphs in {took_s:.0f} s, {len(findings)} wrong")
    sys.exit(bool(findings))


if __name__ == "__main__":
    main()
