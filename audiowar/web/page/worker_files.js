// The player's folder in the browser: changed files are stored before the page gets messages.

import { deleteDatabase, openDatabase, readFiles, writeFiles } from "./database.js";

export class WorkerFiles {
  constructor(fs, root) {
    this.fs = fs;
    this.root = root;
    this.seen = new Map();
    this.database = null;
    this.damaged = false;
  }

  /** Load the stored files; delete a database that cannot be read. */
  async load() {
    this.fs.mkdirTree(this.root);
    try {
      await this.loadFiles();
    } catch (error) {
      if (error?.name === "SecurityError" || error?.name === "InvalidStateError") return;
      console.warn("store", error);
      this.damaged = true;
      this.database?.close();
      try {
        await deleteDatabase();
        await this.loadFiles();
      } catch {
        this.database = null;
      }
    }
  }

  async loadFiles() {
    this.database = await openDatabase();
    for (const [name, file] of await readFiles(this.database)) {
      if (!file) {
        this.damaged = true;
        continue;
      }
      const path = `${this.root}/${name}`;
      this.fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      this.fs.writeFile(path, file.bytes);
      this.fs.utime(path, file.time, file.time);
    }
    this.takeChanges();
  }

  /** Return the changes since the last call: [name, content, or null if it was removed]. */
  takeChanges() {
    const found = [],
      now = new Map();
    const walk = (node, name) => {
      for (const [part, child] of Object.entries(node.contents)) {
        const path = name ? `${name}/${part}` : part;
        if (this.fs.isDir(child.mode)) {
          walk(child, path);
          continue;
        }
        if (path.endsWith(".lock")) continue;
        const time = Number(child.mtime),
          mark = `${child.id}:${time}:${child.usedBytes}`;
        now.set(path, mark);
        if (this.seen.get(path) !== mark)
          found.push([path, { bytes: this.fs.readFile(`${this.root}/${path}`), time }]);
      }
    };
    walk(this.fs.lookupPath(this.root).node, "");
    for (const path of this.seen.keys()) if (!now.has(path)) found.push([path, null]);
    this.seen = now;
    return found;
  }

  /** Store changes; rejects if the browser does not allow storage. */
  async save(changes) {
    if (!this.database) throw new Error("no database");
    await writeFiles(this.database, changes);
  }
}
