"""The hook of a daemon: a real command, a real server, and ones that fail, hang or redirect."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest

from bankd.daemon.daemon import Daemon
from bankd.daemon.hook import Command, Hook, HookError, Url, hook_of
from bankd.errors import BankdError
from bankd.jobs import JobState
from tests.bankd.fakes import write_model
from tests.bankd.stores import served
from tests.bankd.worlds import World

KEEPS = """
import json, os, sys
own = {name: value for name, value in os.environ.items() if name.startswith("TUNEBANK_")}
open(sys.argv[1], "a").write(json.dumps([json.load(sys.stdin), own]) + "\\n")
"""
"""A program that keeps what it is given."""

MESSAGE = {
    "event": "tuned", "job": "0" * 12, "model": "m", "path": "/in/m.onnx", "offline_model": "/m.om",
    "default_ms": 2.0, "tuned_ms": 1.0, "record": {},
}  # fmt: skip


def command(text: str, *arguments: str, time_limit_s: float = 30.0) -> Command:
    return Command([sys.executable, "-c", text, *arguments], time_limit_s)


def once(here: World, hook: Hook) -> None:
    Daemon([here.inbox], here.parts, here.bounds, waits=False, hook=hook).handle_once()


def test_a_command_gets_the_result_of_each_model(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUNEBANK_SIGNING_KEY", "/keys/release")
    write_model(here.inbox / "first.onnx")
    write_model(here.inbox / "b c;d $(touch x).onnx", tasks=[7])
    kept = here.root / "kept"

    once(here, command(KEEPS, str(kept)))

    found = {
        given["model"]: (given, own)
        for given, own in map(json.loads, kept.read_text().splitlines())
    }
    assert found.keys() == {"first", "b c;d $(touch x)"}
    for model, (given, own) in found.items():
        job = here.job(model)
        assert given["job"] == own["TUNEBANK_JOB"] == job.key[:12]
        assert given["offline_model"] == own["TUNEBANK_OFFLINE_MODEL"]
        assert Path(given["offline_model"]).exists()
        assert given["record"] == json.loads(json.dumps(job.result))
        assert "TUNEBANK_SIGNING_KEY" not in own
    assert here.log.getvalue().count("hook_called") == 2


def test_each_file_of_equal_content_gets_a_call(here: World) -> None:
    """Two files are there when the job ends; a third one is answered from its record later."""
    names, kept = ("a/m.onnx", "b/m.onnx", "c.onnx"), here.root / "kept"
    hook = command(KEEPS, str(kept))

    for name in names:
        (here.inbox / name).parent.mkdir(exist_ok=True)
        write_model(here.inbox / name, name="m")
        if name != names[0]:
            once(here, hook)
    once(here, hook)

    found = [json.loads(line)[0] for line in kept.read_text().splitlines()]
    assert [each["path"] for each in found] == [str(here.inbox / name) for name in names]
    assert [each["model"] for each in found] == ["m", "m", "c"]
    assert len({each["offline_model"] for each in found}) == len(here.states()) == 1


@pytest.mark.parametrize(
    ("hook", "why"),
    [
        (command("import sys; sys.exit('no\\nspace')"), "exit code 1: no space"),
        (Command(["/none/such"]), "cannot be run"),
        (command("import time; time.sleep(60)", time_limit_s=0.3), "took longer"),
        (Url("http://127.0.0.1:9", pauses_s=(0.0,)), "refused"),
    ],
)
def test_a_hook_that_fails_is_reported_and_costs_no_job(here: World, hook: Hook, why: str) -> None:
    write_model(here.inbox / "first.onnx")
    write_model(here.inbox / "second.onnx", tasks=[7])

    once(here, hook)

    assert here.states() == [JobState.DONE] * 2
    failed = [line for line in here.log.getvalue().splitlines() if "hook_failed" in line]
    assert len(failed) == 2
    assert all(why in line for line in failed)


def test_children_of_a_command_that_hangs_are_killed_too(tmp_path: Path) -> None:
    kept = tmp_path / "pid"
    text = (
        "import subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(kept)!r}, 'w').write(str(child.pid))\n"
        "time.sleep(60)"
    )

    with pytest.raises(HookError, match="longer"):
        command(text, time_limit_s=3.0).call(MESSAGE)

    until_gone(int(kept.read_text()))


def until_gone(number: int) -> None:
    deadline_s = time.monotonic() + 30
    while time.monotonic() < deadline_s:
        try:
            state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return
        if state == "Z":
            return
        time.sleep(0.02)
    raise AssertionError(f"process {number} is still there")


def test_a_command_that_leaves_a_child_with_its_output_is_not_waited_for() -> None:
    text = (
        "import subprocess, sys\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])"
    )

    began_s = time.monotonic()
    command(text, time_limit_s=50.0).call(MESSAGE)

    assert time.monotonic() - began_s < 40


def test_a_command_may_say_any_amount_and_read_nothing() -> None:
    text = "import sys; sys.stderr.write('x' * 3_000_000 + ' last words'); sys.exit(3)"

    with pytest.raises(HookError, match=r"exit code 3: x+ last words") as caught:
        command(text).call({**MESSAGE, "record": {"text": "y" * 1_000_000}})

    assert len(str(caught.value)) < 400


Answer = Callable[[BaseHTTPRequestHandler, int], None]


@contextmanager
def server(answer: Answer) -> Iterator[tuple[str, list[Any]]]:
    """A server that gives the n-th request its answer, and keeps what it was sent."""
    kept: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            kept.append((self.path, self.headers["Content-Type"], json.loads(body)))
            answer(self, len(kept))

        def do_GET(self) -> None:
            kept.append("a redirect was followed")

        def log_message(self, *_: object) -> None: ...

    with served(Handler) as url:
        yield url, kept


def status(*codes: int) -> Answer:
    def answer(handler: BaseHTTPRequestHandler, number: int) -> None:
        handler.send_response(codes[min(number, len(codes)) - 1])
        handler.send_header("Location", "/elsewhere")
        handler.end_headers()

    return answer


def test_a_url_gets_the_result_by_post(here: World) -> None:
    write_model(here.inbox / "first.onnx")
    with server(status(204)) as (url, kept):
        once(here, Url(f"{url}/tuned?team=a"))

    ((path, kind, given),) = kept
    assert (path, kind) == ("/tuned?team=a", "application/json")
    assert given["model"] == "first"
    assert given["record"] == json.loads(json.dumps(here.job().result))
    assert "hook_called" in here.log.getvalue()


def test_a_server_with_a_fault_of_its_own_is_tried_again() -> None:
    with server(status(503, 500, 200)) as (url, kept):
        Url(url, pauses_s=(0.0, 0.0)).call(MESSAGE)
    assert len(kept) == 3


@pytest.mark.parametrize(("code", "tries"), [(404, 1), (302, 1), (307, 1), (500, 3)])
def test_a_url_that_refuses_fails_after_bounded_tries(code: int, tries: int) -> None:
    with server(status(code)) as (url, kept):
        with pytest.raises(HookError, match=str(code)):
            Url(url, pauses_s=(0.0, 0.0)).call(MESSAGE)
        assert len(kept) == tries


@pytest.mark.parametrize(
    "text",
    ["notify 'one", "/no/such/program", "''", "/etc/passwd x", "http://",
     "https://user:secret@host/", "http://host:0/", "http://h/a b", "http://host:99999/",
     "http://höst/", "ftp://host/x", "htps://host/x"],
)  # fmt: skip
def test_what_is_no_hook_stops_the_start(text: str, tmp_path: Path) -> None:
    with pytest.raises(BankdError, match="ON_TUNED"):
        hook_of({"ON_TUNED": text}, tmp_path)


def test_the_variable_comes_before_the_file(tmp_path: Path) -> None:
    assert hook_of({}, tmp_path) is None
    (tmp_path / "aoe.ini").write_text("[BANKD]\nON_TUNED = https://host/x\n")

    assert isinstance(hook_of({}, tmp_path), Url)
    assert isinstance(
        hook_of({"ON_TUNED": "env 'a b'", "PATH": "/usr/bin:/bin"}, tmp_path), Command
    )
    assert isinstance(hook_of({"ON_TUNED": ""}, tmp_path), Url)


def test_a_daemon_that_stops_ends_the_command_that_runs(here: World) -> None:
    kept = here.root / "pid"
    text = f"import os, time; open({str(kept)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    write_model(here.inbox / "first.onnx")
    daemons: list[Daemon] = []

    def wait_and_stop() -> None:
        while not (kept.exists() and kept.read_text()):
            time.sleep(0.01)
        daemons[0].stop()

    stopping = threading.Thread(target=wait_and_stop)
    daemons.append(
        Daemon([here.inbox], here.parts, here.bounds, hook=command(text, time_limit_s=600.0))
    )
    stopping.start()
    daemons[0].serve()
    stopping.join()

    until_gone(int(kept.read_text()))
