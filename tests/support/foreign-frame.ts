import type { Page } from "@playwright/test";

/** A name of this machine that is another site than `localhost`, whatever the port. */
export const foreignName = "site.localhost";

/**
 * As browsers do that let no foreign site in a frame keep anything: its cookies are not taken, and who asks for a storage in
 * a frame is thrown at. What is of the same site as the page around keeps its cookies: the page has to be at {@link foreignName}.
 */
export async function letFramesKeepNothing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCookieControls", { enableThirdPartyCookieRestriction: true });
  await page.addInitScript(() => {
    if (window === window.top) return;
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get });
    }
  });
}
