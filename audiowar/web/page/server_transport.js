// The transport to an engine on the server, for browsers that cannot run an engine: a WebSocket,
// which is opened again after a loss. The player's files are stored in the browser, and sent to a
// server that does not have them. The frames are described in
// audiowar/server/hosted_pages/page_protocol.py.
import { loadText, storeText } from "./database.js";
import { HostedFiles, splitText } from "./hosted_files.js";

// The maximum milliseconds before the first, second, … attempt to connect again.
const RETRY_MS = [250, 500, 1000, 2000, 3000];
// Milliseconds of silence after which the server is pinged.
const PING_MS = 3000;
// Milliseconds of silence after which the connection is given up.
const SILENCE_MS = 8000;
// The server takes no imported file with more characters.
const MAX_IMPORT_LENGTH = 1 << 18;
// The maximum numbers of messages and of characters in a frame.
const MAX_MESSAGES = 16,
  MAX_CHARACTERS = 3000;
// The number of frames that may be sent without a pause. After them, one is allowed every FRAME_MS.
const BURST = 15,
  FRAME_MS = 115;
// Milliseconds after which received frames are acknowledged.
const ACKNOWLEDGE_MS = 1000;
// The name under which the token of the player's session on the server is stored.
const TOKEN_NAME = "thin";

