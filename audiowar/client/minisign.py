"""Verify signatures made by minisign (https://jedisct1.github.io/minisign/)."""

from __future__ import annotations

import base64
import hashlib

COMMENT = b"trusted comment: "


class BadSignature(ValueError):
    """The signature does not belong to this key and file."""


def verify_signature(data: bytes, signature: bytes, key: str) -> str:
    """Return the trusted comment of a signature file. Raises BadSignature.

    `key`: the public key in base64. Only prehashed signatures are accepted, which minisign makes
    by default since version 0.10.
    """
    # Imported late, because libsodium would slow down the start for players who do not need it.
    from nacl.exceptions import CryptoError
    from nacl.signing import VerifyKey

    try:
        _, signed, comment, comment_signed = signature.splitlines()[:4]
        public, made = base64.b64decode(key, validate=True), base64.b64decode(signed, validate=True)
        if (
            len(public) != 42
            or public[:2] != b"Ed"
            or made[:2] != b"ED"
            or made[2:10] != public[2:10]
        ):
            raise BadSignature
        if not comment.startswith(COMMENT):
            raise BadSignature
        verifier = VerifyKey(public[10:])
        verifier.verify(hashlib.blake2b(data).digest(), made[10:])
        trusted = comment.removeprefix(COMMENT)
        verifier.verify(made[10:] + trusted, base64.b64decode(comment_signed, validate=True))
    except (CryptoError, ValueError, TypeError) as error:
        raise BadSignature from error
    return trusted.decode("utf-8", "replace")
