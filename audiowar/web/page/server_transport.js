// The transport to an engine on the server, for browsers that cannot run it: a socket that reconnects
// by itself. The player's files are stored here and sent again if the server no longer has them.
import { KeptFiles, splitText } from "./kept_files.js";

const RETRY_MS = [250, 500, 1000, 2000, 3000]; // Milliseconds between two attempts to connect.
const PING_MS = 3000,
  SILENCE_MS = 8000; // Milliseconds of silence after which the server is pinged, and given up.
const MAX_MESSAGES = 16,
  MAX_CHARACTERS = 3000; // The most messages and characters of a frame.
const BURST = 15,
  FRAME_MS = 115; // Frames that may be sent at once; then one per this many milliseconds.
const ACKNOWLEDGE_MS = 1000; // Milliseconds after which received frames are acknowledged.

export class ServerTransport {
  constructor(take, progress, lost) {
    this.take = take;
    this.progress = progress;
    this.lost = lost;
    this.files = new KeptFiles();
    this.socket = null;
    this.lastReceived = -1; // The number of the last received frame; -1 for none.
    this.lastStored = -1; // The last frame whose files are stored.
    this.start = null; // The start message, to repeat it to a server without this session.
    this.playing = false;
    this.shared = false; // Whether the player is at an online table.
    this.queue = [];
    this.beforeStart = [];
    this.frames = BURST;
    this.failures = 0;
    this.trouble = ""; // The reported reason why there is no connection: "away" or "many".
    this.connect();
    this.timer = setInterval(() => this.checkSilence(), PING_MS);
    this.back = () => {
      if (!document.hidden && !this.socket) this.connect();
    };
    addEventListener("online", this.back);
    document.addEventListener("visibilitychange", this.back);
  }

