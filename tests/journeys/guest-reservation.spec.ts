import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import {
  anyPhone,
  codeField,
  codeSentTo,
  comeToConfirm,
  freeTimes,
  leaveContacts,
  nextAction,
  reach,
  salon,
  services,
} from "./guest.ts";

test("A non-logged-in user can book through an SMS code.", async ({ page, app }) => {
  const phone = anyPhone();
  await page.goto("/");
  await page.getByRole("link", { name: "Red Apple на набережной" }).first().click();
  await page.getByRole("link", { name: "Выбрать услуги" }).click();
  await services(page).first().click();
  await nextAction(page, "Дальше").click();
  await nextAction(page, "Выбрать время").click();
  await freeTimes(page).first().click();
  await leaveContacts(page, "Мадина", phone);
  await codeField(page).fill(await codeSentTo(page, phone));
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вы записаны!");
  const { rows } = await app.pool.query("select status, client_name from reservations where client_phone = $1", [
    phone,
  ]);
  expect(rows).toEqual([{ status: "confirmed", client_name: "Мадина" }]);
});

test("from a salon's page it takes four presses, two fields and the code", async ({ page }) => {
  const phone = anyPhone();
  await countPresses(page);
  await page.goto(salon);
  await services(page).nth(1).click();
  await page
    .getByRole("region", { name: /Ближайшее время/ })
    .getByRole("link", { name: /^Записаться/ })
    .first()
    .click();
  await reach(page, "held.enteringContacts");
  expect(await page.getByRole("textbox").count()).toBe(2);
  await leaveContacts(page, "Мадина", phone);
  await codeField(page).fill(await codeSentTo(page, phone));
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("presses"))).toBe("4");
});

test("the bill crosses the wire twice: with the hold, and with the confirmation", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/v[12]\/reservations(\/[\da-f-]{36}|\/preview)?$/.test(pathname)) calls.push(request.method());
  });
  await comeToConfirm(page);
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await expect(page.getByText("Итого")).toBeVisible();
  expect(calls).toEqual(["POST", "POST"]);
});

test("two quick presses on the last button make one reservation", async ({ page, app }) => {
  const phone = await comeToConfirm(page);
  await nextAction(page, "Записаться").dblclick();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  const { rowCount } = await app.pool.query("select from reservations where client_phone = $1", [phone]);
  expect(rowCount).toBe(1);
});

test("a reservation that one tab has made is shown by the other one too", async ({ page, context, app }) => {
  const phone = await comeToConfirm(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await reach(other, "held.confirming");
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await other.bringToFront();
  await expect(other.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  const { rowCount } = await app.pool.query("select from reservations where client_phone = $1", [phone]);
  expect(rowCount).toBe(1);
});

test("the visit goes into a calendar, and its link opens it on another device", async ({ page, browser }) => {
  await comeToConfirm(page);
  await nextAction(page, "Записаться").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Добавить в календарь" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kezek-\d{4}-\d\d-\d\d\.ics$/);
  const id = /reservation\/([\w-]+)\/success/.exec(page.url())?.[1] ?? "";
  const file = await readFile(await download.path(), "utf8");
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT\r\n[^]*END:VEVENT\r\nEND:VCALENDAR\s*$/);
  expect(file).toContain(`UID:${id}@kezek\r\n`);
  expect(file).toMatch(/DTSTART;TZID=Asia\/Aqtau:\d{8}T\d{6}\r\n/);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Скопировать ссылку" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ссылка скопирована" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  expect(new URL(elsewhere.url()).hash).toBe("");
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await device.close();
});

test("whoever has no key to a reservation is told how to get in", async ({ page }) => {
  await page.goto("/my/reservation/3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11/success");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Запись открывается по личной ссылке");
});

/** Counts what a client presses with a finger or a mouse, on this page and on those after it; the code fills itself in. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (event: PointerEvent) => {
      if (event.isTrusted) sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1));
    };
    window.addEventListener("pointerdown", count);
  });
}
