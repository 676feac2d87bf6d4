"""Tuning one model, or racing one conflict, in a child of its own with bounds on all it takes."""

from bankd.working.opening import Opening, limits_of
from bankd.working.values import Changed, Done, Drained, Failed, Limits, Order, Outcome, Refused
from bankd.working.work import ending_of
from bankd.working.workshop import TookTooLong, Working, Workshop

__all__ = [
    "Changed",
    "Done",
    "Drained",
    "Failed",
    "Limits",
    "Opening",
    "Order",
    "Outcome",
    "Refused",
    "TookTooLong",
    "Working",
    "Workshop",
    "ending_of",
    "limits_of",
]
