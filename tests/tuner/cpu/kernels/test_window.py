"""The geometry of windows against a plain count of what is inside."""

from hypothesis import given
from hypothesis import strategies as st

from tuner.cpu.kernels.window import Sweep, WindowAxis

small = st.integers(1, 9)
axes = st.builds(
    WindowAxis, size=small, out=small, kernel=small, stride=st.integers(1, 4),
    before=st.integers(0, 9), after=st.integers(0, 9), dilation=st.integers(1, 3),
)  # fmt: skip


def inside(axis: WindowAxis, position: int, low: int, high: int) -> list[int]:
    places = [axis.start(position) + tap * axis.dilation for tap in range(axis.kernel)]
    return [tap for tap, place in enumerate(places) if low <= place < high]


@given(axes)
def test_taps_are_those_that_read_inside_the_image(axis):
    for position in range(axis.out):
        assert list(axis.taps(position)) == inside(axis, position, 0, axis.size)


@given(axes)
def test_padded_taps_count_the_padding_but_nothing_beyond(axis):
    for position in range(axis.out):
        reached = inside(axis, position, -axis.before, axis.size + axis.after)
        assert axis.padded_taps(position) == len(reached)


@given(axes)
def test_interior_positions_have_all_their_taps(axis):
    whole = [p for p in range(axis.out) if len(axis.taps(p)) == axis.kernel]

    assert list(axis.interior) == whole


@given(axes, st.integers(1, 8))
def test_inner_columns_are_whole_tiles_without_a_border(axis, width):
    sweep = Sweep(1, axis, axis, 8, 8, 1, width, 1, "row-channel-column")

    for first in sweep.inner_columns:
        assert all(p in axis.interior for p in range(first, first + width))
