import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { unfitLetters } from "./large-letters.ts";
import { expect } from "./stage/patient-expect.ts";

const seen = new Set<string>();

/** Axe finds nothing in what the page shows once it is there, and letters of twice the size have room; each worker looks once at what goes by one name. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (seen.has(name)) return;
  seen.add(name);
  await expect(page.locator("h1")).not.toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Загружаем…" })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  expect.soft(await unfitLetters(page)).toEqual([]);
}
