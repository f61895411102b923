import type { Locator } from "@playwright/test";

/** Where an element is shown, CSS pixels. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not shown.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
