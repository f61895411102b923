import type { BrowserContext, Page } from "@playwright/test";
import { studioCookie, type StudioWatching } from "../../src/browser/studio-cookie.ts";
import { studioFaultsKey } from "../../src/browser/studio-faults.ts";
import { type CallFault, type FaultOfCall, type Faults, noFaults } from "../../src/studio/faults/faults.ts";
import { operations } from "../../src/studio/faults/operations.ts";
import type { Refusal } from "../../src/studio/faults/problem.ts";
import { type FaultSet, type FaultSetName, faultSets } from "../../src/studio/faults/sets.ts";

/** Lets pages of a browser be broken as the studio breaks them: of those that are opened from now on. */
export async function letBreak(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: studioCookie, value: "own" satisfies StudioWatching, url }]);
}

/** What goes wrong with one call of the contract; a refusal has what is not said as the service has it for its code. */
export function callFault(name: string, kind: CallFault, refusal: Refusal = {}): FaultOfCall {
  const found = operations.find(({ operation }) => operation === name);
  if (found === undefined) throw new Error(`The contract has no ${name}.`);
  return { ...found, kind, ...refusal };
}

/**
 * Has go wrong for a page what the studio has under a name, one call, or whatever else is said: its calls and clocks from now on, its
 * storage from the next load on.
 * @returns the tab to go on in: where the set is of two, the other one, opened at the same address
 */
export async function breakBy(page: Page, wanted: FaultSetName | FaultOfCall | Partial<Faults>): Promise<Page> {
  const { opensTab, ...faults }: FaultSet = setOf(wanted);
  await writeFaults(page, faults);
  if (!opensTab) return page;
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

/** From now on nothing goes wrong any more. */
export async function mend(page: Page): Promise<void> {
  await writeFaults(page, noFaults);
}

function setOf(wanted: Parameters<typeof breakBy>[1]): FaultSet {
  if (typeof wanted === "string") return faultSets[wanted];
  return { ...noFaults, ...("kind" in wanted ? { calls: [wanted] } : wanted) };
}

/** Writes what is to go wrong, as the studio does. */
export async function writeFaults(page: Page, wanted: Faults): Promise<void> {
  const kept = [studioFaultsKey, JSON.stringify(wanted)] as const;
  await page.evaluate(([key, text]) => {
    localStorage.setItem(key, text);
    // The studio writes in a tab of its own, of which this one hears.
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }, kept);
}
