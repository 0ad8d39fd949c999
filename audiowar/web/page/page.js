// The main script of the page: it shows, says and plays what the engine sends, and sends the engine what
// the player does.
import { PageUpdate } from "./page_update.js";
import { chooseEngine, reloadWithEngine } from "./choose_engine_place.js";
import { loadText, storeText } from "./database.js";
import { EngineTab } from "./engine_tab.js";
import { bindKeys, bindPresses, showButtons } from "./keys.js";
import { HandOrMenu, REMOVAL_DELAY_MS } from "./hand_or_menu.js";
import { drawChart, drawTable, drawWelcomeCards } from "./draw_table.js";
import { ServerTransport } from "./server_transport.js";
import { Sounds } from "./sounds.js";
import { Speech } from "./speech.js";
import { WorkerTransport } from "./worker_transport.js";

/** @type {(id: string) => any} */
const $ = (id) => document.getElementById(id);
const sounds = new Sounds();
const speech = new Speech($("live").children, $("captions"), $("log"));
let words = {}, // The page's own texts, by language and message id.
  buttonRows = null, // The content of buttons.json.
  lang = "en",
  playing = false, // Whether the player has begun, or wants to as soon as the engine is ready.
  ready = false, // Whether the engine is ready.
  engine = null;
// Milliseconds after which screen readers are told that the page is still loading.
const SILENT_LOADING_MS = 3000;
// The texts for the reasons why the server ends the session.
const SESSION_END_TEXTS = {
  full: "page-thin-full",
  fault: "page-thin-fault",
  barred: "refused-barred",
};
let serverOffered = false, // Whether the server can run the engine.
  usesServer = false, // Whether the server runs it.
  serverReason = ""; // The id of the text that says why the server runs it.
let buttonSet = "menu"; // The set of buttons that is shown.
let connectionTrouble = ""; // The text that says why there is no connection to the server.
let welcomeTimer = null; // Removes the first screen; null if that is not due.
let table = null; // The last table that the engine has sent.
let omittedGames = ""; // The text about games for which the server has no room.

const send = (...messages) => engine?.send(messages);
/** Send an action of the player, and drop old responses. A click or touch sets `isPointerAction`. */
function sendAction(message, isPointerAction = false) {
  speech.onAction(isPointerAction);
  send(message);
}
let usesKeyboard = false; // Whether a key was pressed. Some devices have keys and a touch screen.
addEventListener("keydown", () => (usesKeyboard = true), { once: true });
const pageUpdate = new PageUpdate(
  () => send({ t: "newer" }),
  () => playing,
);
const handOrMenu = new HandOrMenu($("place"), sendAction);

/** Return one of the page's own texts, with its placeholders replaced by `values`. */
function getText(id, values = {}) {
  return (words[lang]?.[id] ?? "").replace(/\{(\w+)\}/g, (all, key) => values[key] ?? all);
}

function setLanguage(tag) {
  lang = tag in words ? tag : "en";
  document.documentElement.lang = words[lang].lang;
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-word]")
  ))
    one.textContent = getText(one.dataset.word);
  $("manual").href = `manual-${lang}.html`;
}

/** Return the language that the player chose on an earlier visit, or "". */
function getChosenLanguage() {
  const kept = loadText("language");
  return kept in words ? kept : "";
}

/** Return the chosen language, else the first of the browser's languages that the page has. */
function findLanguage() {
  if (getChosenLanguage()) return getChosenLanguage();
  for (const wanted of navigator.languages) {
    const found = wanted.toLowerCase().startsWith("sr-cyrl")
      ? "sr-Cyrl"
      : wanted.slice(0, 2).toLowerCase();
    if (found in words) return found;
  }
  return "en";
}

/** Return the code of the online table to which the page's link leads, or "". */
function getTableCode() {
  return /^#(\d{1,12})$/.exec(location.hash.replace(/%20|[\s-]/g, ""))?.[1] ?? "";
}

// Messages from the engine

