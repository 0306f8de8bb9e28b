// Where files come from in the single-file edition: from inert elements of the page itself, which hold them as base64.
// Module scripts become blob addresses behind an import map; tools/single.py has given their imports plain names.

(() => {
  const parsed = new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));

  function fromBase64(text) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
    return bytes;
  }

  function unpack(element) {
    const stream = new Blob([fromBase64(element.textContent)]).stream();
    return element.dataset.packed === "gzip" ? stream.pipeThrough(new DecompressionStream("gzip")) : stream;
  }

  const open = (path) => find("asset", path);

  async function find(kind, path) {
    await parsed;
    const element = document.querySelector(`script[data-${kind}="${path}"]`);
    return element ? new Response(unpack(element)) : new Response(null, { status: 404 });
  }

  const mapped = parsed.then(async () => {
    const imports = {};
    const modules = [...document.querySelectorAll("script[data-module]")];
    await Promise.all(
      modules.map(async (element) => {
        const path = element.dataset.module;
        const source = await new Response(unpack(element)).blob();
        const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
        imports[`shamble/${path}`] = address;
        imports[`./${path}`] = address; // PyScript asks for its interpreter by address, relative to the page
      }),
    );
    const map = document.createElement("script");
    map.type = "importmap";
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);
  });

  shamble.source = {
    open,
    module: (path) => mapped.then(() => import(`shamble/${path}`)),
    script: (path) => find("module", path),
  };
})();
