"""Banks on their way to other machines: written as exports, and checked before they are read."""

from bankd.bank.exchange.export import Exported, Preview, export, preview, require_free
from bankd.bank.exchange.export_reader import vouched_by
from bankd.bank.exchange.manifest import is_export
from bankd.bank.exchange.manifest_signature import make_key, required_key
from bankd.bank.exchange.stage import MAX_EXPORT_BYTES, stage_export
