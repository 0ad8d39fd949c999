// The engine, in one tab at a time. Behind it is a way: a worker, or a socket to the server. Lists
// of messages go both ways; see audiowar/web/protocol.py.

const NAME = "audiowar";
const PATIENCE = 4000; // Milliseconds that another tab has to let go.

export class Engine {
  /** `open` makes the way, and is given what to call when it is another's; `over`: take it from another tab at once. */
  constructor(open, elsewhere, moved, over = false) {
    this.open = open;
    this.moved = moved;
    this.way = null;
    this.waiting = [];
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = () => this.giveWay();
    if (!navigator.locks) this.begin();
    else if (over) this.takeOver();
    else
      navigator.locks
        .request(NAME, { ifAvailable: true }, (lock) => {
          if (lock) return this.hold();
          elsewhere(() => this.takeOver());
          return null;
        })
        .catch(() => this.lost());
  }

  hold() {
    this.begin();
    return new Promise((resolve) => {
      this.release = resolve;
    });
  }

  takeOver() {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    this.channel.postMessage("leave");
    const mine = () => {
      clearTimeout(timer);
      return this.hold();
    };
    navigator.locks
      .request(NAME, { signal: patience.signal }, mine)
      .catch((error) => {
        // A lock that another tab has stolen ends with the same kind of error: that tab plays now.
        if (!patience.signal.aborted) throw error;
        return navigator.locks.request(NAME, { steal: true }, mine);
      })
      .catch(() => this.lost());
  }

  /** Another tab wants to play: finish what is being written, then let go. */
  giveWay() {
    if (!this.way) return;
    this.way.finish();
    setTimeout(() => this.lost(), PATIENCE / 2);
  }

  lost() {
    if (!this.way) return;
    this.leave();
    this.channel.close();
    this.moved();
  }

  leave() {
    this.way?.close();
    this.way = null;
    this.release?.();
  }

  begin() {
    this.way = this.open(() => this.lost());
    for (const list of this.waiting.splice(0)) this.send(list);
  }

  /** Go another way to the engine. */
  change(open) {
    this.open = open;
    this.way?.close();
    this.begin();
  }

  send(list) {
    if (this.way) this.way.send(list);
    else this.waiting.push(list);
  }
}
