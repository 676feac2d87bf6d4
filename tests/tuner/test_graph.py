import pytest

from tuner.expression import Expression
from tuner.graph import Node

NODE = Node("Conv", ("x", "w"), ("y",), {"pads": (1, 2), "group": 2})


def test_what_a_node_lacks_has_a_neutral_value() -> None:
    assert NODE.input(1) == "w"
    assert NODE.input(2) == ""
    assert NODE.ints("dilations") == ()
    assert NODE.number("alpha", 0.5) == 0.5
    assert NODE.expression("tail") == Expression()


def test_an_attribute_of_another_type_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="group of Conv is 2"):
        NODE.ints("group")
    with pytest.raises(TypeError, match="pads of Conv is"):
        NODE.number("pads", 0.0)
    with pytest.raises(TypeError, match="group of Conv is 2"):
        NODE.expression("group")
