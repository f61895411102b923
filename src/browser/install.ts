type InstallOffer = Event & { prompt: () => Promise<unknown> };

/**
 * Hears from browsers that can install the app by a press (Chromium's `beforeinstallprompt`).
 * @param hear is given what asks the client
 * @returns stops the hearing
 */
export function hearInstallOffer(hear: (ask: () => void) => void): () => void {
  const listen = (event: Event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    hear(() => void event.prompt());
  };
  window.addEventListener("beforeinstallprompt", listen);
  return () => window.removeEventListener("beforeinstallprompt", listen);
}

function isOffer(event: Event): event is InstallOffer {
  return "prompt" in event;
}
