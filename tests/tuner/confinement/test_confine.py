"""What a confined child cannot do any more, tried in real ones; and what it still can."""

import functools
import json
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Tried = Callable[[str], dict[str, Any]]
"""By how it is confined: what became of each attempt, and what is known about the child."""

WORKS_EVERYWHERE = {
    "pair", "pipe", "signal_itself", "limit_itself", "make_inside", "rename_inside", "read",
    "nothing",
}  # fmt: skip
REFUSED_EVERYWHERE = {
    "internet": "EPERM",
    "internet6": "EPERM",
    "unix_socket": "EPERM",
    "datagram_pair": "EPERM",
    "shared_memory": "EPERM",
    "outlive_the_parent": "EPERM",
    "limit_the_parent": "EPERM",
    "io_uring": "EPERM",
    "trace_the_parent": "EPERM",
    "memory_of_the_parent": "EACCES",
    "signal_the_parent": "EPERM",
    "type_into_the_terminal": "EPERM",
    "a_user_namespace": "EPERM",
    "mount": "EPERM",
    "large_inside": "EFBIG",
    "memory": "ENOMEM",
    "open_files": "EMFILE",
}
WRITING_OUTSIDE = dict.fromkeys(
    [
        "make_outside", "folder_outside", "append_outside", "empty_outside", "link_outside",
        "move_out", "remove_outside",
    ],
    "EACCES",
)  # fmt: skip
OF_PROGRAMS = dict.fromkeys(["fork", "program", "execute", "mode_outside"], "EPERM")


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Tried:
    @functools.cache
    def try_all(how: str) -> dict[str, Any]:
        allowed, forbidden = tmp_path_factory.mktemp("allowed"), tmp_path_factory.mktemp("other")
        (forbidden / "kept").write_text("kept")
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as mailbox:
            mailbox.bind(str(forbidden / "mailbox"))
            told = run("-m", "tests.tuner.confinement.attempts", how, str(allowed), str(forbidden))
        found: dict[str, Any] = json.loads(told)
        return found

    return try_all


def run(*arguments: str) -> str:
    """What a Python says whose standard input we hold until it has ended."""
    command = [sys.executable, *arguments]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        told = child.stdout.read()
    assert child.returncode == 0, told
    return told


def of(tried: Tried, how: str, names: object) -> dict[str, str]:
    """What became of the attempts with these names, where this system has all the walls."""
    told = tried(how)
    if told["missing"]:
        pytest.skip(f"here {told['missing']}")
    return {name: became for name, became in told["found"].items() if name in names}  # type: ignore[operator]


def test_without_confinement_nearly_all_of_it_can_be_done(tried: Tried) -> None:
    """Else the refusals below would show nothing. A container may refuse some of them itself."""
    found = tried("free")["found"]
    names = {"internet", "unix_socket", "datagram_pair", "signal_the_parent", "limit_the_parent"}
    names |= {"fork", "program", "large_inside", "memory", "open_files", "mode_outside"}
    names |= {*WRITING_OUTSIDE, *WORKS_EVERYWHERE}

    assert {name: found[name] for name in names} == dict.fromkeys(names, "done")


@pytest.mark.parametrize("how", ["leaf", "starter", "everywhere"])
def test_no_child_gets_out_or_grows_without_bound(tried: Tried, how: str) -> None:
    assert of(tried, how, REFUSED_EVERYWHERE) == REFUSED_EVERYWHERE


@pytest.mark.parametrize("how", ["leaf", "starter", "everywhere"])
def test_what_every_child_needs_still_works(tried: Tried, how: str) -> None:
    assert of(tried, how, WORKS_EVERYWHERE) == dict.fromkeys(WORKS_EVERYWHERE, "done")


@pytest.mark.parametrize("how", ["leaf", "starter"])
def test_outside_of_its_folders_a_child_changes_nothing(tried: Tried, how: str) -> None:
    assert of(tried, how, WRITING_OUTSIDE) == WRITING_OUTSIDE


def test_a_child_whose_writing_is_not_confined_writes_anywhere(tried: Tried) -> None:
    found = of(tried, "everywhere", WRITING_OUTSIDE)

    assert found == dict.fromkeys(WRITING_OUTSIDE, "done")


def test_a_child_that_starts_no_programs_cannot(tried: Tried) -> None:
    leaf, starter = of(tried, "leaf", OF_PROGRAMS), of(tried, "starter", OF_PROGRAMS)

    assert leaf == OF_PROGRAMS
    assert starter == {**dict.fromkeys(OF_PROGRAMS, "done"), "execute": "ENOENT"}


