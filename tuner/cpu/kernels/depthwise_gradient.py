"""Gradients of depthwise weights: each channel with its own window, vectorised along the channels.

    for vectors of channels                       <- cores share these
        for line of the kernel
            for line of dy that it meets: for pixel: sums[tap] += dy[pixel] * x[pixel of the tap]

Pixels at which all taps of a kernel line meet the image are one loop, those at the borders one for
each tap. A core adds all pixels in their order: the result is the same for any number of cores.
"""

from __future__ import annotations

from tuner.cpu.kernels.emit import Index, IRValue
from tuner.cpu.kernels.kernel import Frame, one_phase_family, refusing
from tuner.kernel_family import Knobs
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task

Sums = tuple[IRValue, ...]
"""Vectors of sums, by tap of a kernel line and then by vector of channels."""


class _Writer:
    """Writes a kernel."""

    def __init__(self, frame: Frame, task: Task, vectors: int) -> None:
        self.f, self.frame, self.vectors = frame.function, frame, vectors
        x, dy = (kind.shape for kind in task.inputs)
        self.images, self.height, self.width, self.channels = x
        _, self.out_height, self.out_width, _ = dy
        self.high, self.wide = task.ints("kernel")
        (self.down, self.right), (self.dilation, self.apart) = (
            task.ints(name) for name in ("strides", "dilations")
        )
        self.top, self.left = task.ints("pads")

    def counts(self, first: IRValue) -> list[Index]:
        """Lanes in use of each vector of channels."""
        f, width = self.f, self.vectors * self.f.lanes
        if self.channels % width == 0:
            return [f.lanes] * self.vectors
        left = f.sub(self.channels, first)
        return [
            f.maximum(f.minimum(f.sub(left, v * f.lanes), f.lanes), 0) for v in range(self.vectors)
        ]

    def write(self) -> int:
        """All units: the kernel lines of some vectors of channels. Returns their number."""
        f, width = self.f, self.vectors * self.f.lanes
        with f.loop(self.frame.lo, self.frame.hi) as unit:
            first = f.mul(unit.index, width)
            counts = self.counts(first)
            with f.loop(0, self.high) as line:
                sums = self.of_line(line.index, first, counts)
                taps = f.mul(line.index, self.wide)
                for i, value in enumerate(sums):
                    tap, v = divmod(i, self.vectors)
                    place = f.add(f.mul(f.add(taps, tap), self.channels), first)
                    to = f.at(f.at(self.frame.output, place), v * f.lanes)
                    f.store_first(value, to, counts[v])
        return -(-self.channels // width)

    def of_line(self, line: IRValue, first: IRValue, counts: list[Index]) -> Sums:
        """The sums of the taps of a kernel line, over all lines of all images."""
        f = self.f
        zeros = (f.splat(0.0),) * (self.wide * self.vectors)
        with f.loop(0, self.images * self.out_height, carried=zeros) as lines:
            image, y = f.div(lines.index, self.out_height), f.rem(lines.index, self.out_height)
            row = f.sub(f.add(f.mul(y, self.down), f.mul(line, self.dilation)), self.top)
            # Unsigned: a line before the image is a large number. Outside there is no pixel.
            width = f.select(f.compare("ult", row, self.height), self.width, 0)
            start = f.mul(f.add(f.mul(image, self.height), row), self.width * self.channels)
            x = f.at(self.frame.inputs[0], f.add(start, first))
            read = f.mul(lines.index, self.out_width * self.channels)
            dy = f.at(self.frame.inputs[1], f.add(read, first))
            lines.carry(*self.of_pixels((x, dy), width, counts, lines.values))
        return lines.results

    def of_pixels(
        self, rows: tuple[IRValue, IRValue], width: IRValue, counts: list[Index], sums: Sums
    ) -> Sums:
        """The sums after a line of x and dy: pixels inside for all taps together, then the rest."""
        f, spans = self.f, [self.met(tap, width) for tap in range(self.wide)]
        inner, stop = spans[0]
        for low, high in spans[1:]:
            inner, stop = f.maximum(inner, low), f.minimum(stop, high)
        stop = f.maximum(stop, inner)
        every = range(self.wide)
        sums = self.add((inner, stop), every, rows, counts, sums)
        for tap, (low, high) in enumerate(spans):
            sums = self.add((low, f.minimum(inner, high)), (tap,), rows, counts, sums)
            sums = self.add((f.maximum(stop, low), high), (tap,), rows, counts, sums)
        return sums

    def met(self, tap: int, width: IRValue) -> tuple[Index, IRValue]:
        """The pixels of dy for which a tap meets one of a line of `width` pixels of the image."""
        f, across = self.f, tap * self.apart - self.left
        low = min(-(-max(0, -across) // self.right), self.out_width)
        up_to = f.maximum(f.sub(width, across), 0)
        high = f.minimum(f.div(f.add(up_to, self.right - 1), self.right), self.out_width)
        # A line that is outside has no width, and no pixel at all.
        return low, f.select(f.compare("eq", width, 0), 0, high)

    def add(
        self,
        span: tuple[Index, Index],
        taps: range | tuple[int, ...],
        rows: tuple[IRValue, IRValue],
        counts: list[Index],
        sums: Sums,
    ) -> Sums:
        """The sums with those of some pixels of a line added, for some taps."""
        f, (x, dy) = self.f, rows
        with f.loop(*span, carried=sums) as pixels:
            added = list(pixels.values)
            here = f.at(x, f.mul(pixels.index, self.right * self.channels))
            own = f.at(dy, f.mul(pixels.index, self.channels))
            for v, count in enumerate(counts):
                value = f.load_first(f.at(own, v * f.lanes), count)
                for tap in taps:
                    place = (tap * self.apart - self.left) * self.channels + v * f.lanes
                    i = tap * self.vectors + v
                    added[i] = f.fma(value, f.load_first(f.at(here, place), count), added[i])
            pixels.carry(*added)
        return pixels.results


def _write(frame: Frame, task: Task, policy: Policy) -> int:
    return _Writer(frame, task, policy.number("vectors")).write()


def _most_vectors(task: Task, target: Target) -> int:
    """Vectors of channels whose sums fit the registers, next to what is read."""
    wide, isa = task.ints("kernel")[1], target.isa
    fitting = max(1, (isa.registers - 3) // max(1, wide))
    return min(4, fitting, -(-task.output.shape[2] // isa.lanes))


def _default(task: Task, target: Target) -> Policy:
    return Policy.of(vectors=min(2, _most_vectors(task, target)))


def _knobs(task: Task, target: Target) -> Knobs:
    return {"vectors": tuple(range(1, _most_vectors(task, target) + 1))}


FAMILY = refusing(
    one_phase_family("depthwise_weight_gradient", _write, _default, _knobs),
    lambda task: "a gradient of weights is of fixed sizes" if task.sizes else None,
)
