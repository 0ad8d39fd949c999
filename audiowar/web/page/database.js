// The browser's storage: its database of the player's files, each { bytes, time } by its name, and short
// texts, such as the player's choices on the first screen.

const NAME = "audiowar";
const FILES = "files";

/**
 * Return a promise of the result of a request to the database.
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function getResult(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Open the database; rejects if the browser does not allow storage. */
export function openDatabase() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES);
  return getResult(request);
}

export function deleteDatabase() {
  return getResult(indexedDB.deleteDatabase(NAME));
}

/**
 * Return one file, or undefined if it is not stored.
 * @param {IDBDatabase} database
 * @param {string} name
 */
export function readFile(database, name) {
  return getResult(database.transaction(FILES).objectStore(FILES).get(name));
}

/**
 * Return all files as [name, { bytes, time }]; a damaged one as [name, null].
 * @param {IDBDatabase} database
 */
export async function readFiles(database) {
  const files = database.transaction(FILES).objectStore(FILES);
  const [names, contents] = await Promise.all([
    getResult(files.getAllKeys()),
    getResult(files.getAll()),
  ]);
  return names.map((name, n) => [
    String(name),
    contents[n]?.bytes instanceof Uint8Array ? contents[n] : null,
  ]);
}

/**
 * Make all changes or none: [name, { bytes, time }] writes a file, [name, null] removes it.
 * @param {IDBDatabase} database
 */
export function writeFiles(database, changes) {
  const transaction = database.transaction(FILES, "readwrite", { durability: "relaxed" });
  const files = transaction.objectStore(FILES);
  for (const [name, content] of changes)
    if (content) files.put(content, name);
    else files.delete(name);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(undefined);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

const inMemory = {}; // The short texts in a browser that does not allow storage.

/** Return a short text that was stored under a name; "" without one. */
export function loadText(name) {
  try {
    return localStorage.getItem(name) ?? inMemory[name] ?? "";
  } catch {
    return inMemory[name] ?? "";
  }
}

export function storeText(name, text) {
  inMemory[name] = text;
  try {
    localStorage.setItem(name, text);
  } catch {
    /* The browser does not allow storage. */
  }
}
