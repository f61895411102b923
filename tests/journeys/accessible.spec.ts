import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { comeToConfirm, nextAction, salon } from "./guest.ts";

const sizes = { "a phone": { width: 390, height: 844 }, "a wide screen": { width: 1280, height: 900 } } as const;

/** What axe finds in the page that is shown, once it stands. */
async function found(page: Page): Promise<string[]> {
  await expect(page.locator("h1")).not.toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes).not.toEqual([]);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`axe finds nothing on ${size}, ${colorScheme}:`, () => {
      test.use({ colorScheme, viewport });

      for (const [name, address] of [
        ["the home page", "/"],
        ["the home page with conditions that nobody meets", "/?favorite=1&deal=1"],
        ["a salon's page", salon],
        ["a network's page", "/red-apple"],
        ["the page of instalments", "/bnpl"],
        ["the search", "/search?q=маникюр&category=nails"],
        ["the search where nothing is found", "/search?q=маникюр&price=1&deal=1"],
        ["the page of what is not there", "/not-found"],
        ["the sandbox's inbox", "/sandbox/sms"],
      ] as const) {
        test(name, async ({ page }) => {
          await page.goto(address);
          expect(await found(page)).toEqual([]);
        });
      }

      test("the page of a reservation that was made, the list that it is in, and the inbox with its messages", async ({
        page,
      }) => {
        await comeToConfirm(page);
        await nextAction(page, "Записаться").click();
        await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
        expect(await found(page)).toEqual([]);
        await page.goto("/my/reservation/history");
        await expect(page.getByRole("article")).toBeVisible();
        expect(await found(page)).toEqual([]);
        await page.goto("/my/reservation/history?past=1");
        expect(await found(page)).toEqual([]);
        await page.goto("/sandbox/sms");
        await expect(page.getByRole("article").or(page.getByRole("listitem")).first()).toBeVisible();
        expect(await found(page)).toEqual([]);
      });
    });
  }
}
