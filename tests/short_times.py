"""Short times for tests: they ask what is decided and written, not how fast it is.

Whole models are timed in few short blocks, with no pause in which spinning threads would come to
rest, and busy cores are not waited for: other tests use them. A test that is marked `timing`, or
asks for `usual_times`, has the times of the programs. Processes of their own have these, too.
"""

from __future__ import annotations

import pytest

SHORT = {
    "measure.models.BLOCK_S": 0.005,
    "measure.models.BLOCK_PAUSE_S": 0.0,
    "measure.models.MAX_BLOCK_PAUSE_S": 0.0,
    "measure.harness.CORES_WAIT_S": 0.0,
    "measure.harness.RACE_CORES_WAIT_S": 0.0,
    "whole_model.times.BUDGET_S": 0.1,
    "whole_model.times.CORES_PATIENCE_S": 0.0,
    "whole_model.times.PAUSE_S": 0.002,
    "whole_model.times.MIN_CALLS_S": 0.05,
    "whole_model.times.STEPS_S": 0.05,
    "whole_model.stretches.CROSSING_S": 0.05,
    "whole_model.stretches.IN_PLACE_S": 0.05,
    "whole_model.tuned_points.TIMES_S": 0.1,
    "whole_model.ort_fallback.BUDGET_S": 0.1,
    "precision.within_budget.LONG_RACE_S": 0.2,
    "precision.within_budget.RACE_S": 0.2,
    "precision.within_budget.STEP_ROUND_S": 0.02,
}

_patches: list[pytest.MonkeyPatch] = []


def shorten_times(request: pytest.FixtureRequest) -> None:
    """Shorten what a test waits for, unless it is one of these times, or compares times."""
    if "usual_times" in request.fixturenames or request.node.get_closest_marker("timing"):
        while _patches:
            _patches.pop().undo()
    elif not _patches:  # once for many thousand tests
        _patches.append(pytest.MonkeyPatch())
        for limit, value in SHORT.items():
            _patches[-1].setattr(f"tuner.{limit}", value)
