// The transport to an engine in a worker of this browser.

export class WorkerTransport {
  /** `take` gets the engine's messages, `progress` reports from the start. */
  constructor(take, progress, lost) {
    this.worker = new Worker("worker.js", { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (Array.isArray(data)) take(data);
      else if (data.is === "left") lost();
      else progress(data.is, data);
    };
    this.worker.onerror = (error) => {
      error.preventDefault();
      progress("failed", { reason: error.message ?? "" });
    };
  }

  send(list) {
    this.worker.postMessage(list);
  }
  finish() {
    this.worker.postMessage({ leave: true });
  }
  close() {
    this.worker.terminate();
  }
}
