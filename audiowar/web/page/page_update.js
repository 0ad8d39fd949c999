// A newer version of the page: kept beside this one, it takes its place when the player wants it.

export class PageUpdate {
  /** `there` is called when a newer version could take over; `busy` tells whether somebody plays here. */
  constructor(there, busy) {
    this.there = there;
    this.asked = false;
    this.found = null;
    // The first version of all takes nobody's place.
    const before = navigator.serviceWorker?.controller;
    navigator.serviceWorker?.addEventListener("controllerchange", () => {
      if (before && (this.asked || !busy())) location.reload();
    });
  }

  /** Look for versions that are kept from now on. */
  watch(registration) {
    this.found = registration;
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", () => this.offer()),
    );
    this.offer();
  }

  offer() {
    if (this.found?.waiting && navigator.serviceWorker.controller) this.there();
  }

  /** Let the newer version take over; every tab in which nobody plays loads it too. */
  renew() {
    this.asked = true;
    this.found?.waiting?.postMessage("renew");
  }
}
