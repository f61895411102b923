import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { comeToConfirm, nextAction } from "./guest.ts";

const openVisit = (page: Page) => page.getByRole("link", { name: "Открыть запись" });

/** The link that was sent to a phone, out of the inbox of the sandbox. */
async function linkSentTo(page: Page, phone: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const messages: { text: string }[] = await (await page.request.get(`/sandbox/sms/messages?phone=${phone}`)).json();
    link = messages.map(({ text }) => /https?:\/\/\S+\/sl\/\S+/.exec(text)?.[0]).find(Boolean) ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}

test("a visit that was booked is on home, comes by SMS, and is cancelled by its link on another device", async ({
  page,
  browser,
  app,
}) => {
  const phone = await comeToConfirm(page);
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  // The nearest time may be too near to be cancelled for nothing.
  await app.pool.query("update reservations set free_cancel_until = starts_at where client_phone = $1", [phone]);
  await page.getByRole("banner").getByRole("link", { name: "Kezek" }).click();
  await expect(openVisit(page)).toBeVisible();

  const { pathname, search } = new URL(await linkSentTo(page, phone));
  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await device.newPage();
  const token = pathname.slice("/sl/".length);
  const asked: string[] = [];
  const told: string[] = [];
  elsewhere.on("request", (request) => {
    asked.push(new URL(request.url()).pathname);
    told.push(`${request.headers()["referer"] ?? ""} ${request.postData() ?? ""}`);
  });
  await elsewhere.goto(pathname + search);
  await expect(elsewhere.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  expect(new URL(elsewhere.url()).hash).toBe("");
  expect(elsewhere.url()).not.toContain(token);

  await elsewhere.getByRole("button", { name: "Отменить запись" }).click();
  await expect(elsewhere.getByText("Вы ничего не платили заранее")).toBeVisible();
  await elsewhere.getByRole("button", { name: "Да, отменить" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Запись отменена");
  await elsewhere.getByRole("link", { name: "Записаться снова" }).click();
  await expect(elsewhere.locator('[data-state="choosingTime"]')).toBeVisible();
  expect(asked.filter((path) => path.includes(token))).toEqual([
    pathname,
    `/rest/clients-app/v2/reservations/url/${token}`,
  ]);
  expect(told.filter((words) => words.includes(token))).toEqual([]);
  await device.close();

  await openVisit(page).click();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Запись отменена");
  await page.goto("/");
  await expect(page.getByRole("region", { name: /Салоны и мастера/ })).toBeVisible();
  await expect(openVisit(page)).toHaveCount(0);
});
