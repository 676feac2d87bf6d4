"""Tuning one model, or racing one conflict or entry, in a child with bounds on all it takes."""

from bankd.daemon.worker.messages import Opening, Refused, limits_of
from bankd.daemon.worker.work import ending_of
from bankd.daemon.worker.workshop import Workshop
