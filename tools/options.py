"""Write docs/options.md: the options of `bankd aoe`, and what each option of the original does.

`--check` only compares. The texts are those of `bankd aoe --help` and of its errors.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from bankd.cli.aoe import UNAVAILABLE, aoe

PAGE = Path(__file__).parents[1] / "docs/options.md"
HEAD = """# Options of `bankd aoe`

Options of the original command `aoe` keep their names. One that has no meaning on a CPU is refused
with exit code 2, before anything is done. `make layout` writes this page from the command itself.

| option | what it does |
|---|---|
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(f"| {names} | {text} |\n" for names, text in _rows())


def _rows() -> Iterator[tuple[str, str]]:
    for option in aoe.params:
        if not isinstance(option, click.Option) or str(option.name).startswith("unavailable_"):
            continue
        names = ", ".join(f"`{one}`" for one in sorted(option.opts, key=len, reverse=True))
        yield names, str(option.help).replace("|", "\\|")
    for spelling, hint in sorted(UNAVAILABLE.values()):
        yield f"`{spelling}`", f"Refused: {hint}."


def main() -> int:
    """Write the page, or compare it."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
        print("docs/options.md is not that of the command: make layout", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
