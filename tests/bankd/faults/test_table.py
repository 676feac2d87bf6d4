"""The table of faults in docs/daemon-faults.md names the tests that are here, and no others."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__)
PAGE = HERE.parents[3] / "docs" / "daemon-faults.md"


def test_every_fault_of_the_table_is_injected_and_every_injected_one_is_in_the_table() -> None:
    section = PAGE.read_text().partition("<!-- faults: ")[2].partition("<!-- end of faults -->")[0]
    others = (path for path in HERE.parent.glob("test_*.py") if path != HERE)

    named = set(re.findall(r"`(test_\w+)`", section))
    tests = {
        name for path in others for name in re.findall(r"^def (test_\w+)", path.read_text(), re.M)
    }

    assert named == tests
