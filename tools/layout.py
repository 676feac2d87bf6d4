"""Write docs/layout.md and CONTRIBUTING.md's tree of packages from the docstrings of the modules.

The modules of a package stand in the order of the layers in pyproject.toml, top to bottom; those
that no layer names follow by name. Usage: python -m tools.layout [--check]
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ("tuner", "bankd", "tui")
BEGIN, END = "<!-- Written by `make layout`: -->\n", "<!-- End -->\n"


def main(arguments: list[str]) -> int:
    """Write both files, or with --check name the one that is stale: exit code 1."""
    stale = [path for path, text in generated(ROOT).items() if path.read_text("utf-8") != text]
    for path in stale:
        if "--check" in arguments:
            sys.stderr.write(f"layout: {path.relative_to(ROOT)} is stale: run  make layout\n")
        else:
            path.write_text(generated(ROOT)[path], encoding="utf-8")
    return int("--check" in arguments and stale != [])


def generated(root: Path) -> dict[Path, str]:
    """Both files as they should be. Raises ValueError for a module without a docstring."""
    order = _layers(root)
    layout, tree = "", ""
    for program in PROGRAMS:
        layout += f"\n## {program}: {_summary(root / program)}\n\n"
        tree += f"{program + '/':22} {_summary(root / program)}\n"
        for path, depth in _below(root, root / program, order):
            name = path.relative_to(root).as_posix()
            entry = f"`{name}`" if path.suffix else f"**`{name}/`**"
            layout += f"{'  ' * depth}- {entry}: {_summary(path)}\n"
            if depth == 0 and not path.suffix:
                tree += f"  {path.name + '/':20} {_summary(path)}\n"
    written = {root / "docs/layout.md": layout, root / "CONTRIBUTING.md": f"```\n{tree}```\n"}
    return {path: _between_marks(path, text) for path, text in written.items()}


def _layers(root: Path) -> dict[str, int]:
    """The place of each module that a layers contract names: {"tuner.pipeline": 0}."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    layers = [
        f"{container}.{layer}" if container else layer
        for contract in contracts
        for container in contract.get("containers", [""])
        for line in contract.get("layers", ())
        for layer in re.findall(r"[\w.]+", line)
    ]
    return {layer: place for place, layer in enumerate(layers)}


def _below(root: Path, folder: Path, order: dict[str, int]) -> Iterator[tuple[Path, int]]:
    """Modules and packages below a package, each with its depth, in reading order."""

    def place(path: Path) -> tuple[int, str]:
        module = path.relative_to(root).with_suffix("").as_posix().replace("/", ".")
        return order.get(module, len(order)), path.name

    modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    packages = [path.parent for path in folder.glob("*/__init__.py")]
    for path in sorted(modules + packages, key=place):
        yield path, len(path.relative_to(root).parts) - 2
        if not path.suffix:
            yield from _below(root, path, order)


def _summary(path: Path) -> str:
    """The first paragraph of the docstring of a module or package, as one line."""
    source = path if path.suffix else path / "__init__.py"
    text = ast.get_docstring(ast.parse(source.read_text("utf-8")))
    if not text:
        raise ValueError(f"{source} has no docstring: begin it with a line about its subject")
    return " ".join(text.split("\n\n")[0].split())


def _between_marks(path: Path, text: str) -> str:
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    return before + BEGIN + text + END + rest.partition(END)[2]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
