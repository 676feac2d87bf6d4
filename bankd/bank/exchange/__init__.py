"""Banks on their way to other machines: written as exports, and checked before they are read."""

from bankd.bank.exchange.export import Exported, export
from bankd.bank.exchange.foresee import Preview, preview
from bankd.bank.exchange.place import is_export, require_free
from bankd.bank.exchange.signing import can_verify, make_key
from bankd.bank.exchange.stage import MOST_BYTES, signature_of, stage_export
from bankd.bank.exchange.vouching import vouched_by

__all__ = [
    "MOST_BYTES",
    "Exported",
    "Preview",
    "can_verify",
    "export",
    "is_export",
    "make_key",
    "preview",
    "require_free",
    "signature_of",
    "stage_export",
    "vouched_by",
]
