// Opens a second Python in a worker, for what would keep the page waiting: simulations. It is imported on first use.
//
// Everything that Python needs is handed over, its modules as text, so the worker asks the network for nothing. That is
// how it also works in the single-file edition: a worker of a page from disk can load only what it has made itself. What
// was compiled for the page is not compiled again.

import { compiled } from "./boot.mjs";

const { manifest, source } = shamble;
const MODULES = ["runtime/pyodide.mjs", "runtime/pyodide.asm.mjs"];
const FILES = ["runtime/python_stdlib.zip", ...manifest.wheels];

async function got(path, asked) {
  const response = await asked;
  if (!response.ok) throw new Error(`${path}: the answer was ${response.status}`);
  return response;
}

const script = (path) => got(path, source.script(path)).then((response) => response.text());
const file = (path) => got(path, source.open(path, manifest.files[path].integrity));

// `module` and `name` say which function of Python answers: it is given the text of each message, and a function with
// which it tells.
export async function open(module, name) {
  const [worker, lock, modules, ...contents] = await Promise.all([
    script("boot/worker.js"),
    file(manifest.lock).then((response) => response.text()),
    Promise.all(MODULES.map(script)),
    ...FILES.map((path) => file(path).then((response) => response.arrayBuffer())),
  ]);
  // Pyodide wants a module, and of those a page from disk may only begin what is in the address itself.
  const begun = new Worker(`data:text/javascript,${encodeURIComponent(worker)}`, { type: "module" });
  const files = Object.fromEntries(FILES.map((path, number) => [path, contents[number]]));
  const home = new URL(".", document.baseURI).href;
  begun.postMessage(
    { home, modules, files, lock, compiled: await compiled, packages: manifest.packages, module, name },
    contents,
  );
  return begun;
}
