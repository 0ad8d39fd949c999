// Choose whether the engine runs in this browser or on the server.

import { loadText, storeText } from "./database.js";

const MIN_MEMORY_GB = 2; // With less memory, in gigabytes, the engine possibly does not fit.

/**
 * Return whether the server can run the engine, and the id of the message that says why the server
 * should run it. If this id is "", the browser should run the engine.
 * @returns {Promise<[boolean, string]>}
 */
export async function chooseEngine() {
  const site = await (await fetch("site.json")).json();
  const query = new URLSearchParams(location.search);
  if (site.thin !== true) return [false, ""];
  const wanted = query.has("thin") ? "thin" : query.has("full") ? "full" : loadText("engine");
  if (wanted === "thin") return [true, "page-thin-chosen"];
  if (typeof WebAssembly !== "object" || typeof Worker !== "function")
    return [true, "page-thin-old"];
  if (wanted !== "full" && /** @type {any} */ (navigator).deviceMemory < MIN_MEMORY_GB)
    return [true, "page-thin-small"];
  return [true, ""];
}

/**
 * Reload the page with the engine in the browser ("full") or on the server ("thin"). The choice
 * also applies to later visits.
 */
export function reloadWithEngine(choice) {
  storeText("engine", choice);
  // The URL has the choice too, for a browser that stores nothing.
  const url = new URL(location.href);
  url.searchParams.delete("thin");
  url.searchParams.delete("full");
  url.search = url.search ? `${url.search}&${choice}` : `?${choice}`;
  location.href = url.href;
}
