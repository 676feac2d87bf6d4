"""The Merkle tree of RFC 6962, section 2.1."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bankd.bank.exchange.manifest import Merkle


def tree_hash(leaves: list[bytes]) -> bytes:
    """As the RFC has it, by recursion."""
    if not leaves:
        return sha256(b"").digest()
    if len(leaves) == 1:
        return sha256(b"\0" + leaves[0]).digest()
    half = 1
    while half * 2 < len(leaves):
        half *= 2
    return sha256(b"\1" + tree_hash(leaves[:half]) + tree_hash(leaves[half:])).digest()


@pytest.mark.parametrize("count", [*range(18), 63, 64, 65, 100])
def test_the_root_is_that_of_the_rfc(count: int) -> None:
    leaves = [f"leaf {number}".encode() for number in range(count)]
    merkle = Merkle()

    for leaf in leaves:
        merkle.add(leaf)

    assert merkle.root() == tree_hash(leaves).hex()


def test_a_node_cannot_pass_for_a_leaf() -> None:
    one, two, forged = Merkle(), Merkle(), Merkle()
    for leaf in (b"a", b"b"):
        one.add(leaf)
        two.add(leaf)
    forged.add(b"".join(sha256(b"\0" + leaf).digest() for leaf in (b"a", b"b")))

    assert one.root() == two.root() != forged.root()
