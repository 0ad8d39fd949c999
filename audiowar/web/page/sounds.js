// Sounds: one file with all of them, decoded when first heard, placed from left to right.

const FAR_ATTENUATION = 0.4; // How much softer sounds from the far side of the table are.
const MAX_DELAY_MS = 400; // Milliseconds after which a delayed sound is dropped.

export class Sounds {
  constructor() {
    this.kind = new Audio().canPlayType('audio/ogg; codecs="opus"') ? "opus" : "mp3";
    this.files = null;
    this.buffers = new Map();
    this.context = null;
    this.playing = new Set();
  }

  /** Load the file with all sounds: the length of an index, the index, then the sounds. */
  async load() {
    const found = await fetch(`sounds.${this.kind}.pack`);
    if (!found.ok) return;
    const bytes = await found.arrayBuffer();
    const length = new DataView(bytes).getUint32(0);
    this.index = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
    this.files = bytes.slice(4 + length);
  }

  /** Enable sounds; browsers allow that only during a gesture of the player. */
  unlock() {
    const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
    if (this.context || !Context) return;
    this.context = new Context({ latencyHint: "interactive" });
    this.all = this.context.createGain();
    this.all.connect(this.context.destination);
    // A locked phone or a call suspends the context; the next gesture resumes it.
    const resume = () => {
      if (this.context.state !== "running") this.back = this.context.resume().catch(() => {});
    };
    for (const kind of ["pointerup", "touchend", "keydown", "click"])
      addEventListener(kind, resume, true);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) resume();
    });
    resume();
  }

  async decode(name) {
    if (!this.buffers.has(name)) {
      const [start, end] = this.index[name];
      this.buffers.set(
        name,
        new Promise((good, bad) =>
          this.context.decodeAudioData(this.files.slice(start, end), good, bad),
        ),
      );
    }
    return this.buffers.get(name);
  }

  async play({ f, g, p, d }) {
    if (!this.context || !this.files || !this.index[f]) return;
    // This sound may answer the gesture that has just enabled sounds.
    const asked = performance.now();
    if (this.context.state !== "running") await this.back;
    if (this.context.state !== "running" || performance.now() - asked > MAX_DELAY_MS) return;
    let buffer;
    try {
      buffer = await this.decode(f);
    } catch {
      return;
    }
    const source = this.context.createBufferSource(),
      gain = this.context.createGain();
    source.buffer = buffer;
    gain.gain.value = g * (1 - FAR_ATTENUATION * d);
    source.connect(gain);
    if (this.context.createStereoPanner) {
      const panner = this.context.createStereoPanner();
      panner.pan.value = p;
      gain.connect(panner).connect(this.all);
    } else gain.connect(this.all);
    this.playing.add(source);
    source.onended = () => this.playing.delete(source);
    source.start();
    this.played = (this.played ?? 0) + 1;
    document.body.dataset.sounds = this.played;
  }

  duck(factor) {
    this.all?.gain.setTargetAtTime(factor, this.context.currentTime, 0.03);
  }
  stop() {
    for (const source of this.playing) source.stop();
    this.playing.clear();
  }
}
