"""The driver: keys in, whatever bytes they are, and pictures out, as fast as they are taken."""

from __future__ import annotations

import codecs
import os
import selectors
from collections import deque
from threading import Condition, Thread
from typing import Final

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

from germanwhist.terminal.output.picture import Picture

__all__ = ["TerminalDriver"]

_ENTERS: Final = "\x1b[?1049h"  # the other screen, which shows nothing of ours yet
_LEAVES: Final = "\x1b[?1049l"
_LOOK: Final = 0.1  # seconds after which a lone escape character is a key


class TerminalDriver(LinuxDriver):
    """Textual's driver for Unix, with a picture between it and the terminal."""

    def __init__(self, *args: object, **settings: object) -> None:
        super().__init__(*args, **settings)  # type: ignore[arg-type] # Textual's own arguments
        self._picture = Picture(*(self._size or self._get_terminal_size()))
        self._orders: deque[str] = deque()  # sequences that are no painting, in their order
        self._news = Condition()
        self._is_inside = False
        self._is_due = False
        self._is_closing = False
        self._out: Thread | None = None

    def write(self, data: str) -> None:
        """Take over a frame or an order. Nothing waits here for the terminal."""
        with self._news:
            if self._out is None:
                self._is_closing = False
                self._out = Thread(target=self._send, daemon=True, name="whist-output")
                self._out.start()
            if Picture.is_painting(data):
                self._picture.paint(data)
            else:
                self._orders.append(data)
            self._is_due = True
            self._news.notify()

    def redraw(self) -> None:
        """Write everything anew, whatever the terminal shows."""
        with self._news:
            self._picture.forget()
            self._is_due = True
            self._news.notify()

    def close(self) -> None:
        """Write what is left, and end."""
        with self._news:
            self._is_closing = True
            self._news.notify()
        if self._out is not None:
            self._out.join()
            self._out = None
        super().close()

    def resize(self, width: int, height: int) -> None:
        """Begin anew in a window of another size."""
        with self._news:
            self._picture.resize(width, height)

    def _send(self) -> None:
        """The thread that writes: orders, then whatever the newest picture needs."""
        while True:
            with self._news:
                while not self._is_due and not self._is_closing:
                    self._news.wait()
                if not self._is_due:
                    return
                self._is_due = False
                text = self._next()
            try:
                if self._file is not None:
                    self._file.write(text)
                    self._file.flush()
            except (OSError, ValueError):
                return  # the terminal is gone

    def _next(self) -> str:
        """What is to be written now. Nothing is painted on the screen of others."""
        parts = []
        while self._orders:
            order = self._orders.popleft()
            if _LEAVES in order:
                parts.append(self._painting())
            parts.append(order)
            if _ENTERS in order:
                self._picture.forget()
            self._is_inside = (self._is_inside or _ENTERS in order) and _LEAVES not in order
        parts.append(self._painting())
        return "".join(parts)

    def _painting(self) -> str:
        return self._picture.changes() if self._is_inside else ""

    def run_input_thread(self) -> None:
        """Read keys. Bytes that are no UTF-8 are keys without a meaning."""
        decode = codecs.getincrementaldecoder("utf-8")(errors="replace").decode
        parser = XTermParser(self._debug)
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                text = ""
                if selector.select(_LOOK):
                    data = os.read(self.fileno, 4096)
                    if not data:
                        return  # the terminal is gone
                    text = decode(data)
                try:
                    for message in (*(parser.feed(text) if text else ()), *parser.tick()):
                        self.process_message(message)
                except Exception:  # no byte may end the program
                    parser = XTermParser(self._debug)
