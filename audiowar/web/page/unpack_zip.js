// Unpack a zip archive into the file system of Python, without a library.

/** Write every file of a zip archive, which must be uncompressed, to a folder of `fs`. */
export function unpackZip(fs, folder, zip) {
  const view = new DataView(zip),
    bytes = new Uint8Array(zip),
    decoder = new TextDecoder();
  let end = zip.byteLength - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end--;
  let at = view.getUint32(end + 16, true); // The offset of the next entry in the central directory.
  const made = new Set(); // The folders that exist.
  for (let count = view.getUint16(end + 10, true); count; count--) {
    const size = view.getUint32(at + 24, true),
      nameLength = view.getUint16(at + 28, true);
    const path = `${folder}/${decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength))}`;
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) {
      fs.mkdirTree(parent);
      made.add(parent);
    }
    fs.writeFile(path, bytes.subarray(start, start + size), { canOwn: false });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
