"""The protocol of the driver as a small model, of which every interleaving is tried.

Each step of a thread is one access to shared memory, with what it does to memory of its own. The
model has the names of `driver.ll`; what it leaves out are waking, moving and yielding, which change
when a thread takes its steps, and nothing else. Memory is sequentially consistent: on x86 a load
may pass an older store, but none of the loads here decides by the absence of a store that the same
thread could not also have missed by being early.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

PIECES = 2
"""Pieces of a share: the driver has 4; two are enough for one to be taken and one left."""
END = "end"


@dataclass(frozen=True)
class Thread:
    """The place in the code, and what the thread knows."""

    at: str = "idle"
    number: int = 0
    count: int = 0
    """Pieces of this row that it has reported, or is about to."""
    other: int = 0
    sum: int = 0
    """Number of pieces that a look has counted so far."""
    held: tuple[int, int, int] | None = None
    """Row, owner and piece that it has claimed and not yet done: the first of several."""
    helps: bool = False
    following: int | str = 0
    job: int = -1
    has_posted: int = -1
    """The job of which it read in its mailbox."""


@dataclass(frozen=True)
class State:
    threads: tuple[Thread, ...]
    claims: tuple[tuple[int, int], ...]
    """Row of each core, and the first piece of its share that is not claimed."""
    reports: tuple[tuple[int, int], ...]
    """Row of each core, and how many pieces of it the core has done."""
    posted: int
    done: frozenset[tuple[int, int, int]]
    """Row, owner and piece of all that was done."""


class Protocol:
    """Jobs, each a string of rows: s for a shared one, a for one that the caller does alone."""

    def __init__(self, jobs: tuple[str, ...], workers: int) -> None:
        self.workers, self.jobs = workers, jobs
        self.first, number = list[int](), 1
        self.kinds: dict[int, str] = {}
        for rows in jobs:
            self.first.append(number)
            self.kinds |= {number + i: kind for i, kind in enumerate(rows)}
            number += len(rows) + 1  # the number of no row ends the job

    def start(self) -> State:
        none = ((0, 0),) * self.workers
        return State(
            (Thread("publish"), *[Thread()] * (self.workers - 1)), none, none, -1, frozenset()
        )

    def last(self, job: int) -> int:
        """The number of the row after the last shared one."""
        shared = [n for n in self.of(job) if self.kinds[n] == "s"]
        return max(shared) + 1

    def of(self, job: int) -> range:
        return range(self.first[job], self.first[job] + len(self.jobs[job]))

    def next_shared(self, job: int, number: int) -> int | str:
        return next((n for n in self.of(job) if n >= number and self.kinds[n] == "s"), END)

    def all_of(self, number: int) -> set[tuple[int, int, int]]:
        if self.kinds[number] == "a":
            return {(number, 0, piece) for piece in range(PIECES)}
        return {(number, w, p) for w in range(self.workers) for p in range(PIECES)}

    # -- the steps of a thread ------------------------------------------------------------------

    def step(self, state: State, me: int) -> State | None:
        """The state after one step of a thread; None where it has to wait for another."""
        thread = state.threads[me]
        found: State | None = getattr(self, f"_{thread.at}")(state, thread, me)
        return found

    def _to(self, state: State, me: int, thread: Thread, **changed: Any) -> State:
        threads = (*state.threads[:me], thread, *state.threads[me + 1 :])
        return replace(state, threads=threads, **changed)

    def _publish(self, state: State, thread: Thread, me: int) -> State | None:
        job = thread.job + 1
        if job == len(self.jobs):
            return None
        at = replace(thread, at="row", job=job, number=self.first[job])
        return self._to(state, me, at, posted=job)

    def _row(self, state: State, thread: Thread, me: int) -> State:
        """The caller begins a row."""
        if self.kinds[thread.number] == "a":
            whole = replace(thread, at="work", held=(thread.number, 0, 0), count=0)
            return self._to(state, me, whole)
        return self._to(state, me, replace(thread, at="claim", count=0))

    def _idle(self, state: State, thread: Thread, me: int) -> State | None:
        if state.posted == thread.has_posted:
            return None
        return self._to(state, me, replace(thread, at="follow", has_posted=state.posted))

    def _follow(self, state: State, thread: Thread, me: int) -> State:
        """It reads the job whole, which may be a later one than that of the mailbox."""
        job = state.posted
        first = self.next_shared(job, self.first[job])
        assert isinstance(first, int)
        at = "stay" if first > self.first[job] else "claim"
        return self._to(state, me, replace(thread, at=at, job=job, number=first, count=0, other=0))

    def _stay(self, state: State, thread: Thread, me: int) -> State | None:
        """Wait for the last row that the caller does alone: it alone reports that."""
        row, count = state.reports[0]
        if row < thread.number - 1 or (row == thread.number - 1 and not count):
            return None
        return self._to(state, me, replace(thread, at="claim"))

    def _claim(self, state: State, thread: Thread, me: int) -> State:
        """The own share, as much as is left of it."""
        row, piece = state.claims[me]
        if row < thread.number:
            row, piece = thread.number, 0
        if row > thread.number or piece >= PIECES:
            at = "report" if me == 0 else "lost"
            return self._to(state, me, replace(thread, at=at))
        claims = _with(state.claims, me, (thread.number, PIECES))
        held = (thread.number, me, piece)
        return self._to(state, me, replace(thread, at="work", held=held), claims=claims)

    def _lost(self, state: State, thread: Thread, me: int) -> State | None:
        """Nothing is left of the own share: look where the caller is."""
        row, count = state.reports[0]
        if row >= self.last(thread.job):
            return self._to(state, me, replace(thread, at="idle"))
        if row > thread.number and count < self.workers * PIECES:
            return self._to(state, me, replace(thread, at="claim", number=row))
        return None

    def _work(self, state: State, thread: Thread, me: int) -> State:
        """The unit of the piece that is held; the table is read, too."""
        assert thread.held is not None
        number, owner, piece = thread.held
        self._judge(state, thread, number)
        assert thread.held not in state.done, "done twice"
        done = state.done | {thread.held}
        is_own = owner == me and not thread.helps
        held = (number, owner, piece + 1) if is_own and piece + 1 < PIECES else None
        count = thread.count + 1
        if held is not None:
            return self._to(state, me, replace(thread, held=held, count=count), done=done)
        if self.kinds[number] == "a":
            count = self.workers * PIECES
        following = thread.following if thread.helps else self.next_shared(thread.job, number + 1)
        after = replace(thread, at="report", held=None, count=count, following=following)
        return self._to(state, me, after, done=done)

    def _judge(self, state: State, thread: Thread, number: int) -> None:
        """A core works on a row of a job that has not ended, after all rows before it."""
        assert number in self.of(thread.job), "a row of another job"
        assert state.threads[0].job == thread.job, "the job is over"
        assert state.threads[0].at != "publish", "the job is over"
        for before in self.kinds:
            if before < number:
                assert self.all_of(before) <= state.done, "a row before is not done"
            elif before > number:
                assert not self.all_of(before) & state.done, "a later row has begun"

    def _report(self, state: State, thread: Thread, me: int) -> State:
        reports = _with(state.reports, me, (thread.number, thread.count))
        if me == 0 and self.kinds[thread.number] == "a":
            return self._to(state, me, self._after(thread), reports=reports)
        if thread.helps:
            return self._to(state, me, replace(thread, at="help"), reports=reports)
        at = replace(thread, at="look", other=0, sum=0)
        return self._to(state, me, at, reports=reports)

    def _after(self, thread: Thread) -> Thread:
        """The caller goes to the next row, or ends the part of the job that others see."""
        at = "row" if thread.number + 1 < self.last(thread.job) else "mark"
        return replace(thread, at=at, number=thread.number + 1, count=0, helps=False)

    def _look(self, state: State, thread: Thread, me: int) -> State:
        """Add what one of the cores has done; with the last one it is known what is left."""
        row, count = state.reports[thread.other]
        if row > thread.number:
            return self._to(state, me, self._over(thread, me))
        total = thread.sum + (count if row == thread.number else 0)
        if thread.other + 1 < self.workers:
            return self._to(state, me, replace(thread, other=thread.other + 1, sum=total))
        if total == self.workers * PIECES:
            return self._to(state, me, self._over(thread, me))
        at = replace(thread, at="look" if thread.helps else "help", helps=True, other=0, sum=0)
        return self._to(state, me, at)

    def _over(self, thread: Thread, me: int) -> Thread:
        """The row is done: go to the next."""
        if me == 0:
            return self._after(thread)
        if thread.following == END:
            return replace(thread, at="idle", helps=False)
        assert isinstance(thread.following, int)
        at = "stay" if thread.following > thread.number + 1 else "claim"
        return replace(thread, at=at, number=thread.following, count=0, helps=False, other=0)

    def _help(self, state: State, thread: Thread, me: int) -> State:
        """Try to claim one piece of one core; after the last core wait only."""
        if thread.other == self.workers:
            return self._to(state, me, replace(thread, at="look", other=0, sum=0))
        row, piece = state.claims[thread.other]
        if row < thread.number:
            row, piece = thread.number, 0
        if row > thread.number or piece >= PIECES:
            return self._to(state, me, replace(thread, other=thread.other + 1))
        claims = _with(state.claims, thread.other, (thread.number, piece + 1))
        held = (thread.number, thread.other, piece)
        return self._to(state, me, replace(thread, at="work", held=held), claims=claims)

    def _mark(self, state: State, thread: Thread, me: int) -> State:
        """The mark that the job has ended: the number of no row."""
        end = self.first[thread.job] + len(self.jobs[thread.job])
        for number in self.of(thread.job):
            assert number >= self.last(thread.job) or self.all_of(number) <= state.done
        # What the caller does alone after that is of no interest: count it as done.
        tail = {each for n in range(self.last(thread.job), end) for each in self.all_of(n)}
        reports = _with(state.reports, me, (end, 0))
        at = replace(thread, at="publish")
        return self._to(state, me, at, reports=reports, done=state.done | tail)


def _with(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _states(protocol: Protocol) -> Iterator[State]:
    """Every state that some interleaving reaches."""
    seen = {protocol.start()}
    left = list(seen)
    while left:
        state = left.pop()
        yield state
        for me in range(protocol.workers):
            after = protocol.step(state, me)
            if after is not None and after not in seen:
                seen.add(after)
                left.append(after)


JOBS = [("s",), ("ss",), ("sa", "s"), ("as", "s"), ("sas",), ("saas", "s"), ("s", "s", "s")]


@pytest.mark.parametrize("jobs", JOBS)
def test_each_unit_is_done_once_and_in_its_row(jobs: tuple[str, ...]) -> None:
    """What must not be is asserted in the steps; here, that the end is reached from everywhere."""
    protocol = Protocol(jobs, 2)
    everything = set[tuple[int, int, int]]().union(*map(protocol.all_of, protocol.kinds))
    ends = 0

    for state in _states(protocol):
        if all(protocol.step(state, me) in (None, state) for me in (0, 1)):
            ends += 1
            assert state.done == everything
            assert state.threads[0].at == "publish"
            assert state.threads[1].at == "idle"

    assert ends


@pytest.mark.parametrize("jobs", JOBS)
def test_a_worker_that_holds_nothing_may_stop_for_ever(jobs: tuple[str, ...]) -> None:
    """From each such state the caller ends its jobs by its own steps."""
    protocol = Protocol(jobs, 2)
    stopped = 0

    for state in _states(protocol):
        worker = state.threads[1]
        if worker.held is None and worker.at != "report" and state.threads[0].at != "publish":
            stopped += 1
            after: State | None = state
            for _ in range(100):
                assert after is not None
                if after.threads[0].at == "publish":
                    break
                after = protocol.step(after, 0)
            assert after is not None
            assert after.threads[0].at == "publish"

    assert stopped


def test_three_cores_help_each_other() -> None:
    protocol = Protocol(("s", "s"), 3)

    assert any(len({p[1] for p in state.done}) == 3 for state in _states(protocol))
