"""The map from test files to the functions that they run, as `make reach` keeps it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / "run" / "mutants" / "reach.json"
MARKS = "not slow and not timing"
TESTS = ("bankd", "tuner", "tui")


@dataclass(frozen=True)
class Reach:
    """Functions that one test file runs, by module; "" for the lines that run at import."""

    file: str
    content: str
    seconds: float
    passed: bool
    functions: dict[str, list[str]]

    def runs(self, module: str, function: str) -> bool:
        return function in self.functions.get(module, ())

    def size(self) -> int:
        return sum(map(len, self.functions.values()))


def read_reaches(kept: Path) -> list[Reach]:
    if not kept.is_file():
        return []
    return [Reach(**row) for row in json.loads(kept.read_text(encoding="utf-8"))]


def content_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def files_of_tests(root: Path) -> list[Path]:
    return [f for part in TESTS for f in sorted((root / "tests" / part).rglob("test_*.py"))]
