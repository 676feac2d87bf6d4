"""The shapes that a model is built for, as ATC spells them: one, steps of shapes, or ranges.

`--input_shape` has -1 where steps give the size: `--dynamic_batch_size "1,2,4"` gives the first
sizes, `--dynamic_image_size "320,320;640,640"` height and width of images, `--dynamic_dims
"1,64;1,128"` all open sizes in their order. A range is a size of `--input_shape`: "ids:1,1~512".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import onnx

from tuner.errors import ErrorCode, OptionError
from tuner.frontend.shapes import OPEN, model_shape, parse_extents
from tuner.size_range import ShapeRanges, Shapes, SizeRange

STEPS = (2, 100)
"""Minimum and maximum number of steps that ATC takes."""
BATCH, IMAGE, DIMS = "--dynamic_batch_size", "--dynamic_image_size", "--dynamic_dims"
_EXAMPLES: Mapping[str, str] = {
    BATCH: 'write it like "1,2,4,8"',
    IMAGE: 'write it like "320,320;640,640": height,width of each step',
    DIMS: 'write it like "1,64;1,128": for each step, the sizes of all -1 in order',
}
_IMAGE_RANK = 4
_IMAGE_AXES = ((2, 3), (1, 2))
"""Axes of height and width: channels first, or last."""


@dataclass(frozen=True)
class ShapeChoices:
    """The meaning of the options about shapes, checked as far as that needs no model."""

    given: ShapeRanges = field(default_factory=dict)
    """Shapes of inputs as in --input_shape; OPEN where the steps give the size."""
    option: str = ""
    """The option that gives the steps; empty for none."""
    sizes: tuple[tuple[int, ...], ...] = ()
    """Sizes of each step, as in that option."""

    @staticmethod
    def parse(
        input_shape: str = "",
        dynamic_batch_size: str = "",
        dynamic_image_size: str = "",
        dynamic_dims: str = "",
    ) -> ShapeChoices:
        """Read the options; an empty one is not given. Raises OptionError on any fault."""
        texts = {BATCH: dynamic_batch_size, IMAGE: dynamic_image_size, DIMS: dynamic_dims}
        options = [option for option, text in texts.items() if text]
        if len(options) > 1:
            what = f"{' and '.join(options)} exclude each other"
            raise OptionError(what, f"give all sizes in {DIMS}", ErrorCode.OPTION)
        option = next(iter(options), "")
        choices = ShapeChoices(
            parse_extents(input_shape) if input_shape else {},
            option,
            _parse_steps(option, texts[option]) if option else (),
        )
        if not choices.needs_model:
            choices._check()
        return choices

    @property
    def needs_model(self) -> bool:
        """Return whether the sizes that the steps give are those that the model leaves open."""
        return bool(self.option) and not self.given

    def of_model(self, inputs: Sequence[onnx.ValueInfoProto]) -> ShapeChoices:
        """The choices with what the model says about its inputs, where --input_shape says nothing.

        Raises OptionError where the steps do not fit.
        """
        if not self.needs_model:
            return self
        shapes = {value.name: model_shape(value) for value in inputs}
        given = {
            name: tuple(OPEN if isinstance(size, str) else size for size in shape)
            for name, shape in shapes.items()
            if shape is not None
        }
        choices = replace(self, given=given)
        choices._check()
        return choices

    @property
    def fixed(self) -> Shapes:
        """The one shape of each input that is given; empty where there are steps or ranges."""
        return {} if self.option or self._has_ranges else self.given  # type: ignore[return-value]

    @property
    def ranges(self) -> ShapeRanges:
        """The shapes of all inputs that are given, if there is a range in any; else empty."""
        return self.given if self._has_ranges else {}

    @property
    def steps(self) -> tuple[Shapes, ...]:
        """The shapes of all inputs that are given, for each step; empty where there are none."""
        return tuple(map(self._step, self.sizes)) if self.given else ()

    def _step(self, sizes: Sequence[int]) -> Shapes:
        """The shapes of one step."""
        shapes: dict[str, tuple[int, ...]] = {}
        left = iter(sizes)
        for name, shape in self.given.items():
            chosen = left if self.option == DIMS else iter(sizes)
            shapes[name] = tuple(next(chosen) if size == OPEN else int(size) for size in shape)  # type: ignore[arg-type]
        return shapes

    @property
    def _has_ranges(self) -> bool:
        return any(isinstance(size, SizeRange) for shape in self.given.values() for size in shape)

    def _check(self) -> None:
        """Raises OptionError unless steps give exactly the sizes that are OPEN."""
        axes = {
            name: tuple(axis for axis, size in enumerate(shape) if size == OPEN)
            for name, shape in self.given.items()
        }
        axes = {name: found for name, found in axes.items() if found}
        if not self.option:
            if axes:
                name = next(iter(axes))
                what = f"--input_shape: {name!r} has the dynamic size '-1', and there are no steps"
                hint = f"give a range such as 1~512 instead, or {BATCH}, {IMAGE} or {DIMS}"
                raise OptionError(what, hint, ErrorCode.DYNAMIC_RANGE)
            return
        if self._has_ranges:
            what = f"{self.option} gives steps, and --input_shape has a range"
            raise OptionError(what, "give -1 where the steps give the size", ErrorCode.OPTION)
        if not axes:
            what = f"{self.option} is given, and no size is open"
            raise OptionError(what, "write -1 in --input_shape for it", ErrorCode.OPTION)
        for name, found in axes.items():
            if self.option == BATCH and found != (0,):
                self._refuse(name, "other than the first", "-1 may be the first size only")
            is_image = len(self.given[name]) == _IMAGE_RANK and found in _IMAGE_AXES
            if self.option == IMAGE and not is_image:
                hint = "-1 has to be height and width of inputs with 4 sizes"
                self._refuse(name, "other than height and width", hint)
        count = sum(map(len, axes.values()))
        for step in self.sizes if self.option == DIMS else ():
            if len(step) != count:
                what = f"{DIMS}: the step '{_text(step)}' does not have {count} sizes"
                raise OptionError(
                    what, f"there are {count} open sizes; {_EXAMPLES[DIMS]}", ErrorCode.OPTION
                )

    def _refuse(self, name: str, which: str, hint: str) -> None:
        """Raises OptionError for an input whose open sizes this option does not give."""
        what = f"{self.option}: input {name!r} [{_text(self.given[name])}] has open sizes {which}"
        raise OptionError(
            what, f"{hint}; fix the others in --input_shape, or use {DIMS}", ErrorCode.OPTION
        )


def _parse_steps(option: str, text: str) -> tuple[tuple[int, ...], ...]:
    """Sizes of each step. Raises OptionError."""
    between = "," if option == BATCH else ";"
    steps = []
    for step in text.strip().removesuffix(between).split(between):
        sizes = [size.strip() for size in step.split(",")]
        if not all(re.fullmatch("[0-9]{1,18}", size) and int(size) for size in sizes):
            what = f"{option}: {step!r} is not a list of sizes"
            raise OptionError(what, _EXAMPLES[option], ErrorCode.OPTION)
        steps.append(tuple(map(int, sizes)))
        if option == IMAGE and len(sizes) != 2:
            what = f"{option}: {step!r} is not a height and a width"
            raise OptionError(what, _EXAMPLES[option], ErrorCode.OPTION)
    least, most = STEPS
    if not least <= len(steps) <= most:
        what = f"{option}: the number of steps is {len(steps)}"
        hint = f"give {least} to {most}; one shape is given by --input_shape alone"
        raise OptionError(what, hint, ErrorCode.OPTION)
    if twice := [step for step in steps if steps.count(step) > 1]:
        what = f"{option}: the step '{_text(twice[0])}' is given twice"
        raise OptionError(what, "give every step once", ErrorCode.OPTION)
    return tuple(steps)


def _text(sizes: Iterable[object]) -> str:
    return ",".join(map(str, sizes))
