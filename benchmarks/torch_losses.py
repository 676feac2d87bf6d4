"""`make bench-torch-losses`: losses of training in tunebank and in PyTorch, step by step.

Each model is trained for some steps on made-up batches that can be learnt, in a process for each
way: PyTorch with one thread, with two, and with one from weights whose last bit differs; tunebank
with one thread. PyTorch's results with another number of threads, or from other last bits, say how
far rounding alone carries a training; tunebank's losses may be `FACTOR` times as far from
PyTorch's. The gradients of the first weights are compared with those in float64.

tunebank runs each graph that it can run, without races, so that its results are those that are
compared. A way that has ended is not run again: its losses stay in the folder.

    python -m benchmarks.torch_losses [MODEL ...] [--steps N]
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor, nn

from bankd.cli.tables import print_table
from benchmarks import machine
from benchmarks.models import say
from fixtures import torch_training
from fixtures.torch_training import TrainingModel
from tuner.runtime.model import LoadedModel
from tuner.sessions.online_model import OnlineModel
from tuner.torch import status
from tuner.trials.trial import median

STEPS = 200
WAYS = ("one thread", "two threads", "last bits", "tunebank")
FACTOR = 4.0
"""Multiple of PyTorch's own spread within which tunebank's losses have to be."""
GRADIENT_BOUND = 1e-5
"""Error of a gradient that is always allowed, of the largest element: see `_gradient_errors`."""
SHARE = 1e-2
"""A gradient that is smaller than this share of the largest of all counts as if it had it."""
WARM_UP_CALLS, GRADIENT_BATCHES = 2, 3
"""Calls before gradients are compared, which compile; and batches, of which the median counts: an
element that rounds to the other side of a ReLU makes a step in the gradients of any engine."""
RESULTS = Path(__file__).parent / "results"

Batch = Callable[[torch.Generator], tuple[Tensor, ...]]


@dataclass(frozen=True)
class Subject:
    """A model that is trained, and its batches."""

    make: Callable[[], TrainingModel]
    batch: Batch
    """Makes a batch from random numbers; what is to be learnt is the same in all."""
    size: str
    """The size of the model and of a batch, for the table."""


def _classified_text(words: int, chance: torch.Generator) -> tuple[Tensor, ...]:
    """Texts whose class is the parity of their first word."""
    text = torch.randint(words, (2, 32), generator=chance)
    return text, text[:, 0] % 2


def _successive_words(words: int, chance: torch.Generator) -> tuple[Tensor, ...]:
    """Texts in which each word follows from the one before."""
    columns = [torch.randint(words, (2,), generator=chance)]
    while len(columns) < 32:
        columns.append((5 * columns[-1] + 3) % words)
    text = torch.stack(columns, 1)
    return text, text


def _noisy_patterns(size: int, chance: torch.Generator) -> tuple[Tensor, ...]:
    """Images that are one of ten patterns, with as much noise."""
    patterns = torch.randn(10, 3, size, size, generator=torch.Generator().manual_seed(1))
    labels = torch.randint(10, (4,), generator=chance)
    return patterns[labels] + torch.randn(4, 3, size, size, generator=chance), labels


def _coloured_pixels(chance: torch.Generator) -> tuple[Tensor, ...]:
    """Images whose pixels are of one of four classes by the largest of sums around them."""
    images = torch.randn(4, 3, 64, 64, generator=chance)
    filters = torch.randn(4, 3, 3, 3, generator=torch.Generator().manual_seed(1))
    return images, nn.functional.conv2d(images, filters, padding=1).argmax(1)


def _tagged_words(chance: torch.Generator) -> tuple[Tensor, ...]:
    """Sentences whose tags are given by the word before."""
    words = torch.randint(50, (16, 32), generator=chance)
    return words, words.roll(1, 1) % 17


def _rated_choices(chance: torch.Generator) -> tuple[Tensor, ...]:
    """Features and categories that decide whether something is chosen."""
    features = torch.randn(256, 13, generator=chance)
    categories = torch.randint(100, (256, 8), generator=chance)
    scores = features[:, :6].sum(1) - features[:, 6:12].sum(1) + 4 * (categories[:, 0] % 2) - 2
    return features, categories, (scores > 0).float()


SUBJECTS: Mapping[str, Subject] = MappingProxyType({
    "encoder": Subject(
        partial(torch_training.encoder, 2, length=32, words=2_000),
        partial(_classified_text, 2_000),
        "2 layers of 768, 2 x 32 tokens, AdamW",
    ),
    "encoder_dropout": Subject(
        partial(torch_training.encoder, 2, length=32, words=2_000, dropout=0.1),
        partial(_classified_text, 2_000),
        "the same, dropout of 0.1",
    ),
    "decoder": Subject(
        partial(torch_training.decoder, 2, length=32, words=1_000),
        partial(_successive_words, 1_000),
        "2 layers of 768, 2 x 32 tokens, AdamW",
    ),
    "resnet50": Subject(
        partial(torch_training.resnet, size=64),
        partial(_noisy_patterns, 64),
        "whole, 4 images of 64 x 64, momentum",
    ),
    "unet": Subject(
        partial(torch_training.unet, size=64),
        _coloured_pixels,
        "32 to 256 channels, 4 images of 64 x 64, momentum",
    ),
    "lstm_tagger": Subject(
        torch_training.lstm_tagger, _tagged_words, "2 layers of 2 x 128, 16 x 32 words, AdamW"
    ),
    "recommender": Subject(
        torch_training.recommender, _rated_choices, "8 tables of 10,000 x 64, 256 rows, momentum"
    ),
})  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Train every model in every way; returns 1 if a loss or a gradient of ours is too far off."""
    options = _options(arguments)
    if options.way:
        _train(options.models[0], options.way, options.steps, options.file)
        return 0
    rows = []
    for name in options.models:
        found = {way: _result(name, way, options) for way in WAYS}
        rows.append(_row(name, options.steps, found))
        _keep(rows[-1], options.results)
    _print(rows)
    return int(not all(row["is_within"] for row in rows))


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make bench-torch-losses", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add = parser.add_argument
    add("models", nargs="*", metavar="MODEL", help=f"default: all of {', '.join(SUBJECTS)}")
    add("--steps", type=int, default=STEPS, help=f"of the training (default: {STEPS})")
    add("--folder", type=Path, default=Path("run/bench-torch-losses"), help="losses of each way")
    add("--results", type=Path, default=RESULTS, metavar="DIR")
    add("--way", choices=WAYS, help=argparse.SUPPRESS)
    add("--file", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if unknown := set(options.models) - SUBJECTS.keys():
        parser.error(f"no model {min(unknown)!r}: there are {', '.join(SUBJECTS)}")
    options.models = options.models or list(SUBJECTS)
    return options


def _result(name: str, way: str, options: argparse.Namespace) -> Mapping[str, Any]:
    """What a process found that trains a model in one way, or has done so in an earlier run."""
    folder = (options.folder / name).resolve()
    path = folder / f"{way.replace(' ', '_')}_{options.steps}.json"
    if not path.exists():
        say(f"{name}: {way}")
        (folder / "bank").mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "benchmarks.torch_losses", name, "--way", way]
        command += ["--steps", str(options.steps), "--file", str(path)]
        place = {
            "TUNE_BANK_PATH": str(folder / "bank"), "ASCEND_CACHE_PATH": str(folder),
            "TORCH_LOGS": "-dynamo",  # graph breaks are no fault here
            "OMP_WAIT_POLICY": "PASSIVE",  # another program may have a core of the two
        }  # fmt: skip
        subprocess.run(command, check=True, env={**os.environ, **place})
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


