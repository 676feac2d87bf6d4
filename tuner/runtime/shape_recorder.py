"""Shapes that really came: counted while a model runs, for a daemon to tune those first.

FOLDER/
  NAME.shapes.json    how often which shapes of the inputs came
  NAME.aoe.json       what a daemon reads (its settings of one model): the most frequent as points

A call only counts in memory; a thread writes what is new every few seconds.
"""

from __future__ import annotations

import fcntl
import json
import logging
import math
import os
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from tuner.errors import ErrorCode, OptionError, TunerError
from tuner.files.atomic import replace_json
from tuner.files.descriptors import read_regular
from tuner.owned_lock import OwnedLock
from tuner.program.program import Program
from tuner.runtime.shapes import Shape, values_for
from tuner.size_range import CLOSE, POINTS, Points, points_text

WRITE_EVERY_S = 5.0
"""Seconds between two writings, at least."""
MAX_SHAPES = 256
"""Maximum number of different shapes that are kept: those that came most."""
MAX_FILE_BYTES = 1 << 24
"""Maximum size of a file that is read: ours has 3 MB for a decoder with 64 caches."""

_WRITING = OwnedLock("the record of shapes")
"""The lock of all recorders: two of them may write into one folder, which a thread that writes for
one has locked in the system when a finalizer in it ends the other."""

_log = logging.getLogger("tuner.runtime")


