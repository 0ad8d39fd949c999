// Unpack an archive of uncompressed files.

/** Write every file of a zip archive below a folder. */
export function unpack(fs, folder, zip) {
  const view = new DataView(zip),
    bytes = new Uint8Array(zip),
    text = new TextDecoder();
  let end = zip.byteLength - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end--;
  let at = view.getUint32(end + 16, true);
  const folders = new Set();
  for (let count = view.getUint16(end + 10, true); count; count--) {
    const size = view.getUint32(at + 24, true),
      name = view.getUint16(at + 28, true);
    const path = `${folder}/${text.decode(bytes.subarray(at + 46, at + 46 + name))}`;
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(parent)) {
      fs.mkdirTree(parent);
      folders.add(parent);
    }
    fs.writeFile(path, bytes.subarray(start, start + size), { canOwn: false });
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
