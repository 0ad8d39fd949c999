// The part of the page that has the focus: the hand or a menu as a list whose lines can be tapped, a
// field to type a line, or the fields for the amounts of a bet.

import { addCards } from "./draw_table.js";

// Milliseconds until old content is removed. A screen reader does not read new content if the old one
// has gone before it has noticed that the focus moved, which takes a second on a busy computer. On a
// touch screen, where readers notice at once, the player could meet the old lines after the new ones.
export const REMOVAL_DELAY_MS = matchMedia("(pointer: coarse)").matches ? 250 : 1500;

/** Change a text in its node. If the node were replaced, a screen reader would lose its position. */
export function setText(element, text) {
  if (element.textContent === text) return;
  if (element.firstChild) element.firstChild.data = text;
  else element.textContent = text;
}

export class HandOrMenu {
  constructor(element, sendAction) {
    this.element = element;
    this.sendAction = sendAction;
    this.keys = null; // The keys with a command here; null if every key has one.
    this.idle = []; // The commands whose buttons do nothing here.
    this.called = {}; // The texts of buttons that have another text here, by command.
    this.where = "menu"; // The set of buttons: "menu", "table", "shared" or "listen".
    this.does = "play"; // What Enter does at a table.
    this.field = null; // "entry" or "bet" if this part has input fields.
    this.shownNumber = -1; // The number of the message with the shown content; -1 for none.
    this.hand = []; // The codes of the lines' cards, if the lines are cards.
    this.lang = document.documentElement.lang;
    // A slow screen reader can still move the focus to old content.
    element.addEventListener("focusin", (event) => {
      if (event.target.closest(".gone")) this.focus();
    });
  }

  /** Set the language of all lines that are in the program's language. */
  setLanguage(tag) {
    this.lang = tag;
    for (const one of this.element.querySelectorAll(
      "[role=listbox], .fields, [role=option]:not([data-own])",
    ))
      one.lang = tag;
  }
  clear() {
    this.element.replaceChildren();
    this.shownNumber = -1;
    this.field = null;
  }
  /** Focus the list or the first field. Return whether there is one. */
  focus() {
    const content = this.element.firstElementChild;
    const found = content?.tabIndex === 0 ? content : content?.querySelector("input");
    found?.focus({ preventScroll: true });
    return Boolean(found);
  }

  /** Return whether nothing on the page has the focus. Then keys are for this part of the page. */
  isPageUnfocused() {
    return (
      document.activeElement === null ||
      document.activeElement === document.body ||
      document.activeElement === document.documentElement
    );
  }

  /** Return whether the selected line is wholly on the screen. */
  isSelectedLineVisible() {
    const line = this.getSelectedLine();
    if (!line) return false;
    const { top, bottom } = line.getBoundingClientRect();
    return top >= 0 && bottom <= document.documentElement.clientHeight + 1;
  }

  /** Scroll the selected line onto the screen. */
  scrollToSelectedLine() {
    this.getSelectedLine()?.scrollIntoView({ block: "nearest" });
  }
  getSelectedLine() {
    return this.element.firstElementChild?.querySelector("[aria-selected=true]") ?? null;
  }

  hasFocus() {
    return document.hasFocus() && this.element.contains(document.activeElement);
  }

  /** Show a list. Return whether the focus moved to another line, which a screen reader reads. */
  showList(m) {
    const isNew = m.n !== this.shownNumber;
    const list = isNew ? this.replaceContent(m, null) : this.element.firstElementChild;
    if (isNew) {
      list.setAttribute("role", "listbox");
      list.tabIndex = 0;
      list.onclick = (event) => this.onTap(event);
    }
    if (list.getAttribute("aria-label") !== m.label) list.setAttribute("aria-label", m.label);
    this.where = m.where;
    this.does = m.does;
    while (list.children.length > m.items.length) list.lastChild.remove();
    m.items.forEach((text, n) => this.showOption(list, n, text, n === m.i, m.langs?.[n]));
    if (m.where !== "menu" && this.hand.length === m.items.length) addCards(list, this.hand);
    const here = `option-${m.n}-${m.i}`;
    const moved = isNew || list.getAttribute("aria-activedescendant") !== here;
    if (moved) list.setAttribute("aria-activedescendant", here);
    if (isNew) list.focus({ preventScroll: true });
    this.scrollToSelectedLine();
    return moved && this.hasFocus();
  }

  /** Set the cards of the lines. They may arrive after the lines. */
  setHandCards(hand) {
    this.hand = hand;
    if (this.where !== "menu" && this.field === null)
      addCards(this.element.firstElementChild, hand);
  }

