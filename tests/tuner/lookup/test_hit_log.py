"""The lines of the log for look-ups: AOE's, one for each task and subgraph."""

from __future__ import annotations

import logging
from pathlib import Path

import onnx
import pytest

from fixtures.small import tiny_detector
from tuner.backend import host_target
from tuner.lookup.hit_log import log_operators, log_subgraphs
from tuner.lookup.model_lookup import read_model, tasks_of
from tuner.lookup.protocol import Hit
from tuner.policy import Policy
from tuner.session import Options


def test_each_task_and_subgraph_has_a_line_that_says_hit_or_miss(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    onnx.save(tiny_detector(), tmp_path / "m.onnx")
    options = Options(host_target())
    fused = read_model(tmp_path / "m.onnx", options)
    uses = tasks_of(fused.graph, options).uses
    known = {uses[0].task.key: Hit(Policy.of(impl="direct", tile_m=6), "tuned", "custom")}
    first = {fused.subgraphs[0].subgraph.key: Hit(Policy.of(cut=1), "tuned", "custom")}

    with caplog.at_level(logging.INFO, "tuner.lookup"):
        log_operators(uses, known)
        log_subgraphs(fused.subgraphs, first)

    operators, subgraphs = caplog.messages[: len(uses)], caplog.messages[len(uses) :]
    assert operators[0] == f"[op_kb_hit][{uses[0].name}][1][impl=direct tile_m=6]"
    assert operators[1:] == [f"[op_kb_hit][{use.name}][0][]" for use in uses[1:]]
    assert subgraphs[0] == f"[sg_kb_hit][{fused.subgraphs[0].name}][169738280]"
    assert subgraphs[1:] == [f"[sg_kb_hit][{one.name}][169738250]" for one in fused.subgraphs[1:]]
