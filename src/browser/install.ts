type InstallOffer = Event & { prompt: () => Promise<unknown> };

/**
 * Listens for browsers that can install the app by a press (Chromium's `beforeinstallprompt`).
 * @param listener is given what asks the client
 * @returns what ends it
 */
export function onInstallOffer(listener: (ask: () => void) => void): () => void {
  const listen = (event: Event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    listener(() => void event.prompt());
  };
  window.addEventListener("beforeinstallprompt", listen);
  return () => window.removeEventListener("beforeinstallprompt", listen);
}

function isOffer(event: Event): event is InstallOffer {
  return "prompt" in event;
}