export class ServerTransport {
  /**
   * @param {(messages: any[]) => void} onMessages gets lists of messages from the engine
   * @param {(name: string, details?: any) => void} onProgress gets reports about the connection
   * @param {() => void} onLost is called when another tab or device has taken over the engine
   */
  constructor(onMessages, onProgress, onLost) {
    this.onMessages = onMessages;
    this.onProgress = onProgress;
    this.onLost = onLost;
    this.files = new HostedFiles();
    this.socket = null;
    this.lastReceived = -1; // The number of the last received frame; -1 for none.
    this.lastStored = -1; // The number of the last frame whose files are stored.
    this.startMessage = null; // Repeated to a server that has no session of this player.
    this.isPlaying = false; // Whether the player is at a table.
    this.isShared = false; // Whether that table is online.
    this.queue = []; // Messages to send.
    this.beforeStart = []; // Received messages that wait until the player has started.
    this.allowedFrames = BURST;
    this.failures = 0;
    this.trouble = ""; // The reported reason why there is no connection: "away" or "many".
    this.connect();
    this.silenceTimer = setInterval(() => this.checkSilence(), PING_MS);
    this.reconnect = () => {
      if (!document.hidden && !this.socket) this.connect();
    };
    addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.reconnect);
  }

  connect() {
    clearTimeout(this.retryTimer);
    const url = new URL("thin", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.search = url.hash = "";
    const socket = (this.socket = new WebSocket(url));
    this.hasSession = false; // Whether the server has said that the session is ready.
    this.isRefused = false; // Whether too many connections come from the same address.
    this.heardAt = performance.now();
    socket.onopen = () =>
      this.sendFrame([
        {
          t: "come",
          v: 1,
          token: loadText(TOKEN_NAME),
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

  /** Close the connection, report the loss once, and connect again a little later. */
  onConnectionLost() {
    this.socket?.close();
    this.socket = null;
    this.queue = this.queue.filter((one) => one.t === "start" || one.t === "voice");
    if (this.isRefused && this.trouble !== "many") this.reportTrouble("many");
    if (!this.isRefused && (this.isPlaying ? this.hasSession : this.failures === 1))
      this.reportTrouble("away");
    this.hasSession = false;
    const most = RETRY_MS[Math.min(this.failures++, RETRY_MS.length - 1)];
    // Random, so that all pages of a restarted server do not connect at the same moment.
    this.retryTimer = setTimeout(() => this.connect(), most * (0.5 + Math.random() / 2));
  }

  reportTrouble(name) {
    this.trouble = name;
    this.onProgress(name);
  }

  /** Ping a server that has been silent, or give up the connection. */
  checkSilence() {
    if (!this.socket) return;
    const silent = performance.now() - this.heardAt;
    if (silent > SILENCE_MS) this.onConnectionLost();
    else if (silent > PING_MS && this.hasSession) this.sendFrame([{ t: "ping" }]);
  }

  onFrame(frame) {
    this.heardAt = performance.now();
    if (frame.m) this.onTurn(frame.n, frame.m);
    else if (frame.t === "here")
      this.onSession(frame).catch((error) => this.onProgress("failed", { reason: String(error) }));
    else if (frame.t === "sorry") this.onSessionEnded(frame.why);
    else if (frame.reason === "barred") this.onSessionEnded(frame.reason);
    else if (frame.type === "refused") this.isRefused = true; // Before the session, as in PROTOCOL.md.
  }

  /** Handle that the session is ready. If the session is new, first send the player's files. */
  async onSession({ token, known, room }) {
    const { socket } = this;
    storeText(TOKEN_NAME, token);
    if (!known) {
      this.lastReceived = this.lastStored = -1;
      const { lists, omittedCount } = await this.files.packForServer(room);
      for (const list of lists) {
        if (socket !== this.socket) return;
        this.sendFrame(list);
      }
      if (omittedCount) this.onProgress("lacking", { count: omittedCount });
    }
    if (socket !== this.socket) return;
    this.hasSession = true;
    this.failures = 0;
    if (this.trouble) {
      this.trouble = "";
      this.onProgress("back");
    }
    if (!this.startMessage) this.onProgress("ready", { how: "thin" });
    else if (!known)
      this.queue.unshift({ ...this.startMessage, again: this.isPlaying, shared: this.isShared });
    this.sendQueue();
  }

  /** Handle the numbered frame of one turn of the engine: store its files, and show its messages. */
  onTurn(n, messages) {
    this.lastReceived = n;
    const kept = messages.filter((one) => one.t === "keep");
    const done = kept.length
      ? this.files.store(kept, (f) => this.queue.push({ t: "miss", f }))
      : Promise.resolve();
    done
      .then(
        () => {
          this.isUnstored = false;
        },
        () => {
          if (!this.isUnstored) this.queue.push({ t: "stored", ok: false });
          this.isUnstored = true;
        },
      )
      .finally(() => {
        this.lastStored = n;
        this.queueAcknowledgement();
      });
    for (const one of messages) {
      if (one.t === "table") this.isPlaying = one.table !== null;
      if (one.where === "table" || one.where === "shared") this.isShared = one.where === "shared";
      if (one.t === "over") {
        this.isPlaying = false;
        this.startMessage = null;
      }
    }
    this.beforeStart.push(...messages.filter((one) => one.t !== "keep"));
    // Messages from a session that began on an earlier page wait until the player starts to play here.
    if (this.startMessage || messages.some((one) => one.t === "over"))
      this.onMessages(this.beforeStart.splice(0));
  }

  /** Acknowledge the received frames soon, with the next messages if there are any. */
  queueAcknowledgement() {
    this.acknowledgeTimer ??= setTimeout(
      () => {
        this.acknowledgeTimer = null;
        this.sendQueue(true);
      },
      this.queue.length ? 0 : ACKNOWLEDGE_MS,
    );
  }

  /** Handle the end of the session; `why` is the server's reason, such as "full" or "barred". */
  onSessionEnded(why) {
    if (why === "bye") return;
    this.close();
    if (why === "moved") {
      this.onLost();
      return;
    }
    if (why !== "full" && why !== "barred") storeText(TOKEN_NAME, "");
    this.onProgress("sorry", { why });
  }

  send(list) {
    for (const one of list) {
      if (one.t === "start") this.startMessage = one;
      if (one.t === "export") this.exportGames();
      else if (one.t === "import") this.queueImport(String(one.x));
      else if (
        this.hasSession ||
        (this.socket && !this.trouble) ||
        one.t === "start" ||
        one.t === "voice"
      )
        this.queue.push(one);
      else if (one.t !== "spoken") this.reportTrouble(this.trouble || "away");
    }
    this.sendQueue();
  }

  /** Queue a file in parts. Of a file that the server would refuse, nothing is sent. */
  queueImport(text) {
    const cut = text.length > MAX_IMPORT_LENGTH;
    for (const [, x] of cut ? [] : splitText(text)) this.queue.push({ t: "part", x });
    this.queue.push({ t: "import", cut });
  }

  /** Give the page a file with all games, and tell the engine whether there were any. */
  async exportGames() {
    const x = await this.files.joinTranscripts().catch(() => "");
    if (x) this.onMessages([{ t: "file", x, n: "audiowar-games.jsonl", plain: true }]);
    this.send([{ t: "exported", any: x !== "" }]);
  }

  /**
   * Send queued messages within the server's rate limit. With `acknowledge`, acknowledge the received
   * frames even if no message is queued.
   */
  sendQueue(acknowledge = false) {
    if (!this.hasSession || !(this.queue.length || acknowledge)) return;
    const now = performance.now();
    this.allowedFrames = Math.min(
      BURST,
      this.allowedFrames + (now - (this.countedAt ?? now)) / FRAME_MS,
    );
    this.countedAt = now;
    clearTimeout(this.sendTimer);
    if (this.allowedFrames < 1) {
      this.sendTimer = setTimeout(() => this.sendQueue(acknowledge), FRAME_MS);
      return;
    }
    this.allowedFrames--;
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

  /** Store everything that was received, because another tab takes over the engine. */
  async finish() {
    await this.files.lastWrite.catch(() => {});
    this.onLost();
  }

  close() {
    clearInterval(this.silenceTimer);
    clearTimeout(this.retryTimer);
    removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.reconnect);
    const { socket } = this;
    this.socket = null;
    this.hasSession = false;
    socket?.close();
  }
}
