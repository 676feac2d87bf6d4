"""The split of a model's gradients on one rank: looked up after the first step, or tuned.

All ranks do the same things between the same steps. The first of them has the bank and the tuner,
and says what is measured next.
"""

from __future__ import annotations

import gc
import inspect
import logging
import os
import time
import weakref
from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist

from tuner.backend import host_target
from tuner.errors import ErrorCode, TunerError
from tuner.free_memory import free_memory_bytes
from tuner.gradients.gradient_subject import DEFAULT, GradientSet
from tuner.gradients.report import GradientReport
from tuner.gradients.transfer_time import MAX_SECONDS, MIN_SIZES
from tuner.gradients.tuning import (
    GradientResult,
    MeasureReady,
    MeasureTransfer,
    Request,
    Steps,
    tune_gradients,
)
from tuner.policy import Policy
from tuner.sessions.bank import online_bank
from tuner.torch.compiled_graph import status
from tuner.torch.ending import lost_rank
from tuner.torch.step_recorder import DTYPES, StepRecorder

JOB_TYPES = ("4", "gdat")
"""Values of AOE_MODE that ask for gradient tuning."""
TRANSFER_SAMPLES, SLOW_TRANSFER_S = 9, 0.2
"""Samples of each size; an AllReduce that is slower than this is timed twice only."""
MEMORY_SHARE, MIN_REDUCERS, MAX_REDUCERS = 0.25, 2, 8
"""Share of the free memory for the buckets of the splits that race, and how many are kept."""
MAX_RACE_STEPS = 300
"""Maximum number of steps that pass until the engines of compiled graphs are decided."""
MIB = 1 << 20

Steps_ = Generator[None, None, Any]
Final = tuple[Policy, str]
"""The policy that the training continues with, and the reason where it could not be chosen."""

_PLAIN = torch.nn.parallel.DistributedDataParallel
_LOG = logging.getLogger("tuner")


