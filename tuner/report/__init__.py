"""The result files of tuning, `aoe_result_{sgat|opat}_*.json`: written while tuning runs.

The values here are called as they are in the files. Several reports can stand in one file; it
says how long a report took, and OPAT's says more than "tuning incomplete", only at the end.
"""

from tuner.report.file import OpenReport, ReportFile, result_directory
from tuner.report.reading import ReadReport, ReportError, read_report
from tuner.report.segments import stage_table
from tuner.report.values import (
    OPAT,
    SGAT,
    OpatReport,
    OperatorResult,
    Report,
    SgatReport,
    Summary,
    improvement,
)

__all__ = [
    "OPAT",
    "SGAT",
    "OpatReport",
    "OpenReport",
    "OperatorResult",
    "ReadReport",
    "Report",
    "ReportError",
    "ReportFile",
    "SgatReport",
    "Summary",
    "improvement",
    "read_report",
    "result_directory",
    "stage_table",
]
