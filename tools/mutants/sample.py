"""Draw mutants of a package: places first, then what is changed there, by a seed.

Cosmic Ray knows the changes (operators, comparisons, constants, conditions, loops, decorators). A
place with twelve possible changes counts as one place, not twelve. The rank of a place is a hash
of the seed and of its own text, so an edit elsewhere leaves the rest of the sample as it was.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from tools.mutants.functions import functions_of


@dataclass(frozen=True)
class Mutant:
    """One changed place: `before` and `after` are the changed lines, stripped."""

    module: str
    function: str
    line: int
    operator: str
    before: str
    after: str
    code: str
    """The whole module, changed."""

    @property
    def name(self) -> str:
        """Identity of the mutant, wherever in the module its line is."""
        return f"{self.module} {self.function}: {self.before} -> {self.after}"


@dataclass(frozen=True)
class _Change:
    operator: str
    occurrence: int


def draw(root: Path, modules: list[str], count: int, seed: int) -> list[Mutant]:
    """Draw `count` mutants of these modules, or all there are if these are fewer."""
    places = [
        (_rank(seed, module, place), module, place, changes)
        for module in modules
        for place, changes in _places((root / module).read_text(encoding="utf-8")).items()
    ]
    drawn: dict[str, Mutant] = {}
    for rank, module, (line, _, _), changes in sorted(places):
        if len(drawn) == count:
            break
        source = (root / module).read_text(encoding="utf-8")
        mutant = _changed(module, source, line, changes[int(rank, 16) % len(changes)])
        if mutant is not None:
            drawn.setdefault(mutant.name, mutant)
    return list(drawn.values())


_Place = tuple[int, int, str]
"""Line, column and the text of the line."""


def _rank(seed: int, module: str, place: _Place) -> str:
    _, column, text = place
    return hashlib.sha256(f"{seed} {module} {column} {text}".encode()).hexdigest()


def _places(source: str) -> dict[_Place, list[_Change]]:
    lines = source.splitlines()
    nodes = list(ast_nodes(get_ast(source)))
    found: dict[_Place, list[_Change]] = {}
    for name in operator_names():
        kind = get_operator(name)
        if kind.arguments():
            continue  # these change nothing until they are told which names
        starts = (start for node in nodes for start, _ in kind().mutation_positions(node))
        for occurrence, (line, column) in enumerate(starts):
            place = (line, column, lines[line - 1].strip())
            found.setdefault(place, []).append(_Change(name, occurrence))
    return found


def _changed(module: str, source: str, line: int, change: _Change) -> Mutant | None:
    """Apply the change; None where the program stays the same: in annotations, say."""
    try:
        code = mutate_code(source, get_operator(change.operator)(), change.occurrence)
    except AttributeError:  # Cosmic Ray's, at a tuple of exceptions with dotted names
        return None
    if code is None or not _differs(source, code):
        return None
    before, after = _changed_lines(source, code)
    function = functions_of(source).get(line, "")
    name = change.operator.removeprefix("core/")
    return Mutant(module, function, line, name, before, after, code)


def _differs(source: str, code: str) -> bool:
    """Return True if the programs differ in more than annotations, which are never evaluated."""
    try:
        return _program(source) != _program(code)
    except SyntaxError:
        return False


def _program(source: str) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign):
            node.annotation = ast.Constant(None)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
    return ast.dump(tree)


def _changed_lines(source: str, code: str) -> tuple[str, str]:
    old, new = source.splitlines(), code.splitlines()
    first = next(n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)
    last = next(n for n, (a, b) in enumerate(zip(old[::-1], new[::-1], strict=False)) if a != b)
    return _joined(old[first : len(old) - last]), _joined(new[first : len(new) - last])


def _joined(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


def modules_of(root: Path, places: tuple[str, ...]) -> list[str]:
    """Modules of folders and files, in order: ["bankd/jobs/jobs.py", ...]."""
    return sorted(str(file.relative_to(root)) for file in _files(root, places))


def _files(root: Path, places: tuple[str, ...]) -> Iterator[Path]:
    for place in places:
        yield from (root / place).rglob("*.py") if (root / place).is_dir() else [root / place]
