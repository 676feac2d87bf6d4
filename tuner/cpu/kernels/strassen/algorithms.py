"""Bilinear algorithms that multiply block matrices with fewer block products, as exact tables.

A table line is one product: which A blocks are summed, which W blocks, and into which C blocks
the product goes; each side is a little matrix of signs, rows parted by a slash. The tables were
found by `tools/find_products.py`; `is_exact` proves them in integers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType

Matrix = tuple[tuple[int, ...], ...]

SIGNS = {"+": 1, "-": -1, ".": 0}


@dataclass(frozen=True)
class Algorithm:
    """C[M,N] = A[M,K] W[K,N] in blocks, by `products` block products instead of m * k * n."""

    name: str
    row_parts: int
    """m: M is cut into this many parts."""
    depth_parts: int
    """k: K is cut into this many parts."""
    column_parts: int
    """n: N is cut into this many parts."""
    of_input: Matrix
    """[products][m * k]: the factor of each A block, row by row, in each product."""
    of_weights: Matrix
    """[products][k * n]: the factor of each W block, row by row, in each product."""
    of_output: Matrix
    """[m * n][products]: the factor of each product in each C block, row by row."""

    @property
    def products(self) -> int:
        """Number of block products."""
        return len(self.of_input)

    @property
    def share_of_products(self) -> float:
        """Its block products over those of the plain way, below 1."""
        return self.products / (self.row_parts * self.depth_parts * self.column_parts)

    @property
    def weight_growth(self) -> float:
        """Size of all summed W blocks over the size of W."""
        return self.products / (self.depth_parts * self.column_parts)


def is_exact(algorithm: Algorithm) -> bool:
    """Return whether it multiplies all matrices right: Brent's equations, in integers.

    The sum over the products r of input[r][i, x] * weights[r][y, j] * output[p, q][r] must be
    1 where i = p, x = y, j = q, and 0 elsewhere.
    """
    m, k, n = algorithm.row_parts, algorithm.depth_parts, algorithm.column_parts
    inputs = list(zip(*algorithm.of_input, strict=True))
    weights = list(zip(*algorithm.of_weights, strict=True))
    for i, x, y, j in product(range(m), range(k), range(k), range(n)):
        both = [a * w for a, w in zip(inputs[i * k + x], weights[y * n + j], strict=True)]
        for p, q in product(range(m), range(n)):
            total = sum(f * c for f, c in zip(both, algorithm.of_output[p * n + q], strict=True))
            if total != (i == p and x == y and j == q):
                return False
    return True


def parsed(name: str, table: str) -> Algorithm:
    """The algorithm of a table: a line "+./.+ +./.+ +./.+" is a product of three sign matrices."""
    lines = [line.split() for line in table.strip().splitlines()]
    of_input, of_weights, into = (
        tuple(tuple(SIGNS[sign] for sign in line[side].replace("/", "")) for line in lines)
        for side in range(3)
    )
    rows, columns = lines[0][0].split("/"), lines[0][1].split("/")
    return Algorithm(
        name=name,
        row_parts=len(rows),
        depth_parts=len(columns),
        column_parts=len(columns[0]),
        of_input=of_input,
        of_weights=of_weights,
        of_output=_transposed(into),
    )


def _transposed(matrix: Matrix) -> Matrix:
    return tuple(zip(*matrix, strict=True))


_TABLES = {
    "strassen_2x2x2": """
        +./+. ++/.. ../.+
        +./.- +./.+ +./.-
        +./.. .+/.- .+/.-
        ../++ +./.. ../+-
        ../.+ +./-. +./-.
        .+/.+ ../++ +./..
        ++/.. ../.- +-/..
    """,
    "strassen_2x3x3": """
        .+-/.+- .../.../-.. .../++.
        .+-/... .../.+./... ++./--.
        .+-/.+. .../.-./-.. +../--.
        .../.+. -../-+./... +../-..
        +-./... .../..+/... +.-/...
        .../+.+ .-./.../... .++/.--
        +../+.+ .+./.../..- .++/..-
        +../... .-+/..+/... ..+/..-
        .../+-. +../.../... .../+.-
        +../.+. +../..-/... +../..-
        +../+.. +.+/.../..- .../..+
        ..+/... .../.+./.+- .+./...
        +.+/+.+ .../.../..+ .++/...
        .../..+ .-./.../-+. .../.+.
        .+./.+. .../+.+/+.. +../...
    """,
    "strassen_2x4x4": """
        +.../.... -+-./..../.-../.... .+../....
        +-../-+.. ..+./..../..../.... .++./....
        ..../+-.. ..../+-../..../..-. .++./.++.
        .+../+-.. ..+./-+../..../.... .++./..+.
        .+../-..- ..../+.../..../.... ++../..-.
        +..+/-..- +.../..../..../.... ++../....
        ...+/-..- -.../..../..../.+-. ++../+...
        ..../+..+ ..../+.../..../.+-. ++../++..
        ...+/.... ..../..../+.../+-+. +.../+...
        ..../+-.+ ..../-.../..../..+. ..../+++.
        .+../..-. ..../...+/..-./.... ...+/..+.
        .+-./.... ..../..../..-./.... ..+-/....
        ...+/+-.. ..../..../..../..+. .++./-...
        .+../.... ..../+-+./..+./.... ..+./..+.
        .+../.-.. ..-./+.--/..../.... ..../..+.
        ..../.+-. ..../...-/..../.... ..../..+-
        +.+./-.-. ...+/..../..../.... ..../.+.-
        +.+./..-. ...+/..../.+../.... ...+/.-.+
        +.+./.... ..../..../.+../.... .+.-/.+.-
        ..../..+. ..../...+/.+.+/...+ ...+/...+
        ..../..+- ..../..../..../...+ ..../+..-
        ...+/...- +.../..../..../-.+- ..../+...
        ...+/..-. ..../..../-.../...+ ...+/+...
        ..+./..-. ...-/..../+.++/.... ...+/....
        ..+-/.... ..../..../+.../.... +..-/....
        ..../+... .+.+/-+../..../.-+. ..../.+..
    """,
}

ALGORITHMS: Mapping[str, Algorithm] = MappingProxyType(
    {name: parsed(name, table) for name, table in _TABLES.items()}
)
"""The algorithms, by name: "strassen_<m>x<k>x<n>"."""
