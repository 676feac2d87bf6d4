"""A run: jobs at one door until its inputs or seconds are used up, and what becomes of findings."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.fuzz.door import made, open_door
from tests.fuzz.finding import Finding, save
from tests.fuzz.minimise import Trials, minimised
from tests.fuzz.summary import Entered
from tests.fuzz.watching import LOOK_S, Job

TELL_S = 5.0

Tell = Callable[[str], object]


def run(door: str, inputs: int, seconds: float, seed: int, jobs: int, tell: Tell) -> Entered:
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
                tell(_progress(door, working, now_s - began_s))
    finally:
        for job in working:
            if job.process:
                job.process.close()
    return _summed(door, working)


def _progress(door: str, working: Sequence[Job], spent_s: float) -> str:
    inputs = sum(job.inputs for job in working)
    kinds = {what for job in working for what in job.tally.findings}
    return (
        f"{door}: {inputs:,} inputs in {spent_s:.0f} s, {inputs / spent_s:,.0f}/s, "
        f"{len(kinds)} findings"
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


def kept(finding: Finding, seed: int, corpus: Path) -> str:
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
