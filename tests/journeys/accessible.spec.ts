import type { Page } from "@playwright/test";
import { axeFindings, colourRules } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { comeToConfirm, nextAction, salon } from "./guest.ts";

test.describe.configure({ timeout: 120_000 });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** What axe finds in the page that is shown, once it stands: on a phone and on a wide screen, light and dark. */
async function found(page: Page): Promise<string[]> {
  await expect(page.locator("h1")).not.toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const findings: string[] = [];
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    for (const [colorScheme, rules] of [["light"], ["dark", colourRules]] as const) {
      await page.emulateMedia({ colorScheme });
      const own = await axeFindings(page, rules);
      findings.push(...own.map((finding) => `${viewport.width} px, ${colorScheme}: ${finding}`));
    }
  }
  return findings;
}

test("axe finds what is wrong, and in the dark what is hard to read there", async ({ page }) => {
  await page.setContent(`<html lang="ru"><title>Салон</title>
    <style>@media (prefers-color-scheme: dark) { p { color: #777; background: #666 } }</style>
    <main><h1>Салон</h1><p>Стрижка</p><img src="/hair.jpg"></main></html>`);
  expect(await found(page)).toEqual(
    sizes.flatMap(({ width }) => [
      expect.stringMatching(`^${width} px, light: image-alt: <img`),
      expect.stringMatching(`^${width} px, dark: color-contrast: <p>Стрижка`),
    ]),
  );
});

for (const [name, address] of [
  ["the home page", "/"],
  ["the home page with conditions that nobody meets", "/?favorite=1&deal=1"],
  ["a salon's page", salon],
  ["a master's page", `${salon}/masters/101`],
  ["a network's page", "/red-apple"],
  ["the page of instalments", "/bnpl"],
  ["the page of gift cards", "/gift-cards"],
  ["the page of what Kezek is for a salon", "/landing"],
  ["the page of the raffle", "/raffleprize/red_apple"],
  ["the page of the app", "/app-download"],
  ["the search", "/search?q=маникюр&category=nails"],
  ["the search where nothing is found", "/search?q=маникюр&price=1&deal=1"],
  ["salons that are compared", "/compare?firms=1,5,3&category=nails"],
  ["a comparison of nothing", "/compare"],
  ["the page of what is not there", "/not-found"],
  ["the sandbox's inbox", "/sandbox/sms"],
] as const) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(address);
    expect(await found(page)).toEqual([]);
  });
}

test("axe finds nothing on the ledger of the sandbox's card processors", async ({ page, app }) => {
  await page.goto(app.config.sandboxUrl);
  expect(await found(page)).toEqual([]);
});

test("axe finds nothing on the page of a reservation that was made, the list that it is in, and the inbox with its messages", async ({
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
