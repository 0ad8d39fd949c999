// Keys and buttons: turn what the player presses into messages. Keys have the names of
// audiowar/input/key_names.py.

import { setText } from "./hand_or_menu.js";

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

// How far a finger or the mouse may move during a press, in CSS pixels.
const MAX_PRESS_MOVE = 10;
// Milliseconds after the end of a press within which the browser sends its click.
const MAX_CLICK_DELAY_MS = 700;

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
 * Return whether to leave a key to the browser, because it is a function key or has a modifier, and
 * has no command here. A letter with Shift is never left to the browser: without a command of its
 * own, it counts as the letter. `active` are the keys with a command here; null if every key has
 * one.
 */
function isForBrowser(key, active) {
  return active !== null && /^(ctrl\+|shift\+..|f\d)/.test(key) && !active.includes(key);
}

/** Return whether a button has the focus, but does nothing with this key. */
function isKeyUnusedByButton(event) {
  return event.target.matches?.(".buttons > button") && !["Enter", " ", "Tab"].includes(event.key);
}

/** Call `sendAction` for each key that is pressed in a HandOrMenu or that nothing else uses. */
export function bindKeys(element, handOrMenu, sendAction) {
  let onlyControl = false; // Whether Ctrl is held and no other key was pressed with it.
  // The list also gets the keys that no other element uses.
  const isForList = (event) =>
    element.contains(event.target) ||
    (element.getClientRects().length > 0 &&
      (handOrMenu.isPageUnfocused() || isKeyUnusedByButton(event)));
  addEventListener("keydown", (event) => {
    onlyControl = event.key === "Control" && !event.repeat;
    if (!isForList(event)) return;
    const key = getKeyName(event);
    if (key === null || event.key === "Tab") return;
    // If an input field gets the focus now, it handles the key itself.
    if (!element.contains(event.target) && (!handOrMenu.focus() || handOrMenu.field)) return;
    if (handOrMenu.field && handOrMenu.handleKeyInField(key, event)) return;
    if (isForBrowser(key, handOrMenu.keys)) return;
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
 *   the first button at a table, this end is empty, and `does` is used instead.
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

/** Show buttons ([command, text]) in a group; keep the elements of buttons that it already has. */
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
  for (const button of present.values()) if (!all.includes(button)) button.remove();
  // A button that stays is not moved: a press on it would be lost.
  all.forEach((button, n) => {
    if (group.children[n] !== button) group.insertBefore(button, group.children[n] ?? null);
  });
}

/**
 * Let a press count for the button or line on which it began. A new caption or card can move the
 * page under the finger or the mouse before the press ends.
 */
export function bindPresses() {
  let pressed = null; // What the last press began on, where on the screen, and when it ended.
  addEventListener(
    "pointerdown",
    (event) => {
      const target = /** @type {Element} */ (event.target);
      const { clientX: x, clientY: y } = event;
      pressed = { control: target.closest("button, [role=option]"), x, y, endedAt: -Infinity };
    },
    true,
  );
  addEventListener(
    "pointerup",
    (event) => {
      if (pressed) pressed.endedAt = event.timeStamp;
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      const press = pressed;
      pressed = null;
      // A screen reader's click has no press before it.
      if (!press?.control || !(event.timeStamp - press.endedAt < MAX_CLICK_DELAY_MS)) return;
      const moved = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (moved > MAX_PRESS_MOVE || press.control.contains(event.target)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (press.control.isConnected) press.control.click();
    },
    true,
  );
}
