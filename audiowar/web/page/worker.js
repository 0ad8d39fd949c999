// The engine in a worker: Python runs the whole program; this starts it and keeps its files.
// @ts-expect-error: lies beside the built page only.
import { loadPyodide } from "./python/pyodide.mjs";
import { connector } from "./socket.js";
import { WorkerFiles } from "./worker_files.js";
import { unpack } from "./unpack.js";

const HOME = "/home/audiowar";
const PLACE = "/lib/python3.14/site-packages";
const SNAPSHOTS = "audiowar-start";
const tell = (is, more = {}) => postMessage({ is, ...more });
let out = [],
  timer = null,
  written = Promise.resolve(),
  failing = false;
let store, engine, site;

// Progress

const real = self.fetch.bind(self);
let loaded = 0,
  percent = -1;
/** Fetch as ever, counting what comes. */
async function fetch(...request) {
  const response = await real(...request);
  if (!response.ok || !response.body) return response;
  const count = new TransformStream({
    transform(part, next) {
      loaded += part.length;
      advance();
      next.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(count), {
    status: response.status,
    headers: response.headers,
  });
}
function advance() {
  const now = Math.min(100, 25 * Math.floor((4 * loaded) / site.size));
  if (now > percent) {
    percent = now;
    tell("loading", { percent });
  }
}

// Start

/** The state of an interpreter that has everything loaded, as this browser has kept it. */
async function kept() {
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

async function keep(snapshot) {
  try {
    await caches.delete(SNAPSHOTS);
    const small = new Blob([snapshot]).stream().pipeThrough(new CompressionStream("gzip"));
    const whole = await new Response(small).blob();
    await (await caches.open(SNAPSHOTS)).put(`snapshot-${site.version}`, new Response(whole));
    tell("snapshot");
  } catch {
    /* no room: the next start is a slow one too */
  }
}

async function python(core) {
  const options = {
    indexURL: new URL("./python/", location.href).href,
    env: { HOME, AUDIOWAR_HOME: HOME, PYTHONHASHSEED: "0" },
  };
  const snapshot = await kept();
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
    if (made) setTimeout(() => keep(made), 3000);
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
  const [py, how] = await python(core);
  store = new WorkerFiles(py.FS, HOME);
  await store.load();
  const worker = py.pyimport("audiowar.web.worker");
  const post = (text) => {
    out.push(...JSON.parse(text));
  };
  engine = worker.start_worker(
    post,
    connector(() => turn(() => engine.tick())),
    new URL("./", location.href).href,
  );
  tell("ready", { how });
  if (store.damaged) tell("damaged");
}

// Play

/** Post what the engine told; what it wrote is kept before. */
function flush(due) {
  const messages = out,
    changes = store.changes();
  out = [];
  if (changes.length)
    written = written
      .then(() => store.save(changes))
      .then(() => {
        failing = false;
      }, failed);
  if (messages.length) written = written.then(() => postMessage(messages));
  clearTimeout(timer);
  if (due !== undefined && due !== null)
    timer = setTimeout(() => turn(() => engine.tick()), Math.max(4, due * 1000));
}
/** Let the engine have its turn; where it fails, the page says so, and a new start goes on. */
function turn(what) {
  try {
    flush(what());
  } catch (error) {
    clearTimeout(timer);
    stopped(error);
  }
}
function stopped(error) {
  console.error(error);
  tell("failed", {
    reason: String(error?.message ?? error)
      .trim()
      .slice(-200),
  });
}
function failed() {
  if (failing) return;
  failing = true;
  setTimeout(() => turn(() => engine.handle_messages('[{"t":"stored","ok":false}]')));
}

const booted = boot();
booted.catch(stopped);
onmessage = async ({ data }) => {
  try {
    await booted;
  } catch {
    return;
  }
  if (data.leave) {
    written.then(() => tell("left"));
    return;
  }
  turn(() => engine.handle_messages(JSON.stringify(data)));
};
