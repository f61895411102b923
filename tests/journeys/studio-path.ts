import type { Page } from "@playwright/test";

/** Opens the studio at the path on which a hold runs out while it is to be extended. */
export async function openPathOfLostHold(studio: Page): Promise<void> {
  await studio.goto("/studio");
  await studio.getByRole("button", { name: "Paths" }).click();
  await studio.getByRole("combobox", { name: "Machine" }).selectOption("time-hold");
  await studio.getByRole("combobox", { name: "Fault" }).selectOption("holdExpired");
  await studio
    .getByRole("navigation", { name: "Paths" })
    .getByText(/^extendingHold —extendHold: holdExpired→/)
    .click();
}
