// The table for those who see: drawn cards beside the real list. Hidden from screen readers.

const DRAWN = {
  H: "M12 21C5 15 2 11.500 2 8a5 5 0 0 1 10-1.600A5 5 0 0 1 22 8c0 3.500-3 7-10 13z",
  D: "M12 1.500l8 10.500-8 10.500-8-10.500z",
  S: "M12 2C17 7 22 10.500 22 14.500a4.600 4.600 0 0 1-8.600 2.200L15.500 22h-7l2.100-5.300A4.600 4.600 0 0 1 2 14.500C2 10.500 7 7 12 2z",
  C: "M12 2a4.800 4.800 0 0 1 4 7.500 4.800 4.800 0 1 1-2.600 7.800L15.500 22h-7l2.100-4.700A4.800 4.800 0 1 1 8 9.500 4.800 4.800 0 0 1 12 2z",
  JOKER:
    "M12 1l3.200 7.200 7.800.8-5.900 5.200 1.700 7.800-6.800-4-6.800 4 1.700-7.800L1 9l7.800-.8z",
  leads: "M2 7l5.500 5L12 3l4.500 9L22 7l-2.500 13h-15z",
  spy: "M1 12C5 5 19 5 23 12 19 19 5 19 1 12zm11 5a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm0-2.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z",
  bet: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z",
  normal: "M3 20v-5h5v5zM10 20V9h5v11zM17 20V3h5v17z",
  reversed: "M3 20V3h5v17zM10 20V9h5v11zM17 20v-5h5v5z",
};
const STATES = { chosen: "✓ ", choosing: "▶ ", out: "– " };
const MANY = 4; // With more players, seats are small on a phone, unless they tell of money.
const MOST = 5; // Cards in a row that are drawn; the older ones are a stack with a number.

function element(name, kind, ...children) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.append(...children.filter((one) => one));
  return made;
}

/** A picture of the page's own from its SVG. */
function picture(svg) {
  const made = document.createElement("template");
  made.innerHTML = svg;
  return made.content.firstElementChild;
}

/** A sign in the colour of the text, so that forced colours reach it. */
function sign(name) {
  return picture(
    `<svg viewBox="0 0 24 24" class="${name}"><path fill-rule="evenodd" d="${DRAWN[name]}"/></svg>`,
  );
}

/** A card by its code; null lies face down, so many of them. Its rank is no text of the page. */
export function card(code, count = 1, extra = "") {
  const suit = code === "JOKER" ? code : code?.[1];
  const kind = code === null ? "back" : `suit-${suit}`;
  const made = element("span", `card ${kind} ${extra}`, code && sign(suit));
  const rank = suit === "JOKER" ? "" : code?.[0] === "T" ? "10" : code?.[0];
  made.dataset.rank = code === null ? (count > 1 ? `${count}` : "") : rank;
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** The newest cards, and the older ones as one stack. */
function row(laid) {
  if (laid.length <= MOST) return laid;
  const older = laid.slice(0, 1 - MOST).reduce((sum, [, count]) => sum + count, 0);
  return [[null, older], ...laid.slice(1 - MOST)];
}

function seat(one) {
  const marks = [one.state, one.me && "me", one.won && "won"].filter(Boolean).join(" ");
  const name = element(
    "div",
    "name",
    element("span", "state", STATES[one.state] ?? ""),
    one.spy && sign("spy"),
    element("span", "who", one.name),
    one.leads && sign("leads"),
    element("b", "", one.count),
  );
  const cards = element("div", "cards", ...row(one.laid).map(([code, count]) => card(code, count)));
  if (one.gain) cards.append(element("b", "gain", one.gain));
  if (one.pile) cards.append(card(one.pile[0], 1, "pile"), element("span", "", `×${one.pile[1]}`));
  if (one.prisoner) cards.append(card(one.prisoner, 1, "prisoner"));
  if (one.spied) cards.append(card(one.spied, 1, "spied"));
  if (one.bet) cards.append(element("span", "stake", sign("bet"), element("b", "", one.bet)));
  return element("div", `seat ${marks}`, name, cards.childNodes.length ? cards : null);
}

/** What belongs to nobody is drawn as a seat is. */
function shared(one) {
  return one && seat({ ...one, state: "shared" });
}

let before = ""; // The table that is drawn: an arrow in the hand draws nothing again.

/** Draw the table into the element, or hide it. */
export function draw(whole, table) {
  whole.hidden = !table;
  const drawn = table && JSON.stringify({ ...table, hand: [] });
  if (drawn === before && whole.firstChild) return;
  before = drawn;
  if (!table) {
    whole.replaceChildren();
    return;
  }
  const order = table.reversed === null ? null : sign(table.reversed ? "reversed" : "normal");
  const notes = table.notes.map((note, n) => element("div", "line", n === 0 && order, note));
  const seats = [...table.seats.map(seat), shared(table.house), shared(table.pot)];
  const small = table.seats.length > MANY && table.seats.every((one) => one.count.length < 3);
  const around = element("div", small ? "seats many" : "seats", ...seats);
  around.dataset.players = `${table.seats.length}`;
  whole.replaceChildren(element("div", "line title", table.title), around, ...notes);
}

/** Put the drawn card before the words of each line of the hand; the line stays what is read. */
export function adorn(list, hand) {
  const lines = list?.getAttribute("role") === "listbox" ? [...list.children] : [];
  const cards = hand.length === lines.length ? hand : [];
  lines.forEach((line, n) => {
    const code = cards[n] ?? "";
    if ((line.dataset.card ?? "") === code) return;
    line.querySelector(".card")?.remove();
    line.dataset.card = code;
    if (code) line.prepend(card(code, 1, "small"));
  });
}

/** Show on the first screen what is played here. */
export function welcome(whole) {
  whole.replaceChildren(...["AH", "KS", "QD", "JC", "JOKER"].map((code) => card(code)));
}

/** Draw a picture that comes as SVG, or hide it. */
export function drawChart(whole, svg) {
  whole.hidden = !svg;
  whole.replaceChildren(...(svg ? [picture(svg)] : []));
}
