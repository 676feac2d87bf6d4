"""Canonical JSON: equal content has equal text, so its SHA-256 is its identity everywhere."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache


def canonical(content: object) -> str:
    """Keys sorted, no spaces, ASCII only. Raises ValueError for what JSON cannot say (NaN)."""
    return json.dumps(content, sort_keys=True, separators=(",", ":"), allow_nan=False)


def content_hash(content: object) -> str:
    """SHA-256 of the canonical JSON, 64 hexadecimal digits."""
    return text_hash(canonical(content))


def text_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@lru_cache(maxsize=1024)
def is_canonical(text: str) -> bool:
    try:
        return canonical(json.loads(text)) == text
    except ValueError:
        return False


def well_formed(text: str) -> str:
    """Text that UTF-8 can hold: file names and last words of a process may be any bytes."""
    return text.encode("utf-8", "replace").decode()
