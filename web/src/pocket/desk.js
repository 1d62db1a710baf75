// The house in this worker: Python under Pyodide, our sources unpacked, the desk of `drovers/pocket/worker.py` opened.
// The same file runs in the browser's worker and, in tests, under Node.

/** Opens the house: `house` is what the build packed, `kept` what the browser kept, as texts by key. */
export async function openDesk({ loadPyodide, indexURL, house, kept, save, say, prepare = () => undefined }) {
  const python = await loadPyodide({
    indexURL,
    packages: [],
    env: { HOME: "/home/house", NUMBA_DISABLE_JIT: "1" },
    stdout: (text) => console.log(text),
    stderr: (text) => console.warn(text),
  });
  const folder = `/lib/python${python.runPython("import sys; f'{sys.version_info.major}.{sys.version_info.minor}'")}/site-packages`;
  python.unpackArchive(house, "zip", { extractDir: folder });
  python.runPython("import importlib; importlib.invalidate_caches()");
  prepare(python);
  python.FS.mkdirTree(`${folder}/drovers/bots/weights`);
  const desk = python.pyimport("drovers.pocket.worker").Desk(JSON.stringify(kept), save, say);
  return {
    python,
    desk,
    /** Gives the bots what a network of this game has learned. */
    learn: (game, weights) => python.FS.writeFile(`${folder}/drovers/bots/weights/${game}.net`, weights),
    enter: (port, lang) => desk.enter(port, lang),
    leave: (port) => desk.leave(port),
    hear: (port, text) => desk.hear(port, text),
    ask: async (method, address, body) => {
      const answer = await desk.ask(method, address, body);
      const [status, text] = answer.toJs();
      answer.destroy();
      return { status, text };
    },
  };
}
