"""CANN bank files: read, checked, repaired, kept without loss, and written back."""

from bankd.bank.cann.entry import Kind, Severity
from bankd.bank.cann.export import WrittenFile, export_cann
from bankd.bank.cann.faults import Fault, check_file
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.lint import Finding, Linted, findings_of, lint
from bankd.bank.cann.mend import Mended, mend
from bankd.bank.cann.source import MOST_BYTES, Remark
from bankd.bank.cann.stage import is_cann, stage_cann
from bankd.bank.cann.survey import Tell
from bankd.bank.cann.writing import write_below

__all__ = [
    "KINDS",
    "MOST_BYTES",
    "Fault",
    "Finding",
    "Kind",
    "Linted",
    "Mended",
    "Remark",
    "Severity",
    "Tell",
    "WrittenFile",
    "check_file",
    "export_cann",
    "findings_of",
    "is_cann",
    "lint",
    "mend",
    "stage_cann",
    "write_below",
]
