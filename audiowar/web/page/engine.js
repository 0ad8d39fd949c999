// The way to the engine: a worker, in one tab at a time. Lists of messages both ways; see
// audiowar/web/protocol.py.

const NAME = "audiowar";
const PATIENCE = 4000; // Milliseconds that another tab has to let go.

export class Engine {
  /** `take` gets the engine's messages; `progress` what happens before there are any. */
  constructor(take, progress, elsewhere, moved) {
    this.take = take;
    this.progress = progress;
    this.moved = moved;
    this.worker = null;
    this.waiting = [];
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = () => this.giveWay();
    if (!navigator.locks) this.begin();
    else navigator.locks.request(NAME, { ifAvailable: true }, lock => {
      if (lock) return this.hold();
      elsewhere(() => this.takeOver());
      return null;
    }).catch(() => this.lost());
  }

  hold() {
    this.begin();
    return new Promise(resolve => { this.release = resolve; });
  }

  takeOver() {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    this.channel.postMessage("leave");
    const mine = () => { clearTimeout(timer); return this.hold(); };
    navigator.locks.request(NAME, { signal: patience.signal }, mine)
      .catch(error => { if (error.name !== "AbortError") throw error; return navigator.locks.request(NAME, { steal: true }, mine); })
      .catch(() => this.lost());
  }

  /** Another tab wants to play: finish what is being written, then let go. */
  giveWay() {
    if (!this.worker) return;
    this.worker.postMessage({ leave: true });
    setTimeout(() => this.lost(), PATIENCE / 2);
  }

  lost() {
    if (!this.worker) return;
    this.leave();
    this.moved();
  }

  leave() {
    this.worker?.terminate();
    this.worker = null;
    this.release?.();
  }

  begin() {
    this.worker = new Worker("worker.js", { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (Array.isArray(data)) this.take(data);
      else if (data.is === "left") this.lost();
      else this.progress(data.is, data);
    };
    this.worker.onerror = error => { error.preventDefault(); this.progress("failed", { reason: error.message ?? "" }); };
    for (const list of this.waiting.splice(0)) this.send(list);
  }

  send(list) {
    if (this.worker) this.worker.postMessage(list);
    else this.waiting.push(list);
  }
}
