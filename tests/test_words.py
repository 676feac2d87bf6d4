"""What users read is plain technical English: messages, help, labels, README and docs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROGRAMS = ("bankd", "tui", "tuner")
UNREAD = {"docs/layout.md"}
"""Made of the first lines of the modules."""

OPENINGS = (
    "about above across after against along among around as at before behind below beneath beside "
    "besides between beyond but by despite down during except for from how if in inside into less "
    "like near of off on onto out outside over per since so than that those though through till to "
    "toward towards under until up upon what whatever when whenever where wherever whether which "
    "whichever while who whoever whom whose why with within without"
)

INSTEAD_OF = {
    "a word on": "have",
    "absurd": "far too large",
    "anew": "again",
    "beside": "next to, in addition to",
    "goes on": "continues",
    "nobody": "no user, no process",
    "somebody": "another user, another process",
    "whoever": "a user who",
    "from whom": "from a source that",
    "is forgotten": "was abandoned",
    "is no list": "is not a list",
    "is no number": "is not a number",
    "is no regular": "is not a regular",
    "is no sound": "is not a valid",
    "is no text": "is not text",
    "answer that is none": "invalid answer",
    "begins no job": "starts no job",
    "its file went": "was removed",
    "mend": "fix, repair",
    "no key is written over": "existing keys are never overwritten",
    "nothing true any more": "no longer true",
    "resting": "idle",
    "take back": "undo",
    "cuts taken back": "reverted",
    "takes it up": "picks it up",
    "turns any word round": "negates a word",
    "which is absurd": "far too large",
    "who else": "anyone else",
}
_WITH_DOCSTRINGS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
BANNED = re.compile(rf"\b({'|'.join(INSTEAD_OF)})(?:s|ed|ing)?\b", re.IGNORECASE)


def _shown(path: Path) -> Iterator[tuple[int, str]]:
    """The strings of a module, with their lines: no names, and only docstrings that are help."""
    tree = ast.parse(path.read_text())
    unread = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, _WITH_DOCSTRINGS) and not _is_command(node)
        for statement in node.body
        if isinstance(statement, ast.Expr)
    }
    for node in ast.walk(tree):
        text = getattr(node, "value", None)
        if isinstance(text, str) and " " in text and id(node) not in unread:
            yield node.lineno, text


def _is_command(node: ast.AST) -> bool:
    """Whether the docstring is the help of a command."""
    decorators = getattr(node, "decorator_list", ())
    return any(re.search(r"\b(command|group)\b", ast.unparse(one)) for one in decorators)


def _texts() -> Iterator[tuple[str, str]]:
    for program in PROGRAMS:
        for path in sorted((ROOT / program).rglob("*.py")):
            for number, text in _shown(path):
                yield f"{path.relative_to(ROOT)}:{number}", text
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        name = str(path.relative_to(ROOT))
        if name not in UNREAD:
            yield name, path.read_text()


def test_no_text_for_users_has_a_word_of_ours_where_the_field_has_one() -> None:
    found = [
        f"{place}: {match[0]!r}: say {INSTEAD_OF[match[1].lower()]!r}"
        for place, text in _texts()
        for match in BANNED.finditer(text)
    ]

    assert found == []


def _docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Every text that stands as a statement: docstrings, and texts below constants and fields."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        text = getattr(node.value, "value", None) if isinstance(node, ast.Expr) else None
        if isinstance(text, str):
            yield node.lineno, text


def test_no_docstring_begins_with_a_preposition_or_a_relative_pronoun() -> None:
    files = {
        path.relative_to(ROOT): path
        for folder in (*PROGRAMS, "fixtures", "tools", "research")
        for path in (ROOT / folder).rglob("*.py")
    }
    found = [
        f"{name}:{number}: {text.strip().splitlines()[0]}"
        for name, path in sorted(files.items())
        for number, text in _docstrings(path)
        if re.split(r"\W", text.strip(), maxsplit=1)[0].lower() in OPENINGS.split()
    ]

    layout = (ROOT / "docs" / "layout.md").read_text(encoding="utf-8")
    listed = {Path(name) for name in re.findall(r"- `((?:tuner|tui)/[\w/]+\.py)`:", layout)}
    assert Path("tuner/pipeline.py") in listed <= files.keys()
    assert found == [], "begin with the subject or a verb"
