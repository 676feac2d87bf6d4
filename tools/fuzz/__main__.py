"""`python -m tools.fuzz [DOOR]`: throw inputs at the doors, and keep what they should not do."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click

from tools.fuzz.door import DOORS, made, open_door
from tools.fuzz.finding import CORPUS, Finding, save
from tools.fuzz.minimise import Trials, minimised
from tools.fuzz.summary import Entered, table
from tools.fuzz.watching import LOOK_S, Job

TELL_S = 5.0
MOST_KEPT = 20
"""Findings of one door that are made small and kept; the others are only told."""


@click.command()
@click.argument("doors", metavar="[DOOR]...", nargs=-1, type=click.Choice(DOORS))
@click.option("--inputs", default=100_000, show_default=True, help="For each door, at most.")
@click.option("--seconds", default=60.0, show_default=True, help="For each door, at most.")
@click.option("--seed", default=1, show_default=True, help="Another one makes other inputs.")
@click.option("--jobs", default=1, show_default=True, help="Children at work at once.")
@click.option("--corpus", default=CORPUS, type=click.Path(path_type=Path), metavar="FOLDER",
              help="Where findings are kept (default: tests/fuzz/corpus).")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Figures as JSON on standard output.")
def fuzz(
    doors: tuple[str, ...],
    inputs: int,
    seconds: float,
    seed: int,
    jobs: int,
    corpus: Path,
    *,
    as_json: bool,
) -> None:
    """Throw damaged and hostile inputs at DOOR (default: at all), each in a child process.

    What may come out is an error for the user. An exception, a crash, more than 5 s or more than
    1 GiB is a finding: it is made small, kept in the corpus, and the exit status is 1.

    \b
    Examples:
      python -m tools.fuzz onnx --seconds 120
      python -m tools.fuzz --inputs 250000 --seconds 3600 --seed 7 --jobs 2
    """
    results = [_entered(door, inputs, seconds, seed, jobs) for door in doors or DOORS]
    click.echo(
        json.dumps([asdict(result) for result in results], indent=2) if as_json else table(results)
    )
    for result in results:
        for finding in result.findings[:MOST_KEPT]:
            click.echo(_kept(finding, seed, corpus), err=True)
    sys.exit(any(result.findings for result in results))


def _entered(door: str, inputs: int, seconds: float, seed: int, jobs: int) -> Entered:
    """Run the jobs of one door until the inputs or the seconds are used up."""
    working = [Job(door, seed, i, jobs, (inputs - i + jobs - 1) // jobs) for i in range(jobs)]
    began_s = told_s = time.monotonic()
    try:
        while not all(job.is_done for job in working):
            for job in working:
                job.look()
            time.sleep(LOOK_S)
            now_s = time.monotonic()
            if now_s - began_s > seconds:
                for job in working:
                    job.stop()
            if now_s - told_s > TELL_S:
                told_s = now_s
                _tell(door, working, now_s - began_s)
    finally:
        for job in working:
            if job.process:
                job.process.close()
    return _summed(door, working)


def _tell(door: str, working: Sequence[Job], spent_s: float) -> None:
    inputs = sum(job.inputs for job in working)
    kinds = {what for job in working for what in job.tally.findings}
    click.echo(
        f"{door}: {inputs:,} inputs in {spent_s:.0f} s, {inputs / spent_s:,.0f}/s, "
        f"{len(kinds)} findings",
        err=True,
    )


def _summed(door: str, working: Sequence[Job]) -> Entered:
    tallies = [job.tally for job in working]
    findings: dict[str, Finding] = {}
    for tally in tallies:
        findings |= {what: found for what, found in tally.findings.items() if what not in findings}
    return Entered(
        door,
        sum(tally.inputs for tally in tallies),
        sum(tally.taken for tally in tallies),
        sum(tally.seconds for tally in tallies),
        max(tally.slowest_ns for tally in tallies) / 1e6,
        max(tally.peak_bytes for tally in tallies),
        tuple(findings.values()),
        sum(tally.found for tally in tallies),
    )


def _kept(finding: Finding, seed: int, corpus: Path) -> str:
    """Make the input small and save it; says where, or that it does not do it again."""
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        door = open_door(finding.door, Path(folder))
        data = made(door, seed, finding.index)
        trials = Trials(finding.door)
        try:
            small = minimised(data, finding.what, door, trials)
        finally:
            trials.close()
    title = f"{finding.door}: {finding.what} (seed {seed}, input {finding.index})"
    if small is None:
        return f"{title}: not again, when it is entered alone\n{finding.detail}"
    return f"{title}: {save(finding, small, corpus)}\n{finding.detail}"


if __name__ == "__main__":
    fuzz()
