"""Write docs/options.md, and the tables of settings in other pages of the docs.

`--check` only compares. The texts are those of `bankd aoe --help`, of its errors, and of the table
of settings (`bankd.config.setting`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from bankd.cli.aoe import UNAVAILABLE, aoe
from bankd.cli.atc import atc
from bankd.cli.atc_options import UNUSED
from bankd.config.bounds import Bounds
from bankd.config.config import Settings
from bankd.config.model_settings import MODEL_KEYS
from bankd.config.setting import rows

DOCS = Path(__file__).parents[1] / "docs"
HEAD = """# Options of `bankd aoe`

Options of the original command `aoe` keep their names. One that has no meaning on a CPU is refused
with exit code 2, before anything is done. `make layout` writes this page from the command itself.

| option | what it does |
|---|---|
"""
ATC_HEAD = """
## Options of `bankd atc`

Options of the original command `atc` keep their names, too. [ATC](atc.md) says more of those that
change the model. Some have no function on a CPU: where that changes nothing in the result, they are
accepted, and a line says so; else they are refused with exit code 2.

| option | what it does |
|---|---|
"""
KEYS = """
## Keys of NAME.aoe.json

[Settings of a model](daemon.md#settings-of-a-model) mean what the options of these names mean.

| key | value |
|---|---|
"""
TABLE = "\n\n| {0} | default | values | meaning |\n|---|---|---|---|\n{1}\n"
TABLES = (("daemon-reference.md", "key", Bounds), ("environment.md", "variable", Settings))
"""Pages with a table of settings, between two marks."""


def options_page() -> str:
    """The whole page of options."""
    return (
        HEAD
        + "".join(f"| {names} | {text} |\n" for names, text in _options())
        + ATC_HEAD
        + "".join(f"| {names} | {text} |\n" for names, text in _rows_of(atc))
        + "".join(f"| `{row.spelling}` | {row.line} |\n" for row in UNUSED)
        + KEYS
        + "".join(f"| `{name}` | {kind.allowed} |\n" for name, kind in MODEL_KEYS.items())
    )


def _options() -> Iterator[tuple[str, str]]:
    yield from _rows_of(aoe)
    for spelling, hint in sorted(UNAVAILABLE.values()):
        yield f"`{spelling}`", f"Refused: {hint}."


def _rows_of(command: click.Command) -> Iterator[tuple[str, str]]:
    """Names and help of the options that a command shows."""
    for option in command.params:
        if isinstance(option, click.Option) and not option.hidden:
            names = ", ".join(f"`{one}`" for one in sorted(option.opts, key=len, reverse=True))
            yield names, str(option.help).replace("|", "\\|")


def pages() -> dict[str, str]:
    """All that these pages of the docs should be, by file."""
    return {"options.md": options_page()} | {
        name: _with_table((DOCS / name).read_text(encoding="utf-8"), title, settings)
        for name, title, settings in TABLES
    }


def _with_table(page: str, title: str, settings: type) -> str:
    lines = "".join(
        f"| `{row.variable or row.name.upper()}` | {getattr(settings, field)} | {row.kind.allowed} "
        f"| {row.meaning} |\n"
        for field, row in rows(settings).items()
    )
    between_marks = r"(<!-- [a-z]+: written .*?-->).*?(?=<!-- end of )"
    table = TABLE.format(title, lines)
    return re.sub(between_marks, lambda mark: mark[1] + table, page, count=1, flags=re.DOTALL)


def main() -> int:
    """Write the pages, or compare them."""
    for name, page in pages().items():
        path = DOCS / name
        if "--check" not in sys.argv:
            path.write_text(page, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != page:
            print(f"docs/{name} is not that of the settings: make layout", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
