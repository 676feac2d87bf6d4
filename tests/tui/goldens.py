"""Text screens as goldens: what a person sees at 80x24, to be read in a diff."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"


def assert_golden(name: str, text: str) -> None:
    """Compare a screen with tests/tui/golden/NAME.txt; UPDATE_GOLDENS=1 writes it anew."""
    path = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDENS") == "1":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")
    assert path.exists(), f"no golden {path.name}: look at the screen, then set UPDATE_GOLDENS=1"
    assert text == path.read_text(encoding="utf-8").rstrip("\n"), f"{path.name} is another screen"
