"""Answers of the tuner on an entry: legal values and loops, from a short child process.

The app never loads the tuner, which takes 100 MB and a second. One process at a time is asked.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bankd.bank import TargetKey
from bankd.loop_nest import LoopNest

TIME_LIMIT_S = 20.0
MAX_ANSWERS = 256
"""Maximum number of answers that are kept."""


@dataclass(frozen=True)
class TunerAnswer:
    """Answer of today's tuner on an entry; all empty, with a reason, where it says nothing."""

    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    defaults: Mapping[str, str] = field(default_factory=dict)
    reason: str = ""
    """The reason why there are none, or why the policy has no kernel today."""
    loops: LoopNest | None = None


class _Knob(msgspec.Struct):
    name: str
    default: int | str
    values: list[int | str]


class _Entry(msgspec.Struct):
    knobs: list[_Knob]
    reason: str
    loops: LoopNest | None


class Tuner:
    """Asks about one entry at a time, and keeps the answers. `ask` is for a thread."""

    def __init__(self) -> None:
        self._answers: dict[tuple[Path, TargetKey, str, str], TunerAnswer] = {}
        self._child: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def known(self, place: Path, target: TargetKey, key: str, policy: str) -> TunerAnswer | None:
        return self._answers.get((place, target, key, policy))

    def ask(self, place: Path, target: TargetKey, key: str, policy: str) -> TunerAnswer:
        """Ask for at most 20 s, in place of what was asked before."""
        printed, reason = self._run(place, target, key)
        if printed is None:  # That may be otherwise the next time.
            return TunerAnswer(reason=reason)
        if len(self._answers) >= MAX_ANSWERS:
            self._answers.clear()
        answer = self._answers[place, target, key, policy] = parse(printed)
        return answer

    def give_up(self) -> None:
        """End the process that is asked; its `ask` returns at once."""
        with self._lock:
            if self._child is not None:
                self._child.kill()

    def _run(self, place: Path, target: TargetKey, key: str) -> tuple[bytes | None, str]:
        """Run the process; returns what it has printed, or None and why."""
        command = [
            sys.executable, "-P", "-m", "bankd", "show", "--space", "--json", f"--bank={place}",
            f"--soc_version={target.soc_version}", f"--aicore_num={target.cores}", "--", key,
        ]  # fmt: skip
        self.give_up()
        null = subprocess.DEVNULL
        try:
            with self._lock:
                self._child = child = subprocess.Popen(
                    command, stdin=null, stdout=subprocess.PIPE, stderr=null
                )
            with child:
                printed = _output_in_time(child)
        except OSError as error:
            return None, f"the tuner cannot be asked: {error.strerror}"
        except ValueError:
            return None, "no command line can hold its key or its target"
        return (None, "the tuner gave no answer") if child.returncode else (printed, "")


def _output_in_time(child: subprocess.Popen[bytes]) -> bytes:
    try:
        return child.communicate(timeout=TIME_LIMIT_S)[0]
    except subprocess.TimeoutExpired:
        child.kill()
        return child.communicate()[0]


def parse(printed: bytes) -> TunerAnswer:
    """Read what `bankd show KEY --space --json` has printed."""
    try:
        (entry,) = msgspec.json.decode(printed, type=list[_Entry])
    except (msgspec.MsgspecError, ValueError):
        return TunerAnswer(reason="the tuner gave an unreadable answer")
    return TunerAnswer(
        {knob.name: tuple(map(str, knob.values)) for knob in entry.knobs},
        {knob.name: str(knob.default) for knob in entry.knobs},
        entry.reason,
        entry.loops,
    )
