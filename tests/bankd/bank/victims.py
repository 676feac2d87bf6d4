"""Processes that operate on a bank and are killed in the middle of it.

python -m tests.bankd.bank.victims       does what it is told line by line, see `serve`
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import TracebackType

from bankd.bank import Bank
from bankd.bank.exchange import stage_export
from bankd.bank.merge import Choice, merge
from bankd.bank.state import State
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.bank.writers import say, start


def fill(bank: Bank, many: int) -> None:
    """The state that both sides come from."""
    bank.add_observations([an_observation(number) for number in range(0, many, 4)])
    bank.commit(V4, [a_decision(number) for number in range(many)], "first", "me")


def go_their_way(bank: Bank, many: int) -> None:
    """Half is updated, a quarter retired, half as much again added; every trial is kept."""
    changed = [a_decision(number, tile=16) for number in range(many // 2)]
    added = [a_decision(number) for number in range(many, many * 3 // 2)]
    retired = [a_key(number) for number in range(many // 2, many * 3 // 4)]
    trials = [an_observation(number, tile=16) for number in range(many * 3 // 2)]
    bank.add_observations(trials)
    bank.commit(V4, changed + added, "theirs", "them", retired=retired)


def go_our_way(bank: Bank, many: int) -> None:
    """Some of what they update is retired here, and some is updated otherwise."""
    changed = [a_decision(number, tile=4) for number in range(many // 8, many // 4)]
    retired = [a_key(number) for number in range(many // 8)]
    bank.commit(V4, changed, "ours", "me", retired=retired)


@contextmanager
def committing(folder: Path, theirs: Path, many: int) -> Iterator[Callable[[], object]]:
    """One large commit: updates, additions and retirements."""
    decisions = [a_decision(number, tile=16) for number in range(many // 2, many * 3 // 2)]
    retired = [a_key(number) for number in range(many // 4, many // 2)]
    with Bank.open(folder) as bank:
        yield lambda: bank.commit(V4, decisions, "second", "me", retired=retired)


@contextmanager
def merging(folder: Path, theirs: Path, many: int) -> Iterator[Callable[[], object]]:
    """A merge in which both sides changed the same keys, and theirs are preferred."""
    with Bank.open(folder) as ours, Bank.open(theirs, create=False, read_only=True) as other:
        yield lambda: _merge(ours, other, Choice.THEIRS)


@contextmanager
def merging_to_conflicts(folder: Path, theirs: Path, many: int) -> Iterator[Callable[[], object]]:
    """A merge that is left waiting with its conflicts."""
    with Bank.open(folder) as ours, Bank.open(theirs, create=False, read_only=True) as other:
        yield lambda: _merge(ours, other, None)


@contextmanager
def importing(folder: Path, theirs: Path, many: int) -> Iterator[Callable[[], object]]:
    """An export is checked into a bank of its own, which is merged."""

    def run() -> None:
        with stage_export(theirs, folder / "staged") as staged:
            _merge(ours, staged, Choice.THEIRS)

    with Bank.open(folder) as ours:
        yield run


def _merge(ours: Bank, other: Bank, prefer: Choice | None) -> None:
    merge(ours, State(other), prefer=prefer, author="me", message="merge")


Operation = Callable[[Path, Path, int], AbstractContextManager[Callable[[], object]]]
OPERATIONS: dict[str, Operation] = {
    "commit": committing,
    "merge": merging,
    "conflicts": merging_to_conflicts,
    "import": importing,
}
"""What can be killed: prepared when it is entered, done when that which it yields is called."""


def serve() -> None:
    """For each line "OPERATION BANK THEIRS MANY" a forked process, which starts fast, does it.

    It says "begin PID", and "end" if it comes to that, and waits to be killed. Then "gone" is said
    with how it ended.
    """
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _be_victim(*line.split())
        _, status = os.waitpid(child, 0)
        say(f"gone {os.waitstatus_to_exitcode(status)}")


def _be_victim(operation: str, folder: str, theirs: str, many: str) -> None:
    try:
        with OPERATIONS[operation](Path(folder), Path(theirs), int(many)) as run:
            say(f"begin {os.getpid()}")
            run()
            say("end")
            time.sleep(60)
    except Exception:  # The outer door of a fork, which must not come back as its parent.
        traceback.print_exc()
    finally:
        os._exit(1)


class Victims:
    """`serve` in a process of its own, and the hand that kills."""

    def __enter__(self) -> Victims:
        self._server = start(module="victims")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.communicate(timeout=60)

    def time(self, operation: str, folder: Path, theirs: Path, many: int) -> float:
        """Kill it after its end; returns how many seconds it took."""
        process = self._start(operation, folder, theirs, many)
        started_s = time.perf_counter()
        assert self._line() == "end"
        took_s = time.perf_counter() - started_s
        self._kill(process)
        return took_s

    def kill(
        self, operation: str, folder: Path, theirs: Path, many: int, *, after_s: float
    ) -> bool:
        """Kill it so long after its beginning; whether it had not come to its end."""
        process = self._start(operation, folder, theirs, many)
        time.sleep(after_s)
        return "end" not in self._kill(process)

    def _kill(self, process: int) -> list[str]:
        """What it had said in the meantime."""
        os.kill(process, signal.SIGKILL)
        said = [self._line()]
        while not said[-1].startswith("gone "):
            said.append(self._line())
        assert said.pop() == f"gone {-signal.SIGKILL}"
        return said

    def _start(self, operation: str, folder: Path, theirs: Path, many: int) -> int:
        assert self._server.stdin is not None
        self._server.stdin.write(f"{operation} {folder} {theirs} {many}\n")
        self._server.stdin.flush()
        word, process = self._line().split()
        assert word == "begin"
        return int(process)

    def _line(self) -> str:
        assert self._server.stdout is not None
        line = self._server.stdout.readline()
        assert line, "the server has ended"
        return line.strip()


if __name__ == "__main__":
    serve()
