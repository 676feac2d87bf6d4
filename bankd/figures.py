"""Figures of a model and their descriptions, as the tuner has them."""

from tuner.figures import (
    DEFAULT_RATIO,
    FIGURES,
    PEER,
    PEER_RATIO,
    RATIOS,
    TIMES,
    Figure,
    Figures,
    Quantity,
    ShapeFigures,
)
