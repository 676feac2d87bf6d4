"""The page of operators that kernels run says what the front end says today."""

import pytest

from tools import operators
from tuner.frontend.walk import ARITHMETIC, DEFINED, MOVEMENT


def test_the_page_lists_every_operator_with_a_kernel_and_a_sample_of_its_rows_holds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert operators.main(["--check"]) == 0, capsys.readouterr().out


def test_each_operator_of_the_tables_is_one_of_onnx() -> None:
    later = {*ARITHMETIC, *MOVEMENT, *DEFINED} - {*operators.names()}

    # Out of use since opsets 10 and 11; of ai.onnx.preview.
    assert later <= {"Upsample", "Scatter", "FlexAttention"}
