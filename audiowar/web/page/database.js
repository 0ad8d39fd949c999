// The browser's database of the player's files: name -> { bytes, time }.

const NAME = "audiowar";
const FILES = "files";

/**
 * The result of a request to the database.
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Open the database; rejects if the browser does not allow storage. */
export function openDatabase() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES);
  return result(request);
}

export function deleteDatabase() {
  return result(indexedDB.deleteDatabase(NAME));
}

/**
 * One file, or undefined.
 * @param {IDBDatabase} database
 * @param {string} name
 */
export function readFile(database, name) {
  return result(database.transaction(FILES).objectStore(FILES).get(name));
}

/**
 * All files as [name, { bytes, time }]; damaged ones as [name, null].
 * @param {IDBDatabase} database
 */
export async function readFiles(database) {
  const files = database.transaction(FILES).objectStore(FILES);
  const [names, contents] = await Promise.all([result(files.getAllKeys()), result(files.getAll())]);
  return names.map((name, n) => [
    String(name),
    contents[n]?.bytes instanceof Uint8Array ? contents[n] : null,
  ]);
}

/**
 * Write files, each [name, { bytes, time }], or [name, null] to remove it: all of them or none.
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
