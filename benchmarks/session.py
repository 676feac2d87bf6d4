"""One cell tuned, and one cell measured, with the bank of the benchmark.

The bank is kept between runs. Beside it stands when it was begun, by which code, and what each
tuning took.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bankd.bank.folders import make_folder
from bankd.bridge.session_options import session_options
from bankd.bridge.worker import Worker
from bankd.cli.progress import progress
from bankd.clock import now_text, timestamp
from bankd.config.config import Settings
from bankd.config.request import Request
from benchmarks import machine
from benchmarks.results import Cell, Row, Tuning, identity_of, kinds_of, slowest
from tuner.lookup.model_lookup import look_up_model, read_model
from tuner.lookup.protocol import Lookup
from tuner.measure.models import BLOCK_PAUSE_S, BLOCK_RUNS, BLOCK_S
from tuner.session import Options
from tuner.whole_model.model_bench import MIN_ROUNDS, bench_model


@dataclass(frozen=True)
class Job:
    """A cell with all that decides how it is tuned and measured."""

    cell: Cell
    model: Path
    folder: Path
    """Where the bank and the reports lie."""
    against: str
    """Peers, with commas between."""
    seconds: float
    """For the blocks of all engines together; the least number of rounds may take longer."""
    tuning_limit_s: float

    @property
    def bank(self) -> Path:
        return self.folder / "bank"

    def settings(self) -> dict[str, Any]:
        """What a figure depends on, beside the cell, the code and the machine."""
        return {
            "against": self.against,
            "model_sha256": digest_of(self.model),
            "seconds": float(f"{self.seconds:.5g}"),
            "least_rounds": MIN_ROUNDS,
            "block_runs": BLOCK_RUNS,
            "block_s": BLOCK_S,
            "pause_s": BLOCK_PAUSE_S,
            "tuning_limit_s": self.tuning_limit_s,
        }

    def identity(self, *circumstances: Mapping[str, Any]) -> str:
        """That of a row of this job; `circumstances`: machine, versions, bank."""
        return identity_of(self.cell, *circumstances, self.settings())

    def request(self) -> Request:
        target = self.cell.target
        return Request(
            soc_version=target.soc_version,
            cores=target.cores,
            precision_mode=self.cell.precision_mode,
            time_limit_s=self.tuning_limit_s,
            command_line="make bench",
        )

    def bank_settings(self) -> Settings:
        return Settings(self.folder, self.folder / "reports", self.bank)


def digest_of(model: Path) -> str:
    """The first digits of the file's SHA-256: names of models are not unique, and files change."""
    status = model.stat()
    return _digest(model, status.st_size, status.st_mtime_ns)


@functools.cache
def _digest(model: Path, size_bytes: int, changed_ns: int) -> str:
    del size_bytes, changed_ns  # they tell the states of the file apart
    with model.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:12]


def begin_bank(folder: Path, code: str, *, fresh: bool) -> Mapping[str, str]:
    """When the bank in `folder`/bank was begun, and by which code; made if it is not there.

    `fresh` sets one that is there aside, as bank-TIME.
    """
    bank = folder / "bank"
    if fresh and bank.exists():
        bank.rename(folder / f"bank-{timestamp()}")
    make_folder(bank)
    birth = bank / "begun.json"
    if not birth.exists():
        birth.write_text(json.dumps({"made": now_text(), "code": code}) + "\n", encoding="utf-8")
    begun: Mapping[str, str] = json.loads(birth.read_text(encoding="utf-8"))
    return begun


def tune(job: Job) -> Tuning | None:
    """Tune what the bank misses, through the whole pipeline; None where it misses nothing."""
    with Worker(job.bank_settings(), job.request()) as worker:
        options = session_options(job.request(), job.bank_settings(), job.cell.target)
        if _is_known(job.model, options, worker.lookup()):
            return None
        with (
            tempfile.TemporaryDirectory(dir=job.folder) as scratch,
            progress(str(job.cell), bar=True, log_level="info") as listen,
        ):
            record = worker.tune(job.model, Path(scratch) / "tuned.om", listen)
    tuning = Tuning(record.tuning_s, record.tasks, record.hits, record.trials, record.untuned)
    _note(job, tuning)
    return tuning


def _is_known(model: Path, options: Options, bank: Lookup) -> bool:
    """Whether the bank has every subgraph of a model, and every operator of its cut."""
    fused = read_model(model, options)
    known = look_up_model(fused, bank, options)
    counts = len(known.partitions), len(known.hits)
    return counts == (len(fused.subgraphs), len(known.read.uses))


def measure_apart(job: Job, bank: Mapping[str, str]) -> Row:
    """`measure` in a new process: memory and threads of earlier engines are gone."""
    context = get_context("spawn")
    with ProcessPoolExecutor(1, context, initializer=_end_on_ctrl_c) as processes:
        return processes.submit(measure, job, bank).result()


def _end_on_ctrl_c() -> None:
    """At once and without a word: the parent says what is to be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def measure(job: Job, bank: Mapping[str, str]) -> Row:
    """Default, tuned and the peers in alternating blocks; `bank` is what `begin_bank` gave."""
    load = machine.OtherLoad()
    with Worker(job.bank_settings(), job.request()) as worker:
        result = bench_model(
            job.model,
            session_options(job.request(), job.bank_settings(), job.cell.target),
            worker.lookup(),
            against=job.against,
            budget_s=job.seconds,
        )
    others_cores = load.cores()
    return Row(
        at=now_text(),
        cell=job.cell,
        result=dataclasses.replace(result, steps=slowest(result.steps)),
        kinds=kinds_of(result.steps, result.peak_gflops),
        machine=machine.machine(),
        versions=machine.versions(),
        settings=job.settings(),
        bank=bank,
        tuning=_noted(job),
        others_cores=others_cores,
        is_busy=others_cores is not None and others_cores > machine.BUSY_CORES,
    )


def _note(job: Job, tuning: Tuning) -> None:
    """The first session of a cell is the one that counts: a later one finds most in the bank."""
    path = _note_path(job)
    if not path.exists():
        make_folder(path.parent)
        path.write_text(json.dumps(asdict(tuning)) + "\n", encoding="utf-8")


def _noted(job: Job) -> Tuning | None:
    path = _note_path(job)
    return Tuning(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def _note_path(job: Job) -> Path:
    cell = job.cell
    model = f"{cell.model}-{digest_of(job.model)}"
    name = f"{model}-{cell.target.soc_version}-{cell.target.cores}-{cell.precision_mode}.json"
    return job.bank / "tunings" / name


def tune_with_aoe(
    model: Path, arguments: Sequence[str], folders: Mapping[str, str], output: Path
) -> float:
    """Write `output`.om with `bankd aoe` as a user does; give the seconds that it took.

    Ends the benchmark if an operator could not be tuned: times of defaults are no result.
    """
    started_s = time.monotonic()
    ended = subprocess.run(
        [
            sys.executable, "-m", "bankd", "aoe", "--json", "--model", str(model), *arguments,
            "--output", str(output),
        ],
        env={**os.environ, **folders}, check=True, stdout=subprocess.PIPE,
    )  # fmt: skip
    took_s = time.monotonic() - started_s
    if failed := json.loads(ended.stdout)["failed"]:
        output.with_suffix(".om").unlink()
        sys.exit(f"{model.stem}: {len(failed)} operators were not tuned, such as {failed[0]}")
    return took_s
