"""What the soak sees: rows, files and processes, as they really are."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bankd.jobs import FileSeen, Jobs, State
from tools.soak.comparing import fault
from tools.soak.content import Content, Expected, sha256
from tools.soak.found import files_below, is_like_model, look
from tools.soak.marked import MARK, processes
from tools.soak.place import Place, scratch
from tools.soak.plan import Way


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with scratch(tmp_path, keeps=False) as place:
        yield place


def test_files_are_known_by_content_and_special_ones_by_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "m.onnx").write_bytes(b"x")
    (tmp_path / "link").symlink_to("nowhere")
    (tmp_path / "to-folder").symlink_to(".")
    os.mkfifo(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as bound:
        monkeypatch.chdir(tmp_path)  # Its whole path may be too long for an address.
        bound.bind("socket")

    assert dict(files_below(tmp_path)) == {
        "sub/m.onnx": sha256(b"x"),
        "link": Way.SYMLINK,
        "to-folder": Way.SYMLINK,
        "pipe": Way.PIPE,
        "socket": Way.SOCKET,
    }


def test_rows_jobs_and_how_often_each_was_done_are_read(place: Place) -> None:
    jobs = Jobs(place.job_list)
    path = place.inbox / "m.onnx"
    jobs.enqueue("k1", path)
    jobs.files.note([FileSeen(path, "{}", "basis", "k1")])
    for _ in range(2):
        jobs.claim("k1")
        jobs.finish("k1", {"offline_model": "x"})
        jobs.requeue("k1", path)
    jobs.close()

    found = look(place)

    assert found.rows["m.onnx"].key == "k1"
    assert found.jobs["k1"].state is State.QUEUED
    assert found.times_done == {"k1": 2}


@pytest.mark.parametrize(
    "name",
    [
        "work/aoe_workspace/.new-a.tmp",
        "work/aoe_workspace/set_aside/.new-b.tmp",
        "work/aoe_workspace/.gone-0a",
        "work/aoe_workspace/work/abc",
        "work/aoe_workspace/running/abc.json",
        "work/aoe_workspace/control/7.sock",
        "bank/bank.db-journal",
        "tmp/tmpabc",
    ],
)
def test_what_only_a_working_process_may_have_is_found(place: Place, name: str) -> None:
    path = place.root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"")

    assert look(place).temporary == (name,)


def test_results_and_logs_are_no_temporary_files(place: Place) -> None:
    for name in ("m_1/tunespace/result/m_1_tune.om", "log/abc.log"):
        path = place.workspace / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    found = look(place)

    assert found.temporary == ()
    assert {path.name for path in found.models} == {"m_1_tune.om"}


@pytest.mark.parametrize(
    ("path", "is_like"),
    [("a/M.ONNX", True), (".m.onnx.Xa81Qz", True), ("m.om", True), ("a.onnx/weights", False)],
)
def test_names_that_are_like_those_of_models_are_told(path: str, *, is_like: bool) -> None:
    assert is_like_model(path) is is_like


def test_a_process_is_found_by_its_mark_until_it_has_ended(place: Place) -> None:
    code = "import sys; print(flush=True); sys.stdin.read()"
    child = subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, MARK: place.mark},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert child.stdout is not None
    assert child.stdin is not None
    child.stdout.readline()

    (found,) = processes(place.mark)
    found.kill()
    child.wait(60)

    assert found.number == child.pid
    assert not found.is_alive
    assert processes(place.mark) == ()
    child.stdout.close()
    child.stdin.close()


def test_a_place_is_removed_with_its_processes(tmp_path: Path) -> None:
    with scratch(tmp_path, keeps=False) as place:
        child = subprocess.Popen(
            [sys.executable, "-c", "import time; time.sleep(60)"], env={**place.environment}
        )
        while not processes(place.mark):
            assert child.poll() is None

    assert child.wait(60) < 0
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_loaded_is_a_fault(tmp_path: Path) -> None:
    broken = tmp_path / "m.om"
    broken.write_bytes(b"no model")

    told = fault(broken, Content("m", "valid", Expected.RESULT, b""))

    assert told.startswith("OfflineModelError: ")
