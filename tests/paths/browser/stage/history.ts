import type { Page } from "@playwright/test";
import { salon } from "./salon.ts";

/**
 * Goes to the address of a step without loading the page: by the step's own button, else by an entry of the history of
 * this very document that has it, else as a link from outside does that opens in the running page.
 */
export async function revisit(page: Page, step: string, button: string): Promise<void> {
  const own = page.getByRole("navigation", { name: "Шаги записи" }).getByRole("button", { name: button, exact: true });
  if (await own.isVisible()) return own.click();
  const path = `/${salon.company}/reservation/${step}`;
  const isThere = await page.evaluate((wanted) => {
    const { currentEntry } = window.navigation;
    const others = window.navigation.entries().filter(({ index }) => index !== currentEntry?.index);
    const entry = others.findLast(
      ({ url, sameDocument }) => sameDocument && url !== null && new URL(url).pathname === wanted,
    );
    if (entry && currentEntry) history.go(entry.index - currentEntry.index);
    return entry !== undefined;
  }, path);
  if (!isThere) await openInPage(page, path);
}

/** Goes to an address as a link from outside does that opens in the running page. */
export async function openInPage(page: Page, address: string): Promise<void> {
  await page.evaluate((wanted) => {
    const state = { usr: null, key: String(performance.now()), idx: (window.navigation.currentEntry?.index ?? 0) + 1 };
    history.pushState(state, "", wanted);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, address);
}