class GradientTuner:
    """Work between the steps of one model, until its split is final."""

    def __init__(self, model: Any, options: Mapping[str, Any]) -> None:
        """`model`: of the class in `tuner.torch.distributed`, made with these options."""
        # Not a cycle: a model in one would keep the threads of its process group until the
        # interpreter ends, where a thread that lets go of a tensor aborts the process.
        self._model: Any = weakref.proxy(model)
        self._options = dict(options)
        self._group: dist.ProcessGroup = model.process_group
        self._parameters = {
            name: parameter
            for name, parameter in model.module.named_parameters()
            if parameter.requires_grad and name not in model.parameters_to_ignore
        }
        self._reducers: dict[Policy, tuple[Any, Any]] = {}
        """Reducers with their loggers, the one that was used last at the end."""
        self._recorder: StepRecorder | None = None
        self.split = "default"
        self.result: GradientResult | None = None
        """Result of the tuning so far; None on other ranks."""
        self.report: Path | None = None
        """Result file of the tuning; None on other ranks."""
        self.why_not = _why_not(self._parameters, self._group, options)
        """The reason why no split was looked up or chosen; empty for none."""
        self._between: Steps_ | None = None if self.why_not else self._between_steps()

    @property
    def is_first(self) -> bool:
        """Return whether this rank has the bank."""
        return bool(dist.get_rank(self._group) == 0)

    @property
    def is_final(self) -> bool:
        """Return whether the split will not change any more."""
        return self._between is None

    def next_step(self) -> bool:
        """A step that will send gradients begins. Returns whether the split has become final."""
        recorder = self._recorder
        if self._between is None or (recorder is not None and not recorder.has_begun_backward):
            return False  # a forward pass that no backward pass followed is no step
        if recorder is not None:
            recorder.end()
        try:
            next(self._between)
        except StopIteration:
            self._close()
            return True
        except (RuntimeError, OSError) as error:
            self._close()
            raise lost_rank() from error
        self._in_step().begin()
        return False

    def forward_ended(self) -> None:
        """The forward pass of a step is over."""
        if self._recorder is not None:
            self._recorder.forward_ended()

    def leave(self, why: str) -> None:
        """Look nothing up, and stop tuning, for this reason."""
        if self._between is not None:
            self.why_not = why
            self._close()

    def _close(self) -> None:
        self._between = None
        self._reducers.clear()
        if self._recorder is not None:
            self._recorder.remove()
            self._recorder = None
        if self.is_first:
            why = f": {self.why_not}" if self.why_not else ""
            _LOG.info("split of the gradients: %s%s", self.split, why)

    def _in_step(self) -> StepRecorder:
        assert self._recorder is not None
        return self._recorder

    # What follows is in the order in which it happens. Each `yield` lets one step pass.

    def _between_steps(self) -> Steps_:
        self._recorder = StepRecorder(list(self._parameters.values()), self._group)
        yield
        names = list(self._parameters)
        order = [names[index] for index in self._recorder.order]
        target = host_target()
        own = {
            "target": f"{target.soc_version}/{target.cores}",
            "order": order,
            "why_not": self._recorder.why_not,
            "reducers": _affordable_reducers(self._parameters.values()),
        }
        facts = self._gathered(own)
        self._order = [names.index(name) for name in facts[0]["order"]]
        self._max_reducers = min(fact["reducers"] for fact in facts)
        race_steps = MAX_RACE_STEPS
        requests = self._requests(facts) if self.is_first else None
        answer: Any = None
        while True:
            request = self._from_first(lambda: _next_request(requests, answer))  # noqa: B023
            if isinstance(request, tuple):
                break
            while race_steps and any(self._gathered(_is_racing())):
                race_steps -= 1
                yield
            answer = self._gathered((yield from self._measured(request)))
        policy, self.why_not = request
        if policy != DEFAULT or self._reducers:
            self._use(self._reducer(policy, is_timed=False))
        self.split = str(policy["split"])

    def _requests(
        self, facts: Sequence[Mapping[str, Any]]
    ) -> Generator[Request | Final, Any, None]:
        """Requests of the first rank to all; the last one is the final policy."""
        orders = [fact["order"] for fact in facts]
        why = next((fact["why_not"] for fact in facts if fact["why_not"]), "")
        if any(set(order) != set(orders[0]) for order in orders):
            why = "ranks have different gradients"
        if why:
            yield DEFAULT, why
            return
        kinds = (self._parameters[name] for name in orders[0])
        subject = GradientSet.of(
            (f"{DTYPES[one.dtype]}[{one.numel()}]" for one in kinds),
            (fact["target"] for fact in facts),
            dist.get_backend(self._group),
        )
        tunes = os.environ.get("AOE_MODE", "").strip().lower() in JOB_TYPES
        try:
            known = online_bank()
            with known.lookup(writes=tunes) as bank:
                hit = bank.find([subject]).get(subject.key)
                is_pinned = hit is not None and hit.is_pinned
                if tunes and (hit is None or (known.repeat_tune and not is_pinned)):
                    report = self._begun_report(subject, orders[0])
                    tuner = tune_gradients(
                        subject, bank, hit, self._listener(report),
                        accepts_noise=known.accepts_noise,
                    )  # fmt: skip
                    yield (yield from self._tuned(tuner, report))
                elif hit is not None:
                    yield hit.policy, ""
                else:
                    yield DEFAULT, "the bank does not know these gradients (AOE_MODE=4 tunes them)"
        except TunerError as error:
            (_LOG.warning if tunes else _LOG.info)("gradients: %s", error.message)
            yield DEFAULT, error.message

    def _tuned(
        self, tuner: Generator[Request, Any, GradientResult], report: GradientReport
    ) -> Generator[Request, Any, Final]:
        answer: Any = None
        try:
            while True:
                request = tuner.send(answer)
                answer = _combined(request, (yield request))
        except StopIteration as end:
            result: GradientResult = end.value
            report.finish(result)
            return result.policy, result.undecided
        except TunerError as error:
            report.fail(error.message)
            raise

    def _begun_report(self, subject: GradientSet, names: Sequence[str]) -> GradientReport:
        folder = Path(os.environ.get("ASCEND_WORK_PATH") or Path.cwd())
        report = GradientReport(folder, type(self._model.module).__name__, subject, names)
        self.report = report.path
        return report

    def _listener(self, report: GradientReport) -> Callable[[GradientResult], None]:
        def listen(result: GradientResult) -> None:
            self.result = result
            report.update(result)
            _LOG.info("gradients: %d steps of training were timed", result.steps_done)

        return listen

    # Measurements, made by every rank.

    def _measured(self, request: Request) -> Generator[None, None, Any]:
        """Answer of this rank; the slowest rank counts (see `_combined`)."""
        if isinstance(request, MeasureTransfer):
            return self._transfers(request.sizes)
        if isinstance(request, MeasureReady):
            yield from self._made_ready(request.policy)
            loops = []
            for _ in range(request.loops):
                yield from self._step(request.policy)
                loops.append(self._in_step().ready_us(self._order))
            return loops
        steps: dict[Policy, list[tuple[float, float]]] = {p: [] for p in request.policies}
        errors: dict[Policy, tuple[float, float]] = {}
        for number in range(request.rounds):
            turn = number % len(request.policies)
            for policy in (*request.policies[turn:], *request.policies[:turn]):
                if policy not in self._reducers or policy not in errors:
                    errors[policy] = yield from self._made_ready(policy)
                yield from self._step(policy)
                steps[policy].append((self._in_step().step_us, self._in_step().hang_over_us))
        return {policy: (steps[policy], errors[policy]) for policy in request.policies}

    def _step(self, policy: Policy) -> Generator[None, None, None]:
        """Let one step pass under a policy."""
        self._use(self._reducers[policy])
        yield

    def _made_ready(self, policy: Policy) -> Generator[None, None, tuple[float, float]]:
        """Make the reducer of a policy; gives the error of sampled gradients, and its bound.

        Its first step is sent in the order of the parameters, its second in its own buckets.
        """
        if policy not in self._reducers:
            while len(self._reducers) >= self._max_reducers:
                self._reducers.pop(next(iter(self._reducers)))
            gc.collect()  # the buckets of a reducer are as large as all gradients
            self._reducers[policy] = self._reducer(policy, is_timed=True)
            yield from self._step(policy)
        recorder = self._in_step()
        recorder.samples_gradients = True
        yield from self._step(policy)
        recorder.samples_gradients = False
        return recorder.sampled_error()

    def _reducer(self, policy: Policy, *, is_timed: bool) -> tuple[Any, Any]:
        """PyTorch's reducer and its logger for a policy."""
        options = {**self._options, "init_sync": False}
        if policy != DEFAULT:
            numbers = [p.numel() * p.element_size() for p in self._parameters.values()]
            sizes = [numbers[index] for index in self._order]
            ends = [-1, *map(int, str(policy["split"]).split(","))]
            segments = (sum(sizes[a + 1 : b + 1]) for a, b in pairwise(ends))
            options.pop("bucket_cap_mb", None)
            options["bucket_cap_mb_list"] = [size / MIB for size in segments]
        plain = _PLAIN(self._model.module, **options)
        if is_timed:
            recorder = self._in_step()
            # PyTorch refuses annotations that are text: a lambda has none.
            plain.register_comm_hook(None, lambda _, bucket: recorder.reduce(bucket))
        return plain.reducer, plain.logger

    def _use(self, reducer: tuple[Any, Any]) -> None:
        self._model.reducer, self._model.logger = reducer

    def _transfers(self, sizes: Sequence[int]) -> dict[int, list[float]]:
        """Times of AllReduce in microseconds by size in bytes."""
        found: dict[int, list[float]] = {}
        for size in sizes:
            buffer = torch.zeros(size // 4)
            first = torch.tensor(self._transfer_s(buffer))
            dist.all_reduce(first, dist.ReduceOp.MAX, self._group)  # all ranks make as many
            count = TRANSFER_SAMPLES if first < SLOW_TRANSFER_S else 2
            found[size] = [1e6 * self._transfer_s(buffer) for _ in range(count)]
            if first > MAX_SECONDS and len(found) >= MIN_SIZES:
                break
        return found

    def _transfer_s(self, buffer: torch.Tensor) -> float:
        dist.barrier(self._group)
        began = time.perf_counter()
        dist.all_reduce(buffer, group=self._group)
        return time.perf_counter() - began

    def _gathered(self, own: Any) -> list[Any]:
        """Values of all ranks, by rank."""
        every: list[Any] = [None] * dist.get_world_size(self._group)
        dist.all_gather_object(every, own, group=self._group)
        return every

    def _from_first(self, value: Callable[[], Any]) -> Any:
        """Value of the first rank, on every rank."""
        box = [value() if self.is_first else None]
        first = dist.get_global_rank(self._group, 0)
        dist.broadcast_object_list(box, src=first, group=self._group)
        return box[0]


def _is_racing() -> bool:
    """Return whether a compiled graph of this process still changes its engine between calls.

    Times of steps would be those of either engine then, on each rank of another.
    """
    return any(row.engine == "both" for row in status())


def _next_request(requests: Generator[Request | Final, Any, None] | None, answer: Any) -> Any:
    return None if requests is None else requests.send(answer)


def _why_not(
    parameters: Mapping[str, torch.nn.Parameter],
    group: dist.ProcessGroup,
    options: Mapping[str, Any],
) -> str:
    """The reason why the gradients of a model are not split; empty if they are."""
    unfit = {
        "find_unused_parameters": "the gradients change from step to step (find_unused_parameters)",
        "static_graph": "PyTorch chooses the order itself (static_graph)",
        "mixed_precision": "gradients are sent in another type (mixed_precision)",
        "delay_all_reduce_named_params": "some gradients are sent apart",
        "device_mesh": "gradients are sharded (device_mesh)",
    }
    for name, why in unfit.items():
        if options.get(name):
            return why
    if dist.get_world_size(group) == 1:
        return "there is one rank"
    if len({parameter.dtype for parameter in parameters.values()}) > 1:
        return "gradients have several types, and PyTorch fills buckets for each"
    if not all(p.dtype in DTYPES and p.device.type == "cpu" for p in parameters.values()):
        return "gradients are on other devices, or of types that are not measured"
    if "bucket_cap_mb_list" not in inspect.signature(_PLAIN.__init__).parameters:
        return f"PyTorch {torch.__version__} cannot split unevenly: 2.13 can"
    return ""


def _affordable_reducers(parameters: Any) -> int:
    """Number of reducers that may be kept, by the free memory of this host and its ranks."""
    size = sum(one.numel() * one.element_size() for one in parameters)
    ranks = int(os.environ.get("LOCAL_WORLD_SIZE", "1"))
    return int(
        min(max(MEMORY_SHARE * free_memory_bytes() / ranks // size, MIN_REDUCERS), MAX_REDUCERS)
    )


def _combined(request: Request, answers: Sequence[Any]) -> Any:
    """The answer of the slowest rank at each point. Raises TunerError for incomplete steps."""
    if isinstance(request, MeasureTransfer):
        return {size: _slowest(rank[size] for rank in answers) for size in answers[0]}
    if isinstance(request, MeasureReady):
        loops = [_slowest(loop) for loop in zip(*answers, strict=True)]
        return _whole(loops)
    steps = {}
    for policy in request.policies:
        rows, errors = zip(*(rank[policy] for rank in answers), strict=True)
        merged = _whole([_slowest(step) for step in zip(*rows, strict=True)])
        step_us, hang_over_us = zip(*merged, strict=True)
        error, may_be = _slowest(errors)
        steps[policy] = Steps(step_us, hang_over_us, error, may_be)
    return steps


def _slowest(ranks: Any) -> list[float]:
    return [max(values) for values in zip(*ranks, strict=True)]


def _whole(rows: list[list[float]]) -> list[list[float]]:
    if any(value == float("inf") for row in rows for value in row):
        what = "the gradients change from step to step: some had none in a step"
        raise TunerError(what, code=ErrorCode.TUNING_ERROR)
    return rows
