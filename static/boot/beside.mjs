// Opens a second Python in a worker, for what would keep the page waiting: simulations. It is imported on first use.
//
// Everything that Python needs is handed over, so the worker asks the network for nothing: that is how it also works in
// the single-file edition, where nothing can be fetched. What was compiled for the page is not compiled again.

import { compiled } from "./boot.mjs";

const { manifest, source } = shamble;
const MODULES = ["runtime/pyodide.mjs", "runtime/pyodide.asm.mjs"];
const FILES = ["runtime/python_stdlib.zip", ...manifest.wheels];

async function got(path) {
  const response = await source.open(path, manifest.files[path].integrity);
  if (!response.ok) throw new Error(`${path}: the answer was ${response.status}`);
  return response;
}

// `module` and `name` say which function of Python answers: it is given the text of each message, and a function with
// which it tells.
export async function open(module, name) {
  const [address, lock, modules, ...contents] = await Promise.all([
    source.address("boot/worker.mjs"),
    got(manifest.lock).then((response) => response.text()),
    Promise.all(MODULES.map((path) => source.address(path))),
    ...FILES.map((path) => got(path).then((response) => response.arrayBuffer())),
  ]);
  const files = Object.fromEntries(FILES.map((path, number) => [path, contents[number]]));
  const worker = new Worker(address, { type: "module" });
  const home = new URL(".", document.baseURI).href;
  worker.postMessage(
    { home, modules, files, lock, compiled: await compiled, packages: manifest.packages, module, name },
    contents,
  );
  return worker;
}
