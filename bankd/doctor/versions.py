"""Versions of what we run on, against those that this package asks for in its metadata."""

from __future__ import annotations

import importlib.metadata
import platform
import re
import sqlite3
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from packaging.requirements import Requirement

from bankd import bridge
from bankd.bank.opening import OLDEST_SQLITE
from bankd.doctor.finding import Finding, State
from bankd.doctor.here import Here

SUBJECT = "versions"

PACKAGE = "tunebank"
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
"""Of a checkout that was not installed."""


@dataclass(frozen=True)
class Wanted:
    """What the package's metadata ask for."""

    python: str
    """Such as ">=3.11"."""
    packages: tuple[str, ...]
    """Such as "click>=8.3,<9"; without those of extras."""


def check_versions(here: Here) -> Iterator[Finding]:
    """Python, SQLite, LLVM and every package that we need."""
    del here
    wanted = read_wanted()
    found = [*_python(wanted.python), *_sqlite(), *_packages(wanted)]
    yield from found
    yield Finding(SUBJECT, State.OK, f"{_in_short()}; {len(wanted.packages)} packages checked")


def read_wanted(package: str = PACKAGE, project: Path = PROJECT) -> Wanted:
    """From the installed package, else from the checkout. Raises OSError, ValueError, KeyError."""
    try:
        metadata = importlib.metadata.metadata(package)
    except importlib.metadata.PackageNotFoundError:
        table = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
        return Wanted(table["requires-python"], tuple(table["dependencies"]))
    asked = metadata.get_all("Requires-Dist") or []
    without_extras = tuple(each.strip() for each in asked if ";" not in each)
    return Wanted(metadata["Requires-Python"] or "", without_extras)


def _python(wanted: str) -> Iterator[Finding]:
    oldest = re.fullmatch(r">=\s*([\d.]+)", wanted)
    own = platform.python_version_tuple()[:2]
    if oldest and tuple(map(int, own)) < tuple(map(int, oldest[1].split("."))):
        what = f"Python {platform.python_version()}, but {wanted} is needed"
        mend = f"python{oldest[1]} -m pip install {PACKAGE}"
        yield Finding(SUBJECT, State.ERROR, what, mend)


def _sqlite() -> Iterator[Finding]:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        what = f"SQLite {sqlite3.sqlite_version}, but {oldest} or newer is needed"
        yield Finding(SUBJECT, State.ERROR, what, "use a Python that comes with a newer SQLite")


def _packages(wanted: Wanted) -> Iterator[Finding]:
    for each in wanted.packages:
        requirement = Requirement(each)
        name, allowed = requirement.name, requirement.specifier
        try:
            own = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            what = f"{name} is not installed"
            yield Finding(SUBJECT, State.ERROR, what, f"pip install '{each}'")
            continue
        if not allowed.contains(own, prereleases=True):
            what = f"{name} {own}, but {allowed} is what this version works with"
            yield Finding(SUBJECT, State.WARNING, what, f"pip install '{each}'")


def _in_short() -> str:
    python = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    return f"{python}, {bridge.CPU.compiler_identity()}"
