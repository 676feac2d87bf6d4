"""Bilinear algorithms that multiply block matrices with fewer block products, as exact tables.

A table line is one product: which A blocks are summed, which W blocks, and into which C blocks
the product goes; each side is a little matrix of signs, rows parted by a slash. Products with one W
block, which need no sum of weights, come last, and have its sign on the right. The tables were
found by `research/find_products.py`; `is_exact` there proves them in integers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

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
    def weight_sums(self) -> int:
        """Number of block products with a sum of W blocks: the first ones. The others have one."""
        return sum(sum(map(bool, factors)) > 1 for factors in self.of_weights)


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
        of_output=tuple(zip(*into, strict=True)),
    )


_TABLES = {
    "strassen_2x2x2": """
        +./+. ++/.. ../.+
        +./.- +./.+ +./.-
        +./.. .+/.- .+/.-
        ../.+ +./-. +./-.
        .+/.+ ../++ +./..
        ../++ +./.. ../+-
        ++/.. ../.+ -+/..
    """,
    "strassen_2x3x3": """
        .+-/.+. .../.-./-.. +../--.
        .../.+. -../-+./... +../-..
        +../+.+ .+./.../..- .++/..-
        +../... .-+/..+/... ..+/..-
        +../.+. +../..-/... +../..-
        +../+.. +.+/.../..- .../..+
        ..+/... .../.+./.+- .+./...
        .../..+ .-./.../-+. .../.+.
        .+./.+. .../+.+/+.. +../...
        .+-/.+- .../.../+.. .../--.
        .+-/... .../.+./... ++./--.
        +-./... .../..+/... +.-/...
        .../+.+ .+./.../... .--/.++
        .../+-. +../.../... .../+.-
        +.+/+.+ .../.../..+ .++/...
    """,
    "strassen_2x4x4": """
        +.../.... -+-./..../.-../.... .+../....
        ..../+-.. ..../+-../..../..-. .++./.++.
        .+../+-.. ..+./-+../..../.... .++./..+.
        ...+/-..- -.../..../..../.+-. ++../+...
        ..../+..+ ..../+.../..../.+-. ++../++..
        ...+/.... ..../..../+.../+-+. +.../+...
        ..../+-.+ ..../-.../..../..+. ..../+++.
        .+../..-. ..../...+/..-./.... ...+/..+.
        .+../.... ..../+-+./..+./.... ..+./..+.
        .+../.-.. ..-./+.--/..../.... ..../..+.
        +.+./..-. ...+/..../.+../.... ...+/.-.+
        ..../..+. ..../...+/.+.+/...+ ...+/...+
        ...+/...- +.../..../..../-.+- ..../+...
        ...+/..-. ..../..../-.../...+ ...+/+...
        ..+./..-. ...-/..../+.++/.... ...+/....
        ..../+... .+.+/-+../..../.-+. ..../.+..
        +-../-+.. ..+./..../..../.... .++./....
        .+../-..- ..../+.../..../.... ++../..-.
        +..+/-..- +.../..../..../.... ++../....
        .+-./.... ..../..../..+./.... ..-+/....
        ...+/+-.. ..../..../..../..+. .++./-...
        ..../.+-. ..../...+/..../.... ..../..-+
        +.+./-.-. ...+/..../..../.... ..../.+.-
        +.+./.... ..../..../.+../.... .+.-/.+.-
        ..../..+- ..../..../..../...+ ..../+..-
        ..+-/.... ..../..../+.../.... +..-/....
    """,
}

ALGORITHMS: Mapping[str, Algorithm] = {n: parsed(n, table) for n, table in _TABLES.items()}
"""The algorithms, by name: "strassen_<m>x<k>x<n>"."""
