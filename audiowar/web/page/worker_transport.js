// The transport to an engine in a worker of this browser.

export class WorkerTransport {
  /**
   * @param {(messages: any[]) => void} onMessages gets lists of messages from the engine
   * @param {(name: string, details?: any) => void} onProgress gets reports about the start and failures
   * @param {() => void} onLost is called when the engine has written everything after `finish`
   */
  constructor(onMessages, onProgress, onLost) {
    this.worker = new Worker("worker.js", { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (Array.isArray(data)) onMessages(data);
      else if (data.is === "left") onLost();
      else onProgress(data.is, data);
    };
    this.worker.onerror = (error) => {
      error.preventDefault();
      onProgress("failed", { reason: error.message ?? "" });
    };
  }

  send(messages) {
    this.worker.postMessage(messages);
  }
  /** Let the engine write everything, because another tab takes it over. */
  finish() {
    this.worker.postMessage({ leave: true });
  }
  close() {
    this.worker.terminate();
  }
}
