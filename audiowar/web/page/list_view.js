// The part of the page with the focus: a list of options, a line to type, or the amounts of a bet.

import { addCards } from "./table_picture.js";

const GONE = 250; // Milliseconds until old content is removed: a screen reader may still be in it.

/** Change a text in place: a screen reader would lose its position in a replaced node. */
export function setText(element, text) {
  if (element.textContent === text) return;
  if (element.firstChild) element.firstChild.data = text;
  else element.textContent = text;
}

export class ListView {
  constructor(element, act, word) {
    this.element = element;
    this.act = act;
    this.word = word;
    this.keys = null;
    this.idle = []; // Commands whose buttons do nothing here.
    this.called = {}; // What other commands' buttons are called here.
    this.where = "menu";
    this.does = "play"; // What Enter does at a table.
    this.field = null; // Whether something is typed here: "entry" or "bet".
    this.number = -1;
    this.hand = []; // The cards of the lines, where they are cards.
    this.lang = document.documentElement.lang;
    // A slow screen reader may still focus old content.
    element.addEventListener("focusin", (event) => {
      if (event.target.closest(".gone")) this.focus();
    });
  }

  /** Set the language of the program's own lines. */
  setLanguage(tag) {
    this.lang = tag;
    for (const one of this.element.querySelectorAll(
      "[role=listbox], .fields, [role=option]:not([data-own])",
    ))
      one.lang = tag;
  }
  clear() {
    this.element.replaceChildren();
    this.number = -1;
    this.field = null;
  }
  /** Focus the list or the first field; return whether there is one. */
  focus() {
    const here = this.element.firstElementChild;
    const found = here?.tabIndex === 0 ? here : here?.querySelector("input");
    found?.focus({ preventScroll: true });
    return Boolean(found);
  }

  /** Return whether nothing on the page has the focus; keys are meant for this part then. */
  isUnfocused() {
    return (
      document.activeElement === null ||
      document.activeElement === document.body ||
      document.activeElement === document.documentElement
    );
  }

  /** Return whether the selected line is wholly on the screen. */
  isInSight() {
    const line = this.getLine();
    if (!line) return false;
    const { top, bottom } = line.getBoundingClientRect();
    return top >= 0 && bottom <= document.documentElement.clientHeight + 1;
  }

  /** Scroll the selected line onto the screen. */
  reveal() {
    this.getLine()?.scrollIntoView({ block: "nearest" });
  }
  getLine() {
    return this.element.firstElementChild?.querySelector("[aria-selected=true]") ?? null;
  }

  hasFocus() {
    return document.hasFocus() && this.element.contains(document.activeElement);
  }

  /** Show a list; return whether another line is selected and a screen reader reads it. */
  showList(m) {
    const another = m.n !== this.number;
    const box = another ? this.replaceContent(m, null) : this.element.firstElementChild;
    if (another) {
      box.setAttribute("role", "listbox");
      box.tabIndex = 0;
      box.onclick = (event) => this.onClick(event);
    }
    if (box.getAttribute("aria-label") !== m.label) box.setAttribute("aria-label", m.label);
    this.where = m.where;
    this.does = m.does;
    while (box.children.length > m.items.length) box.lastChild.remove();
    m.items.forEach((text, n) => this.showOption(box, n, text, n === m.i, m.langs?.[n]));
    if (m.where !== "menu" && this.hand.length === m.items.length) addCards(box, this.hand);
    const here = `option-${m.n}-${m.i}`;
    const moved = another || box.getAttribute("aria-activedescendant") !== here;
    if (moved) box.setAttribute("aria-activedescendant", here);
    if (another) box.focus({ preventScroll: true });
    this.reveal();
    return moved && this.hasFocus();
  }

  /** Set the cards of the lines, which may arrive after the lines. */
  setCards(hand) {
    this.hand = hand;
    if (this.where !== "menu" && this.field === null)
      addCards(this.element.firstElementChild, hand);
  }

  showOption(box, n, text, here, tag) {
    let option = box.children[n];
    if (!option) {
      option = document.createElement("div");
      option.setAttribute("role", "option");
      option.id = `option-${this.number}-${n}`;
      box.append(option);
    }
    // A drawn card may stand before the words.
    if (!option.lastChild || option.lastChild.nodeType !== Node.TEXT_NODE) option.append(text);
    else if (option.lastChild.data !== text) option.lastChild.data = text;
    if (tag) option.dataset.own = "";
    if (option.lang !== (tag ?? this.lang)) option.lang = tag ?? this.lang;
    const selected = String(here);
    if (option.getAttribute("aria-selected") !== selected)
      option.setAttribute("aria-selected", selected);
  }

  onClick(event) {
    const option = event.target.closest("[role=option]");
    if (!option) return;
    this.element.firstElementChild.focus({ preventScroll: true });
    const i = [...option.parentElement.children].indexOf(option);
    this.act({ t: "pick", i, go: this.where === "menu" }, true);
  }

  /** Show a text field; return whether it is a new one. */
  showEntry(m) {
    if (m.n === this.number) return false;
    const form = this.replaceContent(m, "entry");
    form.className = "fields";
    const input = this.addInput(form, m.label, "text", m.x);
    input.maxLength = m.most;
    input.autocomplete = "off";
    input.focus();
    input.select();
    return true;
  }

  /** Show the amounts of a bet, except the one being typed; return whether they are new. */
  showBet(m) {
    const another = m.n !== this.number;
    const form = another ? this.replaceContent(m, "bet") : this.element.firstElementChild;
    this.where = m.where;
    this.does = m.does;
    if (another) {
      form.className = "fields";
      form.setAttribute("role", "group");
      form.setAttribute("aria-label", m.label);
      m.fields.forEach((field, i) => {
        const input = this.addInput(form, field.label, "number", field.x);
        input.inputMode = "numeric";
        input.min = field.min;
        input.oninput = () => {
          const n = Number.parseInt(input.value, 10);
          if (n >= 0) this.act({ t: "amount", i, n }, true);
        };
      });
    }
    const inputs = form.querySelectorAll("input");
    m.fields.forEach((field, i) => {
      inputs[i].max = field.max;
      inputs[i].previousElementSibling.textContent = field.label;
      if (inputs[i] !== document.activeElement) inputs[i].value = field.x;
    });
    if (another) {
      inputs[m.i].focus();
      inputs[m.i].select();
    }
    return another;
  }

  replaceContent(m, field) {
    const whole = document.createElement("div");
    whole.lang = this.lang;
    this.number = m.n;
    this.field = field;
    // The element with the focus is removed last: a screen reader would lose its position.
    const old = [...this.element.children];
    this.element.prepend(whole);
    old.forEach((one) => one.classList.add("gone"));
    setTimeout(() => this.removeOld(old), GONE);
    return whole;
  }

  /** Remove old content; if the focus is still in it, move the focus first. */
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

  /** Return whether the field handles this key itself. */
  takesKey(key, event) {
    if (this.field === "entry") {
      if (key === "enter") {
        event.preventDefault();
        this.act(this.getTypedMessage());
        return true;
      }
      return key !== "escape" && !/^f\d/.test(key);
    }
    return /^(\d|up|down|left|right|home|end|backspace|delete|ctrl\+.|-)$/.test(key);
  }
}
