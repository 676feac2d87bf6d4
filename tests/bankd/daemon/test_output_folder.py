"""The folder of finished models: each result, and one stable name that is replaced in one step."""

from __future__ import annotations

import asyncio
import errno
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from bankd.config.config import Settings
from bankd.daemon import output_folder
from bankd.daemon.daemon import Daemon
from bankd.daemon.output_folder import OutputFolder
from bankd.daemon.publisher import Publisher
from bankd.errors import BankdError
from bankd.jobs import JobState
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until


class Served(World):
    """A world whose daemons have an output folder."""

    @property
    def out(self) -> Path:
        return self.root / "out"

    def with_output(self, *roots: Path) -> None:
        output = OutputFolder.opened(self.out, roots or [self.inbox])
        self.parts = replace(self.parts, output=output)

    def result(self, model: str = "m") -> Path:
        return Path(self.job(model).result["offline_model"])

    def latest(self, name: str = "m") -> Path:
        return self.out / "latest" / f"{name}.om"


@pytest.fixture
def here(tmp_path: Path, settings: Settings, pipeline: FakePipeline) -> Iterator[Served]:
    world = Served(tmp_path, settings, pipeline)
    world.with_output()
    yield world
    world.close()


def test_a_finished_model_is_there_under_its_own_name_and_a_stable_one(here: Served) -> None:
    write_model(here.inbox / "m.onnx")

    here.once()

    own = here.out / here.result().name
    assert own.read_bytes() == here.latest().read_bytes() == here.result().read_bytes()
    assert own.samefile(here.latest())
    assert sorted(path.name for path in here.out.rglob("*")) == sorted(["latest", "m.om", own.name])
    assert f"published model=m path={here.latest()}" in here.log.getvalue()


def test_a_daemon_that_serves_publishes_when_the_job_has_ended(here: Served) -> None:
    write_model(here.inbox / "m.onnx")
    parts_with = here.parts_with
    output = here.parts.output
    here.parts_with = lambda jobs: replace(parts_with(jobs), output=output)  # type: ignore[method-assign]

    with served(here):
        until(here.latest().exists)

    assert here.states() == [JobState.DONE]


def test_the_stable_name_is_that_of_the_newest_model(here: Served) -> None:
    write_model(here.inbox / "m.onnx")
    here.once()
    first = here.result()
    write_model(here.inbox / "m.onnx", tasks=[3])

    here.once()

    second = next(path for path in here.workspace.folder.rglob("*_tune.om") if path != first)
    assert here.latest().samefile(second)
    assert {path.name for path in here.out.glob("*.om")} == {first.name, second.name}


def test_a_model_that_is_rejected_later_or_gone_leaves_the_last_one_that_was_finished(
    here: Served,
) -> None:
    model = write_model(here.inbox / "m.onnx")
    here.once()
    kept = here.latest().stat().st_ino

    write_model(model, refuse="is truncated")
    assert here.once()["m"].reason is not None
    assert here.latest().stat().st_ino == kept

    model.unlink()
    here.once()
    assert here.latest().stat().st_ino == kept


def test_models_that_were_tuned_before_are_published_too_and_nothing_is_put_twice(
    here: Served,
) -> None:
    output, here.parts = here.parts.output, replace(here.parts, output=None)
    write_model(here.inbox / "m.onnx")
    here.once()
    assert not here.latest().exists()

    here.parts = replace(here.parts, output=output)
    here.once()
    made = here.latest().stat()
    here.once()

    assert here.latest().stat() == made
    assert here.log.getvalue().count("published") == 1


def test_a_job_that_ends_during_a_scan_has_its_result_put_once(tmp_path: Path) -> None:
    model, result, told = tmp_path / "in" / "m.onnx", tmp_path / "m_tune.om", list[str]()
    result.write_bytes(b"tuned")
    publisher = Publisher(
        OutputFolder.opened(tmp_path / "out", [tmp_path / "in"]),
        SimpleNamespace(
            jobs=SimpleNamespace(results=lambda: {"key": str(result)}),
            log=SimpleNamespace(info=lambda event, **_: told.append(event)),
        ),  # type: ignore[arg-type]
        SimpleNamespace(known={model: SimpleNamespace(key="key")}),  # type: ignore[arg-type]
    )

    async def publish_twice() -> None:
        await asyncio.gather(publisher.publish(), publisher.publish())

    asyncio.run(publish_twice())

    assert told == ["published"]
    assert (tmp_path / "out" / "latest" / "m.om").read_bytes() == b"tuned"


def test_copies_of_one_model_have_a_stable_name_each(here: Served) -> None:
    for name in ("a", "b"):
        (here.inbox / f"{name}.onnx").write_text('{"name": "same", "tasks": [1]}')

    here.once()

    assert here.latest("a").read_bytes() == here.latest("b").read_bytes()


def test_models_in_folders_keep_their_place_and_a_saved_model_has_the_name_of_its_folder(
    tmp_path: Path,
) -> None:
    output = OutputFolder(tmp_path / "out", [tmp_path / "in"])
    names = {
        "in/m.onnx": "m.om",
        "in/vision/m.onnx": "vision/m.om",
        "in/vision/net/saved_model.pb": "vision/net.om",
        "in/saved_model.pb": "in.om",
    }

    found = {model: output.stable_name(tmp_path / model) for model in names}

    assert found == {model: tmp_path / "out/latest" / name for model, name in names.items()}
    assert output.stable_name(tmp_path / "elsewhere/m.onnx") is None