# -- the process of a way --------------------------------------------------------------------------


def _train(name: str, way: str, steps: int, path: Path) -> None:
    torch.set_num_threads(2 if way == "two threads" else 1)
    subject, began_s = SUBJECTS[name], time.process_time()
    fixture = subject.make()
    module, call = fixture.module, fixture.module
    found: dict[str, Any] = {}
    if way == "last bits":
        with torch.no_grad():
            for parameter in module.parameters():
                parameter.copy_(torch.nextafter(parameter, torch.tensor(torch.inf)))
    elif way == "tunebank":
        runs = _with_our_engine()
        options = {"threads": 1, "on_miss": "ignore"}
        call = torch.compile(module, backend="tunebank", options=options)
        found = _gradient_errors(subject, module, call)
        found["runs"] = len(runs)
        found["engines"] = [f"{row.name}: {row.engine}: {row.why}" for row in status()]
        runs.clear()
    optimizer = fixture.optimizer(module.parameters())
    losses = []
    for number in range(steps):
        optimizer.zero_grad()
        losses.append(_step(subject, call, number))
        optimizer.step()
    if way == "tunebank":
        found["runs"] = len(runs) / steps
    found |= {"losses": losses, "cpu_s": time.process_time() - began_s}
    path.write_text(json.dumps(found), encoding="utf-8")


