"""A Keras `fit` by itself, compiled by XLA, and under `python -m tuner.run`.

Each way has a process of its own, which trains the same network on the same batches. The processes
take turns of some steps within one `fit`, callbacks, metrics and data set included; the others wait
meanwhile. The first steps, in which functions are traced, compiled and raced, do not count.
tunebank runs with what the bank of this user knows (TUNE_BANK_PATH names another one).

    python -m benchmarks.keras_fits [NETWORK ...] [--threads N] [--rounds N] [--ways WAY ...]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from types import MappingProxyType
from typing import Any

import keras
import numpy as np
import tensorflow as tf
from keras import layers

from benchmarks.models import say
from tuner.backend import host_cores
from tuner.measure.paired_times import PairedTimes
from tuner.trials.trial import median

WAYS = ("keras", "xla", "tunebank")
FIRST_STEPS, STEPS, ROUNDS = 200, 10, 15
ROWS = 32
READY = "ready"


def _cnn() -> Any:
    """Convolutions, normalisation, pools, dropout: 0.57 million weights."""
    return keras.Sequential([
        keras.Input((32, 32, 3)), layers.Conv2D(32, 3, padding="same", activation="relu"),
        layers.BatchNormalization(), layers.Conv2D(32, 3, padding="same", activation="relu"),
        layers.MaxPooling2D(), layers.Conv2D(64, 3, padding="same", activation="relu"),
        layers.BatchNormalization(), layers.MaxPooling2D(), layers.Flatten(), layers.Dropout(0.3),
        layers.Dense(128, activation="relu"), layers.Dense(10),
    ])  # fmt: skip


def _resnet() -> Any:
    """Residual blocks for small images: 0.18 million weights."""

    def normalised(x: Any, filters: int, size: int, stride: int) -> Any:
        made = layers.Conv2D(filters, size, strides=stride, padding="same", use_bias=False)(x)
        return layers.BatchNormalization()(made)

    image = keras.Input((32, 32, 3))
    x = layers.ReLU()(normalised(image, 16, 3, 1))
    for filters, stride in ((16, 1), (16, 1), (32, 2), (32, 1), (64, 2), (64, 1)):
        inner = layers.ReLU()(normalised(x, filters, 3, stride))
        inner = normalised(inner, filters, 3, 1)
        x = layers.ReLU()(inner + (normalised(x, filters, 1, stride) if stride > 1 else x))
    return keras.Model(image, layers.Dense(10)(layers.GlobalAveragePooling2D()(x)))


def _perceptron() -> Any:
    """Three dense layers with dropout: 0.67 million weights."""
    hidden = [
        one for _ in range(2) for one in (layers.Dense(512, activation="relu"), layers.Dropout(0.2))
    ]
    return keras.Sequential([keras.Input((784,)), *hidden, layers.Dense(10)])


def _transformer() -> Any:
    """Two encoder layers over 64 words: 1.04 million weights."""
    words = keras.Input((64,), dtype="int32")
    x = layers.Embedding(5000, 128)(words)
    for _ in range(2):
        x = layers.LayerNormalization()(x + layers.MultiHeadAttention(4, 32)(x, x))
        inner = layers.Dense(128)(layers.Dense(512, activation="gelu")(x))
        x = layers.LayerNormalization()(x + inner)
    return keras.Model(words, layers.Dense(10)(layers.GlobalAveragePooling1D()(x)))


NETWORKS: Mapping[str, Callable[[], Any]] = MappingProxyType({
    "cnn": _cnn, "resnet": _resnet, "perceptron": _perceptron, "transformer": _transformer,
})  # fmt: skip


def train(network: str, way: str, threads: int) -> None:
    """Train for ever: a turn of steps for each line of standard input, whose time is printed."""
    tf.config.threading.set_intra_op_parallelism_threads(threads)
    tf.config.threading.set_inter_op_parallelism_threads(threads)
    keras.utils.set_random_seed(1)
    model = NETWORKS[network]()
    shape, chance = model.inputs[0].shape[1:], np.random.default_rng(2)
    is_text = model.inputs[0].dtype == "int32"
    x = (
        chance.integers(0, 5000, (8 * ROWS, *shape))
        if is_text
        else chance.normal(size=(8 * ROWS, *shape))
    )
    y = chance.integers(0, 10, 8 * ROWS)
    pairs = (x.astype("int32" if is_text else "float32"), y)
    data = tf.data.Dataset.from_tensor_slices(pairs).batch(ROWS, drop_remainder=True).repeat()
    loss = keras.losses.SparseCategoricalCrossentropy(from_logits=True)
    model.compile("adam", loss, metrics=["accuracy"], jit_compile=way == "xla")

    class Turns(keras.callbacks.Callback):  # type: ignore[misc]  # Keras has no types
        start_s = 0.0

        def on_train_batch_end(self, batch: int, logs: Any = None) -> None:  # noqa: ARG002
            past = batch + 1 - FIRST_STEPS
            if past < 0 or past % STEPS:
                return
            taken_s = time.perf_counter() - self.start_s
            print(f"{taken_s / STEPS}" if past else READY, flush=True)
            if not sys.stdin.readline():
                os._exit(0)
            self.start_s = time.perf_counter()

    model.fit(data, steps_per_epoch=10**6, verbose=0, callbacks=[Turns()])


class Trainer:
    """A process that trains in one way."""

    def __init__(self, network: str, way: str, threads: int) -> None:
        self.way = way
        hooked = ("-m", "tuner.run") if way == "tunebank" else ()
        own = ("-m", "benchmarks.keras_fits", network, "--train", way, "--threads", str(threads))
        self._process = subprocess.Popen(
            [sys.executable, *hooked, *own], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
            env={**os.environ, "TF_CPP_MIN_LOG_LEVEL": "3"},
        )  # fmt: skip

    def line(self) -> str:
        """The next line that it prints. Raises RuntimeError where it has ended."""
        assert self._process.stdout is not None
        if not (found := self._process.stdout.readline().strip()):
            raise RuntimeError(f"the process of {self.way} has ended")
        return found

    def turn(self) -> float:
        """Seconds of a step."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return float(self.line())

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()


