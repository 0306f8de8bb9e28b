"""dist/shamble.html: the whole game as one file that runs by double click.

A page from disk may neither load modules nor fetch. So every file goes into the page: style sheets and classic scripts
as they are, fonts as data addresses, modules and binary files as base64 in inert elements that static/boot/single.js
unpacks.
"""

from __future__ import annotations

import base64
import gzip
import html
import json
import posixpath
import re
from pathlib import Path

from tools.paths import STATIC, step, stop

STYLESHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)" */?>')
SCRIPT = re.compile(r'<script defer src="([^"]+)"></script>')
PRELOAD = re.compile(r'<link rel="modulepreload" href="[^"]+" */?>\n?')
FONT = re.compile(r'url\("(fonts/[^"]+)"\)')
IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}/[^"']+)\2""")

MODULES = ("boot/*.mjs", "boot/worker.js", "runtime/*.mjs", "pyscript/*.js")
PACKED_ALREADY = (".whl", ".snapshot", ".zip")


def named_imports(source: str, path: str) -> str:
    """Give a module's relative imports the plain names of the import map: blob addresses have no neighbours."""

    def rename(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), match[3]))
        return f"{match[1]}{match[2]}shamble/{target}{match[2]}"

    return IMPORT.sub(rename, source)


def inert(kind: str, path: str, content: bytes) -> str:
    """A file as an element that does nothing by itself."""
    packed = not path.endswith(PACKED_ALREADY)
    body = base64.b64encode(gzip.compress(content, 9, mtime=0) if packed else content).decode()
    how = ' data-packed="gzip"' if packed else ""
    return f'<script type="text/plain" data-{kind}="{html.escape(path)}"{how}>{body}</script>'


def style(dist: Path, sheet: str) -> str:
    """A style sheet with its fonts inside."""

    def embed(match: re.Match[str]) -> str:
        return f'url("data:font/woff2;base64,{base64.b64encode((dist / match[1]).read_bytes()).decode()}")'

    return f"<style>\n{FONT.sub(embed, (dist / sheet).read_text('utf-8'))}</style>"


def write(dist: Path) -> Path:
    """Write dist/shamble.html from a finished dist/."""
    step("write the single-file edition")
    page = (dist / "index.html").read_text("utf-8")
    found = re.search(r'id="manifest">(.*?)</script>', page)
    if not found:
        stop("dist/index.html has no manifest")
    files: list[str] = sorted(json.loads(found[1])["files"])
    modules = [module for pattern in MODULES for module in sorted(dist.glob(pattern))]

    page = PRELOAD.sub("", page)
    page = STYLESHEET.sub(lambda match: style(dist, match[1]), page)
    page = SCRIPT.sub(lambda match: f"<script>\n{(dist / match[1]).read_text('utf-8')}</script>", page)
    opener = (STATIC / "boot" / "single.js").read_text("utf-8")
    mark = '<script data-boot="assets.js">'
    page = page.replace(mark, f'<script data-boot="single.js">\n{opener}</script>\n{mark}')
    if left := re.findall(r'(?:src|href)="(?!data:|#|https?:)([^"]+)"', page):
        stop(f"the single file would still load {', '.join(left)}")

    parts = [inert("asset", path, (dist / path).read_bytes()) for path in files]
    for module in modules:
        path = module.relative_to(dist).as_posix()
        parts.append(inert("module", path, named_imports(module.read_text("utf-8"), path).encode()))
    target = dist / "shamble.html"
    target.write_text(page.replace("</body>", "\n".join([*parts, "</body>"])), "utf-8")
    return target
