"""`DistributedDataParallel` whose gradients are sent in the segments that the tune bank knows."""

from __future__ import annotations

import inspect
import logging
from functools import wraps
from importlib import import_module
from typing import Any

import torch

from tuner.torch.ending import lost_rank, release_at_exit
from tuner.torch.gradient_tuner import GradientTuner

SHARDED = (
    "%s: its gradients are not tuned: on CPUs each reduce-scatter is waited for, so that none is"
    " hidden whatever is sent together, and its groups are fixed once parameters are sharded; where"
    " the model fits into memory, use DistributedDataParallel"
)
"""Reason why there is nothing to tune in sharded training, with the name of PyTorch's."""
_log = logging.getLogger("tuner")


def name_sharding() -> None:
    """Let PyTorch's functions that shard parameters say why their gradients are not tuned."""
    fsdp: Any = import_module("torch.distributed.fsdp")
    fsdp.fully_shard = _named(fsdp.fully_shard)
    fsdp.FullyShardedDataParallel.__init__ = _named(
        fsdp.FullyShardedDataParallel.__init__, "FullyShardedDataParallel"
    )


def _named(function: Any, name: str = "fully_shard") -> Any:
    """A function of PyTorch that warns at its first call."""
    said: list[str] = []

    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        if not said:
            said.append(name)
            _log.warning(SHARDED, name)
        return function(*args, **kwargs)

    return call


class DistributedDataParallel(torch.nn.parallel.DistributedDataParallel):
    """PyTorch's own class with the same arguments: a split is a list of bucket sizes.

    After the first step the split of the model is looked up in the bank; where the bank knows none,
    PyTorch's buckets stay. With AOE_MODE=4 the first steps find the split, and the training
    continues with it. Every one of them is a real step.
    """

    def __init__(self, module: torch.nn.Module, *args: Any, **kwargs: Any) -> None:
        """Wrap a module as PyTorch does, and raise what PyTorch raises."""
        super().__init__(module, *args, **kwargs)
        given = inspect.signature(super().__init__).bind(module, *args, **kwargs).arguments
        options = {name: value for name, value in given.items() if name != "module"}
        self.gradient_tuner: GradientTuner | None = GradientTuner(self, options)
        release_at_exit(self)

    @property
    def split(self) -> str:
        """The split as far as it is known: "default", or the last gradient of each segment."""
        return self.gradient_tuner.split if self.gradient_tuner else "default"

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """Run the module; a step that will send gradients may be one of the tuning."""
        tuner = self.gradient_tuner
        if tuner is None or not (torch.is_grad_enabled() and self.require_backward_grad_sync):
            return super().forward(*inputs, **kwargs)
        if tuner.next_step():
            self.tuning_ended(tuner)
        output = super().forward(*inputs, **kwargs)
        tuner.forward_ended()
        return output

    def _pre_forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """Send what PyTorch sends before a forward pass: orders of buckets, and buffers."""
        try:
            return super()._pre_forward(*inputs, **kwargs)
        except RuntimeError as error:
            if self.gradient_tuner is None or self.gradient_tuner.is_final:
                raise
            raise lost_rank() from error

    def tuning_ended(self, tuner: GradientTuner) -> None:
        """Called once, on every rank, when the split is final."""

    def register_comm_hook(self, state: object, hook: Any) -> None:
        """Register a hook in place of AllReduce; nothing is tuned then."""
        if self.gradient_tuner is not None:
            self.gradient_tuner.leave("a communication hook takes the place of AllReduce")
        super().register_comm_hook(state, hook)

    def join(self, *args: Any, **kwargs: Any) -> Any:
        """Let ranks run out of inputs at different steps; nothing is tuned then."""
        if self.gradient_tuner is not None:
            self.gradient_tuner.leave("ranks may end at different steps (join)")
        return super().join(*args, **kwargs)

    def __getstate__(self) -> dict[str, Any]:
        """State for copies, which have no tuner of their own."""
        return {**super().__getstate__(), "gradient_tuner": None}
