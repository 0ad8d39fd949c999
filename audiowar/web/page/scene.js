// The table for sighted friends: cards as text and simple shapes. Hidden from screen readers.

const SUITS = { H: "♥", S: "♠", D: "♦", C: "♣" };
let before = "";

function element(name, kind, ...children) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.append(...children);
  return made;
}

/** A card by its code; null lies face down. */
function card(code, extra = "") {
  if (code === null) return element("span", `card back ${extra}`, "?");
  if (code === "JOKER") return element("span", `card ${extra}`, "★");
  const suit = code[1], rank = code[0] === "T" ? "10" : code[0];
  return element("span", `card ${"HD".includes(suit) ? "red" : ""} ${extra}`, rank + SUITS[suit]);
}

function seat(one) {
  const sign = one.out ? "" : one.turn ? "▶ " : one.chosen ? "✓ " : "";
  const box = element("div", `seat ${one.turn ? "turn" : ""} ${one.out ? "out" : ""}`);
  box.append(element("div", "", sign + one.name + (one.me ? " ★" : "")));
  box.append(element("div", "", one.money === null ? `🂠 ${one.cards}` : String(one.money)));
  if (one.pile) box.append(card(one.pile));
  if (one.prisoner) box.append(card(one.prisoner));
  return box;
}

/** Draw the table into the element, or hide it. */
export function draw(whole, table) {
  whole.hidden = !table;
  if (!table) { whole.replaceChildren(); return; }
  const trick = JSON.stringify(table.last), fresh = trick !== before ? "new" : "";
  before = trick;
  const laid = table.last.map(([number, code]) =>
    element("span", "", card(code, fresh), element("span", "owner", table.seats[number].name)));
  whole.replaceChildren(
    element("div", "line", `${table.title} · ${table.trick}`),
    element("div", "seats", ...table.seats.map(seat)),
    element("div", "cards", ...laid),
    element("div", "line", table.pot),
    element("div", "cards", ...table.hand.filter(one => one !== null).map(one => card(one))),
  );
}
