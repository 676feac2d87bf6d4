"""A child that breaks in every way that its parent must survive, and leaves nothing behind."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.tuner.measure.processes import PATIENCE_S, await_end, is_alive
from tuner.measure import measuring_process
from tuner.measure.measuring_process import ChildDiedError, ChildProcess, OversizedChildError
from tuner.trials.trial import Outcome

Start = Callable[[str], ChildProcess]

ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a child that runs these lines of Python; it is ended with the test."""
    children: list[ChildProcess] = []

    def start_one(code: str) -> ChildProcess:
        children.append(ChildProcess((sys.executable, "-I", "-S", "-c", code)))
        children[-1].start()
        return children[-1]

    yield start_one
    for child in children:
        child.end()


def death(child: ChildProcess, timeout_s: float = PATIENCE_S) -> ChildDiedError:
    with pytest.raises(ChildDiedError) as caught:
        child.exchange({"do": "something"}, timeout_s)
    assert not child.is_running
    return caught.value


def descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_requests_are_answered_however_long_they_are(start: Start) -> None:
    child = start(ECHO)
    requests = [{"a": 1}, {"a": "x" * 1_000_000}, {}]

    assert [child.exchange(request, PATIENCE_S) for request in requests] == requests


@pytest.mark.parametrize(
    "said",
    ["what?", "[1]", "{}\\n{}", "{", "[" * 100_000, "\\xff\\xfe", "1" * 10_000],
)
def test_what_is_no_answer_ends_the_child(start: Start, said: str) -> None:
    code = f"import sys\nsys.stdin.readline()\nsys.stdout.buffer.write(b'''{said}\\n''')\n"
    child = start(f"{code}sys.stdout.flush()\nsys.stdin.read()")

    assert death(child).outcome is Outcome.CRASHED


def test_an_answer_without_end_is_not_kept_in_memory(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring_process, "ANSWER_BYTES", 1 << 20)

    dead = death(start("while True: print('x' * 4096, end='')"))

    assert (dead.outcome, dead.note) == (Outcome.CRASHED, "its answer is invalid")


def test_a_child_that_does_not_read_is_not_waited_for(start: Start) -> None:
    child = start("import time; time.sleep(60)")

    with pytest.raises(ChildDiedError) as caught:
        child.exchange({"a": "x" * 1_000_000}, 0.2)

    assert caught.value.outcome is Outcome.TIMEOUT


def test_a_child_that_lets_go_of_its_pipes_and_stays_is_ended(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring_process, "DEATH_S", 0.2)
    child = start("import os, time; os.close(0); os.close(1); time.sleep(60)")

    dead = death(child)

    assert (dead.note, dead.is_from_outside) == ("it closed its pipes", False)


def test_a_child_is_ended_that_uses_more_memory_than_it_may() -> None:
    code = "import time\nkept = b'x' * (200 << 20)\ntime.sleep(60)"
    child = ChildProcess((sys.executable, "-I", "-S", "-c", code), memory_bytes=100 << 20)

    with pytest.raises(OversizedChildError, match=r"it took more than 0[.]0977 GiB"):
        child.exchange({"do": "something"}, PATIENCE_S)

    assert not child.is_running


def test_a_child_may_reserve_more_memory_than_it_uses() -> None:
    code = "import mmap, time\nreserved = mmap.mmap(-1, 1 << 30)\ntime.sleep(0.2)\n" + ECHO
    child = ChildProcess((sys.executable, "-I", "-S", "-c", code), memory_bytes=100 << 20)
    try:
        assert child.exchange({"do": "echo"}, PATIENCE_S) == {"do": "echo"}
    finally:
        child.end()


def test_the_last_line_of_a_long_log_says_what_a_child_died_of(start: Start) -> None:
    code = "import sys\nfor _ in range(1000): print('x' * 99, file=sys.stderr)\n"

    dead = death(start(f"{code}sys.exit('out of order')"))

    assert (dead.outcome, dead.note) == (Outcome.CRASHED, "exit code 1: out of order")


@pytest.mark.parametrize(("number", "name"), [(11, "SIGSEGV"), (40, "signal 40")])
def test_a_signal_is_told_by_its_name_if_it_has_one(start: Start, number: int, name: str) -> None:
    assert death(start(f"import os; os.kill(os.getpid(), {number})")).note == f"killed by {name}"


@pytest.mark.parametrize(
    ("end", "is_from_outside"),
    [
        *[(f"os.kill(os.getpid(), {number})", True) for number in (1, 2, 3, 9, 15)],
        *[(f"os.kill(os.getpid(), {number})", False) for number in (4, 6, 7, 8, 11, 31)],
        ("os._exit(0)", True),
        ("os._exit(1)", False),
    ],
)
def test_a_death_that_somebody_else_caused_is_told_from_one_of_the_childs_own(
    start: Start, end: str, is_from_outside: bool
) -> None:
    handling = "signal.signal(2, signal.SIG_DFL)"  # Python would make an exception of it

    dead = death(start(f"import os, signal; {handling}; {end}"))

    assert dead.is_from_outside is is_from_outside


