"""Processes of this machine as Linux tells of them in /proc (proc(5)): parents, times, names."""

from __future__ import annotations

import os
import pwd
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from bankd.escape import visible

PROC = Path("/proc")


@dataclass(frozen=True)
class Process:
    """One line of /proc/PID/stat, as far as it is used here."""

    number: int
    parent: int
    cpu_ticks: int
    """CPU time of it and of the children that it has waited for."""
    start_ticks: int
    """Time of its start, counted from the start of the machine."""


def process(number: int, proc: Path = PROC) -> Process | None:
    """None if there is no such process, or none that we may see."""
    try:
        text = (proc / str(number) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    # The second field is the name in parentheses, which may hold blanks and parentheses.
    fields = text.rpartition(")")[2].split()
    cpu_ticks = sum(int(field) for field in fields[11:15])  # utime, stime, cutime, cstime
    return Process(number, int(fields[1]), cpu_ticks, int(fields[19]))


def processes(proc: Path = PROC) -> Iterator[Process]:
    """All that we may see and that do not end meanwhile."""
    for folder in proc.iterdir():
        if folder.name.isdecimal() and (found := process(int(folder.name), proc)):
            yield found


def family(root: int, among: Iterable[Process]) -> list[Process]:
    """The process of this number, its children, their children, and so on."""
    children: dict[int, list[Process]] = {}
    found: list[Process] = []
    for each in among:
        children.setdefault(each.parent, []).append(each)
        if each.number == root:
            found.append(each)
    for each in found:  # which grows while it is read
        found += children.get(each.number, [])
    return found


def process_text(number: int) -> str:
    """Return a phrase: "process 1234 of user anna (bankd watch, running since 14:02)"."""
    user, about = _user(number), ", ".join(filter(None, (_command(number), _since(number))))
    return f"process {number}{f' of user {user}' if user else ''}{f' ({about})' if about else ''}"


def user_text(number: int) -> str:
    """The name of a user, or the number where it has no name."""
    try:
        return visible(pwd.getpwuid(number).pw_name)
    except KeyError:
        return str(number)


def _user(number: int) -> str:
    """Return the real user of the process, not the owner of its files in /proc."""
    try:
        lines = (PROC / str(number) / "status").read_text(errors="replace").splitlines()
    except OSError:
        return ""
    users = [line.split()[1] for line in lines if line.startswith("Uid:")]
    return user_text(int(users[0])) if users else ""


def _command(number: int) -> str:
    """The program and the word after it, without the interpreter and without folders."""
    try:
        line = (PROC / str(number) / "cmdline").read_bytes()
    except OSError:
        return ""
    words = os.fsdecode(line).rstrip("\0").split("\0")
    if Path(words[0]).name.startswith("python") and words[1:2] not in ([], ["-c"]):
        words = words[2:] if words[1] == "-m" else words[1:]
    return visible(" ".join([Path(words[0]).name, *words[1:2]] if words else [])[:60])


def _since(number: int) -> str:
    if (found := process(number)) is None:
        return ""
    age_s = time.clock_gettime(time.CLOCK_BOOTTIME) - found.start_ticks / ticks_per_s()
    now = datetime.now().astimezone()
    start = now - timedelta(seconds=age_s)
    day = "" if start.date() == now.date() else "%Y-%m-%d "
    return f"running since {start:{day}%H:%M}"


def ticks_per_s() -> int:
    """The unit of all times in /proc."""
    return os.sysconf("SC_CLK_TCK")
