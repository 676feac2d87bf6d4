"""A Merkle tree's root over leaves that come one after the other, as in RFC 6962, section 2.1.

Leaves and nodes are hashed with different prefixes, so that neither can be taken for the other.
"""

from __future__ import annotations

from hashlib import sha256

LEAF = b"\0"
NODE = b"\1"


class Merkle:
    """Grows by one leaf at a time; keeps one hash for each level only."""

    def __init__(self) -> None:
        self._count = 0
        self._left: list[bytes] = []
        """Roots of whole subtrees, the greatest first: one for each bit of the count."""

    def add(self, leaf: bytes) -> None:
        node = sha256(LEAF + leaf).digest()
        self._count += 1
        left = self._count
        while not left & 1:
            node = sha256(NODE + self._left.pop() + node).digest()
            left >>= 1
        self._left.append(node)

    def root(self) -> str:
        """64 hexadecimal digits; of no leaves the hash of nothing."""
        if not self._left:
            return sha256().hexdigest()
        node = self._left[-1]
        for left in reversed(self._left[:-1]):
            node = sha256(NODE + left + node).digest()
        return node.hex()
