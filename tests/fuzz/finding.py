"""A finding: an input that did what no input may do. Kept as a file of the corpus with one line."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

CORPUS = Path(__file__).parents[2] / "tests" / "fuzz" / "corpus"


@dataclass(frozen=True)
class Finding:
    """One kind of fault at one door, with the first input that showed it."""

    door: str
    what: str
    """What it did: an exception and its place, a signal, a hang, memory."""
    index: int
    """The number of the input."""
    detail: str = ""
    """A traceback, or what the child wrote at last."""


def save(finding: Finding, data: bytes, folder: Path = CORPUS) -> Path:
    """Write the input, and what it did beside it. The same finding has the same name."""
    words = re.sub(r"[^a-z0-9]+", "-", finding.what.lower()).strip("-")[:50].strip("-")
    path = folder / finding.door / f"{words}-{hashlib.sha256(data).hexdigest()[:8]}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.with_name(path.name + ".txt").write_text(f"{finding.what}\n", encoding="utf-8")
    return path
