// The way to an engine on the server, for browsers that cannot run it: a socket that comes back by
// itself. What was played is kept here; a server that has lost it is brought it again.
import { KeptFiles, cut } from "./kept_files.js";

const PAUSES = [250, 500, 1000, 2000, 3000]; // Milliseconds between two attempts to connect.
const LOOK = 3000,
  SILENT = 8000; // Milliseconds after which a silent server is asked, and given up.
const MANY = 16,
  LONG = 3000; // Messages of a frame, and its characters.
const BURST = 15,
  EVERY = 115; // Frames at once; then one in so many milliseconds.
const ACKNOWLEDGED = 1000; // Milliseconds after which the server learns what has come.

export class ServerTransport {
  constructor(take, progress, lost) {
    this.take = take;
    this.progress = progress;
    this.lost = lost;
    this.keeper = new KeptFiles();
    this.socket = null;
    this.got = -1; // The last frame that came; -1: nothing is shown yet.
    this.kept = -1; // The last one that need not come again.
    this.start = null; // How this page began, to begin again at a server that knows nothing of it.
    this.playing = false;
    this.shared = false; // Whether that is a table with others.
    this.queue = [];
    this.early = [];
    this.frames = BURST;
    this.failures = 0;
    this.told = ""; // What was told of a lost connection: "away" or "many".
    this.connect();
    this.timer = setInterval(() => this.look(), LOOK);
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
    this.here = this.many = false; // Whether others from the same address leave no room.
    this.heard = performance.now();
    socket.onopen = () =>
      this.write([
        { t: "come", v: 1, token: token(), got: this.got, home: new URL("./", location.href).href },
      ]);
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.gone();
    };
  }

  /** The connection is lost: tell it once, and try again. */
  gone() {
    this.socket?.close();
    this.socket = null;
    this.queue = this.queue.filter((one) => one.t === "start" || one.t === "voice");
    if (this.many && this.told !== "many") this.tell("many");
    if (!this.many && (this.playing ? this.here : this.failures === 1)) this.tell("away");
    this.here = false;
    this.again = setTimeout(
      () => this.connect(),
      PAUSES[Math.min(this.failures++, PAUSES.length - 1)],
    );
  }

  tell(what) {
    this.told = what;
    this.progress(what);
  }

  look() {
    if (!this.socket) return;
    const silent = performance.now() - this.heard;
    if (silent > SILENT) {
      const old = this.socket;
      this.gone();
      old.close();
    } else if (silent > LOOK && this.here) this.write([{ t: "ping" }]);
  }

  hear(said) {
    this.heard = performance.now();
    if (said.m) this.turn(said.n, said.m);
    else if (said.t === "here")
      this.arrived(said).catch((error) => this.progress("failed", { reason: String(error) }));
    else if (said.t === "sorry") this.sorry(said.why);
    else if (said.t === "refused") this.many = true;
  }

  async arrived({ token: mine, known, room }) {
    const { socket } = this;
    keepToken(mine);
    if (!known) {
      this.got = this.kept = -1;
      const { lists, lacking } = await this.keeper.brought(room);
      for (const list of lists) {
        if (socket !== this.socket) return;
        this.write(list);
      }
      if (lacking) this.progress("lacking", { count: lacking });
    }
    if (socket !== this.socket) return;
    this.here = true;
    this.failures = 0;
    if (this.told) {
      this.told = "";
      this.progress("back");
    }
    if (!this.start) this.progress("ready", { how: "thin" });
    else if (!known)
      this.queue.unshift({ ...this.start, again: this.playing, shared: this.shared });
    this.pump();
  }

  turn(n, messages) {
    this.got = n;
    const kept = messages.filter((one) => one.t === "keep");
    const done = kept.length
      ? this.keeper.keep(kept, (f) => this.queue.push({ t: "miss", f }))
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
        this.kept = n;
        this.acknowledge();
      });
    for (const one of messages) {
      if (one.t === "table") this.playing = one.table !== null;
      if (one.where === "table" || one.where === "shared") this.shared = one.where === "shared";
      if (one.t === "over") {
        this.playing = false;
        this.start = null;
      }
    }
    this.early.push(...messages.filter((one) => one.t !== "keep"));
    // What was on its way to a page before this one waits until this one is begun.
    if (this.start || messages.some((one) => one.t === "over")) this.take(this.early.splice(0));
  }

  acknowledge() {
    this.soon ??= setTimeout(
      () => {
        this.soon = null;
        this.pump(true);
      },
      this.queue.length ? 0 : ACKNOWLEDGED,
    );
  }

  sorry(why) {
    if (why === "bye") return;
    this.close();
    if (why === "moved") {
      this.lost();
      return;
    }
    if (why !== "full") keepToken("");
    this.progress("sorry", { why });
  }

  send(list) {
    for (const one of list) {
      if (one.t === "start") this.start = one;
      if (one.t === "export") this.export();
      else if (one.t === "import")
        for (const [, x] of cut(String(one.x))) this.queue.push({ t: "part", x });
      else if (this.here || (this.socket && !this.told) || one.t === "start" || one.t === "voice")
        this.queue.push(one);
      else this.tell(this.told || "away");
      if (one.t === "import") this.queue.push({ t: "import" });
    }
    this.pump();
  }

  async export() {
    const x = await this.keeper.games().catch(() => "");
    if (x) this.take([{ t: "file", x }]);
    this.send([{ t: "exported", any: x !== "" }]);
  }

  /** Send what waits, not faster than the server bears. */
  pump(acknowledge = false) {
    if (!this.here || !(this.queue.length || acknowledge)) return;
    const now = performance.now();
    this.frames = Math.min(BURST, this.frames + (now - (this.counted ?? now)) / EVERY);
    this.counted = now;
    clearTimeout(this.later);
    if (this.frames < 1) {
      this.later = setTimeout(() => this.pump(acknowledge), EVERY);
      return;
    }
    this.frames--;
    const list = this.kept > 0 ? [{ t: "got", n: this.kept }] : [];
    let size = 0;
    while (this.queue.length && list.length < MANY) {
      const more = JSON.stringify(this.queue[0]).length;
      if (size && size + more > LONG) break;
      size += more;
      list.push(this.queue.shift());
    }
    if (list.length) this.write(list);
    if (this.queue.length) this.pump();
  }

  write(list) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(list));
  }

  async finish() {
    await this.keeper.last.catch(() => {});
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

let only = ""; // For browsers that may keep nothing.
function token() {
  try {
    return localStorage.getItem("thin") ?? only;
  } catch {
    return only;
  }
}
function keepToken(mine) {
  only = mine;
  try {
    localStorage.setItem("thin", mine);
  } catch {
    /* a page that may keep nothing */
  }
}
