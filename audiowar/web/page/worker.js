// The script of the worker with the engine: it starts Python, which runs the whole program, passes
// messages between Python and the page, and stores the player's files.
// @ts-expect-error: exists only in the built page.
import { loadPyodide } from "./python/pyodide.mjs";
import { unpackZip } from "./unpack_zip.js";
import { WorkerFiles } from "./worker_files.js";
import { makeSocketOpener } from "./worker_sockets.js";

const HOME = "/home/audiowar"; // The player's folder in the file system of Python.
const PACKAGES = "/lib/python3.14/site-packages"; // Where Python finds the program.
const SNAPSHOTS = "audiowar-start"; // The cache with the memory of a started interpreter.
/** Report the progress of the start, or a problem, to the page. */
const report = (is, more = {}) => postMessage({ is, ...more });
let outgoing = [], // Messages from the engine that are not posted to the page yet.
  timer = null, // Runs what is due in the engine.
  lastWrite = Promise.resolve(), // Settled when all changes so far are stored.
  isUnstored = false; // Whether the last changes could not be stored.
let files, engine, site;

// Progress

const fetchUncounted = self.fetch.bind(self);
let loadedBytes = 0,
  percent = -1;
/** Fetch as usual, but count the received bytes, and report the progress. */
async function fetch(...request) {
  const response = await fetchUncounted(...request);
  if (!response.ok || !response.body) return response;
  const count = new TransformStream({
    transform(part, next) {
      loadedBytes += part.length;
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
  const now = Math.min(100, 25 * Math.floor((4 * loadedBytes) / site.size));
  if (now > percent) {
    percent = now;
    report("loading", { percent });
  }
}

// Start

/** Return the stored memory of an interpreter that has imported the program, or undefined. */
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
    const packing = new Blob([snapshot]).stream().pipeThrough(new CompressionStream("gzip"));
    const packed = await new Response(packing).blob();
    await (await caches.open(SNAPSHOTS)).put(`snapshot-${site.version}`, new Response(packed));
    report("snapshot");
  } catch {
    /* There is no space, so the next start will be slow too. */
  }
}

/**
 * Start Python with the program: `core` is a promise of its zip archive. Return Python, and how it
 * was started: "warm" from a snapshot, "cold" while making a snapshot, or "plain" without one.
 */
async function loadPython(core) {
  const options = {
    indexURL: new URL("./python/", location.href).href,
    env: { HOME, AUDIOWAR_HOME: HOME, PYTHONHASHSEED: "0" },
  };
  const snapshot = await loadSnapshot();
  if (snapshot) {
    try {
      const py = await loadPyodide({ ...options, _loadSnapshot: snapshot });
      unpackZip(py.FS, PACKAGES, await core);
      return [py, "warm"];
    } catch (error) {
      console.warn("snapshot", error);
      await caches.delete(SNAPSHOTS);
    }
  }
  try {
    const py = await loadPyodide({ ...options, _makeSnapshot: true });
    unpackZip(py.FS, PACKAGES, await core);
    py.runPython("from audiowar.web.worker import preload_modules\npreload_modules()");
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
  unpackZip(py.FS, PACKAGES, await core);
  return [py, "plain"];
}

/** Start the engine, and report that it is ready. */
async function boot() {
  site = await (await fetchUncounted("site.json")).json();
  self.fetch = fetch;
  const core = fetch("core.zip").then((response) => response.arrayBuffer());
  const [py, how] = await loadPython(core);
  files = new WorkerFiles(py.FS, HOME);
  await files.load();
  const worker = py.pyimport("audiowar.web.worker");
  const post = (text) => {
    outgoing.push(...JSON.parse(text));
  };
  engine = worker.PageWorker(
    post,
    makeSocketOpener(() => runTurn(runDue)),
    new URL("./", location.href).href,
  );
  report("ready", { how });
  if (files.isDamaged) report("damaged");
}

// Play

const runDue = () => engine.run_due_screens();
/** Return a turn that passes messages (JSON text) to the engine. Another turn follows soon. */
const passMessages = (text) => () => {
  engine.handle_messages(text);
  return 0;
};

/** Store the changed files, then post the engine's messages. Plan the next turn in `due` seconds. */
function finishTurn(due) {
  const messages = outgoing,
    changes = files.takeChanges();
  outgoing = [];
  if (changes.length)
    lastWrite = lastWrite
      .then(() => files.save(changes))
      .then(() => {
        isUnstored = false;
      }, reportUnstored);
  if (messages.length) lastWrite = lastWrite.then(() => postMessage(messages));
  clearTimeout(timer);
  if (due !== undefined && due !== null)
    timer = setTimeout(() => runTurn(runDue), Math.max(4, due * 1000));
}
/**
 * Run a turn of the engine: `turn` returns the seconds until the next one, if any. Report a failure to
 * the page, which can start again.
 */
function runTurn(turn) {
  try {
    finishTurn(turn());
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
/** Tell the engine once that changes could not be stored. */
function reportUnstored() {
  if (isUnstored) return;
  isUnstored = true;
  setTimeout(() => runTurn(passMessages('[{"t":"stored","ok":false}]')));
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
    lastWrite.then(() => report("left"));
    return;
  }
  runTurn(passMessages(JSON.stringify(data)));
};
