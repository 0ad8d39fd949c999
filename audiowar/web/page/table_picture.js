// The table for sighted friends: cards as text and simple shapes. Hidden from screen readers.

const SUITS = { H: "♥", S: "♠", D: "♦", C: "♣" };
const ROOM = 12; // Cards of the pot that are drawn; of more only how many there are.
let before = "";

function element(name, kind, ...children) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.append(...children.filter((one) => one));
  return made;
}

/** A card by its code; null lies face down, so many of them. */
function card(code, count = 1, extra = "") {
  if (code === null) return element("span", `card back ${extra}`, count > 1 ? `×${count}` : " ");
  if (code === "JOKER")
    return element(
      "span",
      `card joker ${extra}`,
      element("b", "", "★"),
      element("small", "", "JOKER"),
    );
  const suit = code[1],
    rank = code[0] === "T" ? "10" : code[0];
  return element(
    "span",
    `card ${"HD".includes(suit) ? "red" : ""} ${extra}`,
    element("b", "", rank),
    element("span", "", SUITS[suit]),
  );
}

function cards(list, extra) {
  return list.length
    ? element("div", "cards", ...list.map(([code, count]) => card(code, count, extra)))
    : null;
}

function seat(one, fresh) {
  const ready = one.state === "chosen" ? "✓ " : one.state === "choosing" ? "▶ " : "";
  const box = element(
    "div",
    `seat ${one.state} ${one.me ? "me" : ""} ${one.won ? "won" : ""}`,
  );
  box.append(element("div", "name", `${ready}${one.name} ${one.count}`));
  const front = element(
    "div",
    "cards",
    ...one.laid.map(([code, count]) => card(code, count, fresh)),
  );
  if (one.gain) front.append(element("span", "gain", one.gain));
  if (front.children.length) box.append(front);
  if (one.pile)
    box.append(
      element("div", "cards pile", card(one.pile[0]), element("span", "", `×${one.pile[1]}`)),
    );
  if (one.prisoner) box.append(element("div", "cards", card(one.prisoner, 1, "prisoner")));
  return box;
}

/** Draw the table into the element, or hide it. */
export function draw(whole, table) {
  whole.hidden = !table;
  if (!table) {
    whole.replaceChildren();
    return;
  }
  const trick = JSON.stringify(table.seats.map((one) => one.laid)),
    fresh = trick !== before ? "new" : "";
  before = trick;
  const house =
    table.house &&
    element(
      "div",
      "seat",
      element("div", "name", table.house.name),
      cards(table.house.laid, fresh),
    );
  const pot =
    table.pot &&
    cards(table.pot.laid.length > ROOM ? [[null, table.pot.laid.length]] : table.pot.laid);
  pot?.prepend(element("span", "", `${table.pot.name}: ${table.pot.count}`));
  const hand = table.hand.map((code, n) => code && card(code, 1, n === table.here ? "here" : ""));
  whole.replaceChildren(
    ...[
      element("div", "line title", table.title),
      element("div", "seats", ...table.seats.map((one) => seat(one, fresh)), house),
      ...table.notes.map((note) => element("div", "line", note)),
      pot,
      hand.some((one) => one) && element("div", "cards hand", ...hand),
    ].filter((one) => one),
  );
}
