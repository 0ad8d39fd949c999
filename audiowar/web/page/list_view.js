// The place of the focus: a list with real options, a line to type, or amounts of a bet.

import { adorn } from "./table_picture.js";

const GONE = 250; // Milliseconds until what lost the focus goes: at once, a reader would lose its place.

/** Change a text in place: a reader that stands in it would be led out of what is put there anew. */
export function write(element, text) {
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
    // A reader that is late may still give the focus to what goes away.
    element.addEventListener("focusin", (event) => {
      if (event.target.closest(".gone")) this.focus();
    });
  }

  words(tag) {
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
  /** Give the focus to what takes the keys here; whether there is anything. */
  focus() {
    const here = this.element.firstElementChild;
    const found = here?.tabIndex === 0 ? here : here?.querySelector("input");
    found?.focus({ preventScroll: true });
    return Boolean(found);
  }

  /** Whether nothing on the page has the focus, so that keys are meant for this place. */
  deserted() {
    return (
      document.activeElement === null ||
      document.activeElement === document.body ||
      document.activeElement === document.documentElement
    );
  }

  /** Whether all of the line that has the focus can be seen. */
  inSight() {
    const line = this.line();
    if (!line) return false;
    const { top, bottom } = line.getBoundingClientRect();
    return top >= 0 && bottom <= document.documentElement.clientHeight + 1;
  }

  /** Bring the line that has the focus into sight. */
  reveal() {
    this.line()?.scrollIntoView({ block: "nearest" });
  }
  line() {
    return this.element.firstElementChild?.querySelector("[aria-selected=true]") ?? null;
  }

  focused() {
    return document.hasFocus() && this.element.contains(document.activeElement);
  }

  /** Show a list; whether another line has the focus now, so that it is read. */
  list(m) {
    const another = m.n !== this.number;
    const box = another ? this.begin(m, null) : this.element.firstElementChild;
    if (another) {
      box.setAttribute("role", "listbox");
      box.tabIndex = 0;
      box.onclick = (event) => this.touched(event);
    }
    if (box.getAttribute("aria-label") !== m.label) box.setAttribute("aria-label", m.label);
    this.where = m.where;
    this.does = m.does;
    while (box.children.length > m.items.length) box.lastChild.remove();
    m.items.forEach((text, n) => this.option(box, n, text, n === m.i, m.langs?.[n]));
    if (m.where !== "menu" && this.hand.length === m.items.length) adorn(box, this.hand);
    const here = `option-${m.n}-${m.i}`;
    const moved = another || box.getAttribute("aria-activedescendant") !== here;
    if (moved) box.setAttribute("aria-activedescendant", here);
    if (another) box.focus({ preventScroll: true });
    this.reveal();
    return moved && this.focused();
  }

  /** Take the cards of the lines, which may come after the lines themselves. */
  cards(hand) {
    this.hand = hand;
    if (this.where !== "menu" && this.field === null) adorn(this.element.firstElementChild, hand);
  }

  option(box, n, text, here, tag) {
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

  touched(event) {
    const option = event.target.closest("[role=option]");
    if (!option) return;
    this.element.firstElementChild.focus({ preventScroll: true });
    const i = [...option.parentElement.children].indexOf(option);
    this.act({ t: "pick", i, go: this.where === "menu" }, true);
  }

  /** Show a line to type in a field of the browser's. */
  entry(m) {
    if (m.n === this.number) return false;
    const form = this.begin(m, "entry");
    form.className = "fields";
    const input = this.input(form, m.label, "text", m.x);
    input.maxLength = m.most;
    input.autocomplete = "off";
    input.focus();
    input.select();
    return true;
  }

  /** Show amounts; the one that is being typed keeps what stands there. */
  bet(m) {
    const another = m.n !== this.number;
    const form = another ? this.begin(m, "bet") : this.element.firstElementChild;
    this.where = m.where;
    this.does = m.does;
    if (another) {
      form.className = "fields";
      form.setAttribute("role", "group");
      form.setAttribute("aria-label", m.label);
      m.fields.forEach((field, i) => {
        const input = this.input(form, field.label, "number", field.x);
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

  begin(m, field) {
    const whole = document.createElement("div");
    whole.lang = this.lang;
    this.number = m.n;
    this.field = field;
    // What has the focus goes last: a reader loses its place with it.
    const old = [...this.element.children];
    this.element.prepend(whole);
    old.forEach((one) => one.classList.add("gone"));
    setTimeout(() => this.remove(old), GONE);
    return whole;
  }

  /** Remove what is gone; who is still in it is led on. */
  remove(old) {
    if (old.some((one) => one.contains(document.activeElement))) this.focus();
    for (const one of old) one.remove();
  }

  input(form, label, type, value) {
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

  /** What was typed, as it is sent. */
  done() {
    return { t: "type", x: this.element.querySelector("input").value };
  }

  /** Leave a key to the field; whether it is the field's. */
  typed(key, event) {
    if (this.field === "entry") {
      if (key === "enter") {
        event.preventDefault();
        this.act(this.done());
        return true;
      }
      return key !== "escape" && !/^f\d/.test(key);
    }
    return /^(\d|up|down|left|right|home|end|backspace|delete|ctrl\+.|-)$/.test(key);
  }
}
