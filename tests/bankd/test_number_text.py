from __future__ import annotations

import pytest

from bankd.number_text import counted, size_text


@pytest.mark.parametrize(
    ("size_bytes", "text"), [(0, "0 bytes"), (1 << 20, "1 MiB"), (1536, "1.5 KiB")]
)
def test_sizes_are_written_in_the_unit_that_fits(size_bytes: int, text: str) -> None:
    assert size_text(size_bytes) == text


def test_a_number_stands_with_its_noun() -> None:
    told = [counted(n, what) for n in (0, 1, 2) for what in ("entry", "miss", "conflict")]

    assert told[:3] == ["0 entries", "0 misses", "0 conflicts"]
    assert told[3:] == ["1 entry", "1 miss", "1 conflict", "2 entries", "2 misses", "2 conflicts"]
