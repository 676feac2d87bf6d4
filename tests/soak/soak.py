"""One run, from the first file to the verdict."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bankd.jobs import JobState
from tests.soak.comparing import compared
from tests.soak.content import Content, Expected
from tests.soak.found import Found, look
from tests.soak.killing import kill_one
from tests.soak.marked import processes
from tests.soak.place import Place
from tests.soak.plan import Plan
from tests.soak.served import THROWER, Served
from tests.soak.settling import status_of, wait_until_settled
from tests.soak.stock import Size, plan_file, planned
from tests.soak.verdict import Run
from tests.soak.watching import Watching

KILLED_EVERY_S = (10.0, 20.0)
"""Least and most time from one kill to the next."""
CHECKED_EVERY = 10
"""Kills after which the bank is checked."""
LOOK_S = 0.1
TELL_S = 5.0
ENDED_S = 2.0
"""So long after the daemon its children may live."""

Tell = Callable[[str], None]


@dataclass
class Soak:
    """The state of one run."""

    place: Place
    plan: Plan
    size: Size
    tell: Tell
    served: Served
    bank_checks: int = 0
    bank_faults: list[str] = field(default_factory=list)
    _told_s: float = 0.0

    def throw(self) -> tuple[str, ...]:
        """Until all was thrown; how throwers failed."""
        with throwing(self.place, self.size) as throwers:
            random = Random(self.size.seed + 1)
            due_s = time.monotonic() + random.uniform(*KILLED_EVERY_S)
            while any(thrower.poll() is None for thrower in throwers):
                time.sleep(LOOK_S)
                self.served.look()
                self.tell_now_and_then("throwing")
                if time.monotonic() > due_s:
                    self._kill(random)
                    due_s = time.monotonic() + random.uniform(*KILLED_EVERY_S)
            return tuple(
                f"thrower {i} ended with {t.returncode}: {_last_line(self.place, i)}"
                for i, t in enumerate(throwers)
                if t.returncode
            )

    def check_bank(self) -> None:
        """With `bankd doctor --deep`, from outside, as people would."""
        ended = subprocess.run(
            self.place.command("bankd", "doctor", "--deep", "--json"),
            cwd=self.place.root,
            env=self.place.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        self.bank_checks += 1
        if ended.returncode:
            self.bank_faults.append((ended.stdout + ended.stderr)[-2000:])

    def tell_now_and_then(self, phase: str) -> None:
        if time.monotonic() - self._told_s > TELL_S:
            self._told_s = time.monotonic()
            status = status_of(self.place, self.served)
            jobs = dict(status.jobs) if status else "no answer"
            self.tell(f"{phase}: killed {self.served.deaths.killed}, jobs {jobs}")

    def _kill(self, random: Random) -> None:
        kill_one(self.place, self.served, random)
        if sum(self.served.deaths.killed.values()) % CHECKED_EVERY == 0:
            self.check_bank()


def soaked(place: Place, size: Size, patience_s: float, tell: Tell) -> Run:
    """Throw, kill, wait, stop, look. `patience_s`: for all to settle after the last throw."""
    tell("making the files")
    plan = planned(place, size)
    served = Served(place)
    soak = Soak(place, plan, size, tell, served)
    served.start()
    with Watching(place, served) as watching:
        throwers = soak.throw()
        left = wait_until_settled(
            place, plan, served, patience_s, lambda: soak.tell_now_and_then("settling")
        )
        last = status_of(place, served)
    stop_s = served.stop()
    orphans = _orphans(place)
    soak.check_bank()
    tell("comparing the results")
    found = look(place)
    return Run(
        plan=plan,
        found=found,
        compared=compared(_with_contents(plan, found)),
        seen=watching.seen,
        deaths=served.deaths,
        left=left,
        throwers=throwers,
        bank_checks=soak.bank_checks,
        bank_faults=tuple(soak.bank_faults),
        orphans=orphans,
        ignored=last.files.ignored if last else None,
        stop_s=stop_s,
    )


@contextmanager
def throwing(place: Place, size: Size) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The processes that throw; what still runs of them in the end is killed."""
    throwers = [_thrower(place, size, index) for index in range(size.processes)]
    try:
        yield throwers
    finally:
        for thrower in throwers:
            thrower.kill()
            thrower.wait()


def _thrower(place: Place, size: Size, index: int) -> subprocess.Popen[bytes]:
    outside = place.root / "outside" / str(index)
    arguments = (plan_file(place), index, size.processes, place.inbox, outside)
    with _thrower_log(place, index).open("wb") as log:
        return subprocess.Popen(
            place.command(THROWER, *arguments),
            cwd=place.root,
            env=place.environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def _thrower_log(place: Place, index: int) -> Path:
    return place.root / f"thrower-{index}.log"


def _last_line(place: Place, index: int) -> str:
    return (_thrower_log(place, index).read_text(errors="replace").splitlines() or [""])[-1]


def _orphans(place: Place) -> tuple[str, ...]:
    """What of ours still lives some time after the end."""
    until_s = time.monotonic() + ENDED_S
    while (left := processes(place.mark)) and time.monotonic() < until_s:
        time.sleep(LOOK_S)
    return tuple(f"{process.module} ({process.number})" for process in left)


def _with_contents(plan: Plan, found: Found) -> Iterator[tuple[Path, Content]]:
    """The offline models of valid contents, each once."""
    seen = set()
    for path, due in plan.expected().items():
        row = found.rows.get(path)
        job = found.jobs.get(row.key) if row is not None and row.key else None
        if due.expected is Expected.RESULT and due.content is not None and job is not None:
            model = Path(str(job.result.get("offline_model")))
            if job.state is JobState.DONE and model not in seen:
                seen.add(model)
                yield model, plan.contents[due.content]
