"""Which kind of file it is: what its name says, and what its content says, must agree."""

from __future__ import annotations

from bankd.bank.cann.document import (
    BYTE_ORDER_MARK,
    FormError,
    decoded,
    json_value,
    skip_blanks,
    value_end,
)
from bankd.bank.cann.entry import Kind
from bankd.bank.cann.kinds import KINDS


def recognise(content: bytes, named: Kind | None) -> Kind:
    """The kind of a file by its content, and by the kind that its name says (None: nothing).

    Raises FormError where they contradict each other, or where neither says enough.
    """
    claiming = kinds_of_content(content)
    if named is None:
        return _only(claiming)
    if claiming and named not in claiming:
        raise FormError(f"by its name it is a {named.name} file, by its content {_names(claiming)}")
    return named


def kinds_of_content(content: bytes) -> list[Kind]:
    """The kinds that a file's first value may be of; none where nothing can be said."""
    try:
        text = decoded(content)
        at = skip_blanks(text, int(text.startswith(BYTE_ORDER_MARK)))
        first = json_value(text[at : value_end(text, at)]) if at < len(text) else None
    except FormError:
        return []
    return [kind for kind in KINDS.values() if kind.claims(first)]


def _only(claiming: list[Kind]) -> Kind:
    if len(claiming) == 1:
        return claiming[0]
    if claiming:
        raise FormError(f"it may be {_names(claiming)}, and its name does not say which")
    raise FormError("neither its name nor its content is that of a CANN bank file")


def _names(kinds: list[Kind]) -> str:
    return " or ".join(kind.name for kind in kinds)
