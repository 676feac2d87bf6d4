"""The hook `ON_TUNED`: a command that is run, or a URL that is called, when a model is done.

The operator of the daemon names it; models name nothing in it. A command gets the result as JSON
on standard input, and parts of it as variables; a URL gets the JSON by POST. A hook that fails or
hangs costs itself: it is reported, and jobs continue meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from http.client import HTTPException, HTTPMessage
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

from bankd.bridge.tuning_record import Record
from bankd.config.config import INI_FILE, read_section
from bankd.daemon.context import DaemonParts
from bankd.errors import BankdError, ErrorCode
from bankd.jobs import Job, model_name
from bankd.system.run_in_thread import aside
from bankd.version import tool_version

NAME = "ON_TUNED"
COMMAND_S = 60.0
"""Time after which a command and all its children are killed."""
END_S = 0.1
"""Pause between two looks at whether a command has ended."""
URL_S = 10.0
"""Time for one wait for a server."""
URL_PAUSES_S = (1.0, 5.0)
"""Pauses between the tries of a URL that does not answer, or answers with a fault of its own."""
CALL_S = 2 * COMMAND_S
"""Time after which a call is given up whatever it does: a server may answer a byte a second."""
MAX_WAITING = 1000
"""Results that wait for a hook; of more the oldest is left out, and reported."""
MAX_SAID = 300
"""Characters of what a command says on standard error that the log has: the last ones."""
SECRETS = ("TUNEBANK_SIGNING_KEY",)
"""Variables of the daemon that a command does not get."""

Message = Mapping[str, Any]
"""The result of a job, in plain values."""


class HookError(Exception):
    """A call failed, with the reason in one line."""


class Command:
    """A program with arguments, run without a shell."""

    def __init__(self, words: list[str], time_limit_s: float = COMMAND_S) -> None:
        self._words, self._time_limit_s = words, time_limit_s
        self._running: subprocess.Popen[bytes] | None = None

    def call(self, message: Message) -> None:
        """Run it, and wait for its end. Raises HookError unless that is exit code 0 in time."""
        with tempfile.TemporaryFile() as given:
            given.write(json.dumps(message).encode())
            given.seek(0)
            try:
                running = subprocess.Popen(
                    self._words, stdin=given, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                    env=_environment(message), start_new_session=True,
                )  # fmt: skip
            except (OSError, ValueError) as error:
                raise HookError(f"{self._words[0]} cannot be run: {error}") from error
        self._running = running
        assert running.stderr is not None
        try:
            said = _last_words(running, running.stderr, time.monotonic() + self._time_limit_s)
            code = running.wait(END_S)
        except subprocess.TimeoutExpired as error:
            raise HookError(f"it took longer than {self._time_limit_s:.0f} s") from error
        finally:
            self.stop()
            running.stderr.close()
            running.wait()
        if code:
            raise HookError(f"exit code {code}: {said}" if said else f"exit code {code}")

    def stop(self) -> None:
        """Kill it with all that it has started in its session, whatever it does."""
        if self._running is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._running.pid, signal.SIGKILL)


def _environment(message: Message) -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if name not in SECRETS}
    for name in ("job", "model", "path", "offline_model", "tuned_ms"):
        own[f"TUNEBANK_{name.upper()}"] = str(message[name])
    return own


def _last_words(running: subprocess.Popen[bytes], stream: IO[bytes], until_s: float) -> str:
    """The end of what it says there until it ends, or its time is over.

    A child that it leaves behind may hold the stream open for longer.
    """
    said = b""
    with selectors.DefaultSelector() as selector:
        selector.register(stream, selectors.EVENT_READ)
        while time.monotonic() < until_s:
            if not selector.select(END_S):
                if running.poll() is not None:
                    break
                continue
            more = os.read(stream.fileno(), 1 << 16)
            if not more:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    running.wait(max(0.0, until_s - time.monotonic()))
                break
            said = (said + more)[-4 * MAX_SAID :]
    return " ".join(said.decode(errors="replace").split())[-MAX_SAID:]


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Refuses to follow: the result goes to the address that was given, and to no other."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str,
        headers: HTTPMessage, newurl: str,
    ) -> None:  # fmt: skip
        del req, fp, code, msg, headers, newurl


class Url:
    """An address of HTTP or HTTPS that gets results by POST."""

    def __init__(self, url: str, pauses_s: tuple[float, ...] = URL_PAUSES_S) -> None:
        self._url, self._pauses_s = url, pauses_s
        self._is_stopped = False
        self._opener = urllib.request.build_opener(_NoRedirects)

    def call(self, message: Message) -> None:
        """Send it. Raises HookError unless the answer to one of the tries is a success."""
        data = json.dumps(message).encode()
        headers = {"Content-Type": "application/json", "User-Agent": f"bankd/{tool_version()}"}
        for pause_s in (*self._pauses_s, None):
            request = urllib.request.Request(self._url, data, headers, method="POST")
            try:
                self._opener.open(request, timeout=URL_S).close()
            except (OSError, HTTPException) as error:
                is_refused = isinstance(error, urllib.error.HTTPError) and error.code < 500
                if is_refused or pause_s is None or self._is_stopped:
                    raise HookError(_reason(error)) from error
                time.sleep(pause_s)
            else:
                return

    def stop(self) -> None:
        """Try no more."""
        self._is_stopped = True


def _reason(error: Exception) -> str:
    with contextlib.suppress(AttributeError):
        error.close()  # type: ignore[attr-defined]  # an answer that is an error stays open
    return " ".join(str(error).split())[:MAX_SAID]


Hook = Command | Url


def hook_of(env: Mapping[str, str], folder: Path) -> Hook | None:
    """The hook that ON_TUNED names, in the environment, or in [BANKD] of aoe.ini of this folder.

    Raises BankdError for what is neither a command nor a URL.
    """
    text = env.get(NAME, "") or read_section(folder / INI_FILE, "BANKD").get(NAME.lower(), "")
    text = text.strip()
    if not text:
        return None
    code = ErrorCode.ENVIRONMENT if env.get(NAME) else ErrorCode.CONFIGURATION
    try:
        is_url = "://" in text.split()[0]
        fault = _fault_of_url(text) if is_url else _fault_of_command(shlex.split(text), env)
        found: Hook = Url(text) if is_url else Command(shlex.split(text))
    except ValueError as error:
        fault = str(error)
    if fault:
        hint = "give a command as in a shell, without pipes, or a URL of http or https"
        raise BankdError(f"{NAME} is {text!r}: {fault}", hint, code)
    return found


def _fault_of_command(words: list[str], env: Mapping[str, str]) -> str:
    """Say so where there is no such program: the first result may be hours away."""
    program = words[0] if words else ""
    found = shutil.which(program, path=env.get("PATH"))
    return "" if found else f"there is no program {program!r} that can be run"


def _fault_of_url(text: str) -> str:
    """The fault of a URL; empty for nothing. Raises ValueError for what is no URL at all."""
    address = urlsplit(text)
    if not address.hostname or address.port == 0 or "@" in address.netloc:
        return "a URL names a host, and no user"
    if address.scheme not in ("http", "https"):
        return "http and https are the kinds of URL that are called"
    if any(not "!" <= character <= "~" for character in text):
        return "a URL has no blanks, and ASCII characters alone"
    return ""


def message_of(job: Job, path: Path, record: Record) -> Message:
    """The result of a job as a hook gets it for one of the files that are this job."""
    return {
        "event": "tuned",
        "job": job.key[:12],
        "model": model_name(path),
        "path": str(path),
        "offline_model": record.offline_model,
        "default_ms": record.default_ms,
        "tuned_ms": record.tuned_ms,
        "record": record.as_json(),
    }


class HookCaller:
    """Calls the hook of a daemon for one result after the other."""

    def __init__(self, hook: Hook, parts: DaemonParts) -> None:
        self._hook, self._parts = hook, parts
        self._waiting: deque[Message] = deque()
        self._has_more = asyncio.Event()
        self._said: dict[Path, str] = {}
        """The last result of each file: one that comes while its job ends is answered twice."""

    def add(self, job: Job, paths: Iterable[Path], record: Record) -> None:
        """The job is done, which these files are; each gets a call, unless it had it before."""
        for path in paths:
            if self._said.get(path) == record.offline_model:
                continue
            self._said[path] = record.offline_model
            if len(self._waiting) == MAX_WAITING:
                self._report(self._waiting.popleft(), f"{MAX_WAITING} results wait already")
            self._waiting.append(message_of(job, path, record))
            self._has_more.set()

    async def serve(self, prepare: Callable[[], Any]) -> None:
        """Call it whenever there is a result; `prepare` is awaited before."""
        try:
            while True:
                await self._has_more.wait()
                self._has_more.clear()
                await prepare()
                await self.call_all()
        finally:
            self._hook.stop()

    async def call_all(self) -> None:
        """Call it for all results that wait."""
        while self._waiting:
            message = self._waiting.popleft()
            try:
                await asyncio.wait_for(aside(lambda m=message: self._hook.call(m)), CALL_S)  # type: ignore[misc]
            except TimeoutError:
                self._hook.stop()
                self._report(message, f"no answer within {CALL_S:.0f} s")
            except (HookError, OSError) as error:
                self._report(message, str(error))
            else:
                self._parts.log.info("hook_called", **_shown(message))

    def _report(self, message: Message, why: str) -> None:
        self._parts.log.warning("hook_failed", **_shown(message), why=why)


def _shown(message: Message) -> dict[str, Any]:
    """The fields that name a call in the log."""
    return {name: message[name] for name in ("job", "model", "path")}
