"""The job list: one row a job, in a SQLite database of the workspace that outlives every daemon.

    queued -> running(owner) -> done | failed | set_aside

A job is its content: the same model for the same target with the same options is the same row.
`failed` is not the model's fault and is tried again after a while; `set_aside` is, unless a person
cancelled the job (`Job.status`).
Beside the jobs stand what happened to each, what the files of the watched folders turned out to
be, the races that somebody asked for, and who serves the list.
"""

from bankd.jobs.asking import cancel, retry
from bankd.jobs.changing import cancelled
from bankd.jobs.figures import Figures, figures
from bankd.jobs.files import files_seen
from bankd.jobs.history import history
from bankd.jobs.jobs import Jobs
from bankd.jobs.owner import is_alive, own_identity
from bankd.jobs.races import races
from bankd.jobs.reading import read_jobs, read_places
from bankd.jobs.recovering import Recovered, output_of
from bankd.jobs.serving import daemons
from bankd.jobs.values import (
    CANCELLED,
    INTERRUPTED,
    MOST_DEATHS,
    MOST_INTERRUPTIONS,
    UNCHANGED,
    DaemonSeen,
    FileSeen,
    Happening,
    Job,
    Race,
    RaceState,
    State,
    model_name,
    state_label,
)

__all__ = [
    "CANCELLED",
    "INTERRUPTED",
    "MOST_DEATHS",
    "MOST_INTERRUPTIONS",
    "UNCHANGED",
    "DaemonSeen",
    "Figures",
    "FileSeen",
    "Happening",
    "Job",
    "Jobs",
    "Race",
    "RaceState",
    "Recovered",
    "State",
    "cancel",
    "cancelled",
    "daemons",
    "figures",
    "files_seen",
    "history",
    "is_alive",
    "model_name",
    "output_of",
    "own_identity",
    "races",
    "read_jobs",
    "read_places",
    "retry",
    "state_label",
]
