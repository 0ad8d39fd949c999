// Keys and buttons: what the player presses, by the names of audiowar/input/keys.py.

import { setText } from "./list_view.js";

const NAMES = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Enter: "enter",
  Escape: "escape",
  Home: "home",
  End: "end",
  Backspace: "backspace",
  PageUp: "pageup",
  PageDown: "pagedown",
  Delete: "delete",
  Insert: "insert",
  " ": "space",
};

/** The name of a key, or null for one that is the browser's or the reader's. */
export function name(event) {
  if ((event.altKey && !event.getModifierState?.("AltGraph")) || event.metaKey || event.isComposing)
    return null;
  const named = NAMES[event.key] ?? (/^F\d+$/.test(event.key) ? event.key.toLowerCase() : null);
  const key = named ?? (event.key.length === 1 ? event.key.toLowerCase() : null);
  if (!key) return null;
  const letter = key.toLowerCase() !== key.toUpperCase();
  const shift = event.shiftKey && (named ? key !== "space" : letter) ? "shift+" : "";
  return (event.ctrlKey && !event.getModifierState?.("AltGraph") ? "ctrl+" : "") + shift + key;
}

/** Whether the browser may have the key: a modified or function key that means nothing here; a
 * letter with shift is at least the letter. */
function browsers(key, known) {
  return known !== null && /^(ctrl\+|shift\+..|f\d)/.test(key) && !known.includes(key);
}

/** Whether a button has the focus that does nothing with this key. */
function spare(event) {
  return event.target.matches?.(".buttons > button") && !["Enter", " ", "Tab"].includes(event.key);
}

/** Give the keys of the place to `act`. */
export function bind(element, place, act) {
  let onlyControl = false;
  // Keys that nothing else takes are for the place too.
  const here = (event) =>
    element.contains(event.target) ||
    (element.getClientRects().length > 0 && (place.isUnfocused() || spare(event)));
  addEventListener("keydown", (event) => {
    onlyControl = event.key === "Control" && !event.repeat;
    if (!here(event)) return;
    const key = name(event);
    if (key === null || event.key === "Tab") return;
    // A field takes the key itself once it has the focus.
    if (!element.contains(event.target) && (!place.focus() || place.field)) return;
    if (place.field && place.takesKey(key, event)) return;
    if (browsers(key, place.keys)) return;
    event.preventDefault();
    act({ t: "key", k: key });
  });
  addEventListener("keyup", (event) => {
    if (event.key === "Control" && onlyControl && here(event)) act({ t: "key", k: "ctrl" });
    onlyControl = false;
  });
}

/** Show the buttons of a place, but for those that do nothing there; those that stay keep the focus,
 * and `lost` is called where one that had it does not stay. `rows` are those of `buttons.json`: each
 * button is a command and the end of its word, which for the first one at a table is what it `does`. */
export function buttons(rows, first, second, where, { does, idle, called }, word, press, lost) {
  const [one, more] = {
    table: [rows.table, rows.more],
    shared: [rows.table, [...rows.shared, ...rows.more]],
    listen: [rows.listen, [...rows.table, ...rows.more]],
    entry: [rows.entry, []],
  }[where] ?? [rows.menu, []];
  const here = (all) =>
    all
      .filter(([command]) => !idle.includes(command))
      .map(([command, text]) => [command, called[command] ?? word(`page-button-${text || does}`)]);
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  fill(first, here(one), press);
  fill(second, here([...more, ...rows.anywhere]), press);
  if (focused === document.activeElement || !document.hasFocus()) return;
  if (focused.isConnected) focused.focus({ preventScroll: true });
  else lost();
}

function fill(group, wanted, press) {
  const keep = new Map([...group.children].map((button) => [button.dataset.command, button]));
  const all = wanted.map(([command, text]) => {
    const button = keep.get(command) ?? document.createElement("button");
    button.type = "button";
    button.dataset.command = command;
    setText(button, text);
    button.onclick = () => press(command);
    return button;
  });
  if (all.length !== group.children.length || all.some((button, n) => group.children[n] !== button))
    group.replaceChildren(...all);
}
