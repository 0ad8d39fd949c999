// The page: show, say and play what the engine sends, and send it what the player does.
import { PageUpdate } from "./page_update.js";
import { chooseEngine, reloadWith } from "./engine_choice.js";
import { EngineTab } from "./engine.js";
import { bind, buttons } from "./keys.js";
import { ListView } from "./list_view.js";
import { drawChart, drawTable, drawWelcome } from "./table_picture.js";
import { ServerTransport } from "./server_transport.js";
import { Sounds } from "./sounds.js";
import { Speech } from "./speech.js";
import { WorkerTransport } from "./worker_transport.js";

/** @type {(id: string) => any} */
const $ = (id) => document.getElementById(id);
const sounds = new Sounds();
const speech = new Speech($("live0"), $("live1"), $("captions"), $("log"));
let words = {},
  rows = null, // Of buttons.
  lang = "en",
  playing = false,
  ready = false,
  engine = null;
const SILENT = 3000; // Milliseconds that a page may load without a word about it.
const SORRY = { full: "page-thin-full", fault: "page-thin-fault" }; // Why the server ends it.
let offered = false,
  thin = false,
  why = ""; // Whether the server can run the engine, and whether it does.
let buttonsOf = "menu"; // The place whose buttons are shown.
let trouble = ""; // What is told while there is no connection to the server.
let table = null; // The table as it was told last.
let lacking = ""; // What is told of games for which the server has no room.

const send = (...messages) => engine?.send(messages);
/** Send what the player does, and stop what is being said. */
function act(message, pointed = false) {
  speech.onAction(pointed);
  send(message);
}
let keyed = false; // Whether the page was begun with a keyboard, also on a device with a touch screen.
addEventListener("keydown", () => (keyed = true), { once: true });
const renewal = new PageUpdate(
  () => send({ t: "newer" }),
  () => playing,
);
const place = new ListView($("place"), act, word);

function word(name, values = {}) {
  return (words[lang]?.[name] ?? "").replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
}

function setLanguage(tag) {
  lang = tag in words ? tag : "en";
  document.documentElement.lang = words[lang].lang;
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-word]")
  ))
    one.textContent = word(one.dataset.word);
  $("manual").href = `manual-${lang}.html`;
}

/** The language that the player has chosen, or "". */
function chosenLanguage() {
  try {
    const kept = localStorage.getItem("language");
    return kept in words ? kept : "";
  } catch {
    return "";
  }
}
function storeLanguage(tag) {
  try {
    localStorage.setItem("language", tag);
  } catch {
    /* a page that may keep nothing */
  }
}

function findLanguage() {
  if (chosenLanguage()) return chosenLanguage();
  for (const wanted of navigator.languages) {
    const found = wanted.toLowerCase().startsWith("sr-cyrl")
      ? "sr-Cyrl"
      : wanted.slice(0, 2).toLowerCase();
    if (found in words) return found;
  }
  return "en";
}

/** The code of the table that the link leads to, or "". */
function getTableCode() {
  return /^#(\d{1,12})$/.exec(location.hash.replace(/%20|[\s-]/g, ""))?.[1] ?? "";
}

// Messages of the engine

const handlers = {
  words: (m) => {
    setLanguage(m.l);
    if (m.chosen) storeLanguage(m.l);
    place.setLanguage(m.h);
    speech.tag = m.h;
    showButtons();
  },
  keys: (m) => {
    Object.assign(place, { keys: m.k, idle: m.idle ?? [], called: m.called ?? {} });
    showButtons();
  },
  list: (m) => {
    if (place.showList(m)) speech.onFocus();
    showButtons(m.where);
  },
  entry: (m) => {
    if (place.showEntry(m)) speech.onFocus();
    showButtons("entry");
  },
  bet: (m) => {
    if (place.showBet(m)) speech.onFocus();
    showButtons(m.where);
  },
  say: (m) => speech.say(m, words[m.l]?.lang ?? m.l, place.hasFocus()),
  log: (m) =>
    speech.addToLog(
      m.items.map(({ x, l }) => [x, words[l]?.lang ?? l]),
      m.whole,
    ),
  hush: (m) => {
    speech.stopVoice();
    if (m.all) sounds.stop();
  },
  play: (m) => sounds.play(m),
  duck: (m) => sounds.duck(m.g),
  look: (m) => applyLook(m),
  table: (m) => {
    const drawn = document.documentElement.dataset.table !== "words";
    drawTable($("scene"), drawn ? m.table : null);
    place.setCards(drawn ? (m.table?.hand ?? []) : []);
    table = m.table;
  },
  chart: (m) => drawChart($("chart"), m.svg),
  copy: (m) => copyText(m.x).catch(() => speech.sayPageText(word("page-copy-failed"))),
  go: (m) => location.assign(m.u),
  manual: (m) => open(`manual-${m.l}.html`, "_blank", "noopener"),
  file: (m) => downloadFile(m),
  ask: (m) => $(m.what).click(),
  renew: () => renewal.activate(),
  over: (m) => leaveGame(m.x),
};
function handleMessages(messages) {
  const seen = place.isInSight() || messages.some((m) => m.t === "list");
  for (const m of messages) handlers[m.t]?.(m);
  // What was told or drawn above must not push the line out of sight.
  if (seen && !place.isInSight()) place.reveal();
}

