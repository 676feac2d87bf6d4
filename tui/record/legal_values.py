"""The legal values of an entry's knobs, asked from the tuner: a short process of its own.

The app never loads the tuner, which takes 100 MB and a second. One process at a time is asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bankd.bank import TargetKey

TIME_LIMIT_S = 20.0
MOST_ANSWERS = 256
"""Kept of those asked before."""


@dataclass(frozen=True)
class LegalValues:
    """What today's tuner says of an entry; all empty, with a reason, where it says nothing."""

    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    defaults: Mapping[str, str] = field(default_factory=dict)
    reason: str = ""
    """Why there are none, or why the policy has no kernel today."""


class Tuner:
    """Asks, one entry at a time, and remembers the answers. `ask` is for a thread."""

    def __init__(self) -> None:
        self._answers: dict[tuple[Path, TargetKey, str, str], LegalValues] = {}
        self._child: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    def known(self, place: Path, target: TargetKey, key: str, policy: str) -> LegalValues | None:
        return self._answers.get((place, target, key, policy))

    def ask(self, place: Path, target: TargetKey, key: str, policy: str) -> LegalValues:
        """At most 20 s; whoever asked before is given up."""
        told, reason = self._told(place, target, key)
        if told is None:  # That may be otherwise the next time.
            return LegalValues(reason=reason)
        if len(self._answers) >= MOST_ANSWERS:
            self._answers.clear()
        answer = self._answers[place, target, key, policy] = parse(told)
        return answer

    def give_up(self) -> None:
        """End the process that is asked; its `ask` returns at once."""
        with self._lock:
            if self._child is not None:
                self._child.kill()

    def _told(self, place: Path, target: TargetKey, key: str) -> tuple[str | None, str]:
        """What the process has printed; else None, and why."""
        command = [
            sys.executable, "-P", "-m", "bankd", "show", "--space", "--json", f"--bank={place}",
            f"--soc_version={target.soc_version}", f"--aicore_num={target.cores}", "--", key,
        ]  # fmt: skip
        self.give_up()
        try:
            with self._lock:
                self._child = child = subprocess.Popen(
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    text=True,
                    errors="replace",
                )
            with child:
                told = _told_in_time(child)
        except OSError as error:
            return None, f"the tuner cannot be asked: {error.strerror}"
        except ValueError:
            return None, "no command line can hold its key or its target"
        return (None, "the tuner gave no answer") if child.returncode else (told, "")


def _told_in_time(child: subprocess.Popen[str]) -> str:
    try:
        return child.communicate(timeout=TIME_LIMIT_S)[0]
    except subprocess.TimeoutExpired:
        child.kill()
        return child.communicate()[0]


def parse(told: str) -> LegalValues:
    """What `bankd show KEY --space --json` has printed."""
    try:
        (entry,) = json.loads(told)
        return LegalValues(
            {knob["name"]: tuple(map(str, knob["values"])) for knob in entry["knobs"]},
            {knob["name"]: str(knob["default"]) for knob in entry["knobs"]},
            str(entry["reason"]),
        )
    except (ValueError, KeyError, TypeError):
        return LegalValues(reason="the tuner gave an unreadable answer")
