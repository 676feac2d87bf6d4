"""The function that each line of a module belongs to."""

from __future__ import annotations

import ast


def functions_of(source: str) -> dict[int, str]:
    """Name the innermost function of each line inside a function's body: {12: "Bank.open"}.

    Lines that run when the module is imported (constants, fields, decorators, defaults) are absent.
    """
    names: dict[int, str] = {}
    _name_lines(ast.parse(source), "", names)
    return names


def _name_lines(node: ast.AST, prefix: str, names: dict[int, str]) -> None:
    for child in ast.iter_child_nodes(node):
        inner = prefix
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{prefix}{child.name}."
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            end = child.end_lineno or child.lineno
            names.update(dict.fromkeys(range(child.body[0].lineno, end + 1), inner[:-1]))
        _name_lines(child, inner, names)
