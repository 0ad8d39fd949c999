// A newer version of the page: stored in addition to this one, and activated when the player wants it.

export class PageUpdate {
  /** `there` is called when a newer version is available; `busy` returns whether a game is running. */
  constructor(there, busy) {
    this.onAvailable = there;
    this.asked = false;
    this.found = null;
    // The first version replaces none.
    const before = navigator.serviceWorker?.controller;
    navigator.serviceWorker?.addEventListener("controllerchange", () => {
      if (before && (this.asked || !busy())) location.reload();
    });
  }

  /** Watch for newer versions. */
  watch(registration) {
    this.found = registration;
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", () => this.offerIfWaiting()),
    );
    this.offerIfWaiting();
  }

  offerIfWaiting() {
    if (this.found?.waiting && navigator.serviceWorker.controller) this.onAvailable();
  }

  /** Activate the newer version; every tab without a running game reloads too. */
  activate() {
    this.asked = true;
    this.found?.waiting?.postMessage("renew");
  }
}
