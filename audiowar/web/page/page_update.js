// Activates a newer version of the page, which the service worker has stored in addition to this one.

export class PageUpdate {
  /**
   * @param {() => void} onAvailable is called when a newer version is stored
   * @param {() => boolean} isPlaying returns whether a game is running, which a reload would interrupt
   */
  constructor(onAvailable, isPlaying) {
    this.onAvailable = onAvailable;
    this.isRequested = false;
    this.registration = null;
    // Without a controller, this is the first version that is stored. It replaces no other.
    const hadController = navigator.serviceWorker?.controller;
    navigator.serviceWorker?.addEventListener("controllerchange", () => {
      if (hadController && (this.isRequested || !isPlaying())) location.reload();
    });
  }

  /** Watch a service worker's registration for newer versions. */
  watch(registration) {
    this.registration = registration;
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", () => this.offerIfWaiting()),
    );
    this.offerIfWaiting();
  }

  /** Call `onAvailable` if a newer version is stored. */
  offerIfWaiting() {
    if (this.registration?.waiting && navigator.serviceWorker.controller) this.onAvailable();
  }

  /** Activate the newer version; every tab without a running game reloads too. */
  activate() {
    this.isRequested = true;
    this.registration?.waiting?.postMessage("renew");
  }
}
