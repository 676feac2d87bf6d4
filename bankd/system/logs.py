"""The log: one event a line on standard error, `key=value` or JSON; tracebacks in own files."""

from __future__ import annotations

import json
import math
import os
import traceback
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import TextIO

from bankd.bank.folders import FILE_MODE, make_folder
from bankd.clock import now_text, timestamp
from bankd.escape import visible

LOGGER = "bankd"
"""Name of the program in lines of JSON, where the logs of several come together."""


class Level(IntEnum):
    """Severity; the values are those of syslog."""

    NULL = -1
    ERROR = 3
    WARNING = 4
    INFO = 6
    DEBUG = 7


class Log:
    """Writes events as single lines. Under systemd's journal: a priority instead of the time.

    As JSON, a line is one object in every surrounding: time, level, logger and event, then fields.

    What cannot be written is lost: nothing else is to end because a disk is full. The next line
    that can be says how many are missing.
    """

    def __init__(
        self,
        stream: TextIO,
        level: Level,
        env: Mapping[str, str] = os.environ,
        *,
        is_json: bool = False,
    ) -> None:
        self.is_json = is_json
        self._stream = stream
        self._level = level
        self._is_journal = "JOURNAL_STREAM" in env
        self._lost = 0

    def set_level(self, level: Level) -> None:
        self._level = level

    def debug(self, event: str, **fields: object) -> None:
        self._write(Level.DEBUG, event, fields)

    def info(self, event: str, **fields: object) -> None:
        self._write(Level.INFO, event, fields)

    def warning(self, event: str, **fields: object) -> None:
        self._write(Level.WARNING, event, fields)

    def error(self, event: str, **fields: object) -> None:
        self._write(Level.ERROR, event, fields)

    def _write(self, level: Level, event: str, fields: Mapping[str, object]) -> None:
        if level > self._level:
            return
        lines = [self._line(level, event, fields)]
        if self._lost:
            lines.insert(0, self._line(Level.WARNING, "log_lost", {"lines": self._lost}))
        try:
            print(*lines, sep="\n", file=self._stream, flush=True)
        except (OSError, ValueError):  # ValueError: it was closed.
            self._lost += 1
        else:
            self._lost = 0

    def _line(self, level: Level, event: str, fields: Mapping[str, object]) -> str:
        if self.is_json:
            return _json_line(level, event, fields)
        head = f"<{level.value}>" if self._is_journal else f"{now_text()} {level.name.lower():7} "
        return head + " ".join([event, *(f"{name}={_value(v)}" for name, v in fields.items())])


def _json_line(level: Level, event: str, fields: Mapping[str, object]) -> str:
    head = {"time": now_text(), "level": level.name.lower(), "logger": LOGGER, "event": event}
    told = {name: _plain(value) for name, value in fields.items()}
    return json.dumps({**told, **head} if told.keys() & head else {**head, **told})


def _plain(value: object) -> object:
    """Numbers and truth values as they are, all else as text; a line break is escaped by JSON."""
    is_number = isinstance(value, int | float) and math.isfinite(value)
    if value is None or (is_number and type(value) in (bool, int, float)):
        return value
    return str(value)


def write_traceback(folder: Path, error: BaseException) -> Path:
    """Keep the traceback of an unexpected error; returns the file. Raises OSError."""
    make_folder(folder)
    path = folder / f"bankd_{timestamp()}_{os.getpid()}.log"
    text = "".join(traceback.format_exception(error))
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, FILE_MODE)
    with os.fdopen(descriptor, "w", encoding="utf-8", errors="backslashreplace") as file:
        file.write(text)
    return path


def _value(value: object) -> str:
    """One word, or text in double quotes: a line can be split again."""
    if isinstance(value, float):
        return f"{value:.4g}"
    text = visible(str(value))
    if text and not any(c in text for c in ' "='):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
