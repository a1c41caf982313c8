// Runs phone.py with the Python that Android ships: loads it into Node and mounts the tree and our packages.
// `node tests/shipping/phone.mjs PYODIDE SITE_PACKAGES`, started by `sh house phone`.

import { pathToFileURL } from "node:url";

const [pyodide, packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1", PYTHONOPTIMIZE: "2" } });
for (const [place, folder] of [["/house", process.cwd()], ["/packages", packages]]) {
  python.FS.mkdir(place);
  python.mountNodeFS(place, folder);
}
try {
  process.exitCode = python.runPython(`
    import os, sys
    os.chdir("/house")
    sys.path[:0] = ["/house"]
    sys.path.append("/packages")
    from tests.shipping.phone import play
    play()
  `);
} catch (trouble) {
  // The full error would begin with the megabyte of code that raised it.
  console.error(trouble.message);
  process.exitCode = 1;
}
