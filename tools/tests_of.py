"""`make tests-of NAME=tuner.size.broadcast`: run the tests of a module, a class or a function.

First come the files whose place is that of the module: tests/tuner/test_size.py and
test_size_*.py, or else those of its package. Where `make reach` has measured which functions each
test file runs, all others that run this one follow, the most particular first. Where it has not,
and no file has the place of the module, the files that import it are run, or those of its folder.

    python -m tools.tests_of tuner.size.broadcast [--list] [options of pytest]
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.functions import functions_of
from tools.mutants.reach_map import KEPT, MARKS, ROOT, Reach, read_reaches

PACKAGES = ("bankd", "benchmarks", "fixtures", "tools", "tui", "tuner")


@dataclass(frozen=True)
class Subject:
    """A module or a package as a path below the root, and the function or class in it, or ""."""

    path: Path
    function: str

    @property
    def place(self) -> tuple[str, ...]:
        """Names of the folders and of the module: ("tuner", "size")."""
        names = self.path.with_suffix("").parts
        return names[:-1] if names[-1] == "__init__" else names

    def is_run_by(self, reach: Reach) -> bool:
        return any(
            self.path.as_posix() in (module, *map(str, Path(module).parents))
            and any(map(self._has, functions))
            for module, functions in reach.functions.items()
        )

    def _has(self, function: str) -> bool:
        return function != "" and f"{function}.".startswith(self.function and f"{self.function}.")


def main(arguments: list[str]) -> int:
    """Run the tests, and end as pytest does; 2 for a name that the code does not have."""
    name, *options = arguments or [""]
    subject = subject_of(ROOT, name)
    if subject is None:
        example = "NAME=tuner.size or NAME=tuner.size.broadcast"
        print(f"tests-of: no module, class or function {name!r}: {example}", file=sys.stderr)
        return 2
    reaches = read_reaches(KEPT)
    files = tests_of(ROOT, subject, reaches)
    if not reaches:
        print("tests-of: by place alone; `make reach` measures which tests run it (20 minutes)")
    print("\n".join(files), flush=True)
    if "--list" in options:
        return 0
    command = [sys.executable, "-m", "pytest", *files, "-m", MARKS, *options]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def subject_of(root: Path, name: str) -> Subject | None:
    """Find the module that a dotted name begins with, and what the rest of it names there."""
    names = name.split(".")
    if names[0] not in PACKAGES or not all(each.isidentifier() for each in names):
        return None
    for count in range(len(names), 0, -1):
        path, function = Path(*names[:count]), ".".join(names[count:])
        if (root / path.with_suffix(".py")).is_file():
            path = path.with_suffix(".py")
        elif function and (root / path / "__init__.py").is_file():
            path /= "__init__.py"
        elif not (root / path).is_dir():
            continue
        return Subject(path, function) if not function or _has(root / path, function) else None
    return None


def _has(module: Path, function: str) -> bool:
    named = set(functions_of(module.read_text(encoding="utf-8")).values())
    return any(f"{each}.".startswith(f"{function}.") for each in named)


def tests_of(root: Path, subject: Subject, reaches: list[Reach]) -> list[str]:
    """Files of tests of a subject below the root: those of its place first, none twice."""
    placed = files_by_place(root, subject.place)
    reached = [r for r in sorted(reaches, key=Reach.size) if subject.is_run_by(r)]
    files = [*placed, *(root / r.file for r in reached if (root / r.file).is_file())]
    if not files and subject.path.suffix:
        files = list(_importers(root, subject))
    files = files or _folder(root, subject.place)
    return list(dict.fromkeys(file.relative_to(root).as_posix() for file in files))


def files_by_place(root: Path, place: tuple[str, ...]) -> list[Path]:
    """Find tests/tuner/x/test_y.py and test_y_*.py of tuner.x.y, or else the tests of its package.

    Those of the package tuner.x are test_x.py and test_x_*.py, in its folder or next to it.
    """
    for count in range(len(place), 1, -1):
        for depth in (count, count - 1):
            if found := _named(root, place[:depth], place[count - 1]):
                return found
    return []


def _named(root: Path, folder: tuple[str, ...], module: str) -> list[Path]:
    """Files of a module among the tests of a folder: none of tuner.size_range for tuner.size."""
    name = module.strip("_")
    longer = [each.stem for each in root.joinpath(*folder).glob(f"{name}_*")]
    files = sorted(root.joinpath("tests", *folder).glob(f"test_{name}*.py"))
    own = [file for file in files if _is_of(file, name)]
    return [file for file in own if not any(_is_of(file, each) for each in longer)]


def _is_of(file: Path, name: str) -> bool:
    return f"{file.stem}_".startswith(f"test_{name}_")


def _importers(root: Path, subject: Subject) -> Iterator[Path]:
    module = re.escape(".".join(subject.place))
    imports = re.compile(rf"^\s*(?:from|import) {module}\b(?!\.)", re.MULTILINE)
    for file in sorted((root / "tests").rglob("test_*.py")):
        if imports.search(file.read_text(encoding="utf-8")):
            yield file


def _folder(root: Path, place: tuple[str, ...]) -> list[Path]:
    for count in range(len(place), 0, -1):
        if found := sorted(root.joinpath("tests", *place[:count]).rglob("test_*.py")):
            return found
    return []


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
