"""Whether all is right in the end: each question is one check, with its figures and its faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bankd.escape import visible
from bankd.jobs import Job, JobState
from tests.soak.content import Expected
from tests.soak.found import Found
from tests.soak.plan import Due, Plan
from tests.soak.served import Deaths
from tests.soak.watching import Seen

MAX_BYTES = 300 * 2**20
"""Resident memory of the daemon."""
UNEXPECTED = "an unexpected error"
"""So a reason begins that tells of a fault of bankd's own."""
PRIVATE = "/aoe_workspace/work/"
"""A reason names the user's file, and not the copy that is gone by then."""


@dataclass(frozen=True)
class Check:
    """One question to a run."""

    name: str
    figures: str
    faults: tuple[str, ...]

    @property
    def is_met(self) -> bool:
        return not self.faults


@dataclass(frozen=True)
class Run:
    """What a run came to."""

    plan: Plan
    found: Found
    compared: Mapping[Path, str] = field(default_factory=dict)
    """What is wrong with each offline model."""
    seen: Seen = field(default_factory=Seen)
    deaths: Deaths = field(default_factory=Deaths)
    left: tuple[str, ...] = ()
    """What had not settled within its time."""
    throwers: tuple[str, ...] = ()
    """How throwers failed."""
    bank_checks: int = 0
    bank_faults: tuple[str, ...] = ()
    orphans: tuple[str, ...] = ()
    """Processes that lived on after the end."""
    ignored: int | None = None
    """How many files the daemon said it ignores; None where it did not say."""
    stop_s: float = 0.0


def verdict(run: Run) -> tuple[Check, ...]:
    """All checks of a run."""
    return tuple(check(run) for check in CHECKS)


def thrown(run: Run) -> Check:
    plan = run.plan
    kinds = Counter(plan.contents[throw.content].kind for throw in plan.throws)
    told = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
    distinct = len({throw.content for throw in plan.throws})
    figures = f"{len(plan.throws)} files ({told}), {distinct} contents"
    return _check("everything was thrown", figures, run.throwers)


def results(run: Run) -> Check:
    """Every valid content that lies there has one job that is done, and a model that is right."""
    faults, jobs = [], set()
    for path, due in _due(run, Expected.RESULT):
        job = _job(run.found, path)
        if fault := _why_no_result(run, job):
            faults.append(f"{path}: {fault}")
        elif job is not None and due.content is not None:
            jobs.add((run.plan.contents[due.content].name, job.key))
    contents, keys = Counter(name for name, _ in jobs), Counter(key for _, key in jobs)
    faults += [f"{name}: {count} jobs" for name, count in contents.items() if count > 1]
    faults += [f"job {key[:12]}: {count} contents" for key, count in keys.items() if count > 1]
    count = sum(1 for _ in _due(run, Expected.RESULT))
    told = f"{count} files, {len(contents)} contents"
    return _check("every valid content has one result", told, faults)


def reasons(run: Run) -> Check:
    """Every other file has a reason; of damage that may have left a model, either."""
    counts: Counter[str] = Counter()
    faults = []
    for path, due in run.plan.expected().items():
        if due.expected in (Expected.REASON, Expected.EITHER):
            what, fault = _reason(run, path, due)
            counts[what] += 1
            if fault:
                faults.append(f"{path}: {fault}")
    told = ", ".join(f"{number} {what}" for what, number in sorted(counts.items()))
    return _check("every other file has a reason", told, faults)


def ignored(run: Run) -> Check:
    """Links, pipes, sockets and partial names have no row, and are counted as ignored."""
    count = sum(1 for _ in _due(run, Expected.IGNORED))
    faults = [f"{path}: has a row" for path, _ in _due(run, Expected.IGNORED)
              if path in run.found.rows]  # fmt: skip
    if run.ignored != len(run.found.ignored):
        faults.append(f"{len(run.found.ignored)} have no row, but the daemon says {run.ignored}")
    return _check("what is no file is ignored", f"{count} files", faults)


def no_valid_refused(run: Run) -> Check:
    """No job of a valid content was set aside, or failed, also where its file is gone by now."""
    valid = {frozenset(content.hashes) for content in run.plan.contents
             if content.expected is Expected.RESULT and content.settings is None}  # fmt: skip
    at_fault = [job for job in run.found.jobs.values()
                if job.state in (JobState.SET_ASIDE, JobState.FAILED)]  # fmt: skip
    faults = [f"{job.path.name}: {job.state}: {job.what}" for job in at_fault
              if _hashes(job) in valid]  # fmt: skip
    return _check("no valid content was refused", f"{len(at_fault)} jobs were", faults)


def tuned_once(run: Run) -> Check:
    faults = [f"job {key[:12]}: done {times} times"
              for key, times in run.found.times_done.items() if times > 1]  # fmt: skip
    return _check("nothing was tuned twice", f"{len(run.found.times_done)} jobs done", faults)


