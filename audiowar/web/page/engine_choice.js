// Whether the engine is to be in this browser or on the server, where that offers it.

const SMALL = 2; // Gigabytes below which a browser hardly has room for the engine.

function kept() {
  try {
    return localStorage.getItem("engine");
  } catch {
    return null;
  }
}

/**
 * Whether the server can run the engine; and the id of the message that says why it should, or "".
 * @returns {Promise<[boolean, string]>}
 */
export async function choice() {
  const site = await (await fetch("site.json")).json();
  const asked = new URLSearchParams(location.search);
  if (site.thin !== true) return [false, ""];
  const wanted = asked.has("thin") ? "thin" : asked.has("full") ? "full" : kept();
  if (wanted === "thin") return [true, "page-thin-chosen"];
  if (typeof WebAssembly !== "object" || typeof Worker !== "function")
    return [true, "page-thin-old"];
  if (wanted !== "full" && /** @type {any} */ (navigator).deviceMemory < SMALL)
    return [true, "page-thin-small"];
  return [true, ""];
}

/** Come again with the engine where the player wants it, now and on later visits. */
export function remember(wanted) {
  try {
    localStorage.setItem("engine", wanted);
  } catch {
    /* the address says it */
  }
  const url = new URL(location.href);
  url.searchParams.delete("thin");
  url.searchParams.delete("full");
  url.search = url.search ? `${url.search}&${wanted}` : `?${wanted}`;
  location.href = url.href;
}
