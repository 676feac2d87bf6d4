"""CANN bank files: read, checked, repaired, kept without loss, and written back."""

from bankd.bank.cann.entry import Kind, LintFinding, Severity
from bankd.bank.cann.file_export import WrittenFile, export_cann, write_below
from bankd.bank.cann.file_source import MAX_FILES_BYTES, Remark, Tell
from bankd.bank.cann.file_stage import is_cann, stage_cann
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.lint import CleanCopy, Linted, check_file, clean_copy, findings_of, lint

__all__ = [
    "KINDS",
    "MAX_FILES_BYTES",
    "CleanCopy",
    "Kind",
    "LintFinding",
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