  connect() {
    clearTimeout(this.again);
    const url = new URL("thin", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.search = url.hash = "";
    const socket = (this.socket = new WebSocket(url));
    this.here = this.many = false; // `many`: too many connections from the same address.
    this.heard = performance.now();
    socket.onopen = () =>
      this.sendFrame([
        {
          t: "come",
          v: 1,
          token: loadToken(),
          got: this.lastReceived,
          home: new URL("./", location.href).href,
        },
      ]);
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.onFrame(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.onConnectionLost();
    };
  }

  /** Report a lost connection once, and reconnect. */
  onConnectionLost() {
    this.socket?.close();
    this.socket = null;
    this.queue = this.queue.filter((one) => one.t === "start" || one.t === "voice");
    if (this.many && this.trouble !== "many") this.reportTrouble("many");
    if (!this.many && (this.playing ? this.here : this.failures === 1)) this.reportTrouble("away");
    this.here = false;
    this.again = setTimeout(
      () => this.connect(),
      RETRY_MS[Math.min(this.failures++, RETRY_MS.length - 1)],
    );
  }

  reportTrouble(what) {
    this.trouble = what;
    this.progress(what);
  }

  checkSilence() {
    if (!this.socket) return;
    const silent = performance.now() - this.heard;
    if (silent > SILENCE_MS) {
      const old = this.socket;
      this.onConnectionLost();
      old.close();
    } else if (silent > PING_MS && this.here) this.sendFrame([{ t: "ping" }]);
  }

  onFrame(said) {
    this.heard = performance.now();
    if (said.m) this.onTurn(said.n, said.m);
    else if (said.t === "here")
      this.onSession(said).catch((error) => this.progress("failed", { reason: String(error) }));
    else if (said.t === "sorry") this.onSessionEnded(said.why);
    else if (said.t === "refused") this.many = true;
  }

  async onSession({ token: mine, known, room }) {
    const { socket } = this;
    storeToken(mine);
    if (!known) {
      this.lastReceived = this.lastStored = -1;
      const { lists, lacking } = await this.files.filesToSend(room);
      for (const list of lists) {
        if (socket !== this.socket) return;
        this.sendFrame(list);
      }
      if (lacking) this.progress("lacking", { count: lacking });
    }
    if (socket !== this.socket) return;
    this.here = true;
    this.failures = 0;
    if (this.trouble) {
      this.trouble = "";
      this.progress("back");
    }
    if (!this.start) this.progress("ready", { how: "thin" });
    else if (!known)
      this.queue.unshift({ ...this.start, again: this.playing, shared: this.shared });
    this.sendQueue();
  }

  onTurn(n, messages) {
    this.lastReceived = n;
    const kept = messages.filter((one) => one.t === "keep");
    const done = kept.length
      ? this.files.keep(kept, (f) => this.queue.push({ t: "miss", f }))
      : Promise.resolve();
    done
      .then(
        () => {
          this.unkept = false;
        },
        () => {
          if (!this.unkept) this.queue.push({ t: "stored", ok: false });
          this.unkept = true;
        },
      )
      .finally(() => {
        this.lastStored = n;
        this.queueAcknowledgement();
      });
    for (const one of messages) {
      if (one.t === "table") this.playing = one.table !== null;
      if (one.where === "table" || one.where === "shared") this.shared = one.where === "shared";
      if (one.t === "over") {
        this.playing = false;
        this.start = null;
      }
    }
    this.beforeStart.push(...messages.filter((one) => one.t !== "keep"));
    // Messages for an earlier page wait until this page has started.
    if (this.start || messages.some((one) => one.t === "over"))
      this.take(this.beforeStart.splice(0));
  }

  queueAcknowledgement() {
    this.soon ??= setTimeout(
      () => {
        this.soon = null;
        this.sendQueue(true);
      },
      this.queue.length ? 0 : ACKNOWLEDGE_MS,
    );
  }

  onSessionEnded(why) {
    if (why === "bye") return;
    this.close();
    if (why === "moved") {
      this.lost();
      return;
    }
    if (why !== "full") storeToken("");
    this.progress("sorry", { why });
  }

  send(list) {
    for (const one of list) {
      if (one.t === "start") this.start = one;
      if (one.t === "export") this.exportGames();
      else if (one.t === "import")
        for (const [, x] of splitText(String(one.x))) this.queue.push({ t: "part", x });
      else if (
        this.here ||
        (this.socket && !this.trouble) ||
        one.t === "start" ||
        one.t === "voice"
      )
        this.queue.push(one);
      else this.reportTrouble(this.trouble || "away");
      if (one.t === "import") this.queue.push({ t: "import" });
    }
    this.sendQueue();
  }

  async exportGames() {
    const x = await this.files.exportGames().catch(() => "");
    if (x) this.take([{ t: "file", x }]);
    this.send([{ t: "exported", any: x !== "" }]);
  }

  /** Send queued messages within the rate limit of the server. */
  sendQueue(acknowledge = false) {
    if (!this.here || !(this.queue.length || acknowledge)) return;
    const now = performance.now();
    this.frames = Math.min(BURST, this.frames + (now - (this.counted ?? now)) / FRAME_MS);
    this.counted = now;
    clearTimeout(this.later);
    if (this.frames < 1) {
      this.later = setTimeout(() => this.sendQueue(acknowledge), FRAME_MS);
      return;
    }
    this.frames--;
    const list = this.lastStored > 0 ? [{ t: "got", n: this.lastStored }] : [];
    let size = 0;
    while (this.queue.length && list.length < MAX_MESSAGES) {
      const more = JSON.stringify(this.queue[0]).length;
      if (size && size + more > MAX_CHARACTERS) break;
      size += more;
      list.push(this.queue.shift());
    }
    if (list.length) this.sendFrame(list);
    if (this.queue.length) this.sendQueue();
  }

  sendFrame(list) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(list));
  }

  async finish() {
    await this.files.last.catch(() => {});
    this.lost();
  }

  close() {
    clearInterval(this.timer);
    clearTimeout(this.again);
    removeEventListener("online", this.back);
    document.removeEventListener("visibilitychange", this.back);
    const { socket } = this;
    this.socket = null;
    this.here = false;
    socket?.close();
  }
}

let only = ""; // For browsers that do not allow storage.
function loadToken() {
  try {
    return localStorage.getItem("thin") ?? only;
  } catch {
    return only;
  }
}
function storeToken(mine) {
  only = mine;
  try {
    localStorage.setItem("thin", mine);
  } catch {
    /* The browser does not allow storage. */
  }
}
