/** From now on styles that do not come leave nothing behind: whoever imports them again would not ask for them otherwise. */
export function forgetLostStyles(): void {
  window.addEventListener("vite:preloadError", () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
      if (link.sheet === null) link.remove();
    }
  });
}
