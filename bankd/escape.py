"""Names from models and files may hold anything; what reaches a terminal or a log may not."""

from __future__ import annotations

import unicodedata

_UNSAFE = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Unicode categories that move a cursor, turn the writing direction or break a line."""


def visible(text: str) -> str:
    """The same text with control and direction characters written as escapes (`\\x1b`)."""
    return "".join(_escaped(c) if unicodedata.category(c) in _UNSAFE else c for c in text)


def file_name_part(text: str) -> str:
    """`text` as a part of a file name: separators, blanks and unsafe characters become "_".

    At most 120 bytes, so that there is room for what is added in the 255 of a name."""
    kept = "".join(c if c.isalnum() or c in "._-+@=" else "_" for c in text)
    return kept.lstrip(".").encode()[:120].decode(errors="ignore") or "_"


def _escaped(character: str) -> str:
    code = ord(character)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
