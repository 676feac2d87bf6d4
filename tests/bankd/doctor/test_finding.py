from __future__ import annotations

import pytest

from bankd.doctor.finding import size_text


@pytest.mark.parametrize(
    ("size_bytes", "text"), [(0, "0 bytes"), (1 << 20, "1 MiB"), (1536, "1.5 KiB")]
)
def test_sizes_are_written_in_the_unit_that_fits(size_bytes: int, text: str) -> None:
    assert size_text(size_bytes) == text
