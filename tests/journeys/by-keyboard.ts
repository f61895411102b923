import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/fixtures.ts";

/** More than any page of the way has places to stop at. */
const mostTabs = 150;

/** Goes on by Tab until something has the focus; each place on the way says that it has it, and nothing lies over it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await wanted.evaluate(isFocused)) return;
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(focusFault)).toBe("");
  }
  throw new Error(`${mostTabs} presses of Tab do not come there.`);
}

/** What is wrong with the place that has the focus, in words; "" for nothing. Runs in the page. */
export function focusFault(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return "";
  // The page in a frame, and the browser's button in the field of a date, say it by themselves.
  if (element.matches("iframe, input[type=date]:not(:focus)")) return "";
  const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent ?? ""}`.slice(0, 80);
  if (!element.matches(":focus-visible")) return `${name} does not say that it has the focus`;
  const shown = (element.matches("input[type=radio], input[type=checkbox]") && element.closest("label")) || element;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
  if (bottom <= 0 || top >= innerHeight) return `${name} is out of sight`;
  const over = document.elementFromPoint(x, y);
  const isSeen = over !== null && (shown.contains(over) || over.contains(shown));
  return isSeen ? "" : `${name} lies under ${over?.outerHTML.slice(0, 120)}`;
}

/** The second press of a double one would fall on what comes next: it takes none at first. */
export async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await expect(wanted.locator("xpath=ancestor-or-self::*[@aria-disabled='true']")).toHaveCount(0);
  await page.keyboard.press("Enter");
}

/** Goes to a group of radio buttons by Tab, and on by the arrows to one of them, which that chooses. */
export async function pick(page: Page, wanted: Locator): Promise<void> {
  const group = page.locator(`input[name="${await wanted.getAttribute("name")}"]`);
  const checked = group.and(page.locator(":checked"));
  await tabTo(page, (await checked.count()) === 0 ? group.first() : checked);
  for (let steps = 0; steps < mostTabs && !(await wanted.evaluate(isFocused)); steps += 1) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(focusFault)).toBe("");
  }
  await page.keyboard.press("Space");
  await expect(wanted).toBeChecked();
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
