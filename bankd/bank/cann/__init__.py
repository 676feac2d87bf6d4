"""CANN bank files: read, checked, repaired, kept without loss, and written back."""

from bankd.bank.cann.entry import Finding, Kind, Severity, check_file
from bankd.bank.cann.export import WrittenFile, export_cann, write_below
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.lint import CleanCopy, Linted, clean_copy, findings_of, lint
from bankd.bank.cann.source import MAX_BYTES, Remark, Tell
from bankd.bank.cann.stage import is_cann, stage_cann

__all__ = [
    "KINDS",
    "MAX_BYTES",
    "CleanCopy",
    "Finding",
    "Kind",
    "Linted",
    "Remark",
    "Severity",
    "Tell",
    "WrittenFile",
    "check_file",
    "clean_copy",
    "export_cann",
    "findings_of",
    "is_cann",
    "lint",
    "stage_cann",
    "write_below",
]
