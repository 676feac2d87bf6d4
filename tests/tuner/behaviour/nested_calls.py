"""Stress: runs of models that signal handlers, finalizers and callbacks of the collector interrupt.

    python -m tests.tuner.behaviour.nested_calls --runs 100000

What interrupts a run runs the same model, another one or its bound form, closes models, collects
garbage whose finalizers do the same, and raises. Another thread does so at the same time with the
same models. Where 1000 runs take longer than `--hang-s`, the program ends with all stacks (exit
code 1).
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import json
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnxruntime

import tuner
from fixtures.small.tiny import tiny
from tuner.backend import host_target
from tuner.errors import NestedCallError
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model
from tuner.runtime.model import LoadedModel
from tuner.session import Options

WIDTHS = 16, 384
"""Widths of two models: steps of the second are split among cores."""


EVERY_S = 3e-5
"""Time between two signals: most runs are interrupted."""


class InterruptionError(Exception):
    """What a handler raises in the middle of a run."""


class Stress:
    """The models, what they must give, and what interrupts them."""

    def __init__(self, folder: Path, seed: int, records: bool, streams: int) -> None:
        self.random, self.seen = random.Random(seed), Counter[str]()
        self.paths, self.inputs, self.right = [], [], []
        self.records, self.streams = records, streams
        self.may_raise = self.is_over = False
        self.main = threading.get_ident()
        for number, width in enumerate(WIDTHS):
            path = folder / f"{number}.onnx"
            path.write_bytes(tiny(number, width))
            compile_model(path, path.with_suffix(".om"), Options(host_target()), NoBank(), _ignore)
            x = np.linspace(-1, 1, 4 * width, dtype=np.float32).reshape(4, width)
            self.paths.append(path.with_suffix(".om"))
            self.inputs.append({"x": x})
            self.right.append(onnxruntime.InferenceSession(path).run(None, {"x": x})[0])
        self.models = [self.load(number) for number, _ in enumerate(WIDTHS)]
        self.bound = [model.bind(feeds) for model, feeds in zip(*self.pairs, strict=True)]

    @property
    def pairs(self) -> tuple[list[LoadedModel], list[dict[str, np.ndarray]]]:
        return self.models, self.inputs

    def load(self, number: int) -> LoadedModel:
        return tuner.load(self.paths[number], 2, streams=self.streams, record_shapes=self.records)

    def run(self, number: int) -> None:
        """A run, or a bound run, whose outputs are compared."""
        if self.random.random() < 0.5:
            made = self.models[number].run(self.inputs[number])["y"]
        else:
            bound = self.bound[number]
            bound.run()
            made = bound.outputs["y"]
            if threading.get_ident() != self.main:
                return  # the arrays are those of both threads
        if not np.allclose(made, self.right[number], rtol=1e-3, atol=1e-4):
            self.seen["wrong"] += 1

    def nested(self, kind: str) -> None:
        """What comes in the middle of a run."""
        try:
            self.run(self.random.randrange(len(WIDTHS)))
            self.seen[f"{kind}: made"] += 1
        except NestedCallError:
            self.seen[f"{kind}: refused"] += 1
        except RuntimeError:
            self.seen[f"{kind}: closed"] += 1

    def close_one(self, kind: str) -> None:
        self.models[self.random.randrange(len(WIDTHS))].close()
        self.seen[f"{kind}: close"] += 1

    def drop(self, kind: str) -> None:
        """Leave garbage behind that calls when it is collected, and perhaps a model."""
        call = self.close_one if self.random.random() < 0.05 else self.nested
        model = None
        if self.random.random() < 0.05:
            try:
                model = self.load(0)
            except NestedCallError:  # a thread that loads waits for a run of this one
                self.seen[f"{kind}: load refused"] += 1
        Dropped(lambda: call(f"{kind}, finalizer"), model)
        if self.random.random() < 0.2:
            gc.collect(self.random.randrange(2))

    def handle(self, number: int, frame: object) -> None:
        """Be a signal handler; the next signal comes a moment after its end."""
        try:
            self.interrupt()
        finally:
            if not self.is_over:
                signal.setitimer(signal.ITIMER_REAL, EVERY_S)

    def interrupt(self) -> None:
        """Do one of the things that handlers do."""
        chance = self.random.random()
        if chance < 0.5:
            self.nested("handler")
        elif chance < 0.7:
            self.drop("handler")
        elif chance < 0.71:
            self.close_one("handler")
        elif chance < 0.9 and self.may_raise:
            self.may_raise = False
            self.seen["handler: raised"] += 1
            raise InterruptionError

    def collected(self, phase: str, info: object) -> None:
        """Be a callback of the garbage collector, which must not raise."""
        if phase == "stop" and self.random.random() < 0.02:
            self.nested("callback")

    def ignored(self, error: sys.UnraisableHookArgs) -> None:
        """Count the exceptions that a handler raised within a finalizer, which Python drops."""
        self.seen[f"dropped by Python: {error.exc_type.__name__}"] += 1

    def step(self) -> None:
        """A run of the main loop, which handlers interrupt."""
        number = self.random.randrange(len(WIDTHS))
        try:
            self.may_raise = True
            self.run(number)
            self.may_raise = False
            self.seen["runs"] += 1
        except InterruptionError:
            self.seen["interrupted"] += 1
        except NestedCallError:
            self.seen["refused"] += 1  # it would have waited for a thread that waits for this one
        except RuntimeError:
            self.may_raise = False
            self.models[number] = self.load(number)
            self.bound[number] = self.models[number].bind(self.inputs[number])
            self.seen["loaded again"] += 1


class Dropped:
    """Garbage in a circle, whose finalizer calls."""

    def __init__(self, call: Callable[[], object], model: LoadedModel | None) -> None:
        self.itself, self.call, self.model = self, call, model

    def __del__(self) -> None:
        self.call()


def _ignore(event: object) -> None:
    del event


def main() -> int:
    """Run the stress; exit code 1 where a result was wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hang-s", type=float, default=120.0)
    parser.add_argument("--records", action="store_true", help="with a recorder of shapes each")
    parser.add_argument("--streams", type=int, default=1)
    options = parser.parse_args()
    ended = threading.Event()
    with tempfile.TemporaryDirectory() as folder:
        stress = Stress(Path(folder), options.seed, options.records, options.streams)

        def disturb() -> None:
            while not ended.wait(0.0005):
                stress.nested("thread")
                stress.drop("thread")

        other = threading.Thread(target=disturb)
        start_s = time.monotonic()
        sys.unraisablehook = stress.ignored
        signal.signal(signal.SIGALRM, stress.handle)
        gc.callbacks.append(stress.collected)
        other.start()
        signal.setitimer(signal.ITIMER_REAL, EVERY_S)
        try:
            while stress.seen["runs"] < options.runs:
                if stress.seen["runs"] % 1000 == 0:
                    faulthandler.dump_traceback_later(options.hang_s, exit=True)
                stress.step()
        finally:
            stress.is_over = True
            ended.set()
            other.join()
        gc.callbacks.remove(stress.collected)
        stress.seen["seconds"] = round(time.monotonic() - start_s)
    faulthandler.dump_traceback_later(options.hang_s, exit=True)  # the process has to end, too
    print(json.dumps(stress.seen, sort_keys=True))
    return int(stress.seen["wrong"] > 0)


if __name__ == "__main__":
    sys.exit(main())
