// Speak messages: through live regions, which the player's screen reader reads, or by a voice of the
// browser. Show them as captions and in the list of messages.

// Milliseconds after a change of focus in which a screen reader would not read a new text.
const FOCUS_DELAY_MS = 500;
// Milliseconds after the start in which a screen reader would say a new text twice.
const START_DELAY_MS = 1500;
// Milliseconds between a key and a result, so that the response to the key comes first.
const RESULT_DELAY_MS = 400;
// Milliseconds between two changes of the live regions.
const REGION_GAP_MS = 120;
// The kind of texts of the page itself, which the engine does not know.
const PAGE_KIND = "page";
// Kinds of texts that stay when the player acts.
const KEPT_KINDS = new Set([PAGE_KIND, "system", "result", "presence"]);
const MAX_CAPTIONS = 3;
const MAX_LOG_LINES = 60;
// The maximum number of characters that a voice of the browser says without a break.
const MAX_PIECE_LENGTH = 180;

export class Speech {
  /**
   * The live regions `regions` are used in turn, so that equal texts are read again. There are several,
   * because a text that is soon removed does not reach a slow screen reader.
   */
  constructor(regions, captions, log) {
    this.regions = [...regions];
    this.captions = captions;
    this.log = log;
    this.lastText = "";
    this.readyAt = 0; // The earliest time of the next text.
    this.resultsAt = 0; // The earliest time of the next result.
    this.queue = []; // The texts that wait for a live region.
    this.timer = null;
    this.isPointerAction = false; // Whether the last action was a click or touch.
    this.synthesis = null; // The browser's speech synthesis if it speaks; null if a screen reader does.
    this.settings = { rate: 200, volume: 100, voice: "", background: "speak" };
    /** @type {(number: number, ended: boolean) => void} Called when a voice begins or ends a text. */
    this.onSpoken = () => {};
    this.missed = null; // The last result while another window or tab had the focus.
    this.tag = "en"; // The language of the page's own texts.
  }

  onStart() {
    this.readyAt = performance.now() + START_DELAY_MS;
  }
  onFocusMoved() {
    this.readyAt = Math.max(this.readyAt, performance.now() + FOCUS_DELAY_MS);
  }
  /**
   * Handle an action of the player: drop old responses, but keep results that were not said. After a
   * click or touch (`isPointerAction`), a screen reader does not read the focused line.
   */
  onAction(isPointerAction) {
    this.isPointerAction = isPointerAction;
    this.readyAt = 0;
    this.resultsAt = performance.now() + RESULT_DELAY_MS;
    this.queue = this.queue.filter((one) => KEPT_KINDS.has(one.kind));
  }
  /** Stop the voice. The engine sends again what was not told; only texts of the page itself stay. */
  onHush() {
    this.synthesis?.cancel();
    this.queue = this.queue.filter((one) => one.kind === PAGE_KIND);
  }
  /** Return whether another window or tab has the focus, and the player wants no speech then. */
  isAway() {
    return this.settings.background !== "speak" && !document.hasFocus();
  }
  /** Speak the last result that came while another window or tab had the focus. */
  onReturn() {
    const missed = this.missed;
    this.missed = null;
    if (missed) this.speakOrQueue(...missed);
  }

  /** Speak a `say` message in a language. If `focused`, a screen reader reads the focused line. */
  say(m, tag, focused) {
    this.addCaption(m, tag);
    if (!this.isAway()) this.speakOrQueue(m, tag, focused);
    else if (m.k === "result") this.missed = [m, tag, focused];
  }

  speakOrQueue(m, tag, focused) {
    if (this.synthesis) {
      this.speak(m.x, tag, m.n);
      return;
    }
    const text = m.k === "navigation" && focused && !this.isPointerAction ? m.s : m.x;
    if (!text) {
      this.onSpoken(m.n, false); // The reader reads the focused line.
      return;
    }
    const entry = { text, tag, kind: m.k, number: m.n };
    if (m.k === "navigation")
      this.queue = [entry, ...this.queue.filter((one) => one.kind !== "navigation")];
    else this.queue.push(entry);
    this.fillLiveRegion();
  }

  /** Say a text of the page itself. */
  sayPageText(text) {
    this.addToLog([[text, this.tag]]);
    this.say({ x: text, s: text, k: PAGE_KIND }, this.tag, false);
  }

