"""The seal on every file: whose file it is, its format, and a fingerprint of its content that betrays any damage."""

import json
import re
from typing import Any, NoReturn

from kingdoms.core.codec import canonical, digest

FORMAT = 1
"""The format of all our files. It grows when an older Kingdoms could no longer read them."""

_HEAD = re.compile(rb'\{"kingdoms":"([a-z]+)","format":([1-9][0-9]{0,8}),')
_BODY = re.compile(rb'"fingerprint":"([0-9a-f]{24})","content":')
_END = b"}\n"
HEAD_LENGTH = 160
"""All before the content lies within so many bytes."""
_HALF_CHARACTER = re.compile(r"(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F]")


class Spoilt(Exception):
    """The file cannot be used."""


class Newer(Spoilt):
    """The file was written by a Kingdoms that knows more than this one."""


def seal(kind: str, content: object) -> bytes:
    """The bytes of a file of this kind."""
    text = canonical(content)
    head = f'{{"kingdoms":"{kind}","format":{FORMAT},"fingerprint":"{digest(text)}","content":'
    return head.encode() + text.encode() + _END


def unseal(kind: str, data: bytes) -> Any:
    """The content that `seal` was given; Spoilt if these bytes are anything else."""
    try:
        return json.loads(text_in(kind, data), parse_constant=refuse)
    except (ValueError, RecursionError) as trouble:
        raise Spoilt("not the JSON that we write") from trouble


def text_in(kind: str, data: bytes) -> str:
    """The same as the text that it was written as, which is whole but may be any text."""
    head = _HEAD.match(data)
    if head is None or head[1] != kind.encode():
        raise Spoilt(f"not a file of the kind {kind}")
    if int(head[2]) > FORMAT:
        raise Newer(f"format {int(head[2])}")
    body = _BODY.match(data, head.end())
    if body is None or not data.endswith(_END):
        raise Spoilt("incomplete")
    return _whole(data[body.end() : -len(_END)], body[1].decode())


def fingerprint_of(head: bytes) -> str | None:
    """The fingerprint that stands at the beginning of a file; None if we do not know its format."""
    kind = _HEAD.match(head)
    body = _BODY.match(head, kind.end()) if kind is not None and int(kind[2]) <= FORMAT else None
    return None if body is None else body[1].decode()


def _whole(data: bytes, expected: str) -> str:
    try:
        text = data.decode()
    except ValueError as trouble:
        raise Spoilt("not the JSON that we write") from trouble
    if digest(data) != expected:
        raise Spoilt("the fingerprint does not fit")
    if ("\\ud" in text or "\\uD" in text) and _HALF_CHARACTER.search(text):
        raise Spoilt("half a character, which could never be written again")
    return text


def refuse(constant: str) -> NoReturn:
    """JSON has no infinities, though Python reads them."""
    raise ValueError(f"{constant} is not JSON")
