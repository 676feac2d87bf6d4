"""`bankd status`, `rescan`, `drain`, `reload` and `prioritise`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bankd.control.place import socket_file
from bankd.control.protocol import ControlRequest, Verb
from bankd.daemon.server.metrics import Metrics
from bankd.errors import BankdError, ExitCode
from bankd.jobs import FileSeen, Jobs
from tests.bankd.cli.conftest import Command
from tests.bankd.control.answering import answering, echo

KEYS = {name: f"{number:064x}" for number, name in enumerate(("a", "b", "c"), 0xABC)}
STATUS: dict[str, Any] = {
    "process": os.getpid(),
    "since": "2026-08-22T14:00:00Z",
    "state": "tuning",
    "why": "",
    "folders": ["/in"],
    "job": {"key": KEYS["b"], "model": "b", "phase": "tune", "text": "tune, task 3 of 7",
            "left_s": 200.4, "trials": 9},
    "jobs": {"queued": 1, "running": 1, "done": 0, "set_aside": 2},
    "files": {"known": 5, "waiting": 1, "held_back": 2, "refused": 1, "ignored": 4},
    "waiting": [{"path": "/in/slow.onnx", "why": "it still grows"}],
    "refused": [{"path": "/in/link.onnx", "why": "a symbolic link"}],
    "memory_bytes": 180 << 20,
    "free_bytes": 12 << 30,
    "floor_bytes": 1 << 30,
    "queue_bound": 256,
    "last_scan_s": 3.2,
    "healthy": True,
    "unhealthy": [],
}  # fmt: skip

Answers = Mapping[Verb, Mapping[str, Any] | BankdError]
Daemon = Callable[[Answers], Any]


@pytest.fixture
def daemon(jobs: Jobs, workspace: Path) -> Daemon:
    """A daemon of this process that answers so; gives what it was asked."""

    @contextmanager
    def running(answers: Answers) -> Iterator[list[ControlRequest]]:
        asked: list[ControlRequest] = []

        async def answer(request: ControlRequest) -> Mapping[str, Any]:
            asked.append(request)
            told = answers[request.verb]
            if isinstance(told, BankdError):
                raise told
            return told

        path = socket_file(workspace, os.getpid())
        with jobs.serving([Path("/in")]), answering(path, answer):
            yield asked

    return running


def lines(text: str) -> list[tuple[str, str]]:
    """What is told, by the word that each line begins with."""
    return [(line[:10].strip(), line[10:]) for line in text.splitlines()]


def test_a_daemon_that_tunes_says_what_runs_and_what_waits_and_why(
    bankd: Command, daemon: Daemon
) -> None:
    with daemon({Verb.STATUS: STATUS}):
        ended = bankd("status")

    assert ended.code == ExitCode.OK
    assert ended.err == ""
    assert lines(ended.out) == [
        ("daemon", f"{os.getpid()}, tuning, since 2026-08-22T14:00:00Z"),
        ("watches", "/in"),
        ("runs", "b (000000000000): tune, task 3 of 7, about 3 min 20 s left, 9 trials"),
        ("jobs", "1 queued, 1 running, 2 rejected"),
        ("queue", "1 of 256; 2 files wait outside"),
        ("files", "5 known, 1 incomplete, 1 refused, 4 ignored"),
        ("memory", "180 MiB"),
        ("disk", "12,288 MiB free, of which 1,024 MiB are kept free"),
        ("last scan", "3 s ago"),
        ("waits", "/in/slow.onnx: it still grows"),
        ("refused", "/in/link.onnx: a symbolic link"),
        ("next", "`bankd jobs 000000000000` shows how far it is"),
    ]


def test_a_daemon_that_waits_says_for_what(bankd: Command, daemon: Daemon) -> None:
    why = "process 77 of user anna (bankd aoe) holds the device"
    with daemon({Verb.STATUS: {**STATUS, "state": "waiting", "why": why, "job": None}}):
        ended = bankd("status")

    assert ("why", why) in lines(ended.out)
    assert ("next", "wait: the next job begins by itself when that is over") in lines(ended.out)


def test_a_full_disk_is_told_with_what_makes_room(bankd: Command, daemon: Daemon) -> None:
    with daemon({Verb.STATUS: {**STATUS, "free_bytes": 5 << 20}}):
        told = dict(lines(bankd("status").out))

    assert told["disk"].endswith("1,024 MiB are kept free; no job starts until there is more")
    assert told["next"] == "`bankd clean` removes old results"


def test_the_machines_of_a_fleet_are_told_with_what_each_does(
    bankd: Command, daemon: Daemon
) -> None:
    machines = [
        {"name": "lab", "targets": ["x86_64-v3_1", "x86_64-v4_2"], "load": 1.25,
         "doing": "conv1", "trials_per_minute": 90.0, "unsent": 2},
        {"name": "lab2", "targets": ["x86_64-v3_1"]},
    ]  # fmt: skip
    with daemon({Verb.STATUS: {**STATUS, "machines": machines}}):
        told = lines(bankd("status").out)

    assert [text for name, text in told if name == "machine"] == [
        "lab (x86_64-v4_2 and 1 more), load 1.2: conv1, 90 trials a minute; 2 not sent yet",
        "lab2 (x86_64-v3_1), load 0.0: waits",
    ]


def test_long_lists_are_cut_and_the_rest_is_counted(bankd: Command, daemon: Daemon) -> None:
    waiting = [{"path": f"/in/{n}.onnx", "why": "it grows"} for n in range(50)]
    with daemon({Verb.STATUS: {**STATUS, "waiting": waiting}}):
        told = [value for name, value in lines(bankd("status").out) if name == "waits"]

    assert len(told) == 11
    assert told[-1] == "and 40 more: see --json"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"healthy": False, "unhealthy": ["the last look at /in is 90 s ago"]},
         "the last look at /in is 90 s ago"),
        ({"healthy": False}, "it reports a problem"),
    ],
)  # fmt: skip
def test_a_daemon_that_is_not_in_order_ends_with_1(
    bankd: Command, daemon: Daemon, said: dict[str, Any], told: str
) -> None:
    with daemon({Verb.STATUS: {**STATUS, **said}}):
        ended = bankd("status")

    assert ended.code == ExitCode.FAILURE
    assert ("unhealthy", told) in lines(ended.out)
    assert dict(lines(ended.out))["next"].startswith("see the daemon's log")


def test_a_daemon_that_does_not_listen_is_unhealthy_and_the_list_is_told(
    bankd: Command, jobs: Jobs
) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    with jobs.serving([Path("/in")]):
        ended = bankd("status")

    told = dict(lines(ended.out))
    assert ended.code == ExitCode.FAILURE
    assert told["daemon"] == f"{os.getpid()}, silent"
    assert told["unhealthy"].startswith("no daemon listens on ")
    assert told["jobs"] == "1 queued"


def test_without_a_daemon_the_list_tells_what_it_knows(bankd: Command, jobs: Jobs) -> None:
    for name, key in KEYS.items():
        jobs.enqueue(key, Path(f"/in/{name}.onnx"))
    jobs.set_aside(KEYS["b"], {"what": "is truncated"})
    jobs.finish(KEYS["c"], {})
    jobs.files.note([FileSeen(Path("/in/x.onnx"), "", "", None, "a symbolic link")])
    with jobs.serving([Path("/my models")]):
        pass

    ended = bankd("status")

    told = lines(ended.out)
    assert ended.code == ExitCode.NOT_RUNNING
    assert told[0][1].startswith("no daemon is running; last seen 20")
    assert told[1:] == [
        ("jobs", "1 queued, 1 done, 1 rejected"),
        ("refused", "/in/x.onnx: a symbolic link"),
        ("rejected", "b (000000000000): is truncated"),
        ("next", "`bankd watch '/my models'` starts a daemon"),
    ]


def test_without_a_workspace_nothing_runs_and_nothing_is_made(
    bankd: Command, workspace: Path
) -> None:
    ended = bankd("status")

    assert ended.code == ExitCode.NOT_RUNNING
    assert "no daemon is running" in ended.out
    assert not workspace.exists()


def test_json_has_the_daemons_own_words_and_the_list(
    bankd: Command, daemon: Daemon, jobs: Jobs, workspace: Path
) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))
    jobs.set_aside(KEYS["a"], {"what": "is truncated"})
    with daemon({Verb.STATUS: {**STATUS, "new_in_version_9": [1]}}):
        up = bankd("status", "--json")
    down = bankd("status", "--json")

    told, after = json.loads(up.out), json.loads(down.out)
    assert (up.code, down.code) == (ExitCode.OK, ExitCode.NOT_RUNNING)
    assert told["workspace"] == str(workspace)
    assert (told["running"], told["healthy"]) == (True, True)
    assert told["daemons"] == [{
        "process": os.getpid(), "healthy": True, "unhealthy": [],
        "status": {**STATUS, "new_in_version_9": [1]},
    }]  # fmt: skip
    assert told["jobs"] == {"rejected": 1}
    assert told["rejected"] == [
        {"key": KEYS["a"], "path": "/in/a.onnx", "why": "is truncated"},
    ]  # fmt: skip
    assert (after["running"], after["healthy"], after["daemons"]) == (False, False, [])
    assert after["last_seen"]["process"] == os.getpid()


def test_a_daemon_of_another_version_is_shown_as_far_as_it_is_understood(
    bankd: Command, daemon: Daemon
) -> None:
    strange = {
        "state": 7,
        "job": [],
        "jobs": {"x\x1b[2J": 3},
        "waiting": "none",
        "refused": [{"path": "/in/\x1b[31m\udcff", "why": "no\nnext      done"}],
    }
    with daemon({Verb.STATUS: strange}):
        ended = bankd("status")

    assert ended.code == ExitCode.OK
    assert "\x1b" not in ended.out
    assert ("jobs", "3 x\\x1b[2J") in lines(ended.out)
    assert ("refused", "/in/\\x1b[31m\\udcff: no\\x0anext      done") in lines(ended.out)


def test_metrics_are_printed_as_the_daemon_tells_them(bankd: Command, daemon: Daemon) -> None:
    metrics = Metrics()
    metrics.stands({"queue_bound": 256})
    with daemon({Verb.METRICS: metrics.answer()}):
        text, plain = bankd("status", "--metrics"), bankd("status", "--metrics", "--json")

    assert (text.code, plain.code) == (ExitCode.OK, ExitCode.OK)
    assert text.out == metrics.text()
    assert json.loads(plain.out)["bankd_queue_bound"] == 256


@pytest.mark.parametrize("command", [("status", "--metrics"), ("rescan",), ("drain",), ("reload",)])
def test_what_only_a_daemon_can_do_ends_with_3_without_one(
    bankd: Command, command: tuple[str, ...], workspace: Path
) -> None:
    ended = bankd(*command)

    assert (ended.code, ended.out) == (ExitCode.NOT_RUNNING, "")
    assert f"bankd: error: no daemon is running for {workspace}" in ended.err
    assert "hint: `bankd watch DIR` starts one" in ended.err


@pytest.mark.parametrize(
    ("command", "answer", "told"),
    [
        ("rescan", {}, ["scans its folders now"]),
        ("drain", {}, ["stops after its running candidate; waiting jobs stay in the queue"]),
        ("reload", {"changed": {"QUEUE": "256 -> 64"}},
         ["has reloaded its configuration", "QUEUE: 256 -> 64"]),
        ("reload", {"changed": {}}, ["has reloaded its configuration", "nothing has changed"]),
    ],
)  # fmt: skip
def test_what_is_asked_of_a_daemon_is_told_when_it_agrees(
    bankd: Command, daemon: Daemon, command: str, answer: dict[str, Any], told: list[str]
) -> None:
    with daemon({Verb(command): answer}) as asked:
        ended = bankd(command)

    first, *rest = ended.err.splitlines()
    assert ended.code == ExitCode.OK
    assert first == f"bankd: the daemon {os.getpid()} {told[0]}"
    assert rest == [f"bankd: {line}" for line in told[1:]]
    assert asked == [ControlRequest(Verb(command))]


def test_a_configuration_that_is_wrong_is_told_to_who_reloads(
    bankd: Command, daemon: Daemon
) -> None:
    wrong = BankdError("aoe.ini: [BANKD] QUEUE is 'many'", "give a whole number", "EG0001")
    with daemon({Verb.RELOAD: wrong}):
        ended = bankd("reload")

    assert ended.code == ExitCode.FAILURE
    assert "bankd: error: aoe.ini: [BANKD] QUEUE is 'many' [EG0001]" in ended.err
    assert "hint: give a whole number" in ended.err


def test_a_daemon_that_refuses_keeps_no_order_from_another(
    bankd: Command, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sockets = [socket_file(workspace, process) for process in (11, 12)]
    monkeypatch.setattr("bankd.cli.control_commands.find_daemons", lambda folder: sockets)

    async def refuse(request: ControlRequest) -> Mapping[str, Any]:
        raise BankdError("no room", "make some", "EG0001")

    with answering(sockets[0], refuse), answering(sockets[1], echo):
        ended = bankd("rescan")

    assert ended.code == ExitCode.FAILURE
    assert ended.err.splitlines() == [
        "bankd: the daemon 12 scans its folders now",
        "bankd: error: no room [EG0001]",
        "hint: make some",
    ]


@pytest.mark.parametrize("number", [7, -5])
def test_a_job_gets_another_priority_with_and_without_a_daemon(
    bankd: Command, jobs: Jobs, number: int
) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))

    ended = bankd("prioritise", "a", number)

    job = jobs.find(KEYS["a"])
    assert ended.code == ExitCode.OK
    assert f"a (000000000000) has priority {number} now" in ended.err
    assert job is not None
    assert job.priority == number


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (("a", "101"), ExitCode.USAGE, "the priority is 101"),
        (("nobody", "1"), ExitCode.FAILURE, "no job has the name or the key prefix 'nobody'"),
        (("a", "high"), ExitCode.USAGE, "'high' is not a valid integer"),
        (("a", "--high"), ExitCode.USAGE, "'--high' is not a valid integer"),
    ],
)
def test_a_priority_that_cannot_be_is_refused(
    bankd: Command, jobs: Jobs, words: tuple[str, ...], code: ExitCode, message: str
) -> None:
    jobs.enqueue(KEYS["a"], Path("/in/a.onnx"))

    ended = bankd("prioritise", *words)

    assert ended.code == code
    assert message in ended.err
