"""Figures of a model and their descriptions, as the tuner has them."""

from tuner.figures import (
    DEFAULT_RATIO,
    FIGURES,
    LOWERED,
    PEER,
    PEER_RATIO,
    RATIOS,
    TIMES,
    Chain,
    Figure,
    Figures,
    Lowered,
    Quantity,
    ShapeFigures,
)
