// The player's folder in the browser: every changed file is written before anybody is told.

const NAME = "audiowar";
export const FILES = "files";

export function asked(request) {
  return new Promise((good, bad) => { request.onsuccess = () => good(request.result); request.onerror = () => bad(request.error); });
}

export function open() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES);
  return asked(request);
}

export class Store {
  constructor(fs, root) {
    this.fs = fs;
    this.root = root;
    this.seen = new Map();
    this.database = null;
    this.damaged = false;
  }

  /** Bring the kept files; a store that cannot be read is begun anew. */
  async load() {
    this.fs.mkdirTree(this.root);
    try {
      await this.read();
    } catch (error) {
      if (error?.name === "SecurityError" || error?.name === "InvalidStateError") return;
      console.warn("store", error);
      this.damaged = true;
      this.database?.close();
      try { await asked(indexedDB.deleteDatabase(NAME)); await this.read(); } catch { this.database = null; }
    }
  }

  async read() {
    this.database = await open();
    const files = this.database.transaction(FILES).objectStore(FILES);
    const [names, contents] = await Promise.all([asked(files.getAllKeys()), asked(files.getAll())]);
    names.forEach((name, n) => {
      const { bytes, time } = contents[n] ?? {};
      if (!(bytes instanceof Uint8Array)) { this.damaged = true; return; }
      const path = `${this.root}/${name}`;
      this.fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      this.fs.writeFile(path, bytes);
      this.fs.utime(path, time, time);
    });
    this.changes();
  }

  /** What was written or removed since the last call: [name, content or null]. */
  changes() {
    const found = [], now = new Map();
    const walk = (node, name) => {
      for (const [part, child] of Object.entries(node.contents)) {
        const path = name ? `${name}/${part}` : part;
        if (this.fs.isDir(child.mode)) { walk(child, path); continue; }
        if (path.endsWith(".lock")) continue;
        const time = Number(child.mtime), mark = `${child.id}:${time}:${child.usedBytes}`;
        now.set(path, mark);
        if (this.seen.get(path) !== mark) found.push([path, { bytes: this.fs.readFile(`${this.root}/${path}`), time }]);
      }
    };
    walk(this.fs.lookupPath(this.root).node, "");
    for (const path of this.seen.keys()) if (!now.has(path)) found.push([path, null]);
    this.seen = now;
    return found;
  }

  /** Write changes; rejects where the browser keeps nothing. */
  async save(changes) {
    if (!this.database) throw new Error("no store");
    const transaction = this.database.transaction(FILES, "readwrite", { durability: "relaxed" });
    const files = transaction.objectStore(FILES);
    for (const [name, content] of changes) if (content) files.put(content, name); else files.delete(name);
    await new Promise((good, bad) => { transaction.oncomplete = good; transaction.onabort = transaction.onerror = () => bad(transaction.error); });
  }
}
