// How the page starts, as the player and a test see it: the state on <html>, the progress bar, the watchdog.
// Python speaks to it through window.shamble: progress(fraction, label), ready(), fail(reason, detail).

window.shamble = (() => {
  const PATIENCE = 20; // seconds without any sign of progress before the start counts as failed
  const LATIN = /^U\+0+-/i; // the faces for plain letters; those for the rest of Latin come when they are needed

  const root = document.documentElement;
  const manifest = JSON.parse(document.getElementById("manifest").textContent);
  const query = new URLSearchParams(location.search);
  const language = (query.get("lang") ?? preferred() ?? navigator.language).slice(0, 2);
  const texts = manifest.texts[language] ?? {};
  const t = (text) => texts[text] ?? text;
  const notes = [];
  let quiet = 0;
  let tooSlow = false;

  function preferred() {
    try {
      return JSON.parse(localStorage.getItem("shamble:preferences") ?? "{}").language;
    } catch {
      return undefined; // no storage, or not ours
    }
  }

  const seconds = () => (performance.now() / 1000).toFixed(2);
  const note = (text) => notes.push(`${seconds()} s  ${text}`);

  function show(fraction, label) {
    const bar = document.getElementById("boot-bar");
    if (!bar) return; // the body is not there yet
    bar.value = Math.max(bar.value, Math.min(1, fraction));
    document.getElementById("boot-label").textContent = label;
  }

  function progress(fraction, label) {
    quiet = 0;
    if (root.dataset.app === "booting") show(fraction, label);
  }

  function ready() {
    if (root.dataset.app === "failed" && !tooSlow) return; // late is welcome, broken is not
    clearInterval(watchdog);
    show(1, t("Ready"));
    note("ready");
    document.getElementById("failure")?.remove();
    delete root.dataset.failure;
    root.dataset.app = "ready";
    performance.mark("shamble:ready");
    dispatchEvent(new Event("shamble:ready"));
    // A weight that is first seen in mid-game would let the whole page be laid out again when it comes.
    for (const face of document.fonts) if (LATIN.test(face.unicodeRange)) face.load().catch(() => {});
  }

  // Chromium's stack repeats the message, Firefox's does not.
  function describe(detail) {
    const stack = detail?.stack ?? "";
    return stack.includes(detail?.message) ? stack : `${detail}\n${stack}`.trim();
  }

  // The first reason is the one that helps; what follows from it goes into the report only.
  function fail(reason, detail = "") {
    const why = describe(detail ?? "");
    note(`failed: ${reason} ${why}`.trim());
    if (root.dataset.app === "failed") return;
    clearInterval(watchdog);
    const title = root.dataset.app === "ready" ? t("Shamble has stopped") : t("Shamble could not start");
    root.dataset.app = "failed";
    root.dataset.failure = reason;
    shamble.showCard(title, reason, why);
  }

  const report = () =>
    [
      `Shamble ${manifest.version}, build ${manifest.build}`,
      `${root.dataset.app}, ${root.dataset.boot} ${root.dataset.bootNote ?? ""}`.trim(),
      `${location.protocol} ${location.search} ${navigator.userAgent}`,
      ...notes,
    ].join("\n");

  // Ticks are counted, not the clock: a page that was blocked or asleep is given its full patience afterwards.
  const watchdog = setInterval(() => {
    quiet += 1;
    if (quiet < PATIENCE) return;
    tooSlow = true;
    fail(t("The start does not get any further."), `nothing happened for ${PATIENCE} s`);
  }, 1000);

  const starting = () => root.dataset.app === "booting";
  addEventListener("error", ({ message, error }) => {
    note(`error: ${message}`);
    // Without an error object it is a remark of the browser, such as a ResizeObserver that has to wait a frame.
    if (starting() && error) fail(t("The page met an error while starting."), error);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    note(`rejected: ${reason}`);
    if (starting()) fail(t("The page met an error while starting."), reason);
  });
  addEventListener("py:progress", ({ detail }) => {
    quiet = 0;
    note(`PyScript: ${detail}`);
  });
  for (const name of ["py:ready", "py:done"]) {
    addEventListener(name, () => {
      quiet = 0;
      note(name);
    });
  }

  root.dataset.app = "booting";
  root.dataset.boot = manifest.snapshot && query.get("snapshot") !== "off" ? "snapshot" : "plain";
  return { manifest, language, t, note, progress, ready, fail, report };
})();
