import type { BrowserContext, Page } from "@playwright/test";
import { studioCookie, type StudioWatching } from "../../src/browser/studio-cookie.ts";
import { studioFaultsKey } from "../../src/browser/studio-faults.ts";
import { noFaults } from "../../src/studio/faults/faults.ts";
import { type FaultSet, type FaultSetName, faultSets } from "../../src/studio/faults/sets.ts";

/** Lets pages of a browser be broken as the studio breaks them: of those that are opened from now on. */
export async function letBreak(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: studioCookie, value: "own" satisfies StudioWatching, url }]);
}

/**
 * Has go wrong for a page what the studio has under a name: its calls from the next one on, its storage from the next load on.
 * @returns the tab to go on in: where the set is of two, the other one, opened at the same address
 */
export async function breakBy(page: Page, name: FaultSetName): Promise<Page> {
  const { opensTab, ...wanted }: FaultSet = faultSets[name];
  await write(page, wanted);
  if (!opensTab) return page;
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

/** From now on nothing goes wrong any more. */
export async function mend(page: Page): Promise<void> {
  await write(page, noFaults);
}

async function write(page: Page, wanted: object): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    studioFaultsKey,
    JSON.stringify(wanted),
  ] as const);
}
