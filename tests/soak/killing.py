"""Who is killed, and when: mostly the daemon, sometimes one of its children."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from bankd.errors import BankdError
from bankd.jobs import JobState, read_jobs
from tests.soak.place import Place
from tests.soak.served import Served, children

DAEMON = "daemon"
VICTIMS: Mapping[str, float] = {
    DAEMON: 0.6,
    "bankd.daemon.worker.working_child": 0.12,
    "bankd.daemon.examiner.examining_child": 0.06,
    "tuner.measure.measuring_child": 0.22,
}
"""How often each is chosen."""
WORKER = "bankd.daemon.worker.working_child"


def kill_one(place: Place, served: Served, random: Random) -> None:
    """The daemon takes the place of a child that is not there."""
    victim = random.choices(list(VICTIMS), list(VICTIMS.values()))[0]
    found = [c for c in children(place, served.process) if c.module == victim]
    if not found or (victim == WORKER and _has_died_before(place)):
        served.kill()
    else:
        served.kill_child(random.choice(found))


def _has_died_before(place: Place) -> bool:
    """Whether a worker died under the running job: after the third time it counts as a killer,
    which a job that we kill is not."""
    try:
        return any(job.deaths for job in read_jobs(place.job_list) if job.state is JobState.RUNNING)
    except BankdError:
        return True
