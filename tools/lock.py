"""Write requirements*.txt: exact pins of what .venv holds for our ranges, with their hashes.

The ranges that are allowed stand in pyproject.toml. The pins are what the tests ran with: for each
direct dependency, and for all that these need in turn.
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

from tools.archive_hashes import hashes_of
from tools.setup_venv import WITHOUT_HASHES

ROOT = Path(__file__).resolve().parent.parent
NOT_PINNED = frozenset(("pip",))
"""Comes with the virtual environment."""
OPTIONAL = {
    "torch": ("test-torch", "torch"),
    "frameworks": ("test-frameworks", "tensorflow_cpu"),
    "docs": ("docs", "sphinx"),
}
"""Lists that are written only where .venv has a package, by the end of their names: the group of
pyproject.toml, which is also the target of make that installs it, and the package."""


def main() -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    try:
        extras, groups = project["project"]["optional-dependencies"], project["dependency-groups"]
        runtime = needed([*project["project"]["dependencies"], *extras["signing"]])
        dev = needed(groups["dev"])
        mutants = needed(groups["mutants"])
        further = {
            name: needed([*extras.get(name, ()), *groups[group]])
            for name, (group, package) in OPTIONAL.items()
            if _has(package)
        }
    except ValueError as error:
        sys.stderr.write(f"lock: error: {error}\n")
        return 1
    _write("requirements.txt", runtime, "What the programs need")
    _write("requirements-dev.txt", dev - runtime, "What the checks and tests need besides")
    _write("requirements-mutants.txt", mutants - dev - runtime, "What `make mutants` needs besides")
    for name, (group, package) in OPTIONAL.items():
        file = f"requirements-{name}.txt"
        if name in further:
            _write(file, further[name] - dev - runtime, f"What `make {group}` needs besides")
        else:
            sys.stderr.write(
                f"lock: .venv has no {package} (make {group} installs it): {file} stays as it is\n"
            )
    return 0


def needed(wanted: Iterable[str]) -> set[str]:
    """Pins of these requirements and of all that they need, as installed: {"click==8.5.1", ...}.

    The local part of a version ("+cpu") is left out: an index need not have that build.
    Raises ValueError where .venv lacks one, or has a version that is not allowed.
    """
    waiting = [Requirement(text) for text in wanted]
    seen: set[tuple[str, frozenset[str]]] = set()
    pins = set()
    while waiting:
        one = waiting.pop()
        identity = (_plain(one.name), frozenset(one.extras))
        if identity in seen or _plain(one.name) in NOT_PINNED:
            continue
        seen.add(identity)
        found = _installed(one)
        pins.add(f"{found.metadata['Name']}=={Version(found.version).public}")
        waiting += [child for child in map(Requirement, found.requires or ()) if _holds(child, one)]
    return pins


def _has(name: str) -> bool:
    return any(importlib.metadata.distributions(name=name))


def _installed(wanted: Requirement) -> importlib.metadata.Distribution:
    install = f'install it: .venv/bin/pip install "{wanted}"'
    try:
        found = importlib.metadata.distribution(wanted.name)
    except importlib.metadata.PackageNotFoundError as error:
        raise ValueError(
            f"{wanted} is needed, and .venv has no {wanted.name}: {install}"
        ) from error
    if not wanted.specifier.contains(found.version, prereleases=True):
        raise ValueError(f"{wanted} is needed, and .venv has {found.version}: {install}")
    return found


def _holds(child: Requirement, parent: Requirement) -> bool:
    if child.marker is None:
        return True
    return any(child.marker.evaluate({"extra": extra}) for extra in parent.extras or {""})


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _write(name: str, pins: set[str], what: str) -> None:
    hashes = {pin: [] for pin in pins} if name in WITHOUT_HASHES else hashes_of(pins)
    lines = [
        " \\\n".join((pin, *(f"    --hash=sha256:{each}" for each in hashes[pin])))
        for pin in sorted(pins, key=str.lower)
    ]
    head = f"# {what}, with all that it needs in turn. Written by `make lock`."
    (ROOT / name).write_text("\n".join((head, *lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
