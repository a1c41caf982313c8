"""The seal on every file: its kind, its format, and a fingerprint of both and of the content, which exposes any damage.

A file is `{"kingdoms":"save","format":2,"fingerprint":"…","content":…}`. In a file written in pieces, the fingerprint
comes last, since it is not known any earlier. In files of format 1 it covers the content alone.
"""

import json
import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from io import BytesIO
from math import isfinite
from typing import IO, Any

from kingdoms.core.codec import canonical, digest

FORMAT = 2
"""The format of all our files; it is raised when older versions of Kingdoms can no longer read them."""

_HEAD = re.compile(
    rb'(?:\xef\xbb\xbf)?(\{"kingdoms":"([a-z]+)","format":([0-9]{1,9}),)(?:"fingerprint":"([0-9a-f]{24})",)?"content":'
)
_END = re.compile(rb"\}[\r\n]*\Z")
_END_WITH_FINGERPRINT = re.compile(rb',"fingerprint":"([0-9a-f]{24})"\}[\r\n]*\Z')
HEAD_LENGTH = 160
"""Everything in front of the content fits into this many bytes."""
_END_LENGTH = 64
_MOST_DIGITS = 1000
_PIECE = 1 << 16


def _number(text: str) -> float | int | None:
    """A number, or None if JSON cannot represent it or it has absurdly many digits."""
    if len(text) > _MOST_DIGITS:
        return None
    number = float(text)
    return None if not isfinite(number) else int(text) if text.lstrip("-").isdigit() else number


DECODER = json.JSONDecoder(parse_constant=_number, parse_float=_number)
"""Reads JSON. NaN and numbers that Python would read as infinite become None."""
_PATIENT_DECODER = json.JSONDecoder(parse_constant=_number, parse_float=_number, parse_int=_number)
"""Like `DECODER`, but copes with whole numbers that have too many digits for Python; slower for all others."""


class Spoilt(Exception):
    """The file cannot be used."""


class Newer(Spoilt):
    """The file was written by a newer version of Kingdoms."""


def seal(kind: str, content: object) -> bytes:
    """The bytes of a file of this kind. Content that JSON cannot represent raises ValueError."""
    head, data = _head(kind), canonical(content).encode()
    return b'%b"fingerprint":"%b","content":%b}\n' % (head, digest(head + data).encode(), data)


def sealed(kind: str, content: Iterable[bytes]) -> Iterator[bytes]:
    """Like `seal`, but in pieces, for content that comes in pieces and may be too large for memory."""
    head = _head(kind)
    whole = blake2b(head, digest_size=12)
    yield head + b'"content":'
    for piece in content:
        whole.update(piece)
        yield piece
    yield b',"fingerprint":"%b"}\n' % whole.hexdigest().encode()


def unseal(kind: str, data: bytes) -> Any:
    """The content that `seal` was given; raises Spoilt if these bytes are anything else."""
    begin, end = span(kind, BytesIO(data))
    return parsed(data[begin:end])


def salvage(kind: str, data: bytes) -> Any:
    """The content of a damaged file whose JSON can still be read although its fingerprint does not match."""
    head, _mark, rest = data.partition(b'"content":')
    if f'"{kind}"'.encode() not in head:
        raise Spoilt(f"not a {kind} file")
    return parsed(rest.rstrip(b"\r\n").removesuffix(b"}"))


def span(kind: str, file: IO[bytes]) -> tuple[int, int]:
    """Where the content of a file begins and ends. Reads the file in pieces; raises Spoilt if the seal is broken.

    A byte order mark or changed line ending, which other programs may introduce, does no harm.
    """
    file.seek(0)
    head = head_in(kind, file.read(HEAD_LENGTH))
    file.seek(max(head.end(), file.seek(0, 2) - _END_LENGTH))
    at, rest = file.tell(), file.read()
    end = (_END if head[4] else _END_WITH_FINGERPRINT).search(rest)
    if end is None:
        raise Spoilt("incomplete")
    found, fingerprint = (head.end(), at + end.start()), (head[4] or end[1]).decode()
    if _digest(head[1], file, found) == fingerprint:
        if int(head[3]) > FORMAT:
            raise Newer(f"format {int(head[3])} is newer than this version")
    elif _digest(b"", file, found) != fingerprint:
        # In format 1 the fingerprint covers only the content, even if the format number is damaged.
        raise Spoilt("the fingerprint does not match")
    return found


def head_in(kind: str, data: bytes) -> re.Match[bytes]:
    """The head of a file of this kind; raises Spoilt if the data begins with anything else."""
    head = _HEAD.match(data)
    if head is None or head[2] != kind.encode():
        raise Spoilt(f"not a {kind} file")
    return head


def parsed(data: bytes) -> Any:
    """The data in JSON that we wrote; raises Spoilt if this is anything else."""
    try:
        text = data.decode()
        try:
            content = DECODER.decode(text)
        except ValueError:
            content = _PATIENT_DECODER.decode(text)
        if "\\ud" in text or "\\uD" in text:
            # Half a character, which could not be written back, becomes a question mark.
            return DECODER.decode(canonical(content).encode(errors="replace").decode())
        return content
    except (ValueError, RecursionError) as trouble:
        raise Spoilt("not JSON written by Kingdoms") from trouble


def fingerprint_of(head: bytes) -> str | None:
    """The fingerprint at the beginning of a file; None if there is none or the format is unknown."""
    found = _HEAD.match(head)
    return found[4].decode() if found is not None and found[4] and int(found[3]) <= FORMAT else None


def _head(kind: str) -> bytes:
    return f'{{"kingdoms":"{kind}","format":{FORMAT},'.encode()


def _digest(head: bytes, file: IO[bytes], content: tuple[int, int]) -> str:
    """The fingerprint of the head and the content of a file."""
    whole = blake2b(head, digest_size=12)
    at, end = content
    file.seek(at)
    while at < end and (piece := file.read(min(_PIECE, end - at))):
        whole.update(piece)
        at += len(piece)
    return whole.hexdigest()