const handlers = {
  words: (m) => {
    setLanguage(m.l);
    if (m.chosen) storeText("language", m.l);
    handOrMenu.setLanguage(m.h);
    speech.tag = m.h;
    updateButtons();
  },
  keys: (m) => {
    Object.assign(handOrMenu, { keys: m.k, idle: m.idle ?? [], called: m.called ?? {} });
    updateButtons();
  },
  list: (m) => onFocusedContentShown(handOrMenu.showList(m), m.where),
  entry: (m) => onFocusedContentShown(handOrMenu.showEntry(m), "entry"),
  bet: (m) => onFocusedContentShown(handOrMenu.showBet(m), m.where),
  say: (m) => speech.say(m, words[m.l]?.lang ?? m.l, handOrMenu.hasFocus()),
  log: (m) =>
    speech.addToLog(
      m.items.map(({ x, l }) => [x, words[l]?.lang ?? l]),
      m.whole,
    ),
  hush: (m) => {
    speech.onHush();
    if (m.all) sounds.stop();
  },
  play: (m) => {
    if (speech.settings.background !== "silent" || document.hasFocus()) sounds.play(m);
  },
  duck: (m) => sounds.duck(m.g),
  look: (m) => applyLook(m),
  table: (m) => {
    const drawn = document.documentElement.dataset.table !== "words";
    drawTable($("scene"), drawn ? m.table : null);
    handOrMenu.setHandCards(drawn ? (m.table?.hand ?? []) : []);
    table = m.table;
  },
  chart: (m) => drawChart($("chart"), m.svg),
  copy: (m) => copyText(m.x).catch(() => speech.sayPageText(getText("page-copy-failed"))),
  go: (m) => location.assign(m.u),
  manual: (m) => open(`manual-${m.l}.html`, "_blank", "noopener"),
  file: (m) => downloadFile(m),
  ask: (m) => $(m.what).click(),
  renew: () => pageUpdate.activate(),
  over: (m) => leaveGame(m.x),
};
function handleMessages(messages) {
  const wasVisible = handOrMenu.isSelectedLineVisible() || messages.some((m) => m.t === "list");
  for (const m of messages) handlers[m.t]?.(m);
  // New captions or a drawn table above the line may have pushed it out of sight.
  if (wasVisible && !handOrMenu.isSelectedLineVisible()) handOrMenu.scrollToSelectedLine();
}

/** Let the rest of the page follow the hand, menu or fields that were shown with a set of buttons. */
function onFocusedContentShown(hasFocusMoved, where) {
  if (hasFocusMoved) speech.onFocusMoved();
  updateButtons(where);
  removeWelcome();
}

function applyLook(m) {
  const { theme, suits, faces, table: drawn } = m;
  Object.assign(document.documentElement.dataset, { theme, suits, faces, table: drawn });
  if (table) handlers.table({ table });
  document.documentElement.style.setProperty("--size", m.size ? `${m.size * 0.75}px` : "");
  speech.settings = m;
}

/** Copy a text to the clipboard. A page without https can only copy from a selected field. */
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

/** Save `x` as a file with the name `n`: a text if `plain`, otherwise a zip file in base64. */
function downloadFile({ x, n, plain }) {
  const bytes = plain ? x : Uint8Array.from(atob(x), (char) => char.charCodeAt(0));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([bytes], { type: plain ? "application/jsonl" : "application/zip" }),
  );
  link.download = n;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/** Read a file that the player has chosen. Return its text, or a zip file in base64. */
async function readChosenFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return new TextDecoder().decode(bytes);
  let binary = "";
  for (let at = 0; at < bytes.length; at += 32768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(binary);
}

/** Show a set of buttons. Without `where`, update the set that is shown. */
function updateButtons(where = buttonSet) {
  buttonSet = where;
  showButtons(
    buttonRows,
    $("buttons"),
    $("more"),
    where,
    handOrMenu,
    getText,
    (command) => {
      sendAction(
        handOrMenu.field === "entry" && command === "enter"
          ? handOrMenu.getTypedMessage()
          : { t: "do", c: command },
        true,
      );
    },
    () => handOrMenu.focus(),
  );
}

// The start and the end of playing

let statusTimer = null; // Tells screen readers later that the page is still loading.
/** Show a text that screen readers speak. */
function showStatus(text) {
  clearTimeout(statusTimer);
  $("state").textContent = "";
  if ($("status").textContent !== text) $("status").textContent = text;
}
/**
 * Show the progress of loading or, with `done`, that it has ended. Screen readers are told only if
 * loading takes long.
 */
function showLoading(text, done = false) {
  clearTimeout(statusTimer);
  const wasTold = $("status").textContent !== "";
  if (wasTold || (!done && performance.now() > SILENT_LOADING_MS)) {
    showStatus(text);
    return;
  }
  $("state").textContent = text;
  if (!done)
    statusTimer = setTimeout(() => showStatus(text), SILENT_LOADING_MS - performance.now());
}

