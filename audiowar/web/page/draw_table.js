// Draw the table, the cards in the list, and charts. Screen readers ignore everything that is drawn
// here. A tap on the drawn table does nothing: players tap the list (see hand_or_menu.js).

/**
 * What the engine sends about a drawn table: the dataclasses of `audiowar/ui/table/scene_to_draw.py`.
 *
 * @typedef {[code: string | null, count: number][]} LaidCards
 * @typedef {object} SeatScene
 * @property {string} name
 * @property {string} owned
 * @property {string} state
 * @property {LaidCards} laid_cards
 * @property {boolean} [is_viewer]
 * @property {boolean} [is_leader]
 * @property {string} [gain]
 * @property {boolean} [has_gained]
 * @property {number} [packet_count]
 * @property {[code: string, count: number] | null} [open_pile]
 * @property {string | null} [prisoner]
 * @property {string} [bet]
 * @property {string | null} [spied_card]
 * @property {boolean} [is_spy]
 * @typedef {object} SharedCards
 * @property {string} name
 * @property {LaidCards} laid
 * @property {string} count
 * @typedef {object} TableScene
 * @property {string} title
 * @property {string} order
 * @property {boolean | null} reversed
 * @property {string[]} notes
 * @property {SeatScene[]} seats
 * @property {SharedCards | null} pot
 * @property {SharedCards | null} house
 * @property {(string | null)[]} hand
 */

// The SVG paths of suits and signs.
const SIGN_PATHS = {
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
const STATE_SIGNS = { chosen: "✓ ", choosing: "▶ ", out: "– " };
// With more seats than this, all are drawn small on a phone, unless they show amounts of money.
const FEW_SEATS = 4;
// The maximum number of cards in a row. Older cards are drawn as a stack with their number.
const MAX_CARDS = 5;

/** Return an element with a class and children; empty children are left out. */
function makeElement(name, className, ...children) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children.filter((one) => one));
  return made;
}

/** Return the element that an SVG text describes. The text must come from the program itself. */
function parseSvg(svg) {
  const made = document.createElement("template");
  made.innerHTML = svg;
  return made.content.firstElementChild;
}

/** Return a sign in the colour of texts, which a high-contrast mode changes. */
function makeSign(name) {
  return parseSvg(
    `<svg viewBox="0 0 24 24" class="${name}"><path fill-rule="evenodd" d="${SIGN_PATHS[name]}"/></svg>`,
  );
}

/**
 * Return the drawing of a card; if `code` is null, of `count` face-down cards. CSS adds the rank,
 * so that the rank is not a text of the page.
 */
export function makeCard(code, count = 1, extra = "") {
  const suit = code === "JOKER" ? code : code?.[1];
  const kind = code === null ? "back" : `suit-${suit}`;
  const made = makeElement("span", `card ${kind} ${extra}`, code && makeSign(suit));
  const rank = suit === "JOKER" ? "" : code?.[0] === "T" ? "10" : code?.[0];
  made.dataset.rank = code === null ? (count > 1 ? `${count}` : "") : rank;
  made.setAttribute("aria-hidden", "true");
  return made;
}

/**
 * Return the newest cards ([code, count]), with the older ones gathered in one stack.
 * @param {LaidCards} laid
 * @returns {LaidCards}
 */
function gatherOldCards(laid) {
  if (laid.length <= MAX_CARDS) return laid;
  const older = laid.slice(0, 1 - MAX_CARDS).reduce((sum, [, count]) => sum + count, 0);
  return [[null, older], ...laid.slice(1 - MAX_CARDS)];
}

/** @param {SeatScene} seat */
function makeSeat(seat) {
  const marks = [seat.state, seat.is_viewer && "me", seat.has_gained && "won"]
    .filter(Boolean)
    .join(" ");
  const name = makeElement(
    "div",
    "name",
    makeElement("span", "state", STATE_SIGNS[seat.state] ?? ""),
    seat.is_spy && makeSign("spy"),
    makeElement("span", "who", seat.name),
    makeElement("b", "", seat.owned),
  );
  const cards = makeElement(
    "div",
    "cards",
    ...gatherOldCards(seat.laid_cards).map(([code, count]) => makeCard(code, count)),
  );
  if (seat.gain) cards.append(makeElement("b", "gain", seat.gain));
  if (seat.open_pile)
    cards.append(
      makeCard(seat.open_pile[0], 1, "pile"),
      makeElement("span", "", `×${seat.open_pile[1]}`),
    );
  if (seat.prisoner) cards.append(makeCard(seat.prisoner, 1, "prisoner"));
  if (seat.spied_card) cards.append(makeCard(seat.spied_card, 1, "spied"));
  if (seat.bet)
    cards.append(makeElement("span", "stake", makeSign("bet"), makeElement("b", "", seat.bet)));
  if (seat.is_leader) cards.append(makeSign("leads")); // Next to the name, it would shorten the name.
  return makeElement("div", `seat ${marks}`, name, cards.childNodes.length ? cards : null);
}

/**
 * Return cards that belong to no seat, such as the pot; null if there are none.
 * @param {SharedCards | null} shared
 * @param {string} kind
 */
function makeShared(shared, kind) {
  if (!shared) return null;
  const { name, count, laid } = shared;
  return makeSeat({ name, owned: count, laid_cards: laid, state: `shared ${kind}` });
}

// The table that is drawn, as JSON, so that it is drawn again only if it has changed.
let drawnTable = "";

/**
 * Draw a table into an element, or hide the element if the table is null.
 * @param {HTMLElement} element
 * @param {TableScene | null} table
 */
export function drawTable(element, table) {
  element.hidden = !table;
  const drawn = table && JSON.stringify({ ...table, hand: [] });
  if (drawn === drawnTable && element.firstChild) return;
  drawnTable = drawn;
  if (!table) {
    element.replaceChildren();
    return;
  }
  const order = table.reversed === null ? null : makeSign(table.reversed ? "reversed" : "normal");
  const notes = table.notes.map((note, n) => makeElement("div", "line", n === 0 && order, note));
  const shared = [makeShared(table.house, "house"), makeShared(table.pot, "pot")];
  const seats = [...table.seats.map(makeSeat), ...shared];
  const isCrowded =
    table.seats.length > FEW_SEATS && table.seats.every((one) => one.owned.length < 3);
  const around = makeElement("div", isCrowded ? "seats many" : "seats", ...seats);
  around.dataset.players = `${table.seats.length}`;
  element.replaceChildren(makeElement("div", "line title", table.title), around, ...notes);
}

/** Draw a card before the words of each line of the hand. Screen readers read only the words. */
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
export function drawWelcomeCards(element) {
  element.replaceChildren(...["AH", "KS", "QD", "JC", "JOKER"].map((code) => makeCard(code)));
}

/** Show an SVG text as a picture in an element, or hide the element if the text is empty. */
export function drawChart(element, svg) {
  element.hidden = !svg;
  element.replaceChildren(...(svg ? [parseSvg(svg)] : []));
}
