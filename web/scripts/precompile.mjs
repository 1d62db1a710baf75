// Compiles the Python of public/pocket/*.zip as the browser's own Python would at every start, once and for all.
import { readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib.util, io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(data):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_bytes())) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in old.namelist():
            text = old.read(name)
            if name.endswith(".py"):
                # what is not ours loses its documentation; "unchecked": a file without its source is what it is
                code = _code_to_hash_pyc(compile(text, name, "exec", dont_inherit=True, optimize=0 if name.startswith("drovers") else 2), importlib.util.source_hash(text), False)
                name, text = name + "c", bytes(code)
            new.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return out.getvalue()
compiled
`;

const python = await loadPyodide();
const compiled = python.runPython(COMPILE);
for (const name of ["python_stdlib.zip", "house.zip"]) {
  const path = `public/pocket/${name}`;
  const before = new Uint8Array(await readFile(path));
  const made = compiled(before).toJs();
  await writeFile(path, made);
  console.log(`${name}: ${before.length} -> ${made.length} bytes`);
}