function applyLook(m) {
  const { theme, suits, faces, table: drawn } = m;
  Object.assign(document.documentElement.dataset, { theme, suits, faces, table: drawn });
  if (table) handlers.table({ table });
  document.documentElement.style.setProperty("--size", m.size ? `${m.size * 0.75}px` : "");
  speech.setVoiceSettings(m);
}

/** Copy a text; pages without https have only the old way. */
async function copyText(text) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const old = /** @type {HTMLElement} */ (document.activeElement),
    field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  old?.focus({ preventScroll: true });
  if (!done) throw new Error("copy");
}

/** Save a file: a text, or with a name that is not of a plain text a zip file as base64. */
function downloadFile({ x, n, plain }) {
  const zipped = n && !plain;
  const bytes = zipped ? Uint8Array.from(atob(x), (char) => char.charCodeAt(0)) : x;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([bytes], { type: zipped ? "application/zip" : "application/jsonl" }),
  );
  link.download = n ?? "audiowar-games.jsonl";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/** Read a file: a text, or a zip file as base64. */
async function readChosen(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return new TextDecoder().decode(bytes);
  let binary = "";
  for (let at = 0; at < bytes.length; at += 32768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(binary);
}

/** Show the buttons, where nothing else is said those of the place that they are of now. */
function showButtons(where = buttonsOf) {
  buttonsOf = where;
  buttons(
    rows,
    $("buttons"),
    $("more"),
    where,
    place,
    word,
    (command) => {
      act(
        place.field === "entry" && command === "enter"
          ? place.getTypedMessage()
          : { t: "do", c: command },
        true,
      );
    },
    () => place.focus(),
  );
}

// From the first button to the first list, and back

let slow = null; // Until loading is worth a word.
/** Show a text, and have readers say it. */
function showStatus(text) {
  clearTimeout(slow);
  $("state").textContent = "";
  if ($("status").textContent !== text) $("status").textContent = text;
}
/** Show how far loading is; it is said only when that takes long, as the end of it then is. */
function showLoading(text, done = false) {
  clearTimeout(slow);
  const said = $("status").textContent !== "";
  if (said || (!done && performance.now() > SILENT)) {
    showStatus(text);
    return;
  }
  $("state").textContent = text;
  if (!done) slow = setTimeout(() => showStatus(text), SILENT - performance.now());
}

function startPlaying() {
  sounds.unlock();
  playing = true;
  // Firefox would ask the player in a window of its own.
  if (!navigator.userAgent.includes("Firefox")) navigator.storage?.persist?.().catch(() => {});
  if (!ready) {
    if (trouble) showStatus(trouble);
    else showLoading(word("page-starting"));
    // Who is here for the first time need not wait until all is loaded.
    if (
      offered &&
      !thin &&
      engine?.transport &&
      navigator.serviceWorker &&
      !navigator.serviceWorker.controller
    )
      useServer("page-thin-first");
    return;
  }
  showStatus("");
  $("welcome").hidden = true;
  $("game").hidden = false;
  speech.onStart();
  const touch = matchMedia("(pointer: coarse)").matches && !keyed;
  send({
    t: "start",
    v: 1,
    langs: [...navigator.languages],
    code: getTableCode(),
    lang: chosenLanguage(),
    touch,
  });
  renewal.offerIfWaiting();
}

function leaveGame(text) {
  playing = false;
  place.clear();
  $("game").hidden = true;
  $("welcome").hidden = false;
  showStatus(text);
  $("start").focus();
}

const progress = {
  loading: (m) => {
    if (!ready)
      showLoading(
        m.percent < 100 ? word("page-loading", { percent: m.percent }) : word("page-starting"),
      );
  },
  ready: (m) => {
    ready = true;
    document.body.dataset.ready = m.how;
    const invited = getTableCode() && word("page-invited", { code: getTableCode() });
    const about = [why && word(why), lacking].filter(Boolean).join(" ");
    if (playing) startPlaying();
    else if (about || invited)
      showStatus([about, invited || word("page-ready")].filter(Boolean).join(" "));
    else showLoading(word("page-ready"), true);
    if (playing && about) speech.sayPageText(about);
    // A small or old browser would load for nothing what it cannot run.
    if (!thin || why === "page-thin-first") registerServiceWorker();
  },
  failed: (m) => {
    if (offered && !thin && !ready) {
      useServer("page-thin-old");
      return;
    }
    stopPlaying(word("page-failed", { reason: m.reason }));
  },
  sorry: (m) => stopPlaying(word(SORRY[m.why] ?? "page-thin-refused")),
  away: () => reportTrouble(word("page-thin-away")),
  many: () => reportTrouble(word("page-thin-many")),
  back: () => {
    trouble = "";
    if (playing) speech.sayPageText(word("link-back"));
    else showStatus(word("page-ready"));
  },
  lacking: (m) => {
    lacking = word("page-thin-lacking", m);
    if (playing && ready) speech.sayPageText(lacking);
  },
  damaged: () => speech.sayPageText(word("page-store-damaged")),
};

/** Tell why there is no connection; the page tries again by itself. */
function reportTrouble(text) {
  trouble = text;
  if (playing && ready) speech.sayPageText(text);
  else showStatus(text);
}

/** Stop, say why, and offer to begin again. */
function stopPlaying(text) {
  playing = ready = false;
  $("game").hidden = true;
  $("welcome").hidden = false;
  showStatus(text);
  $("start").textContent = word("page-retry");
  $("start").onclick = () => location.reload();
  $("start").focus();
}

// Where the engine is

const inBrowser = (lost) => new WorkerTransport(handleMessages, onProgress, lost);
const onServer = (lost) => new ServerTransport(handleMessages, onProgress, lost);
function onProgress(name, m) {
  progress[name]?.(m);
}

/** Let the server run the engine from now on, and say why. */
function useServer(message) {
  why = message;
  thin = true;
  showEnginePlace();
  showStatus(word(why));
  engine.changeTransport(onServer);
}

/** Say where the engine is, and offer the other place. */
function showEnginePlace() {
  document.body.dataset.engine = thin ? "server" : "browser";
  $("other").hidden = !offered;
  $("other").dataset.word = thin ? "page-full" : "page-lighter";
  $("other").textContent = word($("other").dataset.word);
  $("other").onclick = () => {
    engine?.disconnect();
    reloadWith(thin ? "full" : "thin");
  };
}

/** Keep everything for the next visit, once this one has what it needs. */
function registerServiceWorker() {
  navigator.serviceWorker
    ?.register(`service_worker.js?sounds=${sounds.kind}`)
    .then((found) => {
      renewal.watch(found);
      return navigator.serviceWorker.ready;
    })
    .then(
      () => {
        document.body.dataset.kept = "yes";
      },
      () => {},
    );
}

function onElsewhere(takeOver) {
  showStatus(word("page-elsewhere"));
  $("start").textContent = word("page-take-over");
  $("start").onclick = () => {
    playHere();
    takeOver();
  };
}

/** Play in this tab from now on, once it has the engine. */
function playHere() {
  $("start").textContent = word("page-start");
  $("start").onclick = startPlaying;
  startPlaying();
}

function onMoved() {
  engine = null;
  leaveGame(word("page-moved"));
  $("start").textContent = word("page-take-over");
  $("start").onclick = () => {
    ready = false;
    playHere();
    engine = new EngineTab(thin ? onServer : inBrowser, onElsewhere, onMoved, true);
  };
}

/** Return what a file of JSON says. */
async function fetchJson(name) {
  return (await fetch(name)).json();
}

async function main() {
  const chosen = chooseEngine();
  [words, rows] = await Promise.all(["words.json", "buttons.json"].map(fetchJson));
  setLanguage(findLanguage());
  $("start").onclick = startPlaying;
  showLoading(word("page-loading", { percent: 0 }));
  [offered, why] = await chosen;
  thin = why !== "";
  showEnginePlace();
  engine = new EngineTab(thin ? onServer : inBrowser, onElsewhere, onMoved);
  await sounds.load();
}

/** Leave the list the height that table and words leave: styles use it on small screens. */
const above = new ResizeObserver(() => {
  const high = $("scene").offsetHeight + $("captions").offsetHeight;
  document.documentElement.style.setProperty("--above", `${high}px`);
  place.reveal();
});
for (const name of ["scene", "captions"]) above.observe($(name));
drawWelcome($("cards"));
bind($("place"), place, act);
$("voice").onchange = () =>
  speech.setOwnVoice($("voice").checked, (names) => send({ t: "voice", names }));
$("export").onclick = () => act({ t: "export" }, true);
$("import").onclick = () => $("file").click();
$("file").onchange = async () => {
  const file = $("file").files[0];
  if (file) act({ t: "import", x: await readChosen(file) }, true);
  $("file").value = "";
};
addEventListener("hashchange", () => {
  if (getTableCode()) location.reload();
});
addEventListener("pagehide", (event) => {
  if (!event.persisted) engine?.disconnect();
});
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
main().catch((error) => progress.failed({ reason: String(error) }));
