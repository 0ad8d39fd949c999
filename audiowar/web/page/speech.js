// What is said: by the player's screen reader through live regions, or by a voice of the browser.

const AFTER_FOCUS = 500; // Milliseconds until a reader that was given a focus does not lose it.
const AFTER_START = 1500; // What comes with the first list would be said twice.
const AFTER_KEY = 400; // Until a result follows the answer to a key.
const GAP = 120; // Between two changes of the regions.
const SHOWN = 3;
const KEPT = 60;
const PIECE = 180; // Characters that a browser's voice says without stopping in the middle.

export class Speech {
  constructor(one, other, captions, log) {
    this.regions = [one, other];
    this.captions = captions;
    this.log = log;
    this.turn = 0;
    this.last = "";
    this.free = 0;
    this.rest = 0; // From when on a result may follow a key.
    this.queue = [];
    this.timer = null;
    this.pointed = false;
    this.voice = null;
    this.settings = { rate: 200, volume: 100, voice: "" };
    this.tag = "en";
  }

  begin() {
    this.free = performance.now() + AFTER_START;
  }
  focused() {
    this.free = Math.max(this.free, performance.now() + AFTER_FOCUS);
  }
  /** The player did something; with the pointer no focus tells what. A result that nobody was given yet waits. */
  acted(pointed) {
    this.pointed = pointed;
    this.free = 0;
    this.rest = performance.now() + AFTER_KEY;
    this.queue = this.queue.filter((one) => one.kind === "system" || one.kind === "result");
  }

  say(m, tag, focused) {
    if (!m.again) this.show(m, tag);
    if (this.voice) {
      this.utter(m.x, tag);
      return;
    }
    const text = m.k === "navigation" && focused && !this.pointed ? m.s : m.x;
    if (!text) return;
    const entry = { text, tag, kind: m.k, number: m.n, parts: m.p?.length ? m.p : [m.o || text] };
    if (m.k === "navigation")
      this.queue = [entry, ...this.queue.filter((one) => one.kind !== "navigation")];
    else this.queue = [...this.queue.flatMap((one) => untold(one, m)), entry];
    this.pump();
  }

  /** Take what comes next off the queue; of results that wait the newest is whole, and of the others the outcome comes before it. */
  next() {
    const { kind } = this.queue[0];
    const taken =
      kind === "result" ? this.queue.filter((one) => one.kind === kind) : [this.queue[0]];
    this.queue = this.queue.filter((one) => !taken.includes(one));
    const newest = taken.pop();
    return {
      text: [...taken.flatMap((one) => one.parts), newest.text].join(" "),
      tag: newest.tag,
    };
  }

  /** Something that the page itself has to say. */
  note(text) {
    this.list([[text, this.tag]]);
    this.say({ x: text, s: text, k: "system" }, this.tag, false);
  }

  pump() {
    clearTimeout(this.timer);
    if (!this.queue.length) return;
    const soonest = this.queue[0].kind === "result" ? Math.max(this.free, this.rest) : this.free;
    const wait = soonest - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.pump(), wait);
      return;
    }
    const { text, tag } = this.next();
    this.turn ^= 1;
    const region = this.regions[this.turn];
    this.regions[this.turn ^ 1].textContent = "";
    region.lang = tag;
    // The same text again is no change: a blank that is not heard makes it one.
    this.last = text === this.last ? `${text}\u00a0` : text;
    region.textContent = this.last;
    this.free = performance.now() + GAP;
    if (this.queue.length) this.timer = setTimeout(() => this.pump(), GAP);
  }

  show(m, tag) {
    // What the list shows anyhow need not be there twice, and must not hide the last result.
    if (m.k === "navigation" && !m.s) return;
    const line = document.createElement("p");
    line.lang = tag;
    line.textContent = m.x;
    this.captions.append(line);
    while (this.captions.children.length > SHOWN) this.captions.firstChild.remove();
  }

  /** List what happened, oldest first, each with its language; `whole`: in place of what is listed. */
  list(items, whole = false) {
    if (whole) this.log.replaceChildren();
    for (const [text, tag] of items) {
      const item = document.createElement("li");
      item.lang = tag;
      item.textContent = text;
      this.log.prepend(item);
    }
    while (this.log.children.length > KEPT) this.log.lastChild.remove();
  }

  // A voice of the browser, only when the player asks for it

  own(on, tell) {
    const synthesis = globalThis.speechSynthesis;
    this.voice = on && synthesis ? synthesis : null;
    if (!this.voice) {
      synthesis?.cancel();
      tell(null);
      return;
    }
    this.regions.forEach((region) => {
      region.textContent = "";
    });
    const names = () => [
      ...new Set(
        synthesis
          .getVoices()
          .filter((one) => this.speaks(one, this.tag))
          .map((one) => one.name),
      ),
    ];
    tell(names());
    synthesis.onvoiceschanged = () => {
      if (this.voice) tell(names());
    };
  }

  adjust({ rate, volume, voice }) {
    this.settings = { rate, volume, voice };
  }
  hush() {
    this.voice?.cancel();
  }

  /** Whether a voice can read a language; Croatian and Bosnian ones read Serbian well. */
  speaks(voice, tag) {
    const language = tag.slice(0, 2),
      has = voice.lang.slice(0, 2).toLowerCase();
    return (
      has === language ||
      (language === "sr" && !tag.includes("Cyrl") && (has === "hr" || has === "bs"))
    );
  }

  utter(text, tag) {
    const voices = this.voice.getVoices().filter((one) => this.speaks(one, tag));
    const voice = voices.find((one) => one.name === this.settings.voice) ?? voices[0];
    for (const piece of pieces(text)) {
      const said = new SpeechSynthesisUtterance(piece);
      said.lang = voice?.lang ?? tag;
      if (voice) said.voice = voice;
      said.rate = Math.min(3, Math.max(0.4, this.settings.rate / 200));
      said.volume = this.settings.volume / 100;
      this.voice.speak(said);
    }
  }
}

/** What is left to tell of a line that waits when a new one comes: nothing, where it is the same one, and of outcomes those that the new one does not tell. */
function untold(one, m) {
  if (m.k !== "result" || one.kind !== "result") return [one];
  if (one.number === m.n) return [];
  const told = [...(m.p ?? [])];
  const parts = one.parts.filter((part) => {
    const place = told.lastIndexOf(part);
    if (place >= 0) told.splice(place, 1);
    return place < 0;
  });
  if (parts.length === one.parts.length) return [one];
  return parts.length ? [{ ...one, parts, text: parts.join(" ") }] : [];
}

/** Cut a text into sentences, long ones at commas: a voice may stop after some seconds. */
export function pieces(text) {
  const found = [];
  for (const sentence of text.match(/[^.!?…]+[.!?…]*\s*/g) ?? [text]) {
    let piece = "";
    for (const part of sentence.length > PIECE ? sentence.match(/[^,;:]+[,;:]?\s*/g) : [sentence]) {
      if (piece && piece.length + part.length > PIECE) {
        found.push(piece.trim());
        piece = "";
      }
      piece += part;
    }
    if (piece.trim()) found.push(piece.trim());
  }
  return found;
}
