"""Data-parallel training by several processes: `torchrun -m tests.tuner.torch.ranks`.

Each is a function that returns what the test wants to know; rank 0 writes it as JSON.
"""

from __future__ import annotations

import gc
import json
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed import fsdp

import tuner.torch
from tuner.torch.distributed import name_sharding
from tuner.torch.gradient_tuner import MAX_RACE_STEPS, GradientTuner

STEPS = 240
"""Enough for a tuning, and some steps with what was chosen."""
SILENCE_S = 8.0
"""Time for which an impatient training waits for a rank that is silent."""


class Network(nn.Module):
    """Layers of several sizes; `classes` outputs."""

    def __init__(self, layers: int = 6, width: int = 96) -> None:
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            x = torch.tanh(layer(x))
        return x


def made(kind: type[nn.Module], module: Callable[[], nn.Module] = Network, **options: Any) -> Any:
    """A model with weights that are the same in every process."""
    torch.manual_seed(0)
    return kind(module(), **options)


def inputs(width: int = 96) -> Iterator[torch.Tensor]:
    """Batches of this rank, the same in every run."""
    chance = torch.Generator().manual_seed(dist.get_rank())
    while True:
        yield torch.randn(4, width, generator=chance)


def losses(model: Any, steps: int, accumulated: int = 1) -> list[float]:
    """Losses of a training; gradients of several batches may be added before they are sent."""
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
    batches, found = inputs(), []
    for _ in range(steps):
        optimizer.zero_grad()
        for micro in range(accumulated):
            with nullcontext() if micro == accumulated - 1 else model.no_sync():
                loss = model(next(batches)).square().mean()
                loss.backward()
        optimizer.step()
        found.append(float(loss))
    return found


def outcome(model: Any) -> dict[str, Any]:
    """What became of the split of a model."""
    gradient_tuner = model.gradient_tuner
    return {
        "split": model.split,
        "why_not": gradient_tuner.why_not,
        "report": str(gradient_tuner.report),
        "key": gradient_tuner.result and gradient_tuner.result.subject.key,
    }


def trained(accumulated: int = 1, steps: int = STEPS, **options: Any) -> dict[str, Any]:
    """A training with PyTorch's class and one with ours: losses, weights and the split."""
    plain = made(nn.parallel.DistributedDataParallel, **options)
    expected = losses(plain, steps, accumulated)
    ours = made(tuner.torch.DistributedDataParallel, **options)
    found = losses(ours, steps, accumulated)
    weights = torch.cat([p.detach().flatten() for p in ours.module.parameters()])
    of_ranks = [torch.empty_like(weights) for _ in range(dist.get_world_size())]
    dist.all_gather(of_ranks, weights)
    return {
        "expected": expected, "found": found, **outcome(ours),
        "ranks_agree": all(torch.equal(weights, other) for other in of_ranks),
        "buckets": ours._get_ddp_logging_data().get("rebuilt_bucket_sizes", ""),
    }  # fmt: skip


def few() -> dict[str, Any]:
    """A training that is too short for a tuning: the bank is asked, and that is all."""
    return trained(steps=6)


def long(**options: Any) -> dict[str, Any]:
    """A training whose steps take a tenth of a second, of which a tuning takes many."""
    model = made(tuner.torch.DistributedDataParallel, **options)
    for batch in inputs():
        model.zero_grad()
        model(batch).sum().backward()
        time.sleep(0.1)
    return {}


def impatient() -> dict[str, Any]:
    """A long training in a process group of its own, whose timeout is short."""
    return long(process_group=dist.new_group(timeout=timedelta(seconds=SILENCE_S)))


def accumulating() -> dict[str, Any]:
    """A training that sends the sum of three batches."""
    return trained(accumulated=3)


def viewing() -> dict[str, Any]:
    """A training whose gradients are views of the buckets."""
    return trained(gradient_as_bucket_view=True)


class Compiled(Network):
    """Layers whose forward and backward passes are graphs of ours."""

    def __init__(self) -> None:
        super().__init__()
        options = {"on_miss": "ignore", "threads": 1}
        self.run = torch.compile(super().forward, backend="tunebank", options=options)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.run(x)


def compiled() -> dict[str, Any]:
    """A training with compiled passes, whose gradients are tuned; one process for comparison."""
    seen: set[str] = set()
    measured = GradientTuner._measured

    def noted(self: Any, request: Any) -> Any:
        seen.update(row.engine for row in tuner.torch.status())
        return measured(self, request)

    GradientTuner._measured = noted
    ours, steps = made(tuner.torch.DistributedDataParallel, Compiled), MAX_RACE_STEPS + STEPS
    found = losses(ours, steps)
    alone, rank = made(nn.Sequential), dist.get_rank()
    optimizer = torch.optim.SGD(alone.parameters(), lr=0.05, momentum=0.9)
    chances = [torch.Generator().manual_seed(one) for one in range(dist.get_world_size())]
    expected = []
    for _ in range(steps):
        optimizer.zero_grad()
        batches = [torch.randn(4, 96, generator=chance) for chance in chances]
        each = [alone(batch).square().mean() for batch in batches]
        torch.stack(each).mean().backward()
        optimizer.step()
        expected.append(float(each[rank]))
    return {"expected": expected, "found": found, **outcome(ours), "engines": sorted(seen)}


