"""Write the pages of settings: docs/options.md, and the bounds in docs/daemon-reference.md.

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
from bankd.config.bounds import BOUNDS, Bounds
from bankd.config.model_settings import MODEL_KEYS

DOCS = Path(__file__).parents[1] / "docs"
HEAD = """# Options of `bankd aoe`

Options of the original command `aoe` keep their names. One that has no meaning on a CPU is refused
with exit code 2, before anything is done. `make layout` writes this page from the command itself.

| option | what it does |
|---|---|
"""
KEYS = """
## Keys of NAME.aoe.json

[Settings of a model](daemon.md#settings-of-a-model) mean what the options of these names mean.

| key | value |
|---|---|
"""
BOUNDS_HEAD = "\n\n| key | default | values | meaning |\n|---|---|---|---|\n"


def options_page() -> str:
    """The whole page of options."""
    options = "".join(f"| {names} | {text} |\n" for names, text in _options())
    return (
        HEAD
        + options
        + KEYS
        + "".join(f"| `{name}` | {kind.allowed} |\n" for name, kind in MODEL_KEYS.items())
    )


def _options() -> Iterator[tuple[str, str]]:
    for option in aoe.params:
        if not isinstance(option, click.Option) or str(option.name).startswith("unavailable_"):
            continue
        names = ", ".join(f"`{one}`" for one in sorted(option.opts, key=len, reverse=True))
        yield names, str(option.help).replace("|", "\\|")
    for spelling, hint in sorted(UNAVAILABLE.values()):
        yield f"`{spelling}`", f"Refused: {hint}."


def reference_page() -> str:
    """The page of reference, with the bounds as they are."""
    rows = "".join(
        f"| `{name.upper()}` | {getattr(Bounds, name)} | {row.kind.allowed} | {row.meaning} |\n"
        for name, row in BOUNDS.items()
    )
    page = (DOCS / "daemon-reference.md").read_text(encoding="utf-8")
    return re.sub(
        r"(<!-- bounds.*?-->).*?(\n<!-- end of bounds)",
        lambda found: found[1] + BOUNDS_HEAD + rows + found[2], page, flags=re.DOTALL,
    )  # fmt: skip


def main() -> int:
    """Write the pages, or compare them."""
    pages = {"options.md": options_page(), "daemon-reference.md": reference_page()}
    for name, page in pages.items():
        path = DOCS / name
        if "--check" not in sys.argv:
            path.write_text(page, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != page:
            print(f"docs/{name} is not that of the settings: make layout", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