/** Start to play, or wait until the engine is ready. */
function startPlaying() {
  sounds.unlock();
  playing = true;
  // Ask for permanent storage, except in Firefox, which would ask the player in a window.
  if (!navigator.userAgent.includes("Firefox")) navigator.storage?.persist?.().catch(() => {});
  if (!ready) {
    if (connectionTrouble) showStatus(connectionTrouble);
    else showLoading(getText("page-starting"));
    // On the first visit, let the server run the engine, because loading it takes long.
    if (
      serverOffered &&
      !usesServer &&
      engine?.transport &&
      navigator.serviceWorker &&
      !navigator.serviceWorker.controller
    )
      useServer("page-thin-first");
    return;
  }
  if (!$("game").hidden) return;
  showStatus("");
  $("welcome").classList.add("gone");
  $("game").hidden = false;
  speech.onStart();
  const touch = matchMedia("(pointer: coarse)").matches && !usesKeyboard;
  send({
    t: "start",
    v: 1,
    langs: [...navigator.languages],
    code: getTableCode(),
    lang: getChosenLanguage(),
    touch,
  });
  pageUpdate.offerIfWaiting();
}

/**
 * Remove the first screen, after the first list or field of the game has the focus. If the button with
 * the focus were removed earlier, a screen reader would lose its position and not change its mode.
 */
function removeWelcome() {
  const welcome = $("welcome");
  if (welcome.hidden || welcomeTimer !== null) return;
  welcomeTimer = setTimeout(() => {
    welcomeTimer = null;
    // A slow screen reader may have moved the focus back.
    if (welcome.contains(document.activeElement)) handOrMenu.focus();
    welcome.hidden = true;
    welcome.classList.remove("gone");
  }, REMOVAL_DELAY_MS);
}

/** Show the first screen again in place of the game, with a text. */
function showWelcome(text) {
  playing = false;
  clearTimeout(welcomeTimer);
  welcomeTimer = null;
  $("welcome").classList.remove("gone");
  $("welcome").hidden = false;
  showStatus(text);
  $("start").focus();
  $("game").hidden = true;
}

/** Return from the game to the first screen, and show a text there. */
function leaveGame(text) {
  showWelcome(text);
  handOrMenu.clear();
}

const progressHandlers = {
  loading: (m) => {
    if (!ready)
      showLoading(
        m.percent < 100
          ? getText("page-loading", { percent: m.percent })
          : getText("page-starting"),
      );
  },
  ready: (m) => {
    ready = true;
    document.body.dataset.ready = m.how;
    const invited = getTableCode() && getText("page-invited", { code: getTableCode() });
    const about = [serverReason && getText(serverReason), omittedGames].filter(Boolean).join(" ");
    if (playing) startPlaying();
    else if (about || invited)
      showStatus([about, invited || getText("page-ready")].filter(Boolean).join(" "));
    else showLoading(getText("page-ready"), true);
    if (playing && about) speech.sayPageText(about);
    // Do not store the engine in a browser that cannot run it.
    if (!usesServer || serverReason === "page-thin-first") registerServiceWorker();
  },
  failed: (m) => {
    if (serverOffered && !usesServer && !ready) {
      useServer("page-thin-old");
      return;
    }
    stopPlaying(getText("page-failed", { reason: m.reason }));
  },
  sorry: (m) => stopPlaying(getText(SESSION_END_TEXTS[m.why] ?? "page-thin-refused")),
  away: () => reportTrouble(getText("page-thin-away")),
  many: () => reportTrouble(getText("page-thin-many")),
  back: () => {
    connectionTrouble = "";
    if (playing) speech.sayPageText(getText("link-back"));
    else showStatus(getText("page-ready"));
  },
  lacking: (m) => {
    omittedGames = getText("page-thin-lacking", m);
    if (playing && ready) speech.sayPageText(omittedGames);
  },
  damaged: () => speech.sayPageText(getText("page-store-damaged")),
};

/** Tell the player why there is no connection. The page tries again by itself. */
function reportTrouble(text) {
  connectionTrouble = text;
  if (playing && ready) speech.sayPageText(text);
  else showStatus(text);
}

