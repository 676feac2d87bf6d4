"""`python -m tests.fuzz [DOOR]`: throw inputs at the doors, and keep what they should not do."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

import click

from tests.fuzz.door import DOORS
from tests.fuzz.finding import CORPUS
from tests.fuzz.run import kept, run
from tests.fuzz.summary import record_run, table

MAX_KEPT = 20
"""Findings of one door that are made small and kept; the others are only told."""


@click.command()
@click.argument("doors", metavar="[DOOR]...", nargs=-1, type=click.Choice(DOORS))
@click.option("--inputs", default=100_000, show_default=True, help="For each door, at most.")
@click.option("--seconds", default=60.0, show_default=True, help="For each door, at most.")
@click.option("--seed", default=1, show_default=True, help="Another one makes other inputs.")
@click.option("--jobs", default=1, show_default=True, help="Children at work at once.")
@click.option("--corpus", default=CORPUS, type=click.Path(path_type=Path), metavar="FOLDER",
              help="Where findings are kept (default: tests/fuzz/corpus).")  # fmt: skip
@click.option("--record", type=click.Path(path_type=Path, exists=True), metavar="FILE",
              help="Write the table into this page, between its marks.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Figures as JSON on standard output.")
def fuzz(
    doors: tuple[str, ...],
    inputs: int,
    seconds: float,
    seed: int,
    jobs: int,
    corpus: Path,
    record: Path | None,
    *,
    as_json: bool,
) -> None:
    """Throw damaged and hostile inputs at DOOR (default: at all), each in a child process.

    What may come out is an error for the user. An exception, a crash, more than 5 s or more than
    1 GiB is a finding: it is made small, kept in the corpus, and the exit status is 1.

    \b
    Examples:
      python -m tests.fuzz onnx --seconds 120
      python -m tests.fuzz --inputs 250000 --seconds 3600 --seed 7 --jobs 2
      python -m tests.fuzz --seconds 1200 --inputs 10000000 --record docs/fuzzing.md
    """
    results = [run(door, inputs, seconds, seed, jobs, _tell) for door in doors or DOORS]
    click.echo(
        json.dumps([asdict(result) for result in results], indent=2) if as_json else table(results)
    )
    if record:
        options = f"--inputs {inputs} --seconds {seconds:g} --seed {seed} --jobs {jobs}"
        record_run(record, " ".join(("python -m tests.fuzz", *doors, options)), results)
    for result in results:
        for finding in result.findings[:MAX_KEPT]:
            click.echo(kept(finding, seed, corpus), err=True)
    sys.exit(any(result.findings for result in results))


def _tell(line: str) -> None:
    click.echo(line, err=True)


if __name__ == "__main__":
    fuzz()
