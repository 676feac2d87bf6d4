"""Text of numbers with their nouns, and of sizes in their unit. Needs no bank."""

from __future__ import annotations

KIB, MIB, GIB, TIB = 1 << 10, 1 << 20, 1 << 30, 1 << 40


def counted(number: int, what: str) -> str:
    """ "1 entry", "3 conflicts", "2 misses"."""
    plural = f"{what[:-1]}ies" if what.endswith("y") else f"{what}{'e' * what.endswith('s')}s"
    return f"{number} {what if number == 1 else plural}"


def size_text(size_bytes: int) -> str:
    """A size in the unit that fits: "37.2 MiB", "32 KiB"."""
    for unit, name in ((TIB, "TiB"), (GIB, "GiB"), (MIB, "MiB"), (KIB, "KiB")):
        if size_bytes >= unit:
            return f"{size_bytes / unit:,.1f}".removesuffix(".0") + f" {name}"
    return f"{size_bytes} bytes"
