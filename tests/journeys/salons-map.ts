import type { Page } from "@playwright/test";

export const map = (page: Page) => page.getByRole("region", { name: "Карта салонов" });
export const marks = (page: Page) => map(page).locator(".leaflet-marker-icon");
export const clusters = (page: Page) => map(page).getByRole("button", { name: /: приблизить$/ });

/** How many salons the marks stand for, each cluster for its number. */
export async function salonsOn(page: Page): Promise<number> {
  const names = await marks(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  return names
    .map((name) => Number(/^(\d+)\s\S+: приблизить$/.exec(name)?.[1] ?? 1))
    .reduce((sum, one) => sum + one, 0);
}