class ShapeRecorder:
    """Counts the shapes of one loaded model. Errors of the disk are logged, once."""

    def __init__(
        self,
        folder: Path,
        name: str,
        inputs: Sequence[str],
        values_of: Callable[[Sequence[Shape]], Mapping[str, int]],
        largest: int = 0,
    ) -> None:
        """`values_of` gives the open sizes of shapes, in the order of `inputs`; none: no point.

        `largest`: product of the largest open sizes.
        """
        self._file, self._settings = folder / f"{name}.shapes.json", folder / f"{name}.aoe.json"
        self._inputs, self._values_of, self._largest = tuple(inputs), values_of, largest
        self._is_reported = False
        self._start()
        self._begin_to_write()

    @staticmethod
    def of(folder: Path, name: str, programs: Sequence[Program]) -> ShapeRecorder:
        """The recorder of the model of this name. Raises OptionError where there is no such folder.

        Points are sizes that one of the programs is for.
        """
        if not folder.is_dir():
            raise OptionError(
                f"record_shapes: {folder} is no folder",
                "give a folder, such as one that bankd watches, or True for that of the model",
                ErrorCode.DIRECTORY,
            )

        def values_of(shapes: Sequence[Shape]) -> Mapping[str, int]:
            found = next(filter(None, (values_for(one, shapes) for one in programs)), {})
            return {name: value for name, value in found.items() if name in highs}

        highs = Counter[str]()
        for program in programs:
            named = {size.name: size.high for size in program.open_sizes}
            highs |= Counter({n: high for n, high in named.items() if n not in program.fixed_sizes})
        inputs = [port.name for port in programs[0].inputs]
        return ShapeRecorder(folder, name, inputs, values_of, math.prod(highs.values()))

    def _start(self) -> None:
        """Begin to count in this process. After a fork the child counts its own calls."""
        self._process, self._new = os.getpid(), Counter[tuple[Shape, ...]]()
        self._thread: threading.Thread | None = None
        self._ended: SimpleQueue[None] = SimpleQueue()
        """Gets something when the model is closed, also by a finalizer in the thread that waits:
        that is what this queue is for, and an Event is not."""

    def count(self, shapes: tuple[Shape, ...]) -> None:
        """Count a call with inputs of these shapes. Calls at the same moment may count as one."""
        if self._process != os.getpid():
            self._start()
        new = self._new
        if shapes in new or len(new) < MAX_SHAPES:
            new[shapes] += 1
        if self._thread is None:  # in the child of a fork
            self._begin_to_write()

    def close(self) -> None:
        """Write what is left, and end. In the child of a fork that counted no call, do nothing."""
        if self._process == os.getpid():
            self._ended.put(None)
            self.write()

    def _begin_to_write(self) -> None:
        """Start the thread, before the first call: a handler that raises must not hit the start."""
        self._thread = threading.Thread(target=self._work, name="tunebank-shapes", daemon=True)
        try:
            self._thread.start()
        except RuntimeError as error:
            _log.warning("shapes are written when the model is closed: %s", error)

    def _work(self) -> None:
        while True:
            try:
                return self._ended.get(timeout=WRITE_EVERY_S)
            except Empty:
                self.write()

    def write(self) -> None:
        """Add what is new to the file. A call that counts at this moment may be left out."""
        _WRITING.do_or_later(self._write)

    def _write(self) -> None:
        new, self._new = self._new, Counter()
        if not new:
            return
        try:
            with _locked(self._file.parent):
                self._add(new)
        except (OSError, TunerError, ValueError) as error:
            if not self._is_reported:
                _log.warning("shapes are not recorded: %s", error)
            self._is_reported = True

    def _add(self, new: Counter[tuple[Shape, ...]]) -> None:
        calls, total, points_at = self._known()
        calls.update(new)
        most, total = calls.most_common(MAX_SHAPES), total + new.total()
        entries = [
            {"calls": number, "inputs": dict(zip(self._inputs, shapes, strict=True))}
            for shapes, number in most
        ]
        try:
            if total >= 2 * points_at and self._set_points([shapes for shapes, _ in most]):
                points_at = total
        finally:
            replace_json(self._file, {"calls": total, "points_at": points_at, "shapes": entries})

    def _known(self) -> tuple[Counter[tuple[Shape, ...]], int, int]:
        """The calls of the file by shapes, all calls, and all calls when points were written.

        Nothing where the file is none of ours.
        """
        with suppress(OSError, ValueError, LookupError, TypeError):
            found = _json_of(self._file)
            calls = Counter[tuple[Shape, ...]]()
            for one in found["shapes"][:MAX_SHAPES]:
                shapes = tuple(tuple(map(int, one["inputs"][name])) for name in self._inputs)
                calls[shapes] = int(one["calls"])
            return calls, int(found["calls"]), int(found["points_at"])
        return Counter(), 0, 0

    def _set_points(self, shapes: Sequence[tuple[Shape, ...]]) -> bool:
        """Tell a daemon the most frequent shapes, one less than the points that it tunes.

        The other settings of the file stay. Returns whether there are any. Raises ValueError where
        the file holds something else.
        """
        points = _apart(filter(None, map(self._values_of, shapes)), self._largest)
        try:
            settings = _json_of(self._settings)
        except FileNotFoundError:
            settings = {}
        if not isinstance(settings, dict):
            raise ValueError(f"{self._settings} holds no settings")  # noqa: TRY004
        if points and settings.get("shape_points") != points_text(points):
            replace_json(self._settings, {**settings, "shape_points": points_text(points)})
        return bool(points)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Hold a folder against other recorders. A file system without locks is used without one."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        with suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        with suppress(OSError):  # A process that was forked meanwhile has the descriptor as well.
            fcntl.flock(descriptor, fcntl.LOCK_UN)
        os.close(descriptor)


def _apart(values: Iterable[Mapping[str, int]], largest: int) -> Points:
    """The first of these points that are not close to each other, or to the largest sizes.

    Those are a point in any case; `largest` is their product.
    """
    points, products = list[Mapping[str, int]](), [largest]
    for one in values:
        own = math.prod(one.values())
        if len(points) < POINTS - 1 and all(
            max(own, other) >= min(own, other) * CLOSE for other in products
        ):
            points.append(one)
            products.append(own)
    return tuple(points)


def _json_of(path: Path) -> Any:
    data = read_regular(path, MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise ValueError(f"{path} is larger than {MAX_FILE_BYTES} bytes")
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path} is no JSON") from error
