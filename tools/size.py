"""`make size`: lines a file, by package; long files, modules of one importer, names used twice."""

from __future__ import annotations

import ast
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ("tuner", "bankd", "tui")
PACKAGES = (*PROGRAMS, "fixtures", "tools", "tests", "benchmarks")
SOFT_CAP = 350

ONE_OF_MANY = (
    "bankd/bank/cann/kinds/",
    "bankd/cli/",
    "tuner/cpu/kernels/",
    "tuner/frontend/operators/",
    "tuner/fusion/rules/",
    "tuner/ops/",
    "tuner/subgraph/rewrites/",
)
"""Folders of commands, operators, rules and kernels, whose modules are named by what they are of:
not counted, neither for their importers nor for their names.
"""

ONE_MEANING = {"formatting", "protocol", "screen", "writes"}
"""Names of modules that mean the same in every package."""


def main() -> int:
    _print_sizes()
    modules = {_name(path): path for name in PROGRAMS for path in (ROOT / name).rglob("*.py")}
    single = imported_once(modules)
    print(f"{len(single)} modules are imported by exactly one other:")
    for module, importer in single:
        print(f"  {module} <- {importer}")
    for kind, names in (("module", _stems(modules)), ("class", _classes(modules))):
        for name, places in sorted(names.items()):
            if len(places) > 1:
                print(f"{kind} {name}: {', '.join(sorted(places))}")
    return 0


def _print_sizes() -> None:
    long_files = []
    for package in PACKAGES:
        sizes = {path: _lines(path) for path in sorted((ROOT / package).rglob("*.py"))}
        written = [lines for lines in sizes.values() if lines > 0]
        print(
            f"{package:11} {len(sizes):4} files {sum(written):7,} lines, "
            f"median {statistics.median(written):.0f}, longest {max(written)}"
        )
        long_files += [(lines, path) for path, lines in sizes.items() if lines > SOFT_CAP]
    for lines, path in sorted(long_files, reverse=True):
        print(f"warning: {path.relative_to(ROOT)} has {lines} lines (soft cap {SOFT_CAP})")


def imported_once(modules: dict[str, Path]) -> list[tuple[str, str]]:
    """Modules, each with its only importer; screens and ONE_OF_MANY are left out."""
    importers = defaultdict(set)
    for module, path in modules.items():
        for name in _imports(path):
            if name in modules and name != module:
                importers[name].add(module)
    return sorted(
        (module, next(iter(importers[module])))
        for module, path in modules.items()
        if len(importers[module]) == 1 and not _is_left_out(path)
    )


def _is_left_out(path: Path) -> bool:
    is_screen = path.is_relative_to(ROOT / "tui") and path.stem.endswith("screen")
    return path.stem.startswith("__") or is_screen or _is_one_of_many(path)


def _is_one_of_many(path: Path) -> bool:
    return path.relative_to(ROOT).as_posix().startswith(ONE_OF_MANY)


def _imports(path: Path) -> Iterator[str]:
    """Names that a module imports, those of a lazy table such as bankd.bridge's included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _stems(modules: dict[str, Path]) -> dict[str, set[str]]:
    found = defaultdict(set)
    for module, path in modules.items():
        is_named_by_subject = path.stem.startswith("__") or _is_one_of_many(path)
        if not is_named_by_subject and path.stem not in ONE_MEANING:
            found[path.stem].add(module)
    return found


def _classes(modules: dict[str, Path]) -> dict[str, set[str]]:
    found = defaultdict(set)
    for module, path in modules.items():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(module)
    return found


def _name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    sys.exit(main())
