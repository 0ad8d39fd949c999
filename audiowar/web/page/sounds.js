// Play sounds from the left, the middle or the right. All come in one file; each is decoded when it
// is first played.

// The fraction by which sounds from the far side of the table are softer.
const FAR_ATTENUATION = 0.4;
// A sound that cannot be played within this many milliseconds is dropped.
const MAX_DELAY_MS = 400;

export class Sounds {
  constructor() {
    this.kind = new Audio().canPlayType('audio/ogg; codecs="opus"') ? "opus" : "mp3";
    this.files = null; // The bytes of all sounds.
    this.buffers = new Map(); // Promises of the decoded sounds, by name.
    this.context = null;
    this.playing = new Set();
  }

  /** Load the file with all sounds: the length of its index, the index in JSON, then the sounds. */
  async load() {
    const found = await fetch(`sounds.${this.kind}.pack`);
    if (!found.ok) return;
    const bytes = await found.arrayBuffer();
    const length = new DataView(bytes).getUint32(0);
    this.index = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length)));
    this.files = bytes.slice(4 + length);
  }

  /** Enable sounds. Browsers allow this only while the player presses or touches something. */
  unlock() {
    const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
    if (this.context || !Context) return;
    this.context = new Context({ latencyHint: "interactive" });
    this.masterGain = this.context.createGain();
    this.masterGain.connect(this.context.destination);
    // A call or a locked phone suspends the context. The next action of the player resumes it.
    const resume = () => {
      if (this.context.state !== "running") this.resumed = this.context.resume().catch(() => {});
    };
    for (const kind of ["pointerup", "touchend", "keydown", "click"])
      addEventListener(kind, resume, true);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) resume();
    });
    resume();
  }

  /** Return the decoded sound with this name. */
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

  /** Play a sound: `f` is its name, `g` its gain, `p` its pan, `d` its distance. */
  async play({ f, g, p, d }) {
    if (!this.context || !this.files || !this.index[f]) return;
    // The player's action that leads to this sound may have just enabled sounds.
    const requestedAt = performance.now();
    if (this.context.state !== "running") await this.resumed;
    if (this.context.state !== "running" || performance.now() - requestedAt > MAX_DELAY_MS) return;
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
      gain.connect(panner).connect(this.masterGain);
    } else gain.connect(this.masterGain);
    this.playing.add(source);
    source.onended = () => this.playing.delete(source);
    source.start();
    this.playedCount = (this.playedCount ?? 0) + 1;
    document.body.dataset.sounds = this.playedCount;
  }

  /** Set the volume of all sounds to a factor, to make them softer during speech. */
  duck(factor) {
    this.masterGain?.gain.setTargetAtTime(factor, this.context.currentTime, 0.03);
  }
  stop() {
    for (const source of this.playing) source.stop();
    this.playing.clear();
  }
}
