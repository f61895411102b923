import { unfitLetters } from "../paths/browser/large-letters.ts";
import { expect, test } from "../support/fixtures.ts";
import { boxOf } from "./boxes.ts";
import { anyPhone, comeToConfirm, holdTime, leaveContacts, nextAction, reachCode, salon } from "./guest.ts";

for (const language of ["ru", "kz", "en"]) {
  for (const [name, address] of [
    ["the catalogue", "/"],
    ["a salon's page", salon],
    ["a network's page", "/red-apple"],
    ["a master's page", `${salon}/masters/101`],
    ["a comparison", "/compare?firms=1,5,3&category=nails"],
    ["a search by distance", "/search?sort=distance"],
    ["the services", `${salon}/reservation/services`],
  ] as const) {
    test(`letters of twice the size have room on a phone: ${name} in ${language}`, async ({ page }) => {
      await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
      await expect(page.locator("h1")).not.toHaveCount(0);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await unfitLetters(page)).toEqual([]);
    });
  }
}

test("letters of twice the size have room on a phone: a reservation that was made, and the list that it is in", async ({
  page,
}) => {
  await comeToConfirm(page);
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  expect(await unfitLetters(page)).toEqual([]);
  for (const language of ["ru", "kz", "en"]) {
    await page.goto(`/my/reservation/history?lang=${language}`);
    await expect(page.getByRole("article")).toBeVisible();
    expect(await unfitLetters(page)).toEqual([]);
  }
});

test("letters of twice the size leave why no code was sent, and whom to call, above the bar at the bottom", async ({
  page,
}) => {
  const problem = { type: "urn:kezek:problem:tooManyCodes", title: "Too many codes were sent", waitSeconds: 3000 };
  const json = { ...problem, status: 403, code: "tooManyCodes", action: "tryLater" };
  await page.route("**/reservations/sms-code", (route) =>
    route.fulfill({ status: 403, contentType: "application/problem+json", json }),
  );
  await holdTime(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await leaveContacts(page, "Мадина", anyPhone());
  await reachCode(page);
  const call = page.getByRole("alert").getByRole("link", { name: /Позвонить/ });
  const bar = page.getByRole("complementary", { name: "Ваш визит" });
  await expect.poll(async () => (await boxOf(call)).bottom <= (await boxOf(bar)).y).toBe(true);
  expect(await unfitLetters(page)).toEqual([]);
});
