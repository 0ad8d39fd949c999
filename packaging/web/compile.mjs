// Compile every module in a folder with the Python that will run it, and delete the sources.
// node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";
const [, , runtime, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: runtime });
python.mountNodeFS("/folder", folder);
python.runPython(`
import os, py_compile
for where, folders, files in os.walk("/folder"):
    folders.sort()
    for name in sorted(files):
        if name.endswith(".py"):
            path = os.path.join(where, name)
            said = os.path.relpath(path, "/folder")
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(path, path + "c", said, True, 2, mode)
            os.remove(path)
`);
