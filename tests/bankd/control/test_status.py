"""What a daemon says of itself, whatever it says."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.control.status import FileCounts, Machine, RunningJobStatus, Status, Told, parse_status

WHOLE: dict[str, Any] = {
    "process": 1234,
    "since": "2026-08-22T14:00:00Z",
    "state": "tuning",
    "why": "",
    "folders": ["/in"],
    "job": {"key": "3f2a", "model": "m", "phase": "tune", "text": "task 3 of 7", "left_s": 200.5,
            "trials": 9},
    "jobs": {"queued": 4, "running": 1},
    "files": {"known": 5, "waiting": 1, "held_back": 2, "refused": 3, "ignored": 4},
    "waiting": [{"path": "/in/a.onnx", "why": "it grows"}],
    "refused": [{"path": "/in/b.onnx", "why": "a link"}],
    "memory_bytes": 1000,
    "free_bytes": 2000,
    "floor_bytes": 3000,
    "queue_bound": 256,
    "last_scan_s": 2,
    "healthy": True,
    "unhealthy": [],
    "machines": [{"name": "lab", "targets": ["x86_64-v3_1", "x86_64-v4_2"], "load": 0.5,
                  "doing": "conv", "trials_per_minute": 90.0, "newer": 1}],
}  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


def test_all_that_is_said_is_read() -> None:
    status = parse_status(WHOLE)

    assert status == Status(
        1234, "2026-08-22T14:00:00Z", "tuning", "", ("/in",),
        RunningJobStatus("3f2a", "m", "tune", "task 3 of 7", 200.5, 9), {"queued": 4, "running": 1},
        FileCounts(5, 1, 2, 3, 4), (Told("/in/a.onnx", "it grows"),),
        (Told("/in/b.onnx", "a link"),), 1000, 2000, 3000, 256, 2.0, (),
        (Machine("lab", ("x86_64-v3_1", "x86_64-v4_2"), load=0.5, doing="conv",
                 trials_per_minute=90.0),),
    )  # fmt: skip
    assert status.machines[0].label == "x86_64-v4_2 and 1 more"
    assert not status.unhealthy
    assert status.is_short_of_room


def test_a_daemon_that_says_nothing_is_a_healthy_one() -> None:
    status = parse_status({})

    assert (status.state, status.job, status.unhealthy) == ("running", None, ())
    assert not status.is_short_of_room


@pytest.mark.parametrize(
    ("said", "unhealthy"),
    [
        ({"healthy": False}, ("it reports a problem",)),
        ({"healthy": False, "unhealthy": ["full"]}, ("full",)),
        ({"healthy": False, "unhealthy": ["full", 3]}, ("it reports a problem",)),
        ({"healthy": True, "unhealthy": "full"}, ()),
    ],
)
def test_what_is_not_in_order_is_told_in_words(
    said: dict[str, Any], unhealthy: tuple[str, ...]
) -> None:
    assert parse_status(said).unhealthy == unhealthy


@settings(max_examples=40, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(WHOLE)), JSON))
def test_no_answer_makes_anything_but_values(content: dict[str, Any]) -> None:
    status = parse_status({**WHOLE, **content})

    assert isinstance(status.state, str)
    assert all(type(number) is int for number in status.jobs.values())
    assert status.last_scan_s is None or 0 <= status.last_scan_s < 1e18
    assert len(status.waiting) + len(status.refused) + len(status.folders) <= 150