def test_a_child_goes_before_its_parent_and_leaves_nothing(tried: Tried) -> None:
    about = tried("leaf")["about"]

    assert about == {"score": "500", "name": "bank-attempts", "core": 0, "dies_of_xfsz": False}


COMPUTING = """
import os, sys, tempfile, threading
import numpy as np, onnx, onnxruntime
from pathlib import Path
from tests.tuner.conftest import gemm_task
from tests.tuner.confinement.attempts import FILE_BYTES
from tuner.confinement import Confinement, confine
from tuner.cpu.object_loader import Library
from tuner.program.kernel_store import compile_kernel
from tuner.search.space import Space
from tuner.backend import host_soc_versions
from tuner.target import Target

def model():
    value = lambda name: onnx.helper.make_tensor_value_info(name, 1, [256, 256])
    node = onnx.helper.make_node("MatMul", ["a", "b"], ["c"])
    graph = onnx.helper.make_graph([node], "g", [value("a"), value("b")], [value("c")])
    opset = [onnx.helper.make_opsetid("", 17)]
    return onnx.helper.make_model(graph, opset_imports=opset, ir_version=8)

def runs():
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 2
    session = onnxruntime.InferenceSession(
        model().SerializeToString(), options, providers=["CPUExecutionProvider"])
    return session.run(None, {"a": square, "b": square})[0]

def compiles():
    task, target = gemm_task(), Target(host_soc_versions()[-1], 1)
    kernel = compile_kernel(task, Space(task, target).default, target.isa)
    return Library([kernel.object_code], [phase.function for phase in kernel.phases])

folder = Path(sys.argv[1])
confine(Confinement(
    "bank-computing", 8 << 30, FILE_BYTES, 64, may_start_programs=False, writable=(folder,)))
square = np.ones((256, 256), np.float32)
assert (runs() == 256).all() and (square @ square == 256).all()
compiles()
several = [threading.Thread(target=compiles) for _ in range(2)]
for thread in several:
    thread.start()
for thread in several:
    thread.join()
with tempfile.NamedTemporaryFile(dir=folder) as file:
    file.write(b"x" * FILE_BYTES)
print("computed")
"""


def test_a_confined_child_compiles_runs_models_and_has_threads(tmp_path: Path) -> None:
    told = run("-c", COMPUTING, str(tmp_path))

    assert told == "computed\n"


OLDER = """
import sys
from pathlib import Path
from tuner.confinement import linux

linux.prctl(linux.PR_SET_NO_NEW_PRIVS, 1)
asked = linux.system_call
def older(number, *arguments):
    is_version = number == linux.CREATE_RULESET and arguments[2] == linux.VERSION
    return {version} if is_version else asked(number, *arguments)

linux.system_call = older
allowed, forbidden = map(Path, sys.argv[1:])
out_of_reach = Path("/" + "x" * 300)  # must not keep the wall from the others
print(linux.write_only_below([out_of_reach, allowed]))
(allowed / "new").touch()
try:
    (forbidden / "new").touch()
except PermissionError:
    print("refused")
"""


@pytest.mark.parametrize(
    ("version", "gap"), [(1, "Landlock 1 does"), (2, "Landlock 2 does"), (3, "None"), (4, "None")]
)
def test_an_older_landlock_is_asked_only_for_what_it_knows(
    tried: Tried, tmp_path: Path, version: int, gap: str
) -> None:
    of(tried, "leaf", ())
    folders = [tmp_path / "allowed", tmp_path / "forbidden"]
    for folder in folders:
        folder.mkdir()

    told, refused = run("-c", OLDER.format(version=version), *map(str, folders)).splitlines()

    assert gap in told
    assert refused == "refused"


WITHOUT = """
import errno, os
from tuner.confinement import Confinement, confine, linux

def absent(*_):
    raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

linux.system_call = absent
for missing in confine(Confinement("bare", None, None, None, may_start_programs=True)):
    print(missing)
"""


def test_a_kernel_without_the_walls_is_told_of_and_no_error() -> None:
    told = run("-c", WITHOUT)

    assert told.splitlines() == [
        "it may write wherever its user may: Function not implemented",
        "no system call is refused to it: Function not implemented",
    ]


THREADED = """
import threading
from tuner.confinement import Confinement, confine

ended = threading.Event()
waiting = threading.Thread(target=ended.wait)
waiting.start()
print(confine(Confinement("late", None, None, None, may_start_programs=True)))
ended.set()
"""


def test_threads_that_no_folder_keeps_in_are_told_of(tried: Tried) -> None:
    of(tried, "leaf", ())

    assert "1 of its threads ran already" in run("-c", THREADED)
