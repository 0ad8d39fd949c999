// The engine in a worker: this script starts Python, which runs the whole program, and stores its files.
// @ts-expect-error: exists only in the built page.
import { loadPyodide } from "./python/pyodide.mjs";
import { makeConnector } from "./socket.js";
import { WorkerFiles } from "./worker_files.js";
import { unpack } from "./unpack.js";

const HOME = "/home/audiowar";
const PLACE = "/lib/python3.14/site-packages";
const SNAPSHOTS = "audiowar-start";
const report = (is, more = {}) => postMessage({ is, ...more });
let out = [],
  timer = null,
  stored = Promise.resolve(),
  failing = false;
let store, engine, site;

// Progress

const real = self.fetch.bind(self);
let loaded = 0,
  percent = -1;
/** Fetch, and count the received bytes. */
async function fetch(...request) {
  const response = await real(...request);
  if (!response.ok || !response.body) return response;
  const count = new TransformStream({
    transform(part, next) {
      loaded += part.length;
      reportProgress();
      next.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(count), {
    status: response.status,
    headers: response.headers,
  });
}
function reportProgress() {
  const now = Math.min(100, 25 * Math.floor((4 * loaded) / site.size));
  if (now > percent) {
    percent = now;
    report("loading", { percent });
  }
}

// Start

/** Return the stored memory of an interpreter that has loaded everything, if there is one. */
async function loadSnapshot() {
  try {
    const found = await (await caches.open(SNAPSHOTS)).match(`snapshot-${site.version}`);
    return (
      found &&
      new Uint8Array(
        await new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
      )
    );
  } catch {
    return undefined;
  }
}

async function storeSnapshot(snapshot) {
  try {
    await caches.delete(SNAPSHOTS);
    const small = new Blob([snapshot]).stream().pipeThrough(new CompressionStream("gzip"));
    const whole = await new Response(small).blob();
    await (await caches.open(SNAPSHOTS)).put(`snapshot-${site.version}`, new Response(whole));
    report("snapshot");
  } catch {
    /* No space: the next start will be slow too. */
  }
}

async function loadPython(core) {
  const options = {
    indexURL: new URL("./python/", location.href).href,
    env: { HOME, AUDIOWAR_HOME: HOME, PYTHONHASHSEED: "0" },
  };
  const snapshot = await loadSnapshot();
  if (snapshot) {
    try {
      const py = await loadPyodide({ ...options, _loadSnapshot: snapshot });
      unpack(py.FS, PLACE, await core);
      return [py, "warm"];
    } catch (error) {
      console.warn("snapshot", error);
      await caches.delete(SNAPSHOTS);
    }
  }
  try {
    const py = await loadPyodide({ ...options, _makeSnapshot: true });
    unpack(py.FS, PLACE, await core);
    py.runPython("from audiowar.web.worker import preload\npreload()");
    let made = null;
    try {
      made = py.makeMemorySnapshot();
    } catch (error) {
      console.warn("snapshot", error);
    }
    if (made) setTimeout(() => storeSnapshot(made), 3000);
    return [py, "cold"];
  } catch (error) {
    console.warn("start", error);
  }
  const py = await loadPyodide(options);
  unpack(py.FS, PLACE, await core);
  return [py, "plain"];
}

async function boot() {
  site = await (await real("site.json")).json();
  self.fetch = fetch;
  const core = fetch("core.zip").then((response) => response.arrayBuffer());
  const [py, how] = await loadPython(core);
  store = new WorkerFiles(py.FS, HOME);
  await store.load();
  const worker = py.pyimport("audiowar.web.worker");
  const post = (text) => {
    out.push(...JSON.parse(text));
  };
  engine = worker.start_worker(
    post,
    makeConnector(() => runTurn(() => engine.tick())),
    new URL("./", location.href).href,
  );
  report("ready", { how });
  if (store.damaged) report("damaged");
}

// Play

/** Post the messages of the engine after storing its files. */
function postMessages(due) {
  const messages = out,
    changes = store.takeChanges();
  out = [];
  if (changes.length)
    stored = stored
      .then(() => store.save(changes))
      .then(() => {
        failing = false;
      }, reportUnstored);
  if (messages.length) stored = stored.then(() => postMessage(messages));
  clearTimeout(timer);
  if (due !== undefined && due !== null)
    timer = setTimeout(() => runTurn(() => engine.tick()), Math.max(4, due * 1000));
}
/** Run a turn of the engine; report a failure to the page, which can start again. */
function runTurn(what) {
  try {
    postMessages(what());
  } catch (error) {
    clearTimeout(timer);
    reportFailure(error);
  }
}
function reportFailure(error) {
  console.error(error);
  report("failed", {
    reason: String(error?.message ?? error)
      .trim()
      .slice(-200),
  });
}
function reportUnstored() {
  if (failing) return;
  failing = true;
  setTimeout(() => runTurn(() => engine.handle_messages('[{"t":"stored","ok":false}]')));
}

const booted = boot();
booted.catch(reportFailure);
onmessage = async ({ data }) => {
  try {
    await booted;
  } catch {
    return;
  }
  if (data.leave) {
    stored.then(() => report("left"));
    return;
  }
  runTurn(() => engine.handle_messages(JSON.stringify(data)));
};
