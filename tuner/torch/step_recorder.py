"""Times inside a training step: when each gradient is ready, and when each AllReduce is done."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import torch
import torch.distributed as dist

from tuner.torch.ending import lost_rank

DTYPES = {
    torch.float64: "f64", torch.float32: "f32", torch.bfloat16: "bf16", torch.float16: "f16",
}  # fmt: skip
SAMPLED_ELEMENTS = 256
"""Elements at the beginning of each gradient that are compared with a sum made apart."""


class StepRecorder:
    """Recorder of one step at a time, on one rank.

    A step whose gradients are not all there has infinite times.
    """

    def __init__(self, parameters: Sequence[torch.nn.Parameter], group: dist.ProcessGroup) -> None:
        self._group, self._count = group, len(parameters)
        self._world = dist.get_world_size(group)
        self._handles = [
            parameter.register_post_accumulate_grad_hook(partial(self._is_ready, index))
            for index, parameter in enumerate(parameters)
        ]
        self._has_sparse = self.samples_gradients = False
        self.begin()

    def begin(self) -> None:
        """Begin a step: the last one is forgotten."""
        self._began = self._backward_began = self._ended = time.perf_counter()
        self._ready: dict[int, float] = {}
        self._reduced: list[float] = []
        self._sampled: list[tuple[int, torch.Tensor, list[torch.Tensor]]] = []
        """Index of a bucket, elements of its gradients on this rank, and the same when averaged."""

    def forward_ended(self) -> None:
        """Note the end of the forward pass, from which readiness is counted."""
        self._backward_began = time.perf_counter()

    def end(self) -> None:
        """Note the end of the step, which is the beginning of the next."""
        self._ended = time.perf_counter()

    def remove(self) -> None:
        """Take the hooks from the parameters."""
        for handle in self._handles:
            handle.remove()

    @property
    def has_begun_backward(self) -> bool:
        """Return whether a gradient was ready in this step."""
        return bool(self._ready)

    @property
    def order(self) -> list[int]:
        """Indices of the parameters in the order in which their gradients were ready."""
        return list(self._ready)

    @property
    def why_not(self) -> str:
        """The reason why the gradients of the step cannot be tuned; empty if they can."""
        if self._has_sparse:
            return "some gradients are sparse"
        return "" if self._is_whole else "some parameters have no gradient in a step"

    @property
    def step_us(self) -> float:
        """Time from the beginning of the step to its end."""
        return 1e6 * (self._ended - self._began)

    @property
    def hang_over_us(self) -> float:
        """Time from the last gradient to the end of the last AllReduce."""
        if not self._is_whole:
            return float("inf")
        return 1e6 * max(0.0, max(self._reduced) - max(self._ready.values()))

    def ready_us(self, order: Sequence[int]) -> list[float]:
        """Time after the forward pass at which each gradient was ready."""
        infinite = float("inf")
        return [1e6 * (self._ready.get(i, infinite) - self._backward_began) for i in order]

    @property
    def _is_whole(self) -> bool:
        return len(self._ready) == self._count

    def _is_ready(self, index: int, parameter: torch.Tensor) -> None:
        if not self._is_whole:  # what is accumulated after the step is no part of it
            self._ready[index] = time.perf_counter()
        self._has_sparse |= parameter.grad is not None and parameter.grad.is_sparse

    def reduce(self, bucket: dist.GradBucket) -> torch.futures.Future[torch.Tensor]:
        """Average a bucket over the ranks as PyTorch does, and note when it is done."""
        buffer, index = bucket.buffer().div_(self._world), bucket.index()
        gradients = bucket.gradients() if self.samples_gradients else []
        local = torch.cat(_beginnings(gradients)) if gradients else buffer[:0]
        work: Any = dist.all_reduce(buffer, group=self._group, async_op=True)

        def note(future: torch.futures.Future[Any]) -> torch.Tensor:
            try:
                reduced: torch.Tensor = future.value()[0]
            except RuntimeError as error:
                raise lost_rank() from error
            self._reduced.append(time.perf_counter())
            if gradients:
                self._sampled.append((index, local, _beginnings(gradients)))
            return reduced

        future: torch.futures.Future[torch.Tensor] = work.get_future().then(note)
        return future

    def sampled_error(self) -> tuple[float, float]:
        """Error of sampled gradients against sums that all ranks make here together, and its bound.

        Both are relative to the largest sum. The bound is what the order of summation explains.
        """
        sampled = sorted(self._sampled, key=lambda one: one[0])  # they ended in any order
        local = torch.cat([mine for _, mine, _ in sampled])
        found = torch.cat([part for _, _, parts in sampled for part in parts])
        dist.all_reduce(local, group=self._group)
        largest = max(float(local.abs().max()), torch.finfo(local.dtype).tiny)
        error = float((found - local).abs().max()) / largest
        return error, 2 * self._world * torch.finfo(local.dtype).eps


def _beginnings(gradients: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    return [one.flatten()[:SAMPLED_ELEMENTS].clone() for one in gradients]
