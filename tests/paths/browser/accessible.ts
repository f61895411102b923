import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./stage/patient-expect.ts";

const seen = new Set<string>();

/** Axe finds nothing in what the page shows; each worker looks once at what goes by one name. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (seen.has(name)) return;
  seen.add(name);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
