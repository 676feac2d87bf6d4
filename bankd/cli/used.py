"""`bankd used`: the policies that an offline model, or a running process, really uses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankd import bridge
from bankd.bank import LayeredBank
from bankd.bank.diff.diff_text import changes_in_short
from bankd.bank.subject import policy_in_short, short_key
from bankd.bank.task_words import task_words
from bankd.bridge import OURS, kind_of
from bankd.cli.banks import environment_for
from bankd.cli.entry import plain_decision, plain_revision
from bankd.cli.formatting import hear_fault, remark
from bankd.cli.options import (
    NAME,
    bank_option,
    bank_options,
    json_option,
    pager_option,
    require_file,
    wide_option,
)
from bankd.cli.tables import is_json, print_json, table_lines, wrapped, write_lines
from bankd.config.config import shared_folder
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.number_text import counted
from bankd.system.loaded_models import LoadedFile, loaded_files

if TYPE_CHECKING:
    from bankd.bridge.used_policies import UsedModel, UsedPolicy

WORDS = {
    "current": "as the bank has them",
    "past": "of an earlier revision",
    "default": "the default, of no bank",
    "unknown": "of no bank here",
}
"""Words for what the banks know of policies, in the order of `PolicySource`."""


@click.command
@click.argument("om_or_pid", metavar="OM|PID", type=NAME)
@bank_option
@bank_options
@pager_option
@wide_option
@json_option
def used(om_or_pid: str, *, folder: Path | None, **options: Any) -> int:
    """Show the policies that an offline model uses, or those that a running process has loaded.

    For each task: its policy, the bank and the revision that chose it, whether that bank has it
    pinned, and, where the bank holds another policy by now, what changed since. A policy of no bank
    here is the default, or comes from a bank that is not at hand. What subgraphs were partitioned
    into is in the steps themselves, and has no policy of its own in the file.

    PID is the number of a process of yours: the offline models that it has mapped are listed. A
    model whose file was replaced or removed since it was loaded is named. A model that was loaded
    from a file whose name does not end with .om is not seen.

    \b
    Examples:
      bankd used out/m.om
      bankd used 4711
      bankd used out/m.om --json | jq '.[].policies[] | .source'
    """
    env = environment_for(folder)
    shared = shared_folder(env, Path.cwd(), hear_fault)
    further = (options["op_bank_path"], options["mdl_bank_path"], shared)
    process = int(om_or_pid) if om_or_pid.isdecimal() and not Path(om_or_pid).exists() else None
    if process is None:
        path = Path(om_or_pid)
        require_file(path)
        if kind_of(path) != OURS:
            raise BankdError(
                f"{path} is not an offline model of ours",
                "give an .om file that `bankd atc` wrote, or the number of a process",
                ErrorCode.FILE,
            )
        files = [LoadedFile(path, path)]
    else:
        files = _files_of(process)
    with LayeredBank.open_for_reading(env, *further) as banks:
        found = [(file, bridge.used_model(file.readable, banks)) for file in files if file.readable]
    if is_json():
        print_json([_plain(file, model) for file, model in found])
    else:
        write_lines(line for file, model in found for line in _lines(file, model))
    for file in files:
        if file.readable is None:
            what = f"{file.path}: {file.change} since it was loaded"
            remark(f"{what}: what the process uses is not known")
    return ExitCode.OK


def _files_of(process: int) -> list[LoadedFile]:
    """The offline models of a process. Raises BankdError where it has none."""
    files = loaded_files(process)
    if not files:
        raise BankdError(
            f"process {process} has no offline model loaded",
            "it may have ended its models, or load them from files whose names do not end with .om",
            ErrorCode.ARGUMENT,
        )
    return files


def _lines(file: LoadedFile, model: UsedModel) -> Iterator[str]:
    change = f" ({file.change} since it was loaded)" if file.change else ""
    tasks = counted(len(model.policies), "task")
    yield from wrapped(f"{file.path}{change} for {model.target.words}: {tasks}")
    if model.is_whole:
        yield "ONNX Runtime runs the whole model: there are no policies"
        return
    yield from table_lines(
        ("name", "task", "policy", "bank", "revision", "", "now"),
        map(_row, model.policies),
        cutting=("name", "task", "policy", "now"),
        dropping=("task",),
    )
    parts = [f"{number} {WORDS[source]}" for source, number in model.counts.items()]
    if model.pinned:
        parts.append(f"{model.pinned} pinned")
    if model.segments:
        parts.append(f"{counted(model.segments, 'segment')} of ONNX Runtime")
    yield from wrapped(", ".join(parts))


def _row(one: UsedPolicy) -> tuple[object, ...]:
    return (
        one.name if one.uses == 1 else f"{one.name} and {one.uses - 1} more",
        task_words(one.task),
        policy_in_short(one.task, one.policy),
        one.bank or None,
        one.revision.name if one.revision else None,
        "pinned" if one.is_pinned else one.source if one.source != "current" else "",
        _now(one),
    )


def _now(one: UsedPolicy) -> str | None:
    """The changes of the policy by the bank's entry of now; None where it is the same."""
    if one.source == "current":
        return None
    if one.now is None:
        return "no entry"
    return changes_in_short(one.policy, one.now.policy) or "same policy"


def _plain(file: LoadedFile, model: UsedModel) -> dict[str, Any]:
    return {
        "path": str(file.path),
        "replaced": file.change != "",
        "removed": file.change == "removed",
        "checksum": model.checksum,
        **asdict(model.target),
        "counts": model.counts,
        "pinned": model.pinned,
        "segments": model.segments,
        "whole_model_by_onnxruntime": model.is_whole,
        "policies": [
            {
                "name": one.name,
                "uses": one.uses,
                "key": one.key,
                "short_key": short_key(one.key),
                "task": one.task,
                "policy": one.policy,
                "source": one.source,
                "bank": one.bank or None,
                "revision": plain_revision(one.revision),
                "pinned": one.is_pinned,
                "now": one.now and plain_decision(one.now),
            }
            for one in model.policies
        ],
    }
