// Starts Python: from the memory snapshot when there is a good one, otherwise from the beginning.
//
// PyScript takes this module for its interpreter (see pyscript.json) and asks it for loadPyodide. By then Python is
// already on its way: it starts when this module is loaded, while PyScript itself still is.

const PAGE = 65_536; // bytes, in WebAssembly
const STALLED = 10_000; // milliseconds without a byte of the snapshot before it is given up

const { manifest, asset, progress, note, t } = shamble;
const root = document.documentElement;
const at = (path) => new URL(path, document.baseURI).href;
const damaged = t("A part of the game is missing or damaged.");

// Compiled once, while the rest is on its way, for whichever start is made; Pyodide would only warn when this fails.
const compiled = WebAssembly.compileStreaming(asset("runtime/pyodide.asm.wasm"));
compiled.catch((error) => shamble.fail(damaged, error));
WebAssembly.instantiateStreaming = async (_response, imports) => {
  const module = await compiled;
  const instance = await WebAssembly.instantiate(module, imports);
  if (root.dataset.boot === "snapshot") makeRoom(instance.exports.memory, manifest.snapshot.size);
  return { module, instance };
};

// A snapshot that is larger than a fresh memory is not given room by Pyodide itself.
function makeRoom(memory, size) {
  const missing = Math.floor(size / PAGE) - memory.buffer.byteLength / PAGE;
  if (missing > 0) memory.grow(missing);
}

// Imported here and not at the top: these modules are large, and compiling and unpacking need not wait for them.
const modules = Promise.all([import("../runtime/pyodide.mjs"), import("../runtime/pyodide.asm.mjs")]);
const lock = asset(manifest.lock).then((response) => response.text());

async function launch(options) {
  const [{ loadPyodide: startPyodide }, { default: createPyodideModule }] = await modules;
  return startPyodide({
    createPyodideModule,
    indexURL: at("runtime/"),
    lockFileContents: await lock,
    packageBaseUrl: at("wheels/"),
    ...options,
  });
}

async function plain() {
  root.dataset.boot = "plain";
  const python = await launch({ packages: manifest.packages });
  const missing = manifest.packages.filter((name) => !(name in python.loadedPackages));
  if (missing.length) throw new Error(`not loaded: ${missing.join(", ")}`);
  return python;
}

// The snapshot holds memory, not files: the wheels are put where it expects them (see tools/snapshot.mjs), so that
// what is imported or read later is found.
async function fromSnapshot() {
  const [memory, ...wheels] = await Promise.all([
    asset(manifest.snapshot.path).then((response) => unpack(response, manifest.snapshot.size)),
    ...manifest.wheels.map(async (path) => [path, await (await asset(path)).arrayBuffer()]),
  ]);
  return launch({
    _loadSnapshot: memory,
    fsInit: async (FS) => {
      FS.mkdirTree("/wheels");
      for (const [path, content] of wheels) {
        FS.writeFile(path.replace(/^.*\//, "/wheels/"), new Uint8Array(content), { canOwn: true });
      }
    },
  });
}

async function unpack(response, size) {
  const reader = response.body.pipeThrough(new DecompressionStream("gzip")).getReader();
  const memory = new Uint8Array(size);
  let length = 0;
  for (;;) {
    const { done, value } = await inTime(reader.read());
    if (done) break;
    memory.set(value, length);
    length += value.length;
  }
  if (length !== size) throw new Error(`${length} bytes instead of ${size}`);
  return memory;
}

async function inTime(promise) {
  let timer;
  const late = new Promise((_done, fail) => {
    timer = setTimeout(() => fail(new Error("the download has stalled")), STALLED);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function start() {
  if (root.dataset.boot === "snapshot") {
    try {
      return await fromSnapshot();
    } catch (error) {
      if (root.dataset.app === "failed") throw error; // not the snapshot's fault
      root.dataset.bootNote = String(error.message ?? error);
      note(`without snapshot: ${root.dataset.bootNote}`);
    }
  }
  return plain();
}

// PyScript first writes and imports its own Python library, which nothing of ours uses: that would cost a third of the
// start. And an error of the page's script would otherwise reach the console only.
function watched(python) {
  const { runPythonAsync } = python;
  python.runPythonAsync = async (code, ...rest) => {
    if (code.includes("import pyscript as _pyscript")) return undefined;
    progress(0.9, t("Setting up the table"));
    try {
      return await runPythonAsync.call(python, code, ...rest);
    } catch (error) {
      shamble.fail(t("The game met an error while starting."), error);
      throw error;
    }
  };
  return python;
}

const started = start().then(watched);
started.then(
  () => {
    note("Python is there");
    progress(0.8, t("Starting Python"));
  },
  (error) => shamble.fail(t("Python could not be started."), error),
);

export const loadPyodide = async ({ stdout, stderr }) => {
  const python = await started;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  return python;
};
export const version = manifest.pyodide;
export { compiled }; // for beside.mjs

// PyScript looks for its <script type="py"> when it is loaded, so the page has to be there. It would also load every
// plugin for MicroPython, which we do not have, unless that is configured too.
async function startPyScript() {
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));
  const other = document.createElement("mpy-config");
  other.hidden = true;
  other.textContent = JSON.stringify({ plugins: manifest.plugins });
  document.body.append(other);
  await import("../pyscript/core.js");
}
startPyScript().catch((error) => shamble.fail(damaged, error));
