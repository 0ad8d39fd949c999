// The choice between an engine in this browser and one on the server.

const MIN_MEMORY_GB = 2; // Gigabytes of memory below which the engine may not fit.

function storedChoice() {
  try {
    return localStorage.getItem("engine");
  } catch {
    return null;
  }
}

/**
 * Return whether the server can run the engine, and the id of the message why it should, or "".
 * @returns {Promise<[boolean, string]>}
 */
export async function chooseEngine() {
  const site = await (await fetch("site.json")).json();
  const asked = new URLSearchParams(location.search);
  if (site.thin !== true) return [false, ""];
  const wanted = asked.has("thin") ? "thin" : asked.has("full") ? "full" : storedChoice();
  if (wanted === "thin") return [true, "page-thin-chosen"];
  if (typeof WebAssembly !== "object" || typeof Worker !== "function")
    return [true, "page-thin-old"];
  if (wanted !== "full" && /** @type {any} */ (navigator).deviceMemory < MIN_MEMORY_GB)
    return [true, "page-thin-small"];
  return [true, ""];
}

/** Reload with the engine where the player wants it ("full" or "thin"), also on later visits. */
export function reloadWith(wanted) {
  try {
    localStorage.setItem("engine", wanted);
  } catch {
    /* The URL says it. */
  }
  const url = new URL(location.href);
  url.searchParams.delete("thin");
  url.searchParams.delete("full");
  url.search = url.search ? `${url.search}&${wanted}` : `?${wanted}`;
  location.href = url.href;
}
