// The engine of this page, in one tab at a time. Its transport is a worker or a socket to the server,
// with lists of messages in both directions; see audiowar/web/protocol.py.

const NAME = "audiowar";
const TAKEOVER_MS = 4000; // Milliseconds in which another tab must release the engine.

export class EngineTab {
  /**
   * `open` makes the transport; it gets a function to call when another tab has the engine.
   * `elsewhere` is called with a function that takes the engine from another tab, which `over` does at
   * once; `moved` is called when another tab has taken it.
   */
  constructor(open, elsewhere, moved, over = false) {
    this.openTransport = open;
    this.onMoved = moved;
    this.transport = null;
    this.waiting = [];
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = () => this.leaveToOtherTab();
    if (!navigator.locks) this.connect();
    else if (over) this.takeOver();
    else
      navigator.locks
        .request(NAME, { ifAvailable: true }, (lock) => {
          if (lock) return this.startWithLock();
          elsewhere(() => this.takeOver());
          return null;
        })
        .catch(() => this.onLockLost());
  }

  startWithLock() {
    this.connect();
    return new Promise((resolve) => {
      this.release = resolve;
    });
  }

  takeOver() {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), TAKEOVER_MS);
    this.channel.postMessage("leave");
    const mine = () => {
      clearTimeout(timer);
      return this.startWithLock();
    };
    navigator.locks
      .request(NAME, { signal: patience.signal }, mine)
      .catch((error) => {
        // A lock that another tab has stolen ends with the same kind of error: that tab plays now.
        if (!patience.signal.aborted) throw error;
        return navigator.locks.request(NAME, { steal: true }, mine);
      })
      .catch(() => this.onLockLost());
  }

  /** Finish writing, then leave the engine to another tab. */
  leaveToOtherTab() {
    if (!this.transport) return;
    this.transport.finish();
    setTimeout(() => this.onLockLost(), TAKEOVER_MS / 2);
  }

  onLockLost() {
    if (!this.transport) return;
    this.disconnect();
    this.channel.close();
    this.onMoved();
  }

  disconnect() {
    this.transport?.close();
    this.transport = null;
    this.release?.();
  }

  connect() {
    this.transport = this.openTransport(() => this.onLockLost());
    for (const list of this.waiting.splice(0)) this.send(list);
  }

  /** Connect to the engine by another transport. */
  changeTransport(open) {
    this.openTransport = open;
    this.transport?.close();
    this.connect();
  }

  send(list) {
    if (this.transport) this.transport.send(list);
    else this.waiting.push(list);
  }
}
