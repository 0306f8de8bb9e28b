// Makes the memory snapshot: Python with the engine already imported, so that no visitor's page has to do it again.
// usage: node snapshot.mjs <folder of wheels> <folder of Pyodide> <file to write> <package to import>
//
// The wheels lie in the file system as they are and are imported as zip files: the page puts the same files at the
// same place (static/boot/boot.mjs), and whatever is imported or read later is found there.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [wheels, pyodide, target, root] = process.argv.slice(2);

const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
try {
  const python = await loadPyodide({
    _makeSnapshot: true,
    fsInit: async (FS) => {
      FS.mkdirTree("/wheels");
      for (const name of readdirSync(wheels).filter((name) => name.endsWith(".whl"))) {
        FS.writeFile(`/wheels/${name}`, readFileSync(join(wheels, name)));
      }
    },
  });

  // Stand-ins for what page modules take from js when they are imported. The snapshot remembers them by name, so that
  // in the page the same Python names mean the real things.
  for (const name of ["window", "localStorage", "sessionStorage", "location", "navigator"]) globalThis[name] ??= {};
  globalThis.document = { documentElement: {}, head: {}, body: {} };

  const recipe = readFileSync(new URL("inside_snapshot.py", import.meta.url), "utf-8");
  const scope = python.runPython("{}");
  const left = python.runPython(`${recipe}\nprepare(${JSON.stringify(root)})`, { globals: scope });
  scope.destroy();
  if (left) console.log(`left for the page to import: ${left}`);
  writeFileSync(target, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
} catch (error) {
  console.log(error.message); // uncaught, it would come with a megabyte of generated source
  process.exit(1);
}
process.exit(0);
