"""One request carried out: a model or a race, and every way in which that may end, as a value."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bankd.bank.folders import make_folder
from bankd.bank.subject import is_subgraph
from bankd.bridge import (
    SAVED_MODEL,
    Event,
    Listener,
    MissingSubject,
    OptionError,
    PhaseStarted,
    Subgraph,
    Task,
    TunerError,
    model_name,
)
from bankd.bridge.progress import followed
from bankd.bridge.race import run_requested_race
from bankd.bridge.verify import Happened, Waiting, verify_entry
from bankd.config.config import Settings
from bankd.config.workspace import Workspace, snapshot_folder
from bankd.daemon.worker.messages import (
    Changed,
    Done,
    Drained,
    Failed,
    Outcome,
    Refused,
    Studied,
    SubjectDone,
    SubjectOrder,
    WorkRequest,
)
from bankd.errors import BankdError, ErrorCode
from bankd.escape import file_name_part
from bankd.jobs import Race, RaceState
from bankd.system.device_lock import DeviceBusy
from bankd.system.logs import write_traceback
from bankd.system.safe_open import FileChanged, copy_beneath

if TYPE_CHECKING:
    from bankd.bridge.worker import Worker

MAX_FILE_BYTES = 2**40
MODEL = "model"
"""Folder of the copies in that of the job."""


class SnapshotChanged(Exception):  # noqa: N818
    """The files are not those that were looked into."""


@contextmanager
def snapshot(workspace: Path, order: WorkRequest) -> Iterator[Path]:
    """The copied model, with its data files beside it, while the block runs.

    Raises SnapshotChanged where the contents are others by now, OSError where the disk refuses.
    """
    folder = snapshot_folder(workspace, order.key)
    shutil.rmtree(folder, ignore_errors=True)
    model = folder / MODEL / _name_of_text(order.path)
    if order.path.name == SAVED_MODEL:  # it is named as its folder
        model = folder / MODEL / file_name_part(model_name(order.path)) / SAVED_MODEL
    try:
        for name, expected in order.hashes.items():
            copy = model if name == order.path.name else model.parent / name
            _copy(order, name, expected, copy)
        make_folder(folder / "tmp")
        with _temporary_files_in(folder / "tmp"):
            yield model
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def copied_files(order: WorkRequest) -> dict[str, bytes]:
    """Contents of the model and its data files, by their names relative to the model's folder.

    Raises SnapshotChanged where they are others by now.
    """
    contents: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory(prefix="bankd-copy-") as folder:
        for name, expected in order.hashes.items():
            copy = Path(folder, str(len(contents)))
            _copy(order, name, expected, copy)
            contents[name] = copy.read_bytes()
            copy.unlink()
    return contents


def _name_of_text(path: Path) -> str:
    """Return the name of the copy: banks, reports and offline models name the model as text."""
    try:
        path.name.encode("utf-8")
    except UnicodeEncodeError:
        return f"{file_name_part(path.stem)}{path.suffix}"
    return path.name


@contextmanager
def _temporary_files_in(folder: Path) -> Iterator[None]:
    """Also those of children and libraries: so nothing that they leave outlives the job."""
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"], tempfile.tempdir = str(folder), None
    try:
        yield
    finally:
        tempfile.tempdir = None
        if before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = before


def _copy(order: WorkRequest, name: str, expected: str, destination: Path) -> None:
    source = order.path.parent / name
    make_folder(destination.parent)
    try:
        copy_beneath(order.root, source, destination, most_bytes=MAX_FILE_BYTES, sha256=expected)
    except (FileNotFoundError, FileChanged) as error:
        raise SnapshotChanged(f"{name} changed after it was examined: {error}") from error


LACKING = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO, errno.EMFILE, errno.ENFILE)
"""Errors of the machine that no model is to blame for."""
MEMORY_HINT = "raise JOB_MEMORY_MB in aoe.ini, or use a smaller model"
SEE_ABOVE = "see the message above"


class WorkDrained(BaseException):
    """Raised between two candidates when the worker was told to stop: nothing may catch it."""


def carry_out(job: str, workspace: Workspace, work: Callable[[], Outcome]) -> Outcome:
    """Carry out the work of a job. The top-level handler: whatever happens, an outcome results."""
    try:
        return work()
    except WorkDrained:
        return Drained()
    except SnapshotChanged as changed:
        return Changed(str(changed))
    except Exception as error:
        folder = snapshot_folder(workspace.folder, job) / MODEL
        ending = ending_of(error, workspace)
        # In words that name the user's file, and not the private copy, which is gone by now.
        return replace(ending, what=ending.what.replace(f"{folder}/", ""))


def tuned(
    order: WorkRequest,
    workspace: Workspace,
    open_worker: Callable[[WorkRequest], Worker],
    listen: Listener,
    complain: Callable[[str], None],
) -> Done:
    """Tune a model."""
    with (
        followed(workspace.folder, order.key, complain) as follow,
        snapshot(workspace.folder, order) as model,
        open_worker(order) as worker,
    ):

        def tell(event: Event) -> None:
            listen(event)
            follow(event)

        return Done(worker.tune(model, order.output, tell, resumes=order.resumes))


def studied(
    order: WorkRequest,
    workspace: Workspace,
    open_worker: Callable[[WorkRequest], Worker],
    listen: Listener,
) -> Studied:
    """Find the subjects of a model that tuning begins with."""
    with snapshot(workspace.folder, order) as model, open_worker(order) as worker:
        target, repeats = worker.target, worker.settings.repeat_tune
        request = replace(order.request, soc_version=target.soc_version, cores=target.cores)
        missing, known = worker.study(model, listen)
        subjects = (
            SubjectOrder(
                one.task.key, one.task.text(), one.name, one.origin, one.share, one.is_deep,
                request, repeats,
            )
            for one in missing
        )  # fmt: skip
        return Studied(tuple(subjects), known, target.soc_version, target.cores)


def subject_tuned(
    order: SubjectOrder, open_worker: Callable[[SubjectOrder], Worker], listen: Listener
) -> SubjectDone:
    """Tune one subject."""
    subject = Subgraph.parse(order.text) if is_subgraph(order.text) else Task.parse(order.text)
    missing = MissingSubject(subject, order.name, order.origin, order.share, order.is_deep)
    with open_worker(order) as worker:
        outcome = worker.tune_subject(missing, listen)
    decision = outcome.written.get(order.key)
    if decision is not None:
        return SubjectDone(decision.rule, outcome.trials)
    for state in ("undecided", "failed"):
        if getattr(outcome, state):
            return SubjectDone(state, outcome.trials)
    return SubjectDone("hit", outcome.trials)


def entry_verified(entry: Waiting, settings: Settings, listen: Listener) -> SubjectDone:
    """Race an entry against the default; the result is in the bank."""
    listen(PhaseStarted("tune", f"racing {entry.key}"))
    if (verified := verify_entry(entry, settings)) is None:
        return SubjectDone(Happened.LEFT, 0, "it was decided meanwhile")
    return SubjectDone(verified.happened, 0, verified.reason)


def ending_of(error: Exception, workspace: Workspace) -> Refused | Failed:
    """Attribute an error to the model (or its settings), the machine, or us."""
    if isinstance(error, TunerError):
        fault = (error.message, error.hint or SEE_ABOVE, error.code)
        return Failed(*fault) if _is_of_the_machine(error) else Refused(*fault)
    if isinstance(error, BankdError):
        return Failed(error.message, error.hint or SEE_ABOVE, error.code)
    if isinstance(error, OSError) and error.errno == errno.EFBIG:
        return Refused(
            "it needs a file that is larger than a job may write", MEMORY_HINT, ErrorCode.MEMORY
        )
    if isinstance(error, OSError):
        where = f" ({error.filename})" if error.filename else ""
        what = f"{error.strerror or error}{where}"
        return Failed(what, "check the disk and its permissions", ErrorCode.FILE)
    if isinstance(error, MemoryError):
        what = f"it needs more memory than a job may take ({error or 'out of memory'})"
        return Refused(what, MEMORY_HINT, ErrorCode.MEMORY)
    return _unexpected(workspace, error)


def _is_of_the_machine(error: TunerError) -> bool:
    """A disk that refuses comes as an option that cannot be used; its cause tells."""
    cause = error.__cause__
    return isinstance(error, OptionError) and isinstance(cause, OSError) and cause.errno in LACKING


def _unexpected(workspace: Workspace, error: Exception) -> Refused:
    what = f"an unexpected error, {type(error).__name__}: {error}"
    hint = "this is a fault of bankd: please report it with the log file"
    try:
        log = str(write_traceback(workspace.log_folder, error))
    except OSError as refused:
        log = f"none could be written: {refused.strerror or refused}"
    return Refused(what[:2000], hint, ErrorCode.FAILURE, log)


BUSY = "busy"

Settle = Callable[[Race, Settings], str]


def raced(race: Race, settings: Settings, settle: Settle = run_requested_race) -> dict[str, str]:
    """Run a race; its message says how it ended, whatever happens."""
    try:
        return {"race": RaceState.DONE, "said": settle(race, settings)}
    except DeviceBusy as busy:
        return {"race": BUSY, "said": busy.message}
    except (BankdError, TunerError) as error:
        said = error.message
    except OSError as error:
        said = f"{error.filename or race.bank}: {error.strerror or error}"
    except Exception as error:  # The top-level handler of a race.
        log = write_traceback(Workspace(settings.workspace).log_folder, error)
        said = f"an unexpected error, {type(error).__name__}: {error} (see {log})"
    return {"race": RaceState.FAILED, "said": said}


def ending(answer: Mapping[str, Any]) -> tuple[RaceState, str]:
    """State and report of a race, read from its message. Raises DeviceBusy where another process
    measures on this device: the race waits."""
    if answer["race"] == BUSY:
        raise DeviceBusy(str(answer["said"]), "it waits until the other is done", ErrorCode.DEVICE)
    return RaceState(answer["race"]), str(answer["said"])
