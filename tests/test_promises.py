"""The table of promises names tests that exist, and has every command and package of screens."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import click

from bankd.cli.commands import COMMANDS, command_of

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
HEADING = re.compile(r"^## .* \((tests[\w/]*)\)$")
SHOWN_BY = re.compile(r"\| `([\w/]+): (\w+)` \|$")


def _tests_of(file: Path) -> set[str]:
    if not file.is_file():
        return set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


def test_every_promise_names_a_test_that_exists() -> None:
    folder, rows, missing = Path(), 0, []
    for line in PAGE.splitlines():
        if heading := HEADING.match(line):
            folder = ROOT / heading[1]
        elif line.startswith("| ") and line != "| promise | test |":
            named = SHOWN_BY.search(line)
            assert named is not None, f"no test: {line}"
            place = Path(named[1])
            file = folder / place.parent / f"test_{place.name}.py"
            rows += 1
            if f"test_{named[2]}" not in _tests_of(file):
                missing.append(line)

    assert rows > 100
    assert missing == []


def test_every_command_and_every_package_of_screens_has_a_promise() -> None:
    screens = {str(file.parent.relative_to(ROOT)) for file in ROOT.glob("tui/*/__init__.py")}

    assert [name for name in COMMANDS if not re.search(rf"`bankd {name}\b", PAGE)] == []
    assert [name for name in sorted(screens) if f"`{name}`" not in PAGE] == []


def test_every_option_is_used_by_a_test_of_a_command_that_has_it() -> None:
    tests = [file.read_text(encoding="utf-8") for file in ROOT.glob("tests/**/test_*.py")]
    used, known = set(), set()
    for name in COMMANDS:
        of_the_command = "\n".join(each for each in tests if re.search(rf'["\s]{name}["\s]', each))
        for option in _options(command_of(name)):
            spellings = "|".join(re.escape(each) for each in option.opts)
            known.add(tuple(option.opts))
            if re.search(rf"""["'\s=`]({spellings})["'\s=`]""", of_the_command):
                used.add(tuple(option.opts))

    assert len(known) > 90
    assert sorted(known - used) == []


def _options(command: click.Command) -> list[click.Option]:
    found = [each for each in command.params if isinstance(each, click.Option)]
    further = command.commands.values() if isinstance(command, click.Group) else ()
    return found + [option for each in further for option in _options(each)]