  /** Put the next text into a live region as soon as the screen reader will read it. */
  fillLiveRegion() {
    clearTimeout(this.timer);
    if (!this.queue.length) return;
    const dueAt =
      this.queue[0].kind === "result" ? Math.max(this.readyAt, this.resultsAt) : this.readyAt;
    const wait = dueAt - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.fillLiveRegion(), wait);
      return;
    }
    const { text, tag, number } = this.queue.shift();
    const region = this.regions.shift();
    this.regions.push(region);
    this.regions[0].textContent = "";
    region.lang = tag;
    // Screen readers ignore an unchanged text, so a repeated text gets a no-break space.
    this.lastText = text === this.lastText ? `${text}\u00a0` : text;
    region.textContent = this.lastText;
    if (number !== undefined) this.onSpoken(number, false);
    this.readyAt = performance.now() + REGION_GAP_MS;
    if (this.queue.length) this.timer = setTimeout(() => this.fillLiveRegion(), REGION_GAP_MS);
  }

  addCaption(m, tag) {
    // A response that the list shows is not repeated here, where it would hide the last result.
    if (m.k === "navigation" && !m.s) return;
    // What follows the answer to a key because the key cut it off is still shown.
    if (m.k === "result" && [...this.captions.children].some((p) => p.textContent.includes(m.x)))
      return;
    const line = document.createElement("p");
    line.lang = tag;
    line.textContent = m.x;
    this.captions.append(line);
    while (this.captions.children.length > MAX_CAPTIONS) this.captions.firstChild.remove();
  }

  /** Add messages ([text, language]) to the log, oldest first. With `whole`, they replace the log. */
  addToLog(items, whole = false) {
    if (whole) this.log.replaceChildren();
    for (const [text, tag] of items) {
      const item = document.createElement("li");
      item.lang = tag;
      item.textContent = text;
      this.log.prepend(item);
    }
    while (this.log.children.length > MAX_LOG_LINES) this.log.lastChild.remove();
  }

  // A voice of the browser, only if the player wants it

  /** Turn the browser's voice on or off. `onVoices` gets the names of its voices; null if off. */
  setBrowserVoice(on, onVoices) {
    const synthesis = globalThis.speechSynthesis;
    this.synthesis = on && synthesis ? synthesis : null;
    if (!this.synthesis) {
      synthesis?.cancel();
      onVoices(null);
      return;
    }
    this.regions.forEach((region) => {
      region.textContent = "";
    });
    const listNames = () => [
      ...new Set(
        synthesis
          .getVoices()
          .filter((one) => this.canRead(one, this.tag))
          .map((one) => one.name),
      ),
    ];
    onVoices(listNames());
    synthesis.onvoiceschanged = () => {
      if (this.synthesis) onVoices(listNames());
    };
  }

  /** Return whether a voice can read a language. Croatian and Bosnian voices read Serbian well. */
  canRead(voice, tag) {
    const language = tag.slice(0, 2),
      spoken = voice.lang.slice(0, 2).toLowerCase();
    return (
      spoken === language ||
      (language === "sr" && !tag.includes("Cyrl") && (spoken === "hr" || spoken === "bs"))
    );
  }

  /** Speak a text with the browser's voice. Report its beginning and its end by its number. */
  speak(text, tag, number = -1) {
    const voices = this.synthesis.getVoices().filter((one) => this.canRead(one, tag));
    const voice = voices.find((one) => one.name === this.settings.voice) ?? voices[0];
    const pieces = splitLongText(text);
    for (const [place, piece] of pieces.entries()) {
      const said = new SpeechSynthesisUtterance(piece);
      said.lang = voice?.lang ?? tag;
      if (voice) said.voice = voice;
      said.rate = Math.min(3, Math.max(0.4, this.settings.rate / 200));
      said.volume = this.settings.volume / 100;
      if (!place) said.onstart = () => this.onSpoken(number, false);
      if (place === pieces.length - 1) said.onend = () => this.onSpoken(number, true);
      this.synthesis.speak(said);
    }
  }
}

/**
 * Split a long text at the ends of sentences, else at commas, else between words, because some voices
 * of browsers stop after some seconds. A dot after a digit, as in a date, is no end of a sentence.
 */
export function splitLongText(text) {
  const pieces = [];
  let rest = text.trim();
  while (rest.length > MAX_PIECE_LENGTH) {
    const start = rest.slice(0, MAX_PIECE_LENGTH + 1);
    const found = start.match(/^.*[^\d\s][.!?…](?=\s)/s) ?? start.match(/^.*[,;:](?=\s)/s);
    const piece = (found ?? start.match(/^.*(?=\s)/s) ?? [rest.slice(0, MAX_PIECE_LENGTH)])[0];
    pieces.push(piece);
    rest = rest.slice(piece.length).trim();
  }
  return [...pieces, rest];
}
