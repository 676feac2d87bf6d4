"""Parts of the optional library `cryptography` that signatures need: it is slow to import."""

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key, load_pem_public_key

__all__ = [
    "Ed25519PrivateKey", "Ed25519PublicKey", "InvalidSignature", "UnsupportedAlgorithm",
    "load_pem_private_key", "load_pem_public_key",
]  # fmt: skip
