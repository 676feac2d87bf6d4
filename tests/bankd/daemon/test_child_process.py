"""Children of the daemon: real processes that answer, hang, shout, and die."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bankd.daemon.child_process import SIGNING_KEY, Child, ChildDied

ANSWERING = """
import json, os, signal, subprocess, sys, time
for line in sys.stdin:
    request = json.loads(line)
    do = request["do"]
    if do == "die":
        print("not my day", file=sys.stderr, flush=True)
        os.kill(os.getpid(), request["signal"])
    elif do == "exit":
        sys.exit(7)
    elif do == "hang":
        print("counting sheep", file=sys.stderr, flush=True)
        time.sleep(600)
    elif do == "babble":
        print("no JSON", flush=True)
    elif do == "list":
        print("[1]", flush=True)
    elif do == "shout":
        print('"' + "a" * (17 << 20) + '"', flush=True)
    elif do == "close":
        os.close(1); time.sleep(600)
    elif do == "turn deaf":
        print("{}", flush=True); time.sleep(600)
    elif do == "spawn":
        command = [sys.executable, "-c", "import time; time.sleep(600)"]
        child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        print(json.dumps({"child": child.pid}), flush=True)
    elif do == "environment":
        print(json.dumps(dict(os.environ)), flush=True)
    else:
        print(json.dumps({"echo": do}), flush=True)
"""


@pytest.fixture
def child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Child:
    (tmp_path / "answering_child.py").write_text(ANSWERING)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))
    return Child("answering_child")


def asked(child: Child, *requests: dict[str, object]) -> list[object]:
    """The answers, or what the child died of. Only for one that hangs there is little time."""

    async def ask() -> list[object]:
        answers: list[object] = []
        for request in requests:
            await child.start()
            try:
                await child.send(request)
                while request["do"] == "hang" and not child._last_said():
                    await asyncio.sleep(0.01)
                answers.append(await child.receive(1.0 if request["do"] == "hang" else 60.0))
            except ChildDied as death:
                answers.append(str(death))
        await child.end()
        return answers

    return asyncio.run(ask())


def is_gone(process: int) -> bool:
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return True
    return text.rpartition(")")[2].split()[0] == "Z"


def test_it_answers_one_request_after_another(child: Child) -> None:
    assert asked(child, {"do": "a"}, {"do": "b"}) == [{"echo": "a"}, {"echo": "b"}]


def test_its_death_is_told_by_signal_and_last_words_and_the_next_request_has_a_new_one(
    child: Child,
) -> None:
    answers = asked(child, {"do": "die", "signal": 11}, {"do": "again"}, {"do": "exit"})

    assert answers == ["SIGSEGV: not my day", {"echo": "again"}, "exit code 7"]


def test_a_signal_without_a_name_is_told_by_its_number(child: Child) -> None:
    number = signal.SIGRTMIN + 6

    (answer,) = asked(child, {"do": "die", "signal": number})

    assert answer == f"signal {number}: not my day"


def test_one_that_hangs_is_ended_when_its_time_is_up(child: Child) -> None:
    answers = asked(child, {"do": "a"}, {"do": "hang"}, {"do": "again"})

    assert answers == [{"echo": "a"}, "time limit: counting sheep", {"echo": "again"}]


@pytest.mark.parametrize("do", ["babble", "list", "shout"])
def test_what_is_no_answer_ends_it(child: Child, do: str) -> None:
    (answer,) = asked(child, {"do": do})

    assert isinstance(answer, str)
    assert "an invalid answer" in answer


def test_one_that_lets_go_of_its_pipe_and_goes_on_is_ended(
    child: Child, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bankd.daemon.child_process.DEATH_S", 0.1)

    assert asked(child, {"do": "close"}) == ["closed its pipe"]


def test_what_it_started_ends_with_it(child: Child) -> None:
    (spawned,) = asked(child, {"do": "spawn"})

    assert isinstance(spawned, dict)
    deadline_s = time.monotonic() + 60
    while not is_gone(spawned["child"]):
        assert time.monotonic() < deadline_s
        time.sleep(0.01)


def test_one_that_does_not_read_what_it_is_told_is_ended(child: Child) -> None:
    async def tell() -> bool:
        await child.start()
        await child.send({"do": "turn deaf"})
        await child.receive(60)
        with pytest.raises(ChildDied, match="it did not read what it was to do") as death:
            await child.send({"do": "x" * (1 << 20)}, timeout_s=0.1)
        return death.value.is_time_up

    assert asyncio.run(tell())
    assert child.process is None


def test_nobody_is_killed_who_was_given_the_number_of_a_child_that_ended(
    child: Child, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed: list[int] = []
    monkeypatch.setattr("os.killpg", lambda group, number: killed.append(group))

    async def end(number: int | None) -> None:
        await child.start()
        assert child._process is not None
        child._process.kill()
        await child._process.wait()
        if number is not None:
            monkeypatch.setattr(child._process, "pid", number)
        await child.end()

    asyncio.run(end(os.getpid()))  # As if ours were the number that it had.
    assert killed == []
    asyncio.run(end(None))
    assert len(killed) == 1


def test_what_a_child_that_died_had_started_ends_all_the_same(child: Child) -> None:
    async def start_and_die() -> int:
        await child.start()
        await child.send({"do": "spawn"})
        spawned = (await child.receive(60))["child"]
        await child.send({"do": "exit"})
        with pytest.raises(ChildDied):
            await child.receive(60)
        return int(spawned)

    spawned = asyncio.run(start_and_die())

    deadline_s = time.monotonic() + 60
    while not is_gone(spawned):
        assert time.monotonic() < deadline_s
        time.sleep(0.01)


def test_it_does_not_get_the_key_that_signs(child: Child, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SIGNING_KEY, "/keys/private.pem")
    monkeypatch.setenv("KEPT", "yes")

    (environment,) = asked(Child("answering_child"), {"do": "environment"})

    assert isinstance(environment, dict)
    assert environment["KEPT"] == "yes"
    assert SIGNING_KEY not in environment


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_ten_of_them_leave_no_descriptor_behind(child: Child) -> None:
    async def many(times: int, do: Callable[[], Awaitable[object]]) -> int:
        await do()
        before = open_files()
        for _ in range(times):
            await do()
        return open_files() - before

    async def one() -> None:
        await child.start()
        await child.end()

    assert asyncio.run(many(10, one)) <= 0
