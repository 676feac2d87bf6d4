"""Banks on their way to other machines: written as exports, and checked before they are read."""

from bankd.bank.exchange.export import Exported, Preview, export, preview, require_free
from bankd.bank.exchange.export_reader import signature_of, vouched_by
from bankd.bank.exchange.manifest import is_export
from bankd.bank.exchange.manifest_signature import can_verify, make_key, required_key
from bankd.bank.exchange.stage import MAX_EXPORT_BYTES, stage_export

__all__ = [
    "MAX_EXPORT_BYTES",
    "Exported",
    "Preview",
    "can_verify",
    "export",
    "is_export",
    "make_key",
    "preview",
    "require_free",
    "required_key",
    "signature_of",
    "stage_export",
    "vouched_by",
]