def offline_models(run: Run) -> Check:
    """Each job that is done has its own, and there are no others."""
    named = Counter(_model(job) for job in run.found.jobs.values() if job.state is JobState.DONE)
    faults = [f"{path}: of {count} jobs" for path, count in named.items() if count > 1]
    faults += [f"{path}: is not there" for path in named.keys() - run.found.models]
    faults += [f"{path}: of no job" for path in run.found.models - named.keys()]
    return _check("one offline model a job", f"{len(run.found.models)} models", faults)


def settled(run: Run) -> Check:
    counts = Counter(str(job.state) for job in run.found.jobs.values())
    told = ", ".join(f"{number} {state}" for state, number in sorted(counts.items()))
    return _check("everything settled in time", f"jobs: {told}", run.left)


def user_files(run: Run) -> Check:
    """They lie there as they were thrown."""
    wanted, found = run.plan.left(), run.found.files
    faults = [f"{path}: is gone" for path in wanted.keys() - found.keys()]
    faults += [f"{path}: nobody threw it" for path in found.keys() - wanted.keys()]
    faults += [f"{path}: changed" for path in wanted.keys() & found.keys()
               if wanted[path] != found[path]]  # fmt: skip
    return _check("the user's files are untouched", f"{len(found)} files", faults)


def bank(run: Run) -> Check:
    return _check("the bank is whole", f"{run.bank_checks} checks", run.bank_faults)


def memory(run: Run) -> Check:
    peak = run.seen.peak_bytes
    told = f"{peak / 2**20:.0f} MB at most, {run.seen.samples} samples"
    faults = [] if 0 < peak <= MAX_BYTES else [f"allowed are {MAX_BYTES / 2**20:.0f} MB"]
    return _check("memory of the daemon", told, faults)


def answers(run: Run) -> Check:
    seen = run.seen
    told = f"{seen.answered} of {seen.asked}, the slowest in {seen.slowest_s:.1f} s"
    faults = [*seen.silent, *([] if seen.answered else ["nobody was answered"])]
    return _check("status and metrics were answered", told, faults)


def ends(run: Run) -> Check:
    """Daemons end when they are killed, or told to."""
    killed = ", ".join(f"{n} {who}" for who, n in sorted(run.deaths.killed.items()))
    told = f"killed: {killed or 'none'}; stopped in {run.stop_s:.1f} s"
    return _check("nobody else died", told, run.deaths.unasked)


def orphans(run: Run) -> Check:
    return _check("no orphan processes", "", (*run.deaths.orphans, *run.orphans))


def temporary(run: Run) -> Check:
    return _check("no temporary files", "", run.found.temporary)


CHECKS: tuple[Callable[[Run], Check], ...] = (
    thrown, settled, results, reasons, ignored, no_valid_refused, tuned_once, offline_models,
    user_files, bank, memory, answers, ends, orphans, temporary,
)  # fmt: skip


def _check(name: str, figures: str, faults: Iterable[str]) -> Check:
    return Check(name, figures, tuple(map(visible, faults)))


def _due(run: Run, expected: Expected) -> Iterator[tuple[str, Due]]:
    return ((path, due) for path, due in run.plan.expected().items() if due.expected is expected)


def _job(found: Found, path: str) -> Job | None:
    row = found.rows.get(path)
    return found.jobs.get(row.key) if row is not None and row.key else None


def _hashes(job: Job) -> frozenset[str]:
    """Of the model and its data files."""
    return frozenset([job.content.get("model", ""), *job.content.get("data", {}).values()])


def _model(job: Job) -> Path:
    return Path(str(job.result.get("offline_model")))


def _why_no_result(run: Run, job: Job | None) -> str:
    if job is None:
        return "has no job"
    if job.state is not JobState.DONE:
        return f"its job is {job.state}: {job.what}"
    if _model(job) not in run.found.models:
        return "its offline model is not there"
    return run.compared.get(_model(job), "was not compared")


def _reason(run: Run, path: str, due: Due) -> tuple[str, str]:
    """In a word what became of the file, and what is wrong with that."""
    row, job = run.found.rows.get(path), _job(run.found, path)
    if row is None:
        return "without a row", "has no row"
    if job is None:
        return "refused", "" if row.key is None and row.said else "has no reason"
    if job.state is JobState.SET_ASIDE:
        return "set aside", _why_no_reason(job)
    if job.state is JobState.DONE and due.expected is Expected.EITHER:
        return "tuned", "" if _model(job) in run.found.models else "its model is not there"
    return str(job.state), f"its job is {job.state}"


def _why_no_reason(job: Job) -> str:
    if not job.what or not Path(job.reason_file).is_file():
        return "its reason file is not there"
    is_poor = job.what.startswith(UNEXPECTED) or PRIVATE in job.what
    return job.what if is_poor else ""


def is_passed(checks: Sequence[Check]) -> bool:
    return all(check.is_met for check in checks)
