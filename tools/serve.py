"""A small static server for dist/ on this machine: `python -m tools.serve` prints the address and opens it."""

from __future__ import annotations

import contextlib
import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.paths import DIST, stop

TYPES = {
    **SimpleHTTPRequestHandler.extensions_map,
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".snapshot": "application/octet-stream",
    ".wasm": "application/wasm",
    ".whl": "application/octet-stream",
    ".woff2": "font/woff2",
}
"""What this machine happens to know about file endings must not matter."""


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the types that browsers insist on, and never lets the page itself go stale."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def end_headers(self) -> None:
        """A build may change under the same names, so the browser has to ask; unchanged files are not sent again."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Requests that go well are nobody's concern."""


class Server(ThreadingHTTPServer):
    """A server whose connections end with it, and which does not mind a browser that hangs up."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A reload breaks off downloads: that is no error of ours."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(folder: Path = DIST, port: int = 0) -> Server:
    """A server for a folder, on a free port unless one is named."""
    return Server(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def address(server: Server) -> str:
    """Where the page is."""
    return f"http://127.0.0.1:{server.server_address[1]}/"


def has_desktop() -> bool:
    """Whether opening a browser window makes sense here."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    """Serve until Ctrl-C."""
    if not (DIST / "index.html").exists():
        stop("there is no dist/ yet; `make play` builds it")
    server = make_server(port=int(os.environ.get("PORT", "0")))
    print(f"Shamble is at {address(server)}  (Ctrl-C stops)", flush=True)
    if has_desktop():
        webbrowser.open(address(server))
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()
    server.server_close()
    print("\nstopped")


if __name__ == "__main__":
    main()
