"""The memory plan: what lives at the same time never overlaps."""

from hypothesis import given
from hypothesis import strategies as st

from tuner.program.memory import ALIGNMENT_BYTES, Lifetime, plan_memory

SPANS = st.lists(
    st.tuples(st.integers(0, 5000), st.integers(0, 12), st.integers(0, 6)), max_size=25
).map(lambda items: [Lifetime(f"t{i}", size, a, a + n) for i, (size, a, n) in enumerate(items)])


@given(SPANS)
def test_spans_alive_together_never_overlap(spans: list[Lifetime]) -> None:
    plan = plan_memory(spans)

    for i, one in enumerate(spans):
        for other in spans[:i]:
            if one.first <= other.last and other.first <= one.last:
                a, b = plan.offsets[one.name], plan.offsets[other.name]
                assert a + one.size_bytes <= b or b + other.size_bytes <= a


@given(SPANS)
def test_every_span_is_aligned_and_inside_the_arena(spans: list[Lifetime]) -> None:
    plan = plan_memory(spans)

    for span in spans:
        assert plan.offsets[span.name] % ALIGNMENT_BYTES == 0
        assert plan.offsets[span.name] + span.size_bytes <= plan.arena_bytes


def test_a_chain_needs_room_for_two_tensors_only() -> None:
    chain = [Lifetime(f"t{i}", 1024, i, i + 1) for i in range(10)]

    assert plan_memory(chain).arena_bytes == 2 * 1024


def test_an_empty_plan_needs_nothing() -> None:
    assert plan_memory([]).arena_bytes == 0


@given(SPANS)
def test_every_span_has_the_lowest_offset_that_larger_ones_leave_free(
    spans: list[Lifetime],
) -> None:
    plan, placed = plan_memory(spans), list[tuple[int, int, Lifetime]]()

    for span in sorted(spans, key=lambda s: (-s.size_bytes, s.first, s.name)):
        size = -(-span.size_bytes // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
        meeting = [
            (at, end)
            for at, end, other in placed
            if other.first <= span.last and span.first <= other.last
        ]
        lowest = min(
            offset
            for offset in (0, *(end for _, end in meeting))
            if all(offset + size <= at or end <= offset for at, end in meeting)
        )
        assert plan.offsets[span.name] == lowest
        placed.append((lowest, lowest + size, span))
