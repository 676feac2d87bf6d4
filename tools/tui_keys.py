"""The tables in docs/tui.md: keys from the app's registry of actions, and the filter's language.

python -m tools.tui_keys            write them
python -m tools.tui_keys --check    exit 1 if they are not up to date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bankd.filter_help import FILTER_HELP
from tui.actions import SCOPES, Scope

PAGE = Path(__file__).resolve().parent.parent / "docs" / "tui.md"


def main() -> int:
    before = PAGE.read_text(encoding="utf-8")
    after = with_tables(before)
    if "--check" in sys.argv[1:]:
        if before != after:
            print(f"{PAGE.name}: run  python -m tools.tui_keys", file=sys.stderr)
        return int(before != after)
    PAGE.write_text(after, encoding="utf-8")
    return 0


def with_tables(page: str) -> str:
    """The page with its tables made anew. Raises ValueError where it has no place for them."""
    for name, lines in (("filter", filter_table()), ("keys", key_tables())):
        begin = f"<!-- {name}: made by `python -m tools.tui_keys` -->"
        head, found, rest = page.partition(begin)
        _, end, tail = rest.partition(f"<!-- end of {name} -->")
        if not found or not end:
            raise ValueError(f"there is no {begin} ... end")
        page = "".join((head, begin, "\n\n", "\n".join(lines), "\n", end, tail))
    return page


def filter_table() -> Iterator[str]:
    yield "| filter | what it leaves |"
    yield "|---|---|"
    for example, meaning in FILTER_HELP:
        yield f"| `{example}` | {meaning} |"
    yield ""


def key_tables() -> Iterator[str]:
    for scope in SCOPES.values():
        yield from _table(scope)


def _table(scope: Scope) -> Iterator[str]:
    yield f"### {scope.title}"
    yield ""
    yield scope.about
    yield ""
    yield "| key | what it does | id |"
    yield "|---|---|---|"
    for action in scope.actions:
        keys = " ".join(f"`{key}`" for key in action.shown_keys)
        writes = " (writes)" if action.writes else ""
        yield f"| {keys} | {action.tooltip}{writes} | `{action.id}` |"
    yield ""


if __name__ == "__main__":
    sys.exit(main())
