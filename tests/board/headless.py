"""Drive a canvas with no browser and no kernel, and weigh what it would send."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from ipycanvas import canvas as ipycanvas_module


@dataclass
class Recording:
    """What would have gone to the browser."""

    commands: list[tuple[str, list]] = field(default_factory=list)
    bytes: int = 0
    messages: int = 0

    def add(self, _content: Any, buffers: Any = None) -> None:
        self.messages += 1
        self.bytes += sum(memoryview(buffer).nbytes for buffer in buffers or ())
        commands = json.loads(bytes(buffers[0]))
        for command in commands if isinstance(commands[0], list) else [commands]:
            name = ipycanvas_module._CMD_LIST[command[0]]
            self.commands.append((name, command[1] if len(command) > 1 else []))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.commands]

    @property
    def texts(self) -> list[str]:
        return [words[0] for name, words in self.commands if name == "fillText"]


@contextmanager
def recorded() -> Iterator[Recording]:
    """Record every drawing command instead of sending it."""
    recording, manager = Recording(), ipycanvas_module._CANVAS_MANAGER
    manager.send = recording.add
    try:
        yield recording
    finally:
        del manager.send


def event(widget: Any, **content: Any) -> None:
    """Send a widget what the page sends: ``event="mouse_down", x=10, y=20``."""
    data = {"method": "custom", "content": content}
    widget.comm.handle_msg({"content": {"data": data}, "buffers": []})


def update(widget: Any, **state: Any) -> None:
    """Set traits as the page does: a width measured, a theme changed."""
    data = {"method": "update", "state": state, "buffer_paths": []}
    widget.comm.handle_msg({"content": {"data": data}, "buffers": []})
