import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { axeFindings } from "../../support/axe.ts";
import { unfitLetters } from "./large-letters.ts";
import { wordsBeside } from "./other-words.ts";

const otherWords = [wordsBeside("kz"), wordsBeside("en")];

/**
 * Axe finds nothing in what the page shows once it is there, and letters of twice the size have room, those of its headings
 * in every language. What was found to be well by one name is not looked at again in this run, by whichever worker:
 * Playwright empties the folder of the marks when a run begins.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const marks = join(test.info().project.outputDir, "accessible");
  const mark = join(marks, encodeURIComponent(name));
  if (existsSync(mark)) return;
  await expect(page.locator("h1")).not.toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Загружаем…" })).toHaveCount(0);
  const findings = [...(await axeFindings(page)), ...(await unfitLetters(page))];
  for (const words of otherWords) findings.push(...(await unfitLetters(page, words)));
  expect.soft(findings).toEqual([]);
  if (findings.length > 0) return;
  await mkdir(marks, { recursive: true });
  await writeFile(mark, "");
}
