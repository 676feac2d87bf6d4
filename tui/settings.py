"""Settings of the app, and what it remembers of its user. Never in the folder of a bank.

remembered: $XDG_STATE_HOME/tunebank/banktui.json (default ~/.local/state)
set up:     $XDG_CONFIG_HOME/tunebank/banktui.toml (default ~/.config)
    theme = "textual-light"
    [keys]
    "records.filter" = "f,slash"
"""

from __future__ import annotations

import os
import tempfile
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from bankd.descriptors import read_regular
from bankd.errors import BankdError, ErrorCode

MAX_BANKS = 12
MAX_SETTINGS_BYTES = 1 << 20


@dataclass(frozen=True)
class Remembered:
    """Sort column, columns that are hidden, and the banks opened last (newest first)."""

    sort: str = ""
    descending: bool = False
    hidden: tuple[str, ...] = ()
    banks: tuple[str, ...] = ()

    def with_bank(self, place: Path) -> Remembered:
        name = str(place.resolve())
        others = (bank for bank in self.banks if bank != name)
        return replace(self, banks=(name, *others)[:MAX_BANKS])


@dataclass(frozen=True)
class Setup:
    """Settings of the user."""

    theme: str = ""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Keys by the id of their action."""


def state_file(env: Mapping[str, str]) -> Path | None:
    """None without a home."""
    return _file(env, "XDG_STATE_HOME", ".local/state", "banktui.json")


def setup_file(env: Mapping[str, str]) -> Path | None:
    return _file(env, "XDG_CONFIG_HOME", ".config", "banktui.toml")


def recall(path: Path | None) -> Remembered:
    """Read what was remembered; a file that cannot be understood is forgotten."""
    with suppress(OSError, ValueError, RecursionError, msgspec.MsgspecError):
        if path is not None and path.stat().st_size <= MAX_SETTINGS_BYTES:
            return msgspec.json.decode(read_regular(path), type=Remembered)
    return Remembered()


def remember(path: Path | None, what: Remembered) -> None:
    """Replace the file as a whole. Raises OSError."""
    if path is None:
        return
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".banktui-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.encode(what))
        Path(temporary).replace(path)
    except OSError:
        Path(temporary).unlink(missing_ok=True)
        raise


def read_setup(path: Path | None) -> Setup:
    """The settings; the defaults where there is no file. Raises BankdError for a broken one."""
    if path is None or not path.exists():
        return Setup()
    try:
        content = tomllib.loads(read_regular(path).decode())
        return msgspec.convert(content, Setup)
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        hint = "correct the file, or remove it; see docs/tui.md"
        raise BankdError(
            f"{path} cannot be read: {error}", hint, ErrorCode.CONFIGURATION
        ) from error


def _file(env: Mapping[str, str], variable: str, below_home: str, name: str) -> Path | None:
    base = env.get(variable, "")
    if not Path(base).is_absolute():  # to be ignored then, says the XDG specification
        base = f"{env['HOME']}/{below_home}" if env.get("HOME") else ""
    return Path(base) / "tunebank" / name if base else None