  /** Show the line with index `n`; `tag` is its language if this is not the program's. */
  showOption(list, n, text, isSelected, tag) {
    let option = list.children[n];
    if (!option) {
      option = document.createElement("div");
      option.setAttribute("role", "option");
      option.id = `option-${this.shownNumber}-${n}`;
      list.append(option);
    }
    // The words are the last child, because a drawn card may be before them.
    if (!option.lastChild || option.lastChild.nodeType !== Node.TEXT_NODE) option.append(text);
    else if (option.lastChild.data !== text) option.lastChild.data = text;
    if (tag) option.dataset.own = "";
    if (option.lang !== (tag ?? this.lang)) option.lang = tag ?? this.lang;
    const selected = String(isSelected);
    if (option.getAttribute("aria-selected") !== selected)
      option.setAttribute("aria-selected", selected);
  }

  /** Send the number of the line that was tapped or clicked. */
  onTap(event) {
    const option = event.target.closest("[role=option]");
    // A tap on an old list, which is not removed yet, must not choose a line of the new list.
    if (!option || option.closest(".gone")) return;
    this.element.firstElementChild.focus({ preventScroll: true });
    const i = [...option.parentElement.children].indexOf(option);
    this.sendAction({ t: "pick", i, go: this.where === "menu" }, true);
  }

  /** Show a text field. Return whether it is a new one. */
  showEntry(m) {
    if (m.n === this.shownNumber) return false;
    const form = this.replaceContent(m, "entry");
    form.className = "fields";
    const input = this.addInput(form, m.label, "text", m.x);
    input.maxLength = m.most;
    input.autocomplete = "off";
    input.focus();
    input.select();
    return true;
  }

  /** Show the amounts of a bet, except the one being typed. Return whether the fields are new. */
  showBet(m) {
    const isNew = m.n !== this.shownNumber;
    const form = isNew ? this.replaceContent(m, "bet") : this.element.firstElementChild;
    this.where = m.where;
    this.does = m.does;
    if (isNew) {
      form.className = "fields";
      form.setAttribute("role", "group");
      form.setAttribute("aria-label", m.label);
      m.fields.forEach((field, i) => {
        const input = this.addInput(form, field.label, "number", field.x);
        input.inputMode = "numeric";
        input.min = field.min;
        input.oninput = () => {
          const n = Number.parseInt(input.value, 10);
          if (n >= 0) this.sendAction({ t: "amount", i, n }, true);
        };
      });
    }
    const inputs = form.querySelectorAll("input");
    m.fields.forEach((field, i) => {
      inputs[i].max = field.max;
      inputs[i].previousElementSibling.textContent = field.label;
      if (inputs[i] !== document.activeElement) inputs[i].value = field.x;
    });
    if (isNew) {
      inputs[m.i].focus();
      inputs[m.i].select();
    }
    return isNew;
  }

  /** Return an empty element for new content, and remove the old content a little later. */
  replaceContent(m, field) {
    const whole = document.createElement("div");
    whole.lang = this.lang;
    this.shownNumber = m.n;
    this.field = field;
    // The element with the focus must not be removed first: a screen reader would lose its position.
    const old = [...this.element.children];
    this.element.prepend(whole);
    for (const one of old) {
      one.classList.add("gone");
      for (const focusable of [one, ...one.querySelectorAll("input")]) focusable.tabIndex = -1;
    }
    setTimeout(() => this.removeOld(old), REMOVAL_DELAY_MS);
    return whole;
  }

  /** Remove old content. If the focus is still in it, move the focus to the new content first. */
  removeOld(old) {
    if (old.some((one) => one.contains(document.activeElement))) this.focus();
    for (const one of old) one.remove();
  }

  addInput(form, label, type, value) {
    const row = document.createElement("label");
    const text = document.createElement("span");
    const input = document.createElement("input");
    text.textContent = label;
    input.type = type;
    input.value = value;
    row.append(text, input);
    form.append(row);
    return input;
  }

  /** Return the message with the typed text. */
  getTypedMessage() {
    return { t: "type", x: this.element.querySelector("input").value };
  }

  /** Return whether the field handles this key. If the key is Enter, send the typed text. */
  handleKeyInField(key, event) {
    if (this.field === "entry") {
      if (key === "enter") {
        event.preventDefault();
        this.sendAction(this.getTypedMessage());
        return true;
      }
      return key !== "escape" && !/^f\d/.test(key);
    }
    return /^(\d|up|down|left|right|home|end|backspace|delete|ctrl\+.|-)$/.test(key);
  }
}
