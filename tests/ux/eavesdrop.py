"""Read everything that goes from the kernel to the page."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from board.headless import Recording
from comm import DummyComm

_MODEL = re.compile(r"(?<=IPY_MODEL_)[\w-]+|[0-9a-f]{32}")


class Wire:
    """All messages of all widgets, as they are sent: content as JSON, and buffers."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, str, tuple[bytes, ...]]] = []

    def hear(self, kind: str, data: Any, buffers: Any) -> None:
        parts = tuple(bytes(memoryview(buffer).cast("B")) for buffer in buffers or ())
        self.messages.append((kind, json.dumps(data, default=str, ensure_ascii=False), parts))

    def cut(self) -> "Wire":
        """Give what was heard up to now, and forget it."""
        heard = Wire()
        heard.messages, self.messages = self.messages, []
        return heard

    def plain(self) -> list[tuple[str, ...]]:
        """The messages with widgets named in the order in which they turn up."""
        names: dict[str, str] = {}

        def name(found: re.Match[str]) -> str:
            return names.setdefault(found[0], f"widget {len(names)}")

        return [
            (kind, *(_MODEL.sub(name, text) for text in (words, *map(_text, parts))))
            for kind, words, parts in self.messages
        ]

    @property
    def drawn(self) -> list[str]:
        """What is written on a canvas, in the order of painting."""
        canvas = Recording()
        canvas.written = [parts[0] for _kind, words, parts in self.messages if '"uint8"' in words]
        return canvas.texts

    @property
    def words(self) -> str:
        """All words that travel: those of the controls, and those on a canvas."""
        return "\n".join([*(words for _kind, words, _parts in self.messages), *self.drawn])


def _text(buffer: bytes) -> str:
    """Every byte as a letter: only to look for names in it, and to compare."""
    return buffer.decode("latin-1")


@contextmanager
def tapped() -> Iterator[Wire]:
    """Hear everything that is sent; nothing is sent on."""
    wire = Wire()

    def publish(_comm: Any, kind: str, data: Any = None, *_rest: Any, **more: Any) -> None:
        wire.hear(kind, data, more.get("buffers"))

    real, DummyComm.publish_msg = DummyComm.publish_msg, publish
    try:
        yield wire
    finally:
        DummyComm.publish_msg = real
