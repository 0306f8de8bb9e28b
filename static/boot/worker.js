// The second Python, in its worker (see beside.mjs). The first message brings what it is made from; every other one is
// a text of JSON for the function that answers, and so is all that goes back: what it tells, or {"failed": why}.

let answering;

const failed = (error) => postMessage(JSON.stringify({ failed: String(error.message ?? error) }));

const load = (source) => import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));

async function begin({ home, modules, files, lock, compiled, packages, module, name }) {
  globalThis.fetch = async (input) => {
    const path = new URL(input instanceof Request ? input.url : input, home).href.slice(home.length);
    if (path.endsWith(".wasm")) return new Response(); // it is compiled already
    return path in files ? new Response(files[path]) : new Response(null, { status: 404 });
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module: compiled,
    instance: await WebAssembly.instantiate(compiled, imports),
  });
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(modules.map(load));
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: `${home}runtime/`,
    lockFileContents: lock,
    packageBaseUrl: `${home}wheels/`,
    packages,
  });
  const missing = packages.filter((each) => !(each in python.loadedPackages));
  if (missing.length) throw new Error(`not loaded: ${missing.join(", ")}`);
  return python.pyimport(module)[name];
}

addEventListener("message", async ({ data }) => {
  try {
    if (typeof data === "string") (await answering)(data, postMessage);
    else await (answering = begin(data));
  } catch (error) {
    failed(error);
  }
});
