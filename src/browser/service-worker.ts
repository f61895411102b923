import { servicePaths } from "../../domain/addresses.ts";

/**
 * Has the browser keep the page that is shown where there is no network, in this language. The name of the page's script is the
 * build's: another build has another worker, which waits until all pages of the old one are closed.
 */
export function registerServiceWorker(language: string): void {
  const script = document.querySelector<HTMLScriptElement>('[data-script], script[type="module"]');
  const build = script?.dataset["script"] ?? script?.getAttribute("src");
  if (!build?.startsWith(`${servicePaths.scripts}/`) || !("serviceWorker" in navigator)) return;
  const query = new URLSearchParams({ build, lang: language });
  // Where it can't be had, pages are as they were before.
  navigator.serviceWorker.register(`/sw.js?${query}`).catch(() => {});
}
