"""Sizes on the command line: "8GiB", "200 MB", or bytes as a number."""

from __future__ import annotations

import re

import click

UNITS = {
    "": 1, "B": 1,
    "K": 2**10, "KIB": 2**10, "KB": 10**3,
    "M": 2**20, "MIB": 2**20, "MB": 10**6,
    "G": 2**30, "GIB": 2**30, "GB": 10**9,
    "T": 2**40, "TIB": 2**40, "TB": 10**12,
}  # fmt: skip
MOST_BYTES = 2**62
_SIZE = re.compile(r" *([0-9]{1,19}(?:\.[0-9]{1,9})?) ?([A-Za-z]*) *")


def size_bytes(context: click.Context, option: click.Parameter, value: str | None) -> int | None:
    """Callback of an option: its size in bytes, at least 1. Raises BadParameter."""
    if value is None:
        return None
    found = _SIZE.fullmatch(value)
    unit = UNITS.get(found[2].upper()) if found else None
    if found is None or unit is None:
        what = f"{value!r} is not a size such as 8GiB, 500MB or 1000000"
        raise click.BadParameter(what, context, option)
    size = int(found[1]) * unit if found[1].isdigit() else int(float(found[1]) * unit)
    if not 0 < size <= MOST_BYTES:
        what = f"{value!r} is not a size above 0 that a disk may have"
        raise click.BadParameter(what, context, option)
    return size
