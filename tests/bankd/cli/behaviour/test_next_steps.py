"""Commands that messages suggest can be pasted: they ask the workspace that was asked before."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bankd.cli.workspace import in_workspace
from bankd.control.place import socket_file
from bankd.control.protocol import ControlRequest, Verb
from bankd.daemon.server.metrics import Metrics
from bankd.errors import ExitCode
from bankd.jobs import Jobs
from tests.bankd.cli.conftest import Command
from tests.bankd.control.answering import answering
from tests.bankd.fakes import write_model

KEY = f"{0xA << 248:064x}"
RUN = Path("my run")


@pytest.fixture
def model(tmp_path: Path, world: None) -> Path:
    """A model whose job in the workspace RUN was set aside."""
    path = write_model(tmp_path / "in" / "m.onnx")
    with closing(Jobs(RUN / "aoe_workspace" / "jobs.db")) as jobs:
        jobs.enqueue(KEY, path)
        jobs.set_aside(KEY, {"what": "cancelled", "hint": f"`bankd retry {KEY[:12]}` tries it"})
        with jobs.serving([path.parent]):
            pass
    return path


def test_commands_name_the_workspace_only_where_it_was_named() -> None:
    told = "`bankd jobs 3f2a` says why, `bankd log` more; `bankd jobs --work_dir x`, `journalctl`"

    assert in_workspace(told, None) == told
    assert in_workspace(told, RUN) == (
        "`bankd jobs 3f2a --work_dir 'my run'` says why, `bankd log` more; "
        "`bankd jobs --work_dir x`, `journalctl`"
    )


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["status"], "`bankd watch {folder} --work_dir 'my run'` starts a daemon"),
        (["jobs", "m"], "`bankd retry 0a0000000000 --work_dir 'my run'` tries it"),
        (["jobs", "no"], "hint: `bankd jobs --work_dir 'my run'` lists the jobs"),
        (["cancel", "m"], "hint: `bankd jobs --work_dir 'my run'` shows what runs and waits"),
        (["prioritise", "m", "5"], "`bankd retry 0a0000000000 --work_dir 'my run'` first"),
        (["retry", "m"], "`bankd watch {folder} --work_dir 'my run'` picks it up"),
        (["drain"], "hint: `bankd watch DIR --work_dir 'my run'` starts one"),
        (["status", "--metrics"], "hint: `bankd watch DIR --work_dir 'my run'` starts one"),
    ],
)
def test_the_next_step_asks_the_same_workspace(
    bankd: Command, model: Path, command: list[str], told: str
) -> None:
    ended = bankd(*command, "--work_dir", RUN)

    assert told.format(folder=model.parent) in ended.out + ended.err


def test_a_cancelled_job_is_tried_again_where_it_was_cancelled(bankd: Command, model: Path) -> None:
    bankd("retry", "m", "--work_dir", RUN)

    ended = bankd("cancel", "m", "--work_dir", RUN)

    assert "`bankd retry 0a0000000000 --work_dir 'my run'` tries it again" in ended.err


def test_metrics_of_several_daemons_are_told_apart(
    bankd: Command, tmp_path: Path, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace = RUN.resolve() / "aoe_workspace"
    sockets = [socket_file(workspace, process) for process in (11, 12)]
    monkeypatch.setattr("bankd.cli.status.find_daemons", lambda folder: sockets)
    asked: list[tuple[int, Verb]] = []

    def answers(process: int) -> Any:
        async def answer(request: ControlRequest) -> Mapping[str, Any]:
            asked.append((process, request.verb))
            return Metrics().answer()

        return answer

    with answering(sockets[0], answers(11)), answering(sockets[1], answers(12)):
        first = bankd("status", "--metrics", "--work_dir", RUN)
        second = bankd("status", "--metrics", "--process", "12", "--work_dir", RUN)
        nobody = bankd("status", "--metrics", "--process", "13", "--work_dir", RUN)

    assert asked == [(11, Verb.METRICS), (12, Verb.METRICS)]
    assert first.err == (
        "bankd: these are of the daemon 11; `bankd status --metrics --process 12 --work_dir "
        "'my run'` prints those of another\n"
    )
    assert (first.out, second.err) == (second.out, "")
    assert nobody.code == ExitCode.NOT_RUNNING
    assert f"no daemon 13 is running for {workspace}" in nobody.err


def test_a_process_is_named_for_metrics_only(bankd: Command, world: None) -> None:
    ended = bankd("status", "--process", os.getpid())

    assert ended.code == ExitCode.USAGE
    assert "--process requires --metrics" in ended.err
