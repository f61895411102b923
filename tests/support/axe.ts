import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const requireAxe = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
/** Half the size of the one that is injected otherwise: it goes to each page as text. */
const source = readFileSync(requireAxe.resolve("axe-core/axe.min.js"), "utf8");
const nothing = "void 0";
const bankPage = ["iframe[name^=bank]", "body"];

/** Axe's rules that a colour scheme can break. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds in the page that is shown, once what moves has come to rest: a line for each rule that is broken. What the
 * page changes while axe looks changes at once, so that no colour is seen on its way to another. A bank's page in a frame is the bank's.
 * @param rules which of axe's rules; all of them when absent
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const isCalm = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (!isCalm) await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // In the page itself, and with no report of what is well: the same findings in a fifth of the time.
  const axe = new AxeBuilder({ page, axeSource: (await isInjected(page)) ? nothing : source })
    .setLegacyMode()
    .exclude(bankPage)
    .options({ resultTypes: ["violations"] });
  const { violations, passes } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  if (!isCalm) await page.emulateMedia({ reducedMotion: null });
  if (passes.length === 0) throw new Error("Axe has looked at nothing.");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Whether axe looked at this very document before: it is sent once. A frame may be there without it. */
async function isInjected(page: Page): Promise<boolean> {
  return page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
}
