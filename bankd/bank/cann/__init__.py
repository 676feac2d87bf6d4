"""CANN bank files: read, checked, repaired, kept without loss, and written back."""

from bankd.bank.cann.entry import Severity
from bankd.bank.cann.file_export import export_cann, write_below
from bankd.bank.cann.file_source import MAX_FILES_BYTES, Remark, Tell
from bankd.bank.cann.file_stage import is_cann, stage_cann
from bankd.bank.cann.lint import Linted, clean_copy, lint