def sharded() -> dict[str, Any]:
    """A training whose parameters are sharded, which is named and left as it is."""
    said: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger("tuner").addHandler(handler)
    name_sharding()
    model = made(nn.Sequential, Network)
    for layer in model[0].layers:
        fsdp.fully_shard(layer)
    fsdp.fully_shard(model)
    model(next(inputs())).sum().backward()
    gradient = model[0].layers[0].weight.grad
    return {"said": said, "gradient": type(gradient).__name__}


class Frozen(Network):
    def __init__(self) -> None:
        super().__init__()
        for parameter in self.layers[2].parameters():
            parameter.requires_grad = False


def frozen() -> dict[str, Any]:
    """A training with parameters that do not change."""
    plain = made(nn.parallel.DistributedDataParallel, Frozen)
    ours = made(tuner.torch.DistributedDataParallel, Frozen)
    return {
        "expected": losses(plain, STEPS), "found": losses(ours, STEPS), **outcome(ours),
    }  # fmt: skip


class Sparse(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(20, 96, sparse=True)
        self.rest = Network()

    def forward(self, x: torch.Tensor) -> Any:
        return self.rest(x + self.embedding(torch.tensor([1, 2, 3, 4])))


class Mixed(Network):
    def __init__(self) -> None:
        super().__init__()
        self.layers[1].double()

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            x = torch.tanh(layer(x.to(layer.weight.dtype)))
        return x


class Changing(Network):
    """The second layer is used in every other step only."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        self.calls += 1
        used = [layer for i, layer in enumerate(self.layers) if i != 1 or self.calls % 2]
        for layer in used:
            x = torch.tanh(layer(x))
        return x


def refused() -> dict[str, Any]:
    """Trainings that are left as they are, with the reasons."""
    ours = tuner.torch.DistributedDataParallel
    hooked = made(ours)
    hooked.register_comm_hook(None, _halves)
    cases = {
        "sparse": made(ours, Sparse), "mixed": made(ours, Mixed), "hook": hooked,
        "unused": made(ours, Changing, find_unused_parameters=True),
        "static": made(ours, static_graph=True),
    }  # fmt: skip
    for model in cases.values():
        losses(model, 4)
    joined = made(ours)
    batches = inputs()
    with joined.join():
        for _ in range(3 + dist.get_rank()):
            joined(next(batches)).sum().backward()
    cases["join"] = joined
    return {name: [model.split, model.gradient_tuner.why_not] for name, model in cases.items()}


def _halves(_: object, bucket):  # type: ignore[no-untyped-def]
    work = dist.all_reduce(bucket.buffer().div_(2 * dist.get_world_size()), async_op=True)
    return work.get_future().then(lambda future: future.value()[0])


def evaluating() -> dict[str, Any]:
    """A training with calls between the steps that no backward pass follows."""
    plain = made(nn.parallel.DistributedDataParallel)
    ours = made(tuner.torch.DistributedDataParallel)
    results = {}
    for name, model in (("expected", plain), ("found", ours)):
        batches, found = inputs(), []
        for _ in range(STEPS):
            model.zero_grad()
            loss = model(next(batches)).square().mean()
            loss.backward()
            with torch.no_grad():
                for parameter in model.parameters():
                    parameter.add_(parameter.grad, alpha=-0.05)
                model(next(batches))
            model(next(batches))
            found.append(float(loss))
        results[name] = found
    return results | outcome(ours)


SCENARIOS: dict[str, Callable[[], dict[str, Any]]] = {
    one.__name__: one  # type: ignore[attr-defined]
    for one in (
        trained,
        few,
        long,
        impatient,
        accumulating,
        viewing,
        frozen,
        refused,
        evaluating,
        compiled,
        sharded,
    )
}


def main() -> None:
    """Run the scenario whose name is given, and write what it found to the file that is given."""
    logging.basicConfig(level=logging.WARNING)
    name, output = sys.argv[1:]
    torch.set_num_threads(1)
    dist.init_process_group("gloo")
    found = SCENARIOS[name]()
    if dist.get_rank() == 0:
        Path(output).write_text(json.dumps(found), encoding="utf-8")
    dist.barrier()
    gc.collect()  # Gloo's threads must let go of tensors while there is an interpreter.
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
