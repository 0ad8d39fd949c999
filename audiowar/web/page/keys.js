// Keys and buttons: turn what the player presses into messages. Keys have the names of
// audiowar/input/keys.py.

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

/** Return the name of a pressed key; null if it belongs to the browser or a screen reader. */
export function getKeyName(event) {
  if ((event.altKey && !event.getModifierState?.("AltGraph")) || event.metaKey || event.isComposing)
    return null;
  const named = NAMES[event.key] ?? (/^F\d+$/.test(event.key) ? event.key.toLowerCase() : null);
  const key = named ?? (event.key.length === 1 ? event.key.toLowerCase() : null);
  if (!key) return null;
  const letter = key.toLowerCase() !== key.toUpperCase();
  const shift = event.shiftKey && (named ? key !== "space" : letter) ? "shift+" : "";
  return (event.ctrlKey && !event.getModifierState?.("AltGraph") ? "ctrl+" : "") + shift + key;
}

/**
 * Return whether to leave a key to the browser: a function key or a key with a modifier that has no
 * command here. A letter with shift is not left to it, because it means at least the letter. `active`
 * are the keys with a command here; null if every key has one.
 */
function isForBrowser(key, active) {
  return active !== null && /^(ctrl\+|shift\+..|f\d)/.test(key) && !active.includes(key);
}

/** Return whether a button has the focus and does nothing with this key. */
function isUnusedByButton(event) {
  return event.target.matches?.(".buttons > button") && !["Enter", " ", "Tab"].includes(event.key);
}

/** Send the keys that are pressed in a ListView, or for it, by `sendAction`. */
export function bindKeys(element, listView, sendAction) {
  let onlyControl = false; // Whether Ctrl is held and no other key was pressed with it.
  // The list also gets the keys that no other element uses.
  const isForList = (event) =>
    element.contains(event.target) ||
    (element.getClientRects().length > 0 && (listView.isUnfocused() || isUnusedByButton(event)));
  addEventListener("keydown", (event) => {
    onlyControl = event.key === "Control" && !event.repeat;
    if (!isForList(event)) return;
    const key = getKeyName(event);
    if (key === null || event.key === "Tab") return;
    // If an input field gets the focus now, it handles the key itself.
    if (!element.contains(event.target) && (!listView.focus() || listView.field)) return;
    if (listView.field && listView.handlesKey(key, event)) return;
    if (isForBrowser(key, listView.keys)) return;
    event.preventDefault();
    sendAction({ t: "key", k: key });
  });
  addEventListener("keyup", (event) => {
    if (event.key === "Control" && onlyControl && isForList(event))
      sendAction({ t: "key", k: "ctrl" });
    onlyControl = false;
  });
}

/**
 * Show a set of buttons (`where`) in two groups, without the `idle` ones. A button that stays keeps
 * the focus.
 * @param rows the content of buttons.json: lists of [command, end of the id of the button's text]. For
 *   the first button at a table the end is empty; it is what the button `does`.
 * @param called the texts of the buttons that have another text here, by command
 * @param onFocusLost is called if the button with the focus is removed
 */
export function showButtons(
  rows,
  first,
  second,
  where,
  { does, idle, called },
  getText,
  onPress,
  onFocusLost,
) {
  const [main, more] = {
    table: [rows.table, rows.more],
    shared: [rows.table, [...rows.shared, ...rows.more]],
    listen: [rows.listen, [...rows.table, ...rows.more]],
    entry: [rows.entry, []],
  }[where] ?? [rows.menu, []];
  const labelled = (all) =>
    all
      .filter(([command]) => !idle.includes(command))
      .map(([command, end]) => [command, called[command] ?? getText(`page-button-${end || does}`)]);
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  fillGroup(first, labelled(main), onPress);
  fillGroup(second, labelled([...more, ...rows.anywhere]), onPress);
  if (focused === document.activeElement || !document.hasFocus()) return;
  if (focused.isConnected) focused.focus({ preventScroll: true });
  else onFocusLost();
}

/** Show these buttons ([command, text]) in a group; keep the elements of those that it already has. */
function fillGroup(group, wanted, onPress) {
  const present = new Map([...group.children].map((button) => [button.dataset.command, button]));
  const all = wanted.map(([command, text]) => {
    const button = present.get(command) ?? document.createElement("button");
    button.type = "button";
    button.dataset.command = command;
    setText(button, text);
    button.onclick = () => onPress(command);
    return button;
  });
  if (all.length !== group.children.length || all.some((button, n) => group.children[n] !== button))
    group.replaceChildren(...all);
}
