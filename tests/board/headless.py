"""Drive a canvas with no browser and no kernel, and weigh what it would send."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from comm import DummyComm
from ipycanvas import canvas as ipycanvas_module
from ipywidgets.widgets.widget import _instances
from numpy import frombuffer


@dataclass
class Recording:
    """What would have gone to the browser.

    ``sizes`` has the bytes of each message: its buffers, and its content as JSON;
    ``written`` the commands of each, and ``lists`` the lists of numbers that belong to them.
    """

    sizes: list[int] = field(default_factory=list)
    written: list[bytes] = field(default_factory=list)
    lists: list[list[bytes]] = field(default_factory=list)

    @property
    def bytes(self) -> int:
        return sum(self.sizes)

    @property
    def messages(self) -> int:
        return len(self.sizes)

    def add(self, content: Any, buffers: Any = None) -> None:
        self.sizes.append(_weight(content, buffers))
        words, *lists = map(bytes, buffers)
        self.written.append(words)
        self.lists.append(lists)

    @property
    def commands(self) -> list[tuple[str, list]]:
        """The name of each command, and its arguments."""
        found = []
        for words in self.written:
            for command in _listed(words):
                name = ipycanvas_module._CMD_LIST[command[0]]
                found.append((name, command[1] if len(command) > 1 else []))
        return found

    @property
    def drawn(self) -> Iterator[tuple[str, list]]:
        """The same commands, each list of numbers in its place."""
        for words, lists in zip(self.written, self.lists, strict=True):
            left = iter(lists)
            for number, *rest in _listed(words):
                arguments = rest[0] if rest else []
                own = [next(left) for _ in range(rest[1] if len(rest) > 1 else 0)]
                filled = [_number_or_list(one, own) for one in arguments]
                yield ipycanvas_module._CMD_LIST[number], filled

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.commands]

    @property
    def texts(self) -> list[str]:
        return [words[0] for name, words in self.commands if name == "fillText"]


def _listed(words: bytes) -> list[Any]:
    """The commands of a message: it may be a single one."""
    commands = json.loads(words)
    return commands if isinstance(commands[0], list) else [commands]


def _number_or_list(argument: Any, lists: list[bytes]) -> Any:
    if not isinstance(argument, dict):
        return argument
    return frombuffer(lists[argument["idx"]], argument["dtype"])


@contextmanager
def recorded() -> Iterator[Recording]:
    """Record every drawing command instead of sending it."""
    recording, manager = Recording(), ipycanvas_module._CANVAS_MANAGER
    manager.send = recording.add
    try:
        yield recording
    finally:
        del manager.send


@contextmanager
def weighed() -> Iterator[dict[str, list[int]]]:
    """Weigh the messages of all widgets, by the class of the sender."""
    sizes: dict[str, list[int]] = {}

    def publish(comm: Any, _kind: str, data: Any = None, *_rest: Any, **more: Any) -> None:
        sender = _instances.get(comm.comm_id)
        sizes.setdefault(type(sender).__name__, []).append(_weight(data, more.get("buffers")))

    real, DummyComm.publish_msg = DummyComm.publish_msg, publish
    try:
        yield sizes
    finally:
        DummyComm.publish_msg = real


def _weight(content: Any, buffers: Any) -> int:
    words = len(json.dumps(content, default=str))
    return words + sum(memoryview(buffer).nbytes for buffer in buffers or ())


def event(widget: Any, **content: Any) -> None:
    """Send a widget what the page sends: ``event="mouse_down", x=10, y=20``."""
    data = {"method": "custom", "content": content}
    widget.comm.handle_msg({"content": {"data": data}, "buffers": []})


def update(widget: Any, **state: Any) -> None:
    """Set traits as the page does: a width measured, a theme changed."""
    data = {"method": "update", "state": state, "buffer_paths": []}
    widget.comm.handle_msg({"content": {"data": data}, "buffers": []})
