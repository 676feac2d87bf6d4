"""The version of this package."""

from __future__ import annotations

import importlib.metadata
import tomllib
from pathlib import Path


def tool_version() -> str:
    """The version of the installed package, else of the checkout that runs."""
    try:
        return importlib.metadata.version("tunebank")
    except importlib.metadata.PackageNotFoundError:
        project = Path(__file__).parent.parent / "pyproject.toml"
    try:
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    except (OSError, ValueError, KeyError):
        return "unknown"
