"""Make .venv in the checkout and install pinned dependencies, if that is not done already.

Standard library only, and readable to old Pythons: their users shall get a sentence, not a
traceback. Nothing outside the checkout is written. Usage: setup_venv.py KIND, a kind of PINS.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST = (3, 11)
PINS = {
    "runtime": ("requirements.txt",),
    "dev": ("requirements.txt", "requirements-dev.txt"),
    "torch": ("requirements.txt", "requirements-dev.txt", "requirements-torch.txt"),
    "frameworks": ("requirements.txt", "requirements-dev.txt", "requirements-frameworks.txt"),
    "mutants": ("requirements.txt", "requirements-dev.txt", "requirements-mutants.txt"),
    "docs": ("requirements.txt", "requirements-dev.txt", "requirements-docs.txt"),
}
"""Packages of each kind of set-up: each has all that those before it have."""
WITHOUT_HASHES = ("requirements-torch.txt",)
"""Lists whose archives are not checked: each index has a build of its own of a version of PyTorch,
and with hashes pip would take the one for graphics cards, of several gigabytes."""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in PINS:
        return _refuse("say what to set up", "make setup")
    if sys.version_info < OLDEST:
        found = ".".join(str(part) for part in sys.version_info[:3])
        return _refuse(
            f"Python 3.11 or newer is needed, and {sys.executable} is {found}",
            "name another one: make run PYTHON=python3.12",
        )
    return _set_up(arguments[0])


def _set_up(kind: str) -> int:
    if _is_done(kind):
        return 0
    if not _stands() and not _make_venv():
        return 1
    files = PINS[kind]
    _say(f"installing the pinned packages of {files[-1]} into .venv (a minute or two)")
    groups = [[file for file in files if (file in WITHOUT_HASHES) == is_last] for is_last in (0, 1)]
    lists = [[word for file in group for word in ("-r", str(ROOT / file))] for group in groups]
    if not all(_pip(*words) for words in (*filter(None, lists), ("--no-deps", "-e", str(ROOT)))):
        return _refuse(
            "the packages could not be installed; pip's message above says why",
            "check the network, then run the same command again: it goes on where it stopped",
        )
    for done in (other for other in PINS if set(PINS[other]) <= set(PINS[kind])):
        _stamp(done).write_text(_state(done), encoding="utf-8")
    return 0


def _is_done(kind: str) -> bool:
    stamp = _stamp(kind)
    return _stands() and stamp.is_file() and stamp.read_text(encoding="utf-8") == _state(kind)


def _stamp(kind: str) -> Path:
    return VENV / f"installed-{kind}"


def _state(kind: str) -> str:
    """Hash of what an installation depends on: this place, and the pins; not settings of tools."""
    import tomllib  # noqa: PLC0415  Python 3.11 has it; older ones get as far as the refusal.

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    meaning = [str(ROOT), project["build-system"], project["project"]]
    meaning += [(ROOT / file).read_text(encoding="utf-8") for file in PINS[kind]]
    return hashlib.sha256(repr(meaning).encode()).hexdigest() + "\n"


def _stands() -> bool:
    """Return True if .venv works here: its Python may have gone, the checkout may have moved."""
    pip = VENV / "bin" / "pip"
    if not pip.is_file() or str(VENV) not in pip.read_text(encoding="utf-8"):
        return False
    asked = [
        str(VENV / "bin" / "python"),
        "-c",
        "import pip, sys; sys.exit(sys.version_info < (3, 11))",
    ]
    return subprocess.run(asked, check=False, stderr=subprocess.DEVNULL).returncode == 0


def _make_venv() -> bool:
    _say(f"making .venv with {sys.executable}")
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False)
    if made.returncode != 0:
        _refuse(
            f"{sys.executable} cannot make a virtual environment",
            "install its venv module (Debian, Ubuntu: apt install python3-venv), or name another "
            "Python: make run PYTHON=python3.12",
        )
    return made.returncode == 0


def _pip(*arguments: str) -> bool:
    environment = {"PIP_NO_CACHE_DIR": "1", **os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    command = [str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", *arguments]
    return subprocess.run(command, check=False, env=environment).returncode == 0


def _say(text: str) -> None:
    sys.stderr.write(f"setup: {text}\n")


def _refuse(what: str, hint: str) -> int:
    _say(f"error: {what}")
    sys.stderr.write(f"hint: {hint}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
