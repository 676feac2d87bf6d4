"""Write requirements.txt and requirements-dev.txt: every package that .venv has for our pins.

The pins themselves stand in pyproject.toml; here lies what they need in turn.
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
NOT_PINNED = frozenset(("pip",))
"""Comes with the virtual environment."""


def main() -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    runtime = needed(project["project"]["dependencies"])
    dev = needed(project["dependency-groups"]["dev"])
    _write("requirements.txt", runtime, "What the programs need")
    _write("requirements-dev.txt", dev - runtime, "What the checks and tests need beside")
    return 0


def needed(wanted: Iterable[str]) -> set[str]:
    """These requirements and all that they need, as installed: {"click==8.5.1", ...}."""
    waiting = [Requirement(text) for text in wanted]
    seen: set[tuple[str, frozenset[str]]] = set()
    pins = set()
    while waiting:
        one = waiting.pop()
        identity = (_plain(one.name), frozenset(one.extras))
        if identity in seen or _plain(one.name) in NOT_PINNED:
            continue
        seen.add(identity)
        found = importlib.metadata.distribution(one.name)
        pins.add(f"{found.metadata['Name']}=={found.version}")
        waiting += [child for child in map(Requirement, found.requires or ()) if _holds(child, one)]
    return pins


def _holds(child: Requirement, parent: Requirement) -> bool:
    if child.marker is None:
        return True
    return any(child.marker.evaluate({"extra": extra}) for extra in parent.extras or {""})


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _write(name: str, pins: set[str], what: str) -> None:
    lines = [
        f"# {what}, with all that it needs in turn. Written by `make lock`.",
        *sorted(pins, key=str.lower),
    ]
    (ROOT / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
