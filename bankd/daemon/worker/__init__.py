"""Tuning one model, or racing one conflict or entry, in a child with bounds on all it takes."""

from bankd.daemon.worker.messages import (
    Changed,
    Done,
    Drained,
    Failed,
    Limits,
    Opening,
    Outcome,
    Refused,
    Studied,
    SubjectDone,
    SubjectOrder,
    WorkRequest,
    limits_of,
)
from bankd.daemon.worker.work import ending_of
from bankd.daemon.worker.workshop import TookTooLong, Workshop

__all__ = [
    "Changed",
    "Done",
    "Drained",
    "Failed",
    "Limits",
    "Opening",
    "Outcome",
    "Refused",
    "Studied",
    "SubjectDone",
    "SubjectOrder",
    "TookTooLong",
    "WorkRequest",
    "Workshop",
    "ending_of",
    "limits_of",
]
