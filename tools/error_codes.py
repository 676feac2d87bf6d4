"""Write docs/error-codes.md from the table of error codes (`tuner.error_codes`).

python -m tools.error_codes [--check]

With --check the page is only compared with the table: exit code 1 where it is stale.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from bankd.errors import code_text
from tuner.error_codes import ErrorCode

PAGE = Path(__file__).parents[1] / "docs" / "error-codes.md"
HEAD = """\
# Error codes

Every error has a code, in brackets at the end of its message, in reason files, in the answers of
the daemon, and as `code` of the exceptions of Python. Codes are those of AOE: of its catalogue of
messages (`EG0003`), or numbers of its API (`code 7`). In a terminal, `bankd help EG0003` shows what
is written here. `make layout` writes this page.

| code | meaning | cause | solution |
|---|---|---|---|
"""


def page() -> str:
    """The whole page."""
    rows = (
        (f"`{code_text(code).strip(' []')}`", code.meaning, code.cause, code.solution)
        for code in ErrorCode
    )
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def main(arguments: Sequence[str]) -> int:
    """Write the page, or with --check say whether it is stale; returns the exit code."""
    if "--check" not in arguments:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") == page():
        return 0
    sys.stderr.write(f"error codes: docs/{PAGE.name} is stale: run  make layout\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
