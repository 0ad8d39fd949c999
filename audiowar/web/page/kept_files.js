// The files of a player whose engine runs on the server, stored in the same database as the worker's.
import { openDatabase, readFile, readFiles, writeFiles } from "./database.js";

const PIECE_CHARACTERS = 16000; // Characters of a file in one message.
const MAX_MESSAGES = 16; // Messages in one frame.
const encode = (text) => new TextEncoder().encode(text);

export class KeptFiles {
  constructor() {
    this.known = new Map();
    this.database = openDatabase().catch(() => null);
    this.last = Promise.resolve();
  }

  /** Store changed files; `miss` is called with the name of a file whose stored part is too short. */
  keep(messages, miss) {
    return (this.last = this.last.catch(() => {}).then(() => this.write(messages, miss)));
  }

  async write(messages, miss) {
    const database = await this.database;
    if (!database) throw new Error("no database");
    for (const { f, at, x } of messages)
      if (x !== null && at > 0 && !this.known.has(f))
        this.known.set(f, (await readFile(database, f))?.bytes ?? new Uint8Array());
    const changes = [];
    for (const { f, at, x, d } of messages) {
      if (x === null) {
        this.known.delete(f);
        changes.push([f, null]);
        continue;
      }
      const before = this.known.get(f) ?? new Uint8Array();
      const added = encode(x);
      if (before.length < at) {
        miss(f);
        continue;
      }
      const bytes = new Uint8Array(at + added.length);
      bytes.set(before.subarray(0, at));
      bytes.set(added, at);
      this.known.set(f, bytes);
      changes.push([f, { bytes, time: d }]);
    }
    await writeFiles(database, changes);
  }

  /** Return all stored files: [name, content, time]. */
  async readAll() {
    const database = await this.database;
    if (!database) return [];
    return (await readFiles(database))
      .filter(([, file]) => file)
      .map(([name, { bytes, time }]) => [name, bytes, time ?? 0]);
  }

  /**
   * Return lists of messages with the settings and the newest games that fit into `room` bytes, and
   * the number of unfinished games that do not fit.
   */
  async filesToSend(room) {
    const order = (name) => (!name.startsWith("games/") ? 0 : name.includes("/finished/") ? 2 : 1);
    const all = (await this.readAll()).sort(
      (one, other) => order(one[0]) - order(other[0]) || other[2] - one[2],
    );
    const lists = [];
    let list = [],
      size = 0,
      lacking = 0;
    const next = () => {
      if (list.length) lists.push(list);
      list = [];
      size = 0;
    };
    for (const [f, bytes, d] of all) {
      const pieces = splitText(new TextDecoder().decode(bytes)).map(([at, x]) => ({
        t: "bring",
        f,
        at,
        x,
        d,
      }));
      const whole = encode(JSON.stringify(pieces)).length;
      if (whole > room) {
        lacking += order(f) === 1 ? 1 : 0;
        continue;
      }
      room -= whole;
      for (const piece of pieces) {
        if (size + piece.x.length > PIECE_CHARACTERS || list.length === MAX_MESSAGES) next();
        list.push(piece);
        size += piece.x.length;
      }
    }
    next();
    return { lists, lacking };
  }

  /** Return all games as one text, oldest first. */
  async exportGames() {
    const games = (await this.readAll()).filter(([name]) => /^games\/.*\.jsonl$/.test(name));
    const last = (name) => name.slice(name.lastIndexOf("/") + 1);
    games.sort(([one], [other]) => (last(one) < last(other) ? -1 : 1));
    return games.map(([, bytes]) => new TextDecoder().decode(bytes).replace(/\n*$/, "\n")).join("");
  }
}

/** Split a text into pieces, each with the number of bytes before it. */
export function splitText(text) {
  const pieces = [];
  let at = 0;
  for (let start = 0; start < text.length || !pieces.length; ) {
    let end = Math.min(start + PIECE_CHARACTERS, text.length);
    if (/[\ud800-\udbff]/.test(text[end - 1] ?? "")) end--;
    const piece = text.slice(start, end);
    pieces.push([at, piece]);
    at += encode(piece).length;
    start = Math.max(end, start + 1);
  }
  return pieces;
}
