// Speech: by the player's screen reader through live regions, or by a voice of the browser.

const AFTER_FOCUS = 500; // Milliseconds after a focus change in which a screen reader would drop new text.
const AFTER_START = 1500; // The same after the start, when text with the first list would be said twice.
const AFTER_KEY = 400; // Milliseconds between the answer to a key and a result.
const GAP = 120; // Milliseconds between two changes of the regions.
const CAPTION_LINES = 3;
const LOG_LINES = 60;
const PIECE_CHARACTERS = 180; // The longest text, in characters, that a browser's voice says without stopping.

export class Speech {
  constructor(one, other, captions, log) {
    this.regions = [one, other];
    this.captions = captions;
    this.log = log;
    this.turn = 0;
    this.last = "";
    this.readyAt = 0;
    this.resultsAt = 0; // When a result may follow the answer to a key.
    this.queue = [];
    this.timer = null;
    this.pointed = false;
    this.voice = null;
    this.settings = { rate: 200, volume: 100, voice: "" };
    this.tag = "en";
  }

  onStart() {
    this.readyAt = performance.now() + AFTER_START;
  }
  onFocus() {
    this.readyAt = Math.max(this.readyAt, performance.now() + AFTER_FOCUS);
  }
  /** Handle an action of the player: drop old answers, keep unsaid results; with the pointer, no focus is read. */
  onAction(pointed) {
    this.pointed = pointed;
    this.readyAt = 0;
    this.resultsAt = performance.now() + AFTER_KEY;
    this.queue = this.queue.filter((one) => one.kind === "system" || one.kind === "result");
  }

  say(m, tag, focused) {
    if (!m.again) this.addCaption(m, tag);
    if (this.voice) {
      this.speak(m.x, tag);
      return;
    }
    const text = m.k === "navigation" && focused && !this.pointed ? m.s : m.x;
    if (!text) return;
    const entry = { text, tag, kind: m.k, number: m.n, parts: m.p?.length ? m.p : [m.o || text] };
    if (m.k === "navigation")
      this.queue = [entry, ...this.queue.filter((one) => one.kind !== "navigation")];
    else this.queue = [...this.queue.flatMap((one) => remainingParts(one, m)), entry];
    this.fillRegion();
  }

  /** Take the next text off the queue: all waiting results together, the newest whole and the outcomes of the others before it. */
  takeNext() {
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

  /** Say a text of the page itself. */
  sayPageText(text) {
    this.addToLog([[text, this.tag]]);
    this.say({ x: text, s: text, k: "system" }, this.tag, false);
  }

  fillRegion() {
    clearTimeout(this.timer);
    if (!this.queue.length) return;
    const soonest =
      this.queue[0].kind === "result" ? Math.max(this.readyAt, this.resultsAt) : this.readyAt;
    const wait = soonest - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.fillRegion(), wait);
      return;
    }
    const { text, tag } = this.takeNext();
    this.turn ^= 1;
    const region = this.regions[this.turn];
    this.regions[this.turn ^ 1].textContent = "";
    region.lang = tag;
    // A repeated text gets a no-break space, because screen readers ignore unchanged text.
    this.last = text === this.last ? `${text}\u00a0` : text;
    region.textContent = this.last;
    this.readyAt = performance.now() + GAP;
    if (this.queue.length) this.timer = setTimeout(() => this.fillRegion(), GAP);
  }

  addCaption(m, tag) {
    // What the list shows anyhow need not be there twice, and must not hide the last result.
    if (m.k === "navigation" && !m.s) return;
    const line = document.createElement("p");
    line.lang = tag;
    line.textContent = m.x;
    this.captions.append(line);
    while (this.captions.children.length > CAPTION_LINES) this.captions.firstChild.remove();
  }

  /** Add messages with their languages to the log, oldest first; `whole` replaces the log. */
  addToLog(items, whole = false) {
    if (whole) this.log.replaceChildren();
    for (const [text, tag] of items) {
      const item = document.createElement("li");
      item.lang = tag;
      item.textContent = text;
      this.log.prepend(item);
    }
    while (this.log.children.length > LOG_LINES) this.log.lastChild.remove();
  }

  // A voice of the browser, only if the player wants it

  setOwnVoice(on, tell) {
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
          .filter((one) => this.canRead(one, this.tag))
          .map((one) => one.name),
      ),
    ];
    tell(names());
    synthesis.onvoiceschanged = () => {
      if (this.voice) tell(names());
    };
  }

  setVoiceSettings({ rate, volume, voice }) {
    this.settings = { rate, volume, voice };
  }
  stopVoice() {
    this.voice?.cancel();
  }

  /** Return whether a voice can read a language; Croatian and Bosnian voices read Serbian well. */
  canRead(voice, tag) {
    const language = tag.slice(0, 2),
      has = voice.lang.slice(0, 2).toLowerCase();
    return (
      has === language ||
      (language === "sr" && !tag.includes("Cyrl") && (has === "hr" || has === "bs"))
    );
  }

  speak(text, tag) {
    const voices = this.voice.getVoices().filter((one) => this.canRead(one, tag));
    const voice = voices.find((one) => one.name === this.settings.voice) ?? voices[0];
    for (const piece of splitSentences(text)) {
      const said = new SpeechSynthesisUtterance(piece);
      said.lang = voice?.lang ?? tag;
      if (voice) said.voice = voice;
      said.rate = Math.min(3, Math.max(0.4, this.settings.rate / 200));
      said.volume = this.settings.volume / 100;
      this.voice.speak(said);
    }
  }
}

/** Return the part of a waiting entry that a new message does not contain, as a list of none or one. */
function remainingParts(one, m) {
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

/** Split a text into sentences, long ones at commas, because a voice may stop after some seconds. */
export function splitSentences(text) {
  const found = [];
  for (const sentence of text.match(/[^.!?…]+[.!?…]*\s*/g) ?? [text]) {
    let piece = "";
    for (const part of sentence.length > PIECE_CHARACTERS
      ? sentence.match(/[^,;:]+[,;:]?\s*/g)
      : [sentence]) {
      if (piece && piece.length + part.length > PIECE_CHARACTERS) {
        found.push(piece.trim());
        piece = "";
      }
      piece += part;
    }
    if (piece.trim()) found.push(piece.trim());
  }
  return found;
}
