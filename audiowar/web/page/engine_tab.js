// Lets one tab of the browser have the engine. Other tabs can take it over.

const NAME = "audiowar"; // The name of the lock and of the channel that all tabs share.
const TAKEOVER_MS = 4000; // Milliseconds in which another tab must release the engine.

export class EngineTab {
  /**
   * Connect to the engine if no other tab has it. A transport is a worker or a socket to the server; it
   * carries lists of messages in both directions (see audiowar/web/page_engine_messages.py).
   * @param {(onLost: () => void) => any} openTransport opens a transport, which calls `onLost` when
   *   another tab has taken the engine
   * @param {(takeOver: () => void) => void} onElsewhere is called if another tab has the engine, with a
   *   function that takes it over
   * @param {() => void} onTaken is called when another tab has taken over the engine
   * @param {boolean} takesOver whether to take over the engine immediately
   */
  constructor(openTransport, onElsewhere, onTaken, takesOver) {
    this.openTransport = openTransport;
    this.onTaken = onTaken;
    this.transport = null;
    this.waiting = []; // Lists of messages to send when there is a transport.
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = () => this.leaveToOtherTab();
    if (!navigator.locks) this.connect();
    else if (takesOver) this.takeOver();
    else
      navigator.locks
        .request(NAME, { ifAvailable: true }, (lock) => {
          if (lock) return this.connectWithLock();
          onElsewhere(() => this.takeOver());
          return null;
        })
        .catch(() => this.onLockLost());
  }

  /** Connect, and return a promise that keeps the lock until `disconnect`. */
  connectWithLock() {
    this.connect();
    return new Promise((resolve) => {
      this.releaseLock = resolve;
    });
  }

  /** Ask the other tab to release the engine; if it does not answer, steal the lock. */
  takeOver() {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), TAKEOVER_MS);
    this.channel.postMessage("leave");
    const onLock = () => {
      clearTimeout(timer);
      return this.connectWithLock();
    };
    navigator.locks
      .request(NAME, { signal: patience.signal }, onLock)
      .catch((error) => {
        // The request also fails if another tab has stolen this lock, and has the engine now.
        if (!patience.signal.aborted) throw error;
        return navigator.locks.request(NAME, { steal: true }, onLock);
      })
      .catch(() => this.onLockLost());
  }

  /** Finish writing, then release the engine for another tab. */
  leaveToOtherTab() {
    if (!this.transport) return;
    this.transport.finish();
    setTimeout(() => this.onLockLost(), TAKEOVER_MS / 2);
  }

  onLockLost() {
    if (!this.transport) return;
    this.disconnect();
    this.channel.close();
    this.onTaken();
  }

  disconnect() {
    this.transport?.close();
    this.transport = null;
    this.releaseLock?.();
  }

  connect() {
    this.transport = this.openTransport(() => this.onLockLost());
    for (const messages of this.waiting.splice(0)) this.send(messages);
  }

  /** Connect to another engine, by another kind of transport. */
  changeTransport(openTransport) {
    this.openTransport = openTransport;
    this.transport?.close();
    this.connect();
  }

  send(messages) {
    if (this.transport) this.transport.send(messages);
    else this.waiting.push(messages);
  }
}