def test_of_two_models_of_one_name_the_one_in_the_first_folder_has_it(here: Served) -> None:
    second = here.root / "second"
    second.mkdir()
    here.with_output(here.inbox, second)
    first = write_model(here.inbox / "m.onnx", tasks=[1])
    other = write_model(second / "m.onnx", tasks=[2])
    daemon = Daemon([here.inbox, second], here.parts, here.bounds, waits=False)

    daemon.handle_once()

    results = {job.path: Path(job.result["offline_model"]) for job in here.jobs.list()}
    assert here.latest().samefile(results[first])
    assert (here.out / results[other].name).exists()
    assert f"name_taken path={other} name={here.latest()} by={first}" in here.log.getvalue()


def test_on_another_disk_the_model_is_copied_once(
    here: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Path, target: Path) -> None:
        raise OSError(errno.EXDEV, "Invalid cross-device link")

    monkeypatch.setattr(Path, "hardlink_to", refused)
    write_model(here.inbox / "m.onnx")

    here.once()
    first = here.latest().stat()
    here.once()
    again = here.latest().stat()  # before it is read, which changes the time of the last access

    assert here.latest().read_bytes() == here.result().read_bytes()
    assert not here.latest().samefile(here.result())
    assert (again.st_ino, again.st_mtime_ns) == (first.st_ino, first.st_mtime_ns)
    assert list(here.out.rglob(".*")) == []


def test_what_reads_the_stable_name_always_finds_a_whole_model(tmp_path: Path) -> None:
    output = OutputFolder.opened(tmp_path / "out", [tmp_path / "in"])
    stable = tmp_path / "out/latest/m.om"
    contents = [bytes([number]) * 100_000 for number in range(40)]
    wrong: list[bytes] = []
    is_over = threading.Event()

    def read() -> None:
        while not is_over.is_set():
            if stable.exists() and (found := stable.read_bytes()) not in contents:
                wrong.append(found)

    reader = threading.Thread(target=read)
    reader.start()
    for number, content in enumerate(contents):
        result = tmp_path / f"m_{number}_tune.om"
        result.write_bytes(content)
        output.put(result, stable)
    is_over.set()
    reader.join()

    assert wrong == []
    assert stable.read_bytes() == contents[-1]


KILLED = """
import os, signal, sys
from pathlib import Path
from bankd.daemon.output_folder import OutputFolder

out, result, step = map(Path, sys.argv[1:])
replace = Path.replace

def killed(*_):
    os.kill(os.getpid(), signal.SIGKILL)

def after(path, target):
    if target.parent.name == "latest":
        os.kill(os.getpid(), signal.SIGKILL)
    return replace(path, target)

if step.name == "copy":
    Path.hardlink_to = lambda *_: (_ for _ in ()).throw(OSError(18, "no links"))
    import shutil
    shutil.copyfileobj = killed
else:
    Path.replace = after
OutputFolder(out, []).put(result, out / "latest" / "m.om")
"""


@pytest.mark.parametrize("step", ["copy", "rename"])
def test_a_kill_in_the_middle_leaves_the_earlier_model_and_the_next_try_succeeds(
    tmp_path: Path, step: str
) -> None:
    output = OutputFolder.opened(tmp_path / "out", [])
    stable = tmp_path / "out/latest/m.om"
    old, new = tmp_path / "m_1_tune.om", tmp_path / "m_2_tune.om"
    old.write_bytes(b"old")
    new.write_bytes(b"new")
    output.put(old, stable)

    done = subprocess.run(
        [sys.executable, "-c", KILLED, tmp_path / "out", new, step], check=False, timeout=60
    )

    assert done.returncode == -signal.SIGKILL
    assert stable.read_bytes() == b"old"
    output.put(new, stable)
    assert stable.read_bytes() == b"new"
    assert list((tmp_path / "out").rglob(".*")) == []


@pytest.mark.parametrize("place", ["in", "in/out"])
def test_a_folder_in_a_watched_one_is_refused(tmp_path: Path, place: str) -> None:
    (tmp_path / "in").mkdir()

    with pytest.raises(BankdError, match="is in a watched folder") as refused:
        OutputFolder.opened(tmp_path / place, [tmp_path / "in"])

    assert refused.value.code == "EG0003"
    assert not (tmp_path / "in/out").exists()


def test_the_stable_names_may_not_be_watched(tmp_path: Path) -> None:
    with pytest.raises(BankdError, match="is in a watched folder"):
        OutputFolder.opened(tmp_path, [tmp_path / "latest"])


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_tuned(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(BankdError, match="cannot be written to") as refused:
        OutputFolder.opened(tmp_path / "file" / "out", [])

    assert refused.value.code == "EG0010"
    assert refused.value.hint


def test_a_daemon_that_cannot_write_tries_again_and_says_so(
    here: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    put, tries = output_folder._put, []

    def full(source: Path, target: Path) -> None:
        tries.append(target)
        if len(tries) == 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        put(source, target)

    monkeypatch.setattr(output_folder, "_put", full)
    monkeypatch.setattr("bankd.daemon.tasks.RETRY_S", 0.01)
    write_model(here.inbox / "m.onnx")
    parts_with, output = here.parts_with, here.parts.output
    here.parts_with = lambda jobs: replace(parts_with(jobs), output=output)  # type: ignore[method-assign]

    with served(here):
        until(here.latest().exists)

    assert "trouble task=output" in here.log.getvalue()
    assert "cannot be written to: No space left on device" in here.log.getvalue()
    assert here.states() == [JobState.DONE]
