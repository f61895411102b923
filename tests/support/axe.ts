import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const bankPage = ["iframe[name^=bank]", "body"];

/**
 * What axe finds in the page that is shown, once what moves has come to rest: a line for each rule that is broken. What the
 * page changes while axe looks changes at once, so that no colour is seen on its way to another. A bank's page in a frame is the bank's.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations, passes } = await new AxeBuilder({ page }).exclude(bankPage).analyze();
  await page.emulateMedia({ reducedMotion: null });
  if (passes.length === 0) throw new Error("Axe has looked at nothing.");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
