// A few short effects, made on the spot: no files. Python calls shamble.sound.play(name, volume).
// A browser lets a page be heard only after somebody has touched it; until then sounds are dropped, not queued.

(() => {
  let context = null;
  let hiss = null;

  function ready() {
    const Context = window.AudioContext ?? window.webkitAudioContext;
    if (!Context) return false;
    context ??= new Context();
    if (context.state === "suspended") context.resume();
    return context.state === "running";
  }

  function noise() {
    if (!hiss) {
      hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const data = hiss.getChannelData(0);
      for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = hiss;
    return source;
  }

  // How loud a sound is over its time: up at once, then away.
  function shaped(source, out, at, length, peak, rise = 0.005) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(peak, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    source.connect(gain).connect(out);
    source.start(at);
    source.stop(at + length + 0.02);
  }

  function rush(out, at, length, peak, kind, from, to = from, q = 1) {
    const filter = context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    filter.connect(out);
    shaped(noise(), filter, at, length, peak);
  }

  function tone(out, at, length, peak, kind, from, to = from, rise = 0.005) {
    const source = context.createOscillator();
    source.type = kind;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    shaped(source, out, at, length, peak, rise);
  }

  const effects = {
    step(out, at) {
      rush(out, at, 0.16, 0.9, "lowpass", 520, 180);
      tone(out, at, 0.14, 0.35, "sine", 120, 70);
    },
    door(out, at) {
      tone(out, at, 0.3, 0.8, "sine", 140, 55);
      rush(out, at, 0.2, 0.8, "lowpass", 1600, 260);
      rush(out, at + 0.13, 0.09, 2.4, "bandpass", 2200, 1500, 4);
    },
    dice(out, at) {
      for (const [delay, pitch] of [[0, 2600], [0.06, 3100], [0.11, 2300], [0.2, 2800], [0.31, 2500]])
        rush(out, at + delay, 0.07, 4, "bandpass", pitch, pitch * 0.8, 6);
    },
    card(out, at) {
      rush(out, at, 0.12, 1.6, "bandpass", 1800, 4200, 1.5);
      rush(out, at + 0.11, 0.05, 1.4, "lowpass", 2400, 700);
    },
    shot(out, at) {
      rush(out, at, 0.5, 1, "lowpass", 5200, 240);
      tone(out, at, 0.3, 0.8, "triangle", 190, 45);
    },
    glass(out, at) {
      rush(out, at, 0.18, 0.6, "highpass", 3600, 5200);
      for (const [delay, pitch] of [[0.02, 3900], [0.06, 5200], [0.1, 4500], [0.17, 6100], [0.24, 5000]])
        tone(out, at + delay, 0.16, 0.18, "sine", pitch, pitch * 0.97);
    },
    bite(out, at) {
      rush(out, at, 0.14, 2.2, "bandpass", 900, 500, 2);
      rush(out, at + 0.12, 0.2, 1.8, "bandpass", 600, 300, 2);
      tone(out, at, 0.28, 0.4, "sawtooth", 90, 60);
    },
    groan(out, at) {
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      filter.Q.value = 3;
      filter.frequency.setValueAtTime(320, at);
      filter.frequency.linearRampToValueAtTime(620, at + 0.25);
      filter.frequency.linearRampToValueAtTime(260, at + 0.7);
      filter.connect(out);
      tone(filter, at, 1.1, 2.2, "sawtooth", 92, 64, 0.18);
      tone(filter, at, 1.05, 1.5, "sawtooth", 97, 66, 0.22);
    },
    win(out, at) {
      [392, 494, 587, 784].forEach((pitch, i) => tone(out, at + i * 0.14, 0.5, 0.35, "triangle", pitch, pitch, 0.02));
    },
    lose(out, at) {
      [294, 277, 220, 147].forEach((pitch, i) => tone(out, at + i * 0.19, 0.6, 0.4, "triangle", pitch, pitch * 0.98, 0.03));
    },
  };

  const sound = {
    heard: 0, // how many were played, for tests
    names: Object.keys(effects),
    play(name, volume) {
      if (!(volume > 0) || !effects[name] || !ready()) return;
      const out = context.createGain();
      out.gain.value = volume * 0.5;
      out.connect(context.destination);
      effects[name](out, context.currentTime + 0.01);
      sound.heard += 1;
      setTimeout(() => out.disconnect(), 2000);
    },
  };

  // The first touch lets the page be heard, if it was asked to be.
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => context?.resume(), { passive: true });

  window.shamble = Object.assign(window.shamble ?? {}, { sound });
})();