/** End the game, say why, and offer to load the page again. */
function stopPlaying(text) {
  ready = false;
  $("start").textContent = getText("page-retry");
  $("start").onclick = () => location.reload();
  showWelcome(text);
}

// The engine, in this browser or on the server

const openWorkerTransport = (onLost) => new WorkerTransport(handleMessages, onProgress, onLost);
const openServerTransport = (onLost) => new ServerTransport(handleMessages, onProgress, onLost);
function onProgress(name, m) {
  progressHandlers[name]?.(m);
}

/** Connect to the engine. If another tab has it, offer to take it over, or do so with `takesOver`. */
function openEngine(takesOver) {
  const openTransport = usesServer ? openServerTransport : openWorkerTransport;
  engine = new EngineTab(openTransport, onEngineElsewhere, onEngineTaken, takesOver);
}

/** Let the server run the engine from now on, and say why. */
function useServer(reason) {
  serverReason = reason;
  usesServer = true;
  showEnginePlace();
  showStatus(getText(serverReason));
  engine.changeTransport(openServerTransport);
}

/** Offer to run the engine in the other place: in this browser or on the server. */
function showEnginePlace() {
  document.body.dataset.engine = usesServer ? "server" : "browser";
  $("other").hidden = !serverOffered;
  $("other").dataset.word = usesServer ? "page-full" : "page-lighter";
  $("other").textContent = getText($("other").dataset.word);
  $("other").onclick = () => {
    engine?.disconnect();
    reloadWithEngine(usesServer ? "full" : "thin");
  };
}

/** Let a service worker store the whole page for later visits. Called when the engine is ready. */
function registerServiceWorker() {
  navigator.serviceWorker
    ?.register(`service_worker.js?sounds=${sounds.kind}`)
    .then((found) => {
      pageUpdate.watch(found);
      return navigator.serviceWorker.ready;
    })
    .then(
      () => {
        document.body.dataset.kept = "yes";
      },
      () => {},
    );
}

/** Say that another tab has the engine, and offer to take it over. */
function onEngineElsewhere(takeOver) {
  showStatus(getText("page-elsewhere"));
  $("start").textContent = getText("page-take-over");
  $("start").onclick = () => {
    playHere();
    takeOver();
  };
}

/** Play in this tab, as soon as it has the engine. */
function playHere() {
  $("start").textContent = getText("page-start");
  $("start").onclick = startPlaying;
  startPlaying();
}

/** Say that another tab has taken over the engine, and offer to take it back. */
function onEngineTaken() {
  engine = null;
  leaveGame(getText("page-moved"));
  $("start").textContent = getText("page-take-over");
  $("start").onclick = () => {
    ready = false;
    playHere();
    openEngine(true);
  };
}

/** Return the content of a JSON file. */
async function fetchJson(name) {
  return (await fetch(name)).json();
}

async function main() {
  const chosen = chooseEngine();
  [words, buttonRows] = await Promise.all(["words.json", "buttons.json"].map(fetchJson));
  setLanguage(findLanguage());
  $("start").onclick = startPlaying;
  showLoading(getText("page-loading", { percent: 0 }));
  [serverOffered, serverReason] = await chosen;
  usesServer = serverReason !== "";
  showEnginePlace();
  openEngine(false);
  await sounds.load();
}

// Tell the style sheet how high the part above the list is. On small screens, the list gets the rest.
const heightObserver = new ResizeObserver(() => {
  const high = $("scene").offsetHeight + $("captions").offsetHeight;
  document.documentElement.style.setProperty("--above", `${high}px`);
  handOrMenu.scrollToSelectedLine();
});
for (const name of ["scene", "captions"]) heightObserver.observe($(name));
drawWelcomeCards($("cards"));
bindKeys($("place"), handOrMenu, sendAction);
bindPresses();
speech.onSpoken = (n, ended) => send({ t: "spoken", n, ended });
addEventListener("focus", () => speech.onReturn());
$("voice").onchange = () =>
  speech.setBrowserVoice($("voice").checked, (names) => send({ t: "voice", names }));
$("export").onclick = () => sendAction({ t: "export" }, true);
$("import").onclick = () => $("file").click();
$("file").onchange = async () => {
  const file = $("file").files[0];
  if (file) sendAction({ t: "import", x: await readChosenFile(file) }, true);
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
main().catch((error) => progressHandlers.failed({ reason: String(error) }));
