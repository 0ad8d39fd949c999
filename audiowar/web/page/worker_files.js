// The files of a player whose engine runs in a worker: Python's folder, and its copy in the browser's
// database.

import { deleteDatabase, openDatabase, readFiles, writeFiles } from "./database.js";

export class WorkerFiles {
  constructor(fs, root) {
    this.fs = fs;
    this.root = root;
    this.seenMarks = new Map(); // For each stored file, a mark that changes when the file changes.
    this.database = null; // Null if the browser does not allow storage.
    this.isDamaged = false; // Whether some stored files could not be read.
  }

  /** Write the stored files to Python's folder. Delete a database that cannot be read. */
  async load() {
    this.fs.mkdirTree(this.root);
    try {
      await this.loadFiles();
    } catch (error) {
      if (error?.name === "SecurityError" || error?.name === "InvalidStateError") return;
      console.warn("store", error);
      this.isDamaged = true;
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
        this.isDamaged = true;
        continue;
      }
      const path = `${this.root}/${name}`;
      this.fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      this.fs.writeFile(path, file.bytes);
      this.fs.utime(path, file.time, file.time);
    }
    this.takeChanges();
  }

  /** Return the changes since the last call: [name, { bytes, time }], or [name, null] if removed. */
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
        if (this.seenMarks.get(path) !== mark)
          found.push([path, { bytes: this.fs.readFile(`${this.root}/${path}`), time }]);
      }
    };
    walk(this.fs.lookupPath(this.root).node, "");
    for (const path of this.seenMarks.keys()) if (!now.has(path)) found.push([path, null]);
    this.seenMarks = now;
    return found;
  }

  /** Store changes. Rejects if the browser does not allow storage. */
  async save(changes) {
    if (!this.database) throw new Error("no database");
    await writeFiles(this.database, changes);
  }
}
