"""Sizes as people read them."""

from __future__ import annotations

KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30


def size_text(size_bytes: int) -> str:
    """In the unit that fits: "37.2 MiB"."""
    for unit, name in ((GIB, "GiB"), (MIB, "MiB"), (KIB, "KiB")):
        if size_bytes >= unit:
            return f"{size_bytes / unit:,.1f}".removesuffix(".0") + f" {name}"
    return f"{size_bytes} bytes"
