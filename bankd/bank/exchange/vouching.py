"""Who vouches for an export, in the words in which people are told."""

from __future__ import annotations

from pathlib import Path

from bankd.bank.exchange.place import is_export
from bankd.bank.exchange.signing import INSTALL, can_verify
from bankd.bank.exchange.stage import signature_of


def vouched_by(source: Path, verify_key: Path | None) -> str | None:
    """What is known of who signed it, once it was staged with this key; None for what is no
    export: of that nothing ever is known."""
    if not is_export(source):
        return None
    signature = signature_of(source)
    if signature is None:
        return f"{source} is not signed"
    if verify_key is not None:
        return f"{source} is signed by {signature.key_id}, as required"
    if can_verify():
        what = f"{source} is signed by {signature.key_id}"
        return f"{what}; only --verify_key can tell whose key that is"
    what = f"{source} claims to be signed by {signature.key_id}, which was not checked"
    return f"{what}: {INSTALL}"
