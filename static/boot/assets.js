// Gets the files of the runtime, all at once and early, counts their bytes for the progress bar, and says which one is
// missing. Pyodide's own requests are answered from here, so each file is loaded once.

(() => {
  const { manifest, language, t } = shamble;
  const { files } = manifest;
  const home = new URL(".", document.baseURI).href;
  const nativeFetch = window.fetch.bind(window);

  const source = (shamble.source ??= {
    open: (path, integrity) => nativeFetch(home + path, integrity ? { integrity } : {}),
    module: (path) => import(home + path),
    script: (path) => nativeFetch(home + path), // its source
  });

  const wanted = Object.keys(files).filter(
    (path) => path !== manifest.snapshot?.path || document.documentElement.dataset.boot === "snapshot",
  );
  const total = wanted.reduce((sum, path) => sum + files[path].size, 0);
  let loaded = 0;

  const tenths = new Intl.NumberFormat(language in manifest.texts ? language : "en", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const megabytes = (bytes) => tenths.format(bytes / 1e6);
  function count(bytes) {
    loaded = Math.min(total, loaded + bytes);
    shamble.progress((0.7 * loaded) / total, `${t("Downloading")} ${megabytes(loaded)} / ${megabytes(total)} MB`);
  }

  const WASM = "application/wasm";

  async function countAll(body) {
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) count(part.value.byteLength);
  }

  function counted(response, path) {
    // A browser keeps compiled code beside the file that it came from, so what is compiled has to be the network's own
    // response; the bytes of its copy are counted.
    if (path.endsWith(".wasm") && response.headers.get("Content-Type")?.startsWith(WASM)) {
      countAll(response.clone().body).catch(() => {}); // whoever compiles it is told
      return response;
    }
    const counter = new TransformStream({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    // The type is ours to say: not every host knows .wasm, and streaming compilation insists on it.
    const type = path.endsWith(".wasm") ? WASM : "application/octet-stream";
    return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": type } });
  }

  async function open(path) {
    try {
      const response = await source.open(path, files[path].integrity);
      if (!response.ok) throw new Error(`the answer was ${response.status}`);
      return counted(response, path);
    } catch (error) {
      const lost = new Error(`${path}: ${error.message}`);
      // Only the snapshot can be done without.
      if (path !== manifest.snapshot?.path) shamble.fail(t("A part of the game is missing or damaged."), lost);
      throw lost;
    }
  }

  const early = new Map();
  for (const path of wanted) {
    const response = open(path);
    response.catch(() => {}); // whoever asks for it is told
    early.set(path, response);
  }

  // A response can be read once: the first to ask gets the early one, a second start loads again.
  shamble.asset = (path) => {
    const response = early.get(path) ?? open(path);
    early.delete(path);
    return response;
  };

  window.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, document.baseURI).href;
    const path = address.startsWith(home) ? address.slice(home.length) : "";
    if (path.endsWith(".wasm")) return Promise.resolve(new Response()); // boot.mjs compiles it
    return Object.hasOwn(files, path) ? shamble.asset(path) : nativeFetch(input, init);
  };
  addEventListener("shamble:ready", () => (window.fetch = nativeFetch), { once: true });

  source.module("boot/boot.mjs").catch((error) => shamble.fail(t("A part of the game is missing or damaged."), error));
})();
