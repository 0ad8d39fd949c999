// The files of a player whose engine runs on the server. They are stored in the same database as those
// of an engine in a worker.
import { openDatabase, readFile, readFiles, writeFiles } from "./database.js";

const PIECE_CHARACTERS = 16000; // The maximum number of characters of a file in one message.
const MAX_MESSAGES = 16; // The maximum number of messages in one list.
const encode = (text) => new TextEncoder().encode(text);

export class HostedFiles {
  constructor() {
    this.stored = new Map(); // The bytes of files that have changed during this visit.
    this.database = openDatabase().catch(() => null);
    this.lastWrite = Promise.resolve(); // Settled when all changes so far are stored.
  }

  /**
   * Store changes of files after all earlier changes. Each `keep` message has a text to put
   * after the first `at` bytes of a file. `onMissing` is called with the name of a file that has fewer
   * bytes than this.
   */
  store(messages, onMissing) {
    return (this.lastWrite = this.lastWrite
      .catch(() => {})
      .then(() => this.write(messages, onMissing)));
  }

  async write(messages, onMissing) {
    const database = await this.database;
    if (!database) throw new Error("no database");
    for (const { f, at, x } of messages)
      if (x !== null && at > 0 && !this.stored.has(f))
        this.stored.set(f, (await readFile(database, f))?.bytes ?? new Uint8Array());
    const changes = [];
    for (const { f, at, x, d } of messages) {
      if (x === null) {
        this.stored.delete(f);
        changes.push([f, null]);
        continue;
      }
      const before = this.stored.get(f) ?? new Uint8Array();
      const added = encode(x);
      if (before.length < at) {
        onMissing(f);
        continue;
      }
      const bytes = new Uint8Array(at + added.length);
      bytes.set(before.subarray(0, at));
      bytes.set(added, at);
      this.stored.set(f, bytes);
      changes.push([f, { bytes, time: d }]);
    }
    await writeFiles(database, changes);
  }

  /** Return all stored files as [name, bytes, time]. */
  async readAll() {
    const database = await this.database;
    if (!database) return [];
    return (await readFiles(database))
      .filter(([, file]) => file)
      .map(([name, { bytes, time }]) => [name, bytes, time ?? 0]);
  }

  /**
   * Return `lists` of messages that send a server the settings and, newest first, as many games as
   * fit into `room` bytes. `omittedCount` is the number of unfinished games that do not fit.
   */
  async packForServer(room) {
    // Settings come first, then unfinished games, then finished ones; in each group the newest first.
    const rank = (name) => (!name.startsWith("games/") ? 0 : name.includes("/finished/") ? 2 : 1);
    const all = (await this.readAll()).sort(
      (one, other) => rank(one[0]) - rank(other[0]) || other[2] - one[2],
    );
    const lists = [];
    let list = [],
      size = 0,
      omittedCount = 0;
    const finishList = () => {
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
        omittedCount += rank(f) === 1 ? 1 : 0;
        continue;
      }
      room -= whole;
      for (const piece of pieces) {
        if (size + piece.x.length > PIECE_CHARACTERS || list.length === MAX_MESSAGES) finishList();
        list.push(piece);
        size += piece.x.length;
      }
    }
    finishList();
    return { lists, omittedCount };
  }

  /** Return the transcripts of all games as one text, oldest first. */
  async joinTranscripts() {
    const games = (await this.readAll()).filter(([name]) => /^games\/.*\.jsonl$/.test(name));
    const last = (name) => name.slice(name.lastIndexOf("/") + 1);
    games.sort(([one], [other]) => (last(one) < last(other) ? -1 : 1));
    return games.map(([, bytes]) => new TextDecoder().decode(bytes).replace(/\n*$/, "\n")).join("");
  }
}

/** Split a text into pieces: [number of bytes before the piece, piece]. */
export function splitText(text) {
  const pieces = [];
  let at = 0;
  for (let start = 0; start < text.length || !pieces.length; ) {
    let end = Math.min(start + PIECE_CHARACTERS, text.length);
    // Do not split a character that consists of two code units.
    if (/[\ud800-\udbff]/.test(text[end - 1] ?? "")) end--;
    const piece = text.slice(start, end);
    pieces.push([at, piece]);
    at += encode(piece).length;
    start = Math.max(end, start + 1);
  }
  return pieces;
}
