"""The job list: one row a job, in a SQLite database of the workspace that outlives every daemon.

`bankd.jobs.states` has the states and every transition between them. A job is its content: the
same model for the same target with the same options is the same row. The list also holds the
history of each job, the examined files of the watched folders, requested races, and the daemons
that serve it.
"""

from bankd.jobs.job_list import Jobs, cancel, cancelled, output_of, retry
from bankd.jobs.queries import daemons, files_seen, history, races, read_jobs, read_places
from bankd.jobs.states import (
    CANCELLED,
    INTERRUPTED,
    MAX_DEATHS,
    MAX_INTERRUPTIONS,
    UNCHANGED,
    JobState,
    RaceState,
    state_label,
)
from bankd.jobs.values import (
    SAVED_MODEL,
    DaemonSeen,
    FileSeen,
    Job,
    JobFigures,
    Race,
    figures,
    model_name,
)
