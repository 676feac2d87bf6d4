"""`bankd aoe --job_type 4`: a training script run on several ranks, to tune its gradients."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from bankd.cli.device import holding, on_device
from bankd.cli.formatting import remark
from bankd.cli.options import require_file
from bankd.cli.tables import is_json
from bankd.config.config import JobType, Settings, parse_job_types, read_settings
from bankd.descriptors import read_regular
from bankd.errors import BankdError, ErrorCode, TuningError

OF_TRAINING = {"script", "arguments", "job_type", "config", "nproc", "work_dir", "busy", "json"}
"""Parameters of `bankd aoe` that job type 4 has."""
TORCHRUN = (sys.executable, "-m", "torch.distributed.run", "--standalone")
USAGE = "bankd aoe --job_type 4 --nproc 2 train.py"
NOT_TUNED, TOO_SHORT = 3, 4
"""Exit codes of a rank, as `tuner.torch.tune_script` has them."""
REASON = "gradients were not tuned: "
"""The beginning of a line in which a rank says why."""

_REPORTS = "aoe_result_gdat_*.json"
_FAILED = re.compile(r"\s*(rank|exitcode)\s*: (-?\d+) \(")
"""Lines in which torchrun names the rank that failed first."""


def asks_for_gradients(options: Mapping[str, Any]) -> bool:
    """Return True if `--job_type`, else AOE_MODE, is 4 alone. Raises UsageError for others."""
    text = options["job_type"] or os.environ.get("AOE_MODE")
    if text and parse_job_types(text) == (JobType.GDAT,):
        return True
    if options["script"] is not None:
        raise click.UsageError(
            f"{options['script']} is not an option: a model is given with --model, and a training"
            f" script as in `{USAGE}`"
        )
    return False


def tune_training(options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Tune the gradients of a script; returns the content of the report, empty for a hit.

    Raises BankdError for options that cannot be used, and TuningError.
    """
    _require_usable(options)
    settings = read_settings(os.environ, Path.cwd(), options["work_dir"])
    before = set(settings.result_path.glob(_REPORTS))
    with on_device(settings) as device, holding(options["busy"], device):
        code, said = _run(options, settings)
    report = _report(set(settings.result_path.glob(_REPORTS)) - before)
    if code:
        raise _failure(options["script"], said)
    if report:
        remark(f"report {report['report']}")
    else:
        remark("the bank knows these gradients: nothing was tuned (REPEAT_TUNE=True tunes again)")
    return report


def _require_usable(options: Mapping[str, Any]) -> None:
    context = click.get_current_context()
    for option in context.command.params:
        name = option.name or ""
        source = context.get_parameter_source(name)
        if name not in OF_TRAINING and source is click.core.ParameterSource.COMMANDLINE:
            what = f"{option.opts[0]} is not for job_type 4, which tunes a training script"
            raise BankdError(what, f"run `{USAGE}`", ErrorCode.OPTION)
    if options["script"] is None:
        raise BankdError("job_type 4 tunes a training script", f"run `{USAGE}`", ErrorCode.OPTION)
    if options["nproc"] is None:
        raise BankdError("job_type 4 needs the number of ranks", f"run `{USAGE}`", ErrorCode.OPTION)
    require_file(options["script"])
    if not has_torch():
        what = "job_type 4 needs PyTorch, which is not installed"
        raise BankdError(what, 'pip install "tunebank[torch]"', ErrorCode.COMPONENT)


def has_torch() -> bool:
    """Return whether PyTorch is installed; it is not loaded."""
    return importlib.util.find_spec("torch") is not None


def _run(options: Mapping[str, Any], settings: Settings) -> tuple[int, list[str]]:
    """Exit code of torchrun, and the lines that say what failed. Output is passed on."""
    words = [
        *TORCHRUN, "--nproc_per_node", str(options["nproc"]), "-m", "tuner.torch.tune_script",
        str(options["script"]), *options["arguments"],
    ]  # fmt: skip
    env = {**os.environ, "AOE_MODE": "4", "ASCEND_WORK_PATH": str(settings.result_path)}
    with subprocess.Popen(
        words, env=env, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        stdout=sys.stderr.fileno() if is_json() else None, errors="replace",
    ) as process:  # fmt: skip
        try:
            assert process.stderr is not None
            said = []
            for line in process.stderr:
                click.echo(line, err=True, nl=False)
                if REASON in line or _FAILED.match(line):
                    said.append(line)
            return process.wait(), said
        except BaseException:
            process.terminate()  # torchrun ends its ranks
            raise


def _failure(script: Path, said: Sequence[str]) -> TuningError:
    """The one error of a run that failed: the rank that ended first, and how.

    Torchrun lists every rank that failed, and that one last.
    """
    facts = {found[1]: found[2] for line in said if (found := _FAILED.match(line))}
    reason = next((line.partition(REASON)[2].strip() for line in said if REASON in line), "")
    code = int(facts.get("exitcode", 1))
    if code == NOT_TUNED and reason:
        return TuningError(f"{script}: its gradients were not tuned: {reason}")
    if code == TOO_SHORT:
        return TuningError(
            f"{script} ended before its gradients were tuned",
            "it has to train with DistributedDataParallel, for some 100 steps; what was measured"
            " is in the bank",
        )
    how = f"signal {-code}" if code < 0 else f"exit code {code}"
    return TuningError(
        f"{script} failed in rank {facts.get('rank', '?')} ({how})", "its output is above"
    )


def _report(found: Collection[Path]) -> Mapping[str, Any]:
    """The content of the newest report; empty where there is none."""
    if not found:
        return {}
    path = max(found)
    ((basic, *segments),) = json.loads(read_regular(path)).values()
    gradients = segments[0]["GDAT"] if segments else {}
    return {"report": str(path), **basic["basic"], **gradients}