def _with_our_engine() -> list[None]:
    """Let each graph run in our engine once its results were compared; gives what counts runs."""
    runs: list[None] = []
    run = LoadedModel.run

    def counted(model: LoadedModel, inputs: Any) -> Any:
        runs.append(None)
        return run(model, inputs)

    def unraced(model: OnlineModel, *_: Any, **__: Any) -> list[Any]:
        model.needs_race = False
        return []

    LoadedModel.run = counted  # type: ignore[assignment, method-assign]
    OnlineModel.race_call = unraced  # type: ignore[assignment, method-assign]
    return runs


def _step(
    subject: Subject, call: Callable[..., Any], number: int, dtype: Any = torch.float32
) -> float:
    """Loss of a forward and backward pass; the number of the step is the seed of all."""
    batch = subject.batch(torch.Generator().manual_seed(number))
    torch.manual_seed(number)
    loss = call(*(one.to(dtype) if one.is_floating_point() else one for one in batch))
    loss.backward()
    return float(loss.detach())


def _gradient_errors(
    subject: Subject, module: nn.Module, call: Callable[..., Any]
) -> dict[str, Any]:
    """Largest errors of gradients of the first batches, ours and PyTorch's, against float64.

    Each is relative to the largest element of its parameter's gradient, or SHARE of the largest of
    all where that is more: some gradients are zero but for rounding. Weights and statistics are
    left as they were.
    """
    state = copy.deepcopy(module.state_dict())

    def gradients(
        number: int, one: nn.Module, way: Callable[..., Any], dtype: Any = torch.float32
    ) -> list[Tensor]:
        one.zero_grad()
        _step(subject, way, number, dtype)
        return [p.grad.double() for p in one.parameters() if p.grad is not None]

    for _ in range(WARM_UP_CALLS):
        gradients(0, module, call)
    module.load_state_dict(state)
    exact = copy.deepcopy(module).double()
    ours, plain = [], []
    for number in range(GRADIENT_BATCHES):
        expected = gradients(number, exact, exact, torch.float64)
        ours.append(_error(gradients(number, module, call), expected))
        plain.append(_error(gradients(number, module, module), expected))
    module.load_state_dict(state)
    return {"gradient_error": median(ours), "pytorch_gradient_error": median(plain)}


def _error(found: Sequence[Tensor], expected: Sequence[Tensor]) -> float:
    largest = max(float(one.abs().max()) for one in expected)
    return max(
        float((a - b).abs().max()) / max(float(b.abs().max()), SHARE * largest)
        for a, b in zip(found, expected, strict=True)
    )


# -- results ---------------------------------------------------------------------------------------


def _row(name: str, steps: int, found: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    losses = {way: found[way]["losses"] for way in WAYS}
    apart = {
        way: max(abs(a - b) for a, b in zip(losses[way], losses[WAYS[0]], strict=True))
        for way in WAYS[1:]
    }
    spread = max(apart["two threads"], apart["last bits"])
    ours = found["tunebank"]
    allowed = max(FACTOR * ours["pytorch_gradient_error"], GRADIENT_BOUND)
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"), "model": name,
        "size": SUBJECTS[name].size, "steps": steps, "first": losses[WAYS[0]][0],
        "last": sum(losses[WAYS[0]][-10:]) / len(losses[WAYS[0]][-10:]), "apart": apart,
        "gradient_error": ours["gradient_error"],
        "pytorch_gradient_error": ours["pytorch_gradient_error"],
        "runs": ours["runs"], "engines": ours["engines"],
        "is_within": apart["tunebank"] <= FACTOR * spread and ours["gradient_error"] <= allowed,
        "cpu_s": {way: found[way]["cpu_s"] for way in WAYS}, "machine": machine.machine(),
        "versions": {**machine.versions(), "torch": str(torch.__version__)},
    }  # fmt: skip


def _keep(row: Mapping[str, Any], results: Path) -> None:
    slug = machine.cpu_slug(str(row["machine"]["cpu"]))
    path = results / f"{row['date'][:10]}-{slug}-torch-losses.jsonl"
    results.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def _print(rows: Sequence[Mapping[str, Any]]) -> None:
    columns = (
        "model", "loss", "two threads", "last bits", "tunebank", "gradients", "PyTorch's",
        "our runs a step", "",
    )  # fmt: skip
    print_table(columns, _lines(rows), is_wide=True, title="largest differences of the losses")


def _lines(rows: Sequence[Mapping[str, Any]]) -> Iterator[Sequence[object]]:
    for row in rows:
        apart = (f"{row['apart'][way]:.1e}" for way in WAYS[1:])
        yield (
            row["model"], f"{row['first']:.3g} to {row['last']:.3g}", *apart,
            f"{row['gradient_error']:.1e}", f"{row['pytorch_gradient_error']:.1e}",
            f"{row['runs']:.3g}", "" if row["is_within"] else "too far",
        )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
