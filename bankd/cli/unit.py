"""The unit of systemd that comes with the package, for the program and the folders of here."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bankd.descriptors import read_regular

UNIT = Path(__file__).with_name("bankd.service")
PROGRAM = "/opt/tunebank/bin/bankd"
"""The program in the unit as it is in the package."""
FOLDER = "/srv/models"
"""The folder that the unit in the package watches."""
HOMES = tuple(map(Path, ("/home", "/root", "/run/user")))
"""Folders that `ProtectHome=yes` hides."""


def unit_text(folders: Sequence[Path], program: Path | None = None) -> str:
    """The unit for this program (default: the one of this Python) and these folders."""
    program = program or Path(sys.executable).with_name("bankd")
    lines = read_regular(UNIT).decode().splitlines()
    return "\n".join(made for line in lines for made in _lines(line, folders, program)) + "\n"


def _lines(line: str, folders: Sequence[Path], program: Path) -> Iterator[str]:
    """Make a line out for here: a setting that names the folder is repeated for each of several."""
    name, _, value = line.partition("=")
    if name.startswith("Exec"):
        places = " ".join(map(_command_word, folders)) or FOLDER
        yield line.replace(PROGRAM, _command_word(program), 1).replace(FOLDER, places, 1)
    elif value == FOLDER and folders:
        # RequiresMountsFor= is a list of words, the assertion one path.
        form = _word if name == "RequiresMountsFor" else _escaped
        yield from (f"{name}={form(folder)}" for folder in folders)
    elif name == "ProtectHome" and any(map(_is_in_a_home, (*folders, program))):
        yield f"{name}=read-only"
    else:
        yield line


def _is_in_a_home(folder: Path) -> bool:
    return any(folder.is_relative_to(home) for home in HOMES)


def _escaped(path: Path) -> str:
    """A path in a unit, where % begins a specifier."""
    return str(path).replace("%", "%%")


def _command_word(path: Path) -> str:
    """A path as one word of a command line in a unit, where $ begins a variable
    (systemd.service(5), "Command lines")."""
    return _word(path).replace("$", "$$")


def _word(path: Path) -> str:
    """A path as one word of a setting that is a list."""
    text = _escaped(path).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"' if any(c in text for c in " \t'\"\\;") else text
