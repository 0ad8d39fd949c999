// Draw the table next to the list. Everything here is hidden from screen readers.

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

function makeElement(name, kind, ...children) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.append(...children.filter((one) => one));
  return made;
}

/** Return the element of an SVG text, which comes from the program itself. */
function parseSvg(svg) {
  const made = document.createElement("template");
  made.innerHTML = svg;
  return made.content.firstElementChild;
}

/** Return a sign in the colour of the text, so that forced colours apply to it. */
function makeSign(name) {
  return parseSvg(
    `<svg viewBox="0 0 24 24" class="${name}"><path fill-rule="evenodd" d="${DRAWN[name]}"/></svg>`,
  );
}

/** Return a card by its code, or for null `count` cards face down. CSS writes the rank, so that it
 * is no text of the page. */
export function makeCard(code, count = 1, extra = "") {
  const suit = code === "JOKER" ? code : code?.[1];
  const kind = code === null ? "back" : `suit-${suit}`;
  const made = makeElement("span", `card ${kind} ${extra}`, code && makeSign(suit));
  const rank = suit === "JOKER" ? "" : code?.[0] === "T" ? "10" : code?.[0];
  made.dataset.rank = code === null ? (count > 1 ? `${count}` : "") : rank;
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** Return the newest cards, and the older ones as one stack. */
function gatherCards(laid) {
  if (laid.length <= MOST) return laid;
  const older = laid.slice(0, 1 - MOST).reduce((sum, [, count]) => sum + count, 0);
  return [[null, older], ...laid.slice(1 - MOST)];
}

function makeSeat(one) {
  const marks = [one.state, one.me && "me", one.won && "won"].filter(Boolean).join(" ");
  const name = makeElement(
    "div",
    "name",
    makeElement("span", "state", STATES[one.state] ?? ""),
    one.spy && makeSign("spy"),
    makeElement("span", "who", one.name),
    makeElement("b", "", one.count),
  );
  const cards = makeElement(
    "div",
    "cards",
    ...gatherCards(one.laid).map(([code, count]) => makeCard(code, count)),
  );
  if (one.gain) cards.append(makeElement("b", "gain", one.gain));
  if (one.pile)
    cards.append(makeCard(one.pile[0], 1, "pile"), makeElement("span", "", `×${one.pile[1]}`));
  if (one.prisoner) cards.append(makeCard(one.prisoner, 1, "prisoner"));
  if (one.spied) cards.append(makeCard(one.spied, 1, "spied"));
  if (one.bet)
    cards.append(makeElement("span", "stake", makeSign("bet"), makeElement("b", "", one.bet)));
  if (one.leads) cards.append(makeSign("leads")); // Above it would cut the leader's name.
  return makeElement("div", `seat ${marks}`, name, cards.childNodes.length ? cards : null);
}

/** Return cards that belong to no seat, such as the pot; null if there are none. */
function makeShared(one, kind) {
  return one && makeSeat({ ...one, state: `shared ${kind}` });
}

let drawnBefore = ""; // The table that is drawn, as JSON: it is drawn again only if it changed.

/** Draw the table into the element, or hide it. */
export function drawTable(whole, table) {
  whole.hidden = !table;
  const drawn = table && JSON.stringify({ ...table, hand: [] });
  if (drawn === drawnBefore && whole.firstChild) return;
  drawnBefore = drawn;
  if (!table) {
    whole.replaceChildren();
    return;
  }
  const order = table.reversed === null ? null : makeSign(table.reversed ? "reversed" : "normal");
  const notes = table.notes.map((note, n) => makeElement("div", "line", n === 0 && order, note));
  const shared = [makeShared(table.house, "house"), makeShared(table.pot, "pot")];
  const seats = [...table.seats.map(makeSeat), ...shared];
  const small = table.seats.length > MANY && table.seats.every((one) => one.count.length < 3);
  const around = makeElement("div", small ? "seats many" : "seats", ...seats);
  around.dataset.players = `${table.seats.length}`;
  whole.replaceChildren(makeElement("div", "line title", table.title), around, ...notes);
}

/** Draw a card in front of each line of the hand; screen readers still read the words alone. */
export function addCards(list, hand) {
  const lines = list?.getAttribute("role") === "listbox" ? [...list.children] : [];
  const cards = hand.length === lines.length ? hand : [];
  lines.forEach((line, n) => {
    const code = cards[n] ?? "";
    if ((line.dataset.card ?? "") === code) return;
    line.querySelector(".card")?.remove();
    line.dataset.card = code;
    if (code) line.prepend(makeCard(code, 1, "small"));
  });
}

/** Draw some cards on the first screen. */
export function drawWelcome(whole) {
  whole.replaceChildren(...["AH", "KS", "QD", "JC", "JOKER"].map((code) => makeCard(code)));
}

/** Draw a picture that comes as SVG, or hide it. */
export function drawChart(whole, svg) {
  whole.hidden = !svg;
  whole.replaceChildren(...(svg ? [parseSvg(svg)] : []));
}
