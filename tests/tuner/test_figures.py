"""Figures as text: the table of what is computed in fewer bits."""

from __future__ import annotations

from dataclasses import replace

from tuner.figures import LOWERED, Chain, Lowered

FOUND = Lowered(
    "int8",
    (
        Chain(("/stem/Conv", "/Relu", "/Add"), (10.0, 12.34, 14.0), 0.314, is_lowered=True),
        Chain(("/fc/Gemm",), (1.0, 1.5, 2.0), 3.0, reason="fragile"),
        Chain(("/MatMul",), reason="not measured"),
    ),
    "cosine at least 0.999",
    "cosine 0.9996 (8 samples)",
    (1.9, 2.0, 2.1),
)


def test_each_group_has_its_time_its_error_and_what_became_of_it() -> None:
    assert len(LOWERED) == 4
    assert list(FOUND.rows) == [
        ("/stem/Conv (+2)", "12.3 us", "31%", "int8"),
        ("/fc/Gemm", "1.5 us", "300%", "f32: fragile"),
        ("/MatMul", "", "", "f32: not measured"),
    ]


def test_a_choice_in_one_line_says_what_it_gives_and_costs() -> None:
    assert str(FOUND) == (
        "int8: 1 of 3 groups of operators; 2.00x [1.90, 2.10] as fast as f32;"
        " cosine 0.9996 (8 samples); allowed: cosine at least 0.999"
    )
    assert str(replace(FOUND, kept="no faster")) == "int8: the model stays in f32: no faster"
    assert "as fast" not in str(replace(FOUND, ratio=None))
