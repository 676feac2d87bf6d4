"""Devices: NUMA nodes, or sets of cores of the settings; and what each of them locks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bankd.errors import BankdError
from bankd.system import devices, fair_queue
from bankd.system.device_lock import DeviceBusy, holding_device
from bankd.system.devices import (
    Device,
    chosen,
    cores_text,
    devices_of,
    nodes_here,
    pinned,
)

CORES = frozenset(range(8))


@pytest.fixture(autouse=True)
def eight_cores(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, frozenset[int]]]:
    """A thread that may use 8 cores, and is pinned without effect on this machine."""
    usable = {0: CORES}
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(usable[0]))
    monkeypatch.setattr(
        os, "sched_setaffinity", lambda _, cores: usable.update({0: frozenset(cores)})
    )
    return usable


@pytest.fixture
def two_nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which Linux lists a machine of two nodes with cores, and one without."""
    for number, cores in enumerate(("0-3", "4-7", "")):
        (tmp_path / f"nodes/node{number}").mkdir(parents=True)
        (tmp_path / f"nodes/node{number}/cpulist").write_text(f"{cores}\n")
    monkeypatch.setattr(devices, "NODES", tmp_path / "nodes")
    return tmp_path / "nodes"


def test_each_numa_node_with_cores_is_a_device(two_nodes: Path) -> None:
    assert devices_of() == (
        Device(0, frozenset(range(4))),
        Device(1, frozenset(range(4, 8))),
    )


def test_cores_that_this_process_may_not_use_are_in_no_device(
    two_nodes: Path, eight_cores: dict[int, frozenset[int]]
) -> None:
    eight_cores[0] = frozenset({1, 2})

    assert devices_of() == (Device(0, frozenset({1, 2})),)


@pytest.mark.parametrize("listed", [{}, {"node0": "0-3"}, {"node0": "no cores"}])
def test_a_machine_whose_nodes_are_not_known_is_one_device(
    tmp_path: Path, listed: dict[str, str]
) -> None:
    for name, text in listed.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "cpulist").write_text(text)

    assert nodes_here(tmp_path) == {0: CORES}
    assert devices_of(nodes=tmp_path) == (Device(0, CORES),)


def test_the_settings_may_name_the_cores_of_each_device() -> None:
    found = devices_of("0-1, 4; 2,3")

    assert [one.cores for one in found] == [{0, 1, 4}, {2, 3}]
    assert [str(one) for one in found] == ["0 (cores 0-1,4)", "1 (cores 2-3)"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("0-1;1-2", "the cores 1-2 are in an earlier device, too"),
        ("0;9", "this process may not use the cores 9"),
        ("0;", "'' is no core"),
        ("3-1", "'3-1' is no core and no range"),
        ("0-99999", "is no core and no range"),
        ("a", "'a' is no core"),
    ],
)
def test_sets_of_cores_that_cannot_be_used_are_refused(text: str, why: str) -> None:
    with pytest.raises(BankdError) as caught:
        devices_of(text)

    assert caught.value.code == "EG0001"
    assert why in caught.value.message


def test_a_device_that_is_not_there_is_the_only_one_with_a_warning_or_refused(
    two_nodes: Path,
) -> None:
    said: list[str] = []
    one = (Device(0, CORES),)

    assert chosen(1, one, said.append) is one[0]
    assert said == [
        "warning: there is no device 1: device 0 (cores 0-7) is the only one, and is used"
    ]
    with pytest.raises(BankdError, match="there is no device 2") as caught:
        chosen(2, devices_of(), said.append)
    assert caught.value.code == "EG0013"
    assert caught.value.hint == "the devices of this machine are 0 (cores 0-3), 1 (cores 4-7)"


def test_a_block_on_a_device_has_its_cores_alone(two_nodes: Path) -> None:
    with pinned(devices_of()[1]):
        assert os.sched_getaffinity(0) == {4, 5, 6, 7}
    assert os.sched_getaffinity(0) == CORES


def test_two_nodes_are_measured_on_at_once_and_the_whole_machine_on_neither(
    two_nodes: Path, tmp_path: Path
) -> None:
    first, second = devices_of()
    with ExitStack() as held:
        held.enter_context(holding_device(tmp_path, first))
        held.enter_context(holding_device(tmp_path, second))
        with pytest.raises(DeviceBusy, match="device 1 is busy"), pinned(second):
            held.enter_context(holding_device(tmp_path))
        with pytest.raises(DeviceBusy, match="device 0 is busy"):
            held.enter_context(holding_device(tmp_path))
    with holding_device(tmp_path), pytest.raises(DeviceBusy), holding_device(tmp_path, second):
        raise AssertionError


def test_sets_of_cores_share_their_node_with_each_other_alone(
    two_nodes: Path, tmp_path: Path
) -> None:
    first, second, across = (*devices_of("0;1"), *devices_of("1-4"))
    with holding_device(tmp_path, first), holding_device(tmp_path, second):
        with pytest.raises(DeviceBusy, match="core 1 is busy"):
            holding_device(tmp_path, across).__enter__()
        with pytest.raises(DeviceBusy, match="device 0 is busy"):
            holding_device(tmp_path, devices_of()[0]).__enter__()
        holding_device(tmp_path, devices_of()[1]).__enter__()


def test_each_device_has_a_queue_of_its_own(two_nodes: Path, tmp_path: Path) -> None:
    env = {"TUNEBANK_LOCK_PATH": str(tmp_path)}
    waits, other, same = (fair_queue.Turns(lambda: 0.0, env, devices_of()[n]) for n in (0, 1, 0))
    with holding_device(tmp_path, devices_of()[0]), pytest.raises(DeviceBusy):
        waits.holding(lambda: holding_device(tmp_path, devices_of()[0])).__enter__()

    assert same.do_others_wait()
    assert not other.do_others_wait()
    waits.leave()


@pytest.mark.parametrize(
    ("cores", "text"), [({0}, "0"), ({0, 1, 2}, "0-2"), ({7, 1, 2, 5}, "1-2,5,7"), (set(), "")]
)
def test_cores_are_listed_as_linux_does(cores: set[int], text: str) -> None:
    assert cores_text(frozenset(cores)) == text
