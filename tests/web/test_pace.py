"""Speeds: the style sheet knows the same ones, and the same times."""

from __future__ import annotations

import re
from pathlib import Path

from pyapp.web.page.speeds import PACES, Speed

CSS = (Path(__file__).parents[2] / "static" / "theme.css").read_text(encoding="utf-8")


def test_every_speed_has_its_times() -> None:
    assert list(PACES) == list(Speed) == ["instant", "fast", "normal", "slow"]


def test_counters_glide_in_the_style_sheet_as_long_as_the_show_thinks() -> None:
    usual = re.search(r":root \{.*?--glide: (\d+)ms", CSS, re.S)
    assert usual is not None
    others = re.findall(r':root\[data-speed="(\w+)"\] \{\s*--glide: (\d+)ms', CSS)
    glides = {Speed.NORMAL: int(usual[1]), **{speed: int(time) for speed, time in others}}
    assert glides == {speed: pace.glide for speed, pace in PACES.items()}