def compare(network: str, ways: Sequence[str], threads: int, rounds: int) -> str:
    """Milliseconds of a step in each way, and the ratios to tunebank's, in one line."""
    seconds: dict[str, list[float]] = {way: [] for way in ways}
    with ExitStack() as opened:
        trainers = []
        for way in ways:  # one after the other: each compiles with the cores to itself
            trainer = Trainer(network, way, threads)
            opened.callback(trainer.close)
            assert trainer.line() == READY
            trainers.append(trainer)
        for number in range(rounds):
            shift = number % len(trainers)
            for trainer in (*trainers[shift:], *trainers[:shift]):
                trainer.turn()  # the first steps after a pause do not count
                seconds[trainer.way].append(trainer.turn())
    ratios = PairedTimes.of(seconds, "tunebank").ratios
    shown = [f"tunebank {1e3 * median(seconds['tunebank']):.2f} ms"]
    for way, (low, middle, high) in ratios.items():
        shown.append(
            f"{way} {1e3 * median(seconds[way]):.2f} ({middle:.2f} [{low:.2f}, {high:.2f}])"
        )
    return f"{network}, {threads} threads: {', '.join(shown)}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare the ways, or be one of them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.keras_fits")
    parser.add_argument("networks", nargs="*", metavar="NETWORK", help=", ".join(NETWORKS))
    parser.add_argument("--threads", type=int, default=host_cores())
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS)
    parser.add_argument("--train", choices=WAYS, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    for network in options.networks or NETWORKS:
        if options.train:
            train(network, options.train, options.threads)
        else:
            say(compare(network, options.ways, options.threads, options.rounds))


if __name__ == "__main__":
    main()