def test_deaths_leave_neither_zombie_nor_descriptor(start: Start) -> None:
    child = start("import os; os.abort()")
    death(child)
    before = descriptors()

    for _ in range(3):
        child.start()
        process = child._process
        assert process is not None
        assert "SIGABRT" in death(child).note
        with pytest.raises(ChildProcessError):  # nobody of this number waits to be reaped
            os.waitpid(process.pid, os.WNOHANG)

    assert descriptors() == before


def test_what_a_child_has_started_ends_with_it(start: Start) -> None:
    code = "import subprocess, sys\nsleeper = subprocess.Popen(['sleep', '60'])\n"
    child = start(f"{code}sys.stdin.readline()\nprint(sleeper.pid, flush=True)\nsys.stdin.read()")
    process = child._process
    assert process is not None
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"\n")
    sleeper = int(process.stdout.readline())
    was_alive = is_alive(sleeper)

    child.end()

    await_end(sleeper)
    assert (was_alive, is_alive(sleeper)) == (True, False)


def test_a_parent_without_descriptors_says_so_and_goes_on_later(start: Start) -> None:
    child = start(ECHO)
    child.end()
    before = descriptors()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before + 2, hard))
    try:
        with pytest.raises(OSError, match="no child process can be started: Too many open files"):
            child.exchange({}, PATIENCE_S)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    assert descriptors() == before
    assert child.exchange({"a": 1}, PATIENCE_S) == {"a": 1}


def test_a_parent_with_a_thousand_open_files_still_hears_its_child(start: Start) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 1200:
        pytest.skip(f"at most {hard} files may be open here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 1200), hard))
    opened = [os.open("/dev/null", os.O_RDONLY) for _ in range(1030)]
    try:
        assert start(ECHO).exchange({"a": 1}, PATIENCE_S) == {"a": 1}
    finally:
        for descriptor in opened:
            os.close(descriptor)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


NESTED = """
import sys
from pathlib import Path
from tests.tuner.confinement.attempts import confinement
from tuner.confinement import confine
from tuner.measure.measuring_process import ChildProcess

inner = '''
from tests.tuner.confinement.attempts import confinement
from tuner.measure.measuring_process import serve
from tuner.confinement import confine
serve(lambda request: {"missing": confine(confinement(False, ()))}, confinement(False, ()))
'''
print(confine(confinement(True, None)))
child = ChildProcess((sys.executable, "-c", inner))
print(child.exchange({}, 60))
process = child._process
child.end()
print(process.returncode)
"""


def test_a_confined_worker_starts_and_ends_confined_children_of_its_own() -> None:
    command = [sys.executable, "-c", NESTED]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    missing, *rest = done.stdout.splitlines()
    if missing != "()":
        pytest.skip(f"here {missing}")
    assert rest == ["{'missing': []}", "-9"]


LATE = """
import os, signal, sys, time
from pathlib import Path
from tests.tuner.confinement.attempts import confinement
from tuner.measure.measuring_process import serve

def answer(request):
    Path({folder!r}, "answered").touch()
    signal.pause()

Path({folder!r}, "number").write_text(str(os.getpid()))
Path({folder!r}, "number").rename(Path({folder!r}, "late"))
first, deadline = os.getppid(), time.monotonic() + 60
while {waits} and os.getppid() == first and time.monotonic() < deadline:
    time.sleep(0.01)
serve(answer, confinement({starts}, None))
"""

PARENT = """
import sys
from pathlib import Path
from tests.tuner.confinement.attempts import confinement
from tuner.measure.measuring_process import ChildProcess
from tuner.measure.measuring_process import serve

def work(request=None):
    ChildProcess((sys.executable, "-c", {child!r})).exchange({{}}, 60)

if {serves}:
    serve(work, confinement(True, None))
else:
    work()
"""


def killed_while_its_child_works(parent: str, folder: Path, sign: str) -> list[int]:
    """The processes that said their number in the folder, when this parent was killed."""
    with subprocess.Popen([sys.executable, "-c", parent]) as process:
        deadline = time.monotonic() + PATIENCE_S
        while not (folder / sign).exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        process.kill()
    return [int((folder / "late").read_text())]


def test_a_child_whose_parent_dies_before_it_is_confined_never_works(tmp_path: Path) -> None:
    """It cannot have asked to be killed yet, and a request that would hang waits in its pipe."""
    child = LATE.format(folder=str(tmp_path), waits=True, starts=False)
    parent = PARENT.format(child=child, serves=False)

    [orphan] = killed_while_its_child_works(parent, tmp_path, "late")

    await_end(orphan)
    assert not is_alive(orphan)
    assert not (tmp_path / "answered").exists()


def test_a_grandchild_that_hangs_does_not_outlive_the_first_of_all(tmp_path: Path) -> None:
    grandchild = LATE.format(folder=str(tmp_path), waits=False, starts=False)
    child = PARENT.format(child=grandchild, serves=True)
    parent = PARENT.format(child=child, serves=False)

    [orphan] = killed_while_its_child_works(parent, tmp_path, "answered")

    await_end(orphan)
    assert not is_alive(orphan)
