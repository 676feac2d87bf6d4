"""`make run`: build three networks, drop them into a watched folder, and have them tuned.

run/models/ -> run/inbox/ -> bankd watch run/inbox --once -> run/bank/, run/aoe_workspace/
All of it is in `run/`, which git ignores. What was tuned once is not tuned again. Two networks are
in the built-in bank; of the third it lacks what depends on one changed layer.
"""

from __future__ import annotations

import contextlib
import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bankd.bridge.tuning_record import Record
from bankd.jobs import Jobs, JobState

ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / "run"
MODELS, INBOX, BANK = RUN / "models", RUN / "inbox", RUN / "bank"
ZOO = {
    "resnet50": ("resnet50",),
    "bert_base": ("bert_base",),
    "resnet50_changed": ("resnet50", "--change", "conv:layer3.2.conv2"),
}
"""Arguments of `fixtures.zoo` for each model, by the name of its file."""
NAMES = tuple(ZOO)
TIME_LIMIT_S = 80
"""Time limit of each model, so that a slow machine takes minutes, too. The search ends earlier."""


def main() -> int:
    _say(f"everything is in {_short(RUN)}/ (git ignores it; delete it to start from nothing)")
    build_models()
    drop_models()
    code = watch()
    if code == 0:
        report_places()
    else:
        _say(f"bankd ended with exit code {code}: its lines above say what to do")
    return code


def build_models() -> None:
    """Build the models that are missing, with random weights."""
    for name in (name for name in NAMES if not (MODELS / f"{name}.onnx").exists()):
        _say(f"building {name} in {_short(MODELS)}/")
        arguments = ZOO[name]
        with tempfile.TemporaryDirectory(dir=_made(MODELS), prefix=".") as folder:
            python("-m", "fixtures.zoo", *arguments, "--output", folder, check=True, quiet=True)
            (Path(folder) / f"{arguments[0]}.onnx").replace(MODELS / f"{name}.onnx")


def drop_models() -> None:
    """Copy under a partial name, then rename: the watcher never sees half a model."""
    INBOX.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        model, dropped = MODELS / f"{name}.onnx", INBOX / f"{name}.onnx"
        if dropped.exists() and filecmp.cmp(model, dropped):
            continue
        _say(f"dropping {model.name} into {_short(INBOX)}/")
        partial = dropped.with_name(f".{dropped.name}.part")
        shutil.copy2(model, partial)
        partial.replace(dropped)


def watch() -> int:
    """Run the daemon once over the inbox; it shows its progress and ends with the table."""
    BANK.mkdir(parents=True, exist_ok=True)
    command = ["watch", str(INBOX), "--once", "--job_type", "1,2", "--work_dir", str(RUN)]
    command += ["--tuning_time_limit", str(TIME_LIMIT_S), "--busy", "wait"]
    shown = " ".join(_short(word) for word in command)
    _say(f"TUNE_BANK_PATH={_short(BANK)} bankd {shown}")
    return python("-m", "bankd", *command).returncode


def report_places() -> None:
    _say(f"bank            {_short(BANK / 'bank.db')}")
    for record in finished():
        _say(f"offline model   {_short(record.offline_model)}")
        for report in record.reports:
            _say(f"report          {_short(report)}")
    _say(f"look at it      .venv/bin/bankd ls --bank {_short(BANK)}")
    _say(f"                .venv/bin/banktui {_short(BANK)}")


def finished() -> Iterator[Record]:
    """The newest finished session of each model in the inbox."""
    records: dict[Path, Record] = {}
    with contextlib.closing(Jobs(RUN / "aoe_workspace" / "jobs.db")) as jobs:
        for job in jobs.list(JobState.DONE):
            record = Record.parse(job.result)
            if record is not None and job.path.parent == INBOX:
                records[job.path] = record
    yield from records.values()


def python(
    *arguments: str, check: bool = False, quiet: bool = False
) -> subprocess.CompletedProcess[bytes]:
    """Run our Python on the checkout, with the environment's paths set to `run/`."""
    kept = {k: v for k, v in os.environ.items() if k not in ("ASCEND_CACHE_PATH", "AOE_MODE")}
    paths = {
        "TUNE_BANK_PATH": str(BANK),
        "TUNE_KERNEL_CACHE_PATH": str(RUN / "kernels"),
        "ASCEND_WORK_PATH": str(RUN),
    }
    command = [sys.executable, *arguments]
    output = subprocess.DEVNULL if quiet else None
    return subprocess.run(command, cwd=ROOT, env={**kept, **paths}, check=check, stdout=output)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _short(path: str | Path) -> str:
    """A path as seen from the checkout."""
    return str(path).removeprefix(f"{ROOT}{os.sep}")


def _say(text: str) -> None:
    print(f"run: {text}", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except subprocess.CalledProcessError as error:
        _say(f"building the models failed with exit code {error.returncode}: see above")
        sys.exit(1)
