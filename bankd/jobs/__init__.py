"""The job list: one row a job, in a SQLite database of the workspace that outlives every daemon.

    queued -> running(owner) -> done | failed | set_aside

A job is its content: the same model for the same target with the same options is the same row.
`failed` is not the model's fault and is tried again by the next daemon; `set_aside` is.
Beside the jobs stand the races that somebody asked for, and who serves the list.
"""

from bankd.jobs.asking import cancel, retry
from bankd.jobs.figures import Figures, figures
from bankd.jobs.jobs import Jobs, cancelled
from bankd.jobs.owner import is_alive, own_identity
from bankd.jobs.races import races
from bankd.jobs.reading import read_jobs
from bankd.jobs.serving import daemons
from bankd.jobs.values import (
    MOST_DEATHS,
    DaemonSeen,
    Job,
    Race,
    RaceState,
    State,
)

__all__ = [
    "MOST_DEATHS",
    "DaemonSeen",
    "Figures",
    "Job",
    "Jobs",
    "Race",
    "RaceState",
    "State",
    "cancel",
    "cancelled",
    "daemons",
    "figures",
    "is_alive",
    "own_identity",
    "races",
    "read_jobs",
    "retry",
]
