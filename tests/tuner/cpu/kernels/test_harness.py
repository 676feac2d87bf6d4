"""The harness itself: it sees a kernel that reads outside of an argument."""

import numpy as np
import pytest

from tests.tuner.cpu.kernels.harness import run_kernel
from tuner.cpu.kernels.kernel import packs_nothing
from tuner.graph import TensorType
from tuner.kernel_family import Family, Kernel, Phase
from tuner.policy import Policy
from tuner.task import Task

COPY_ONE = """
define void @k(ptr %args, i64 %lo, i64 %hi, i64 %worker) {{
  %input = load ptr, ptr %args
  %second = getelementptr ptr, ptr %args, i64 1
  %output = load ptr, ptr %second
  %source = getelementptr float, ptr %input, i64 {element}
  %value = load volatile float, ptr %source, align 4
  %all = fmul float %value, 0.0
  store float %all, ptr %output, align 4
  ret void
}}
"""
TASK = Task("copy", (TensorType("f32", (5,)),), (TensorType("f32", (1,)),), {})
FIVE = [np.ones(5, np.float32)]


def reads(element: int) -> Family:
    """A kernel that reads one element of its input."""
    kernel = Kernel(COPY_ONE.format(element=element), (Phase("k", 1),))
    policy = Policy.of()
    return Family(
        ("copy",),
        default=lambda *_: policy,
        knobs=lambda *_: {},
        illegal=lambda *_: None,
        generate=lambda *_: kernel,
        pack=packs_nothing,
    )


@pytest.mark.parametrize("element", [0, 4])
def test_a_kernel_may_read_its_first_and_last_element(soc_version: str, element: int) -> None:
    result = run_kernel(reads(element), TASK, Policy.of(), soc_version, FIVE, workers=1)

    assert result == 0


@pytest.mark.parametrize(("element", "side"), [(-1, "start"), (5, "end")])
def test_a_read_one_element_outside_is_a_failure_with_the_side(
    soc_version: str, element: int, side: str
) -> None:
    with pytest.raises(AssertionError, match=f"past the {side}"):
        run_kernel(reads(element), TASK, Policy.of(), soc_version, FIVE, workers=1)
