"""Every effect is short, can be heard, does not clip, and is not taken for another: measured, as nobody listens."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tools.paths import ROOT

MEASURE = """async (source) => {
  const RATE = 44100;
  const found = {};
  const render = async (name) => {
    const context = new OfflineAudioContext(1, 2 * RATE, RATE);
    Object.defineProperty(context, "state", { get: () => "running" });
    window.AudioContext = function () { return context; };
    window.shamble = undefined;
    (0, eval)(source);
    if (name) shamble.sound.play(name, 1);
    return (await context.startRendering()).getChannelData(0);
  };
  await render("");
  for (const name of shamble.sound.names) {
    const whole = await render(name);
    const peak = whole.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const first = whole.findIndex((each) => Math.abs(each) > peak / 100);
    const last = whole.findLastIndex((each) => Math.abs(each) > peak / 100);
    const heard = whole.subarray(first, last + 1);
    const power = heard.reduce((sum, each) => sum + each * each, 0) / heard.length;
    let weighed = 0, energy = 0;
    for (let pitch = 40; pitch < 16000; pitch *= 1.05) {
      const turn = (2 * Math.PI * pitch) / RATE;
      let re = 0, im = 0;
      heard.forEach((each, at) => { re += each * Math.cos(turn * at); im += each * Math.sin(turn * at); });
      const here = (re * re + im * im) * pitch; // the bands grow with the pitch
      weighed += here * pitch;
      energy += here;
    }
    found[name] = [heard.length / RATE, peak, Math.sqrt(power), weighed / energy];
  }
  return found;
}"""
"""Each effect at full volume, played into an offline context: seconds, peak, mean loudness, middle of its spectrum."""


class Heard(NamedTuple):
    seconds: float
    peak: float
    loudness: float
    pitch: float


@pytest.mark.usefixtures("one_browser")
def test_effects_can_be_heard_and_told_apart(browser: Browser) -> None:
    page = browser.new_page()
    source = (ROOT / "static" / "sound.js").read_text("utf-8")
    effects = {name: Heard(*found) for name, found in page.evaluate(MEASURE, source).items()}
    page.close()
    assert len(effects) >= 9
    for name, effect in effects.items():
        assert 0.05 <= effect.seconds <= 1, (name, effect)
        assert 0.1 <= effect.peak <= 0.95, (name, effect)
        assert effect.loudness >= 0.015, (name, effect)
    loud = [effect.loudness for effect in effects.values()]
    assert max(loud) / min(loud) < 10, "none drowns the others"
    for (one, a), (other, b) in combinations(effects.items(), 2):
        apart = max(a.seconds / b.seconds, b.seconds / a.seconds, a.pitch / b.pitch, b.pitch / a.pitch)
        assert apart > 1.2, (one, a, other, b)
