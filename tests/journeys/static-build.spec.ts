import { expect, test } from "../support/fixtures.ts";
import { serveStatically, type StaticSite } from "../support/static-site.ts";
import { anyPhone, codeField, codeSentTo, freeTimes, leaveContacts, nextAction, salon, services } from "./guest.ts";

let site: StaticSite;

test.beforeAll(async ({ app }) => {
  site = await serveStatically({ "kezek-api": app.url, "kezek-recaptcha": "sandbox" });
});

test.afterAll(() => site.close());

test("the static build on another host shows the salons of a service that runs, and books a visit there", async ({
  page,
  app,
}) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
  const phone = anyPhone();
  await page.goto(`${site.url}/`);
  await page.getByRole("link", { name: "Red Apple на набережной" }).first().click();
  await expect(page).toHaveTitle(/^Запись в салон/);
  const picture = page.getByRole("region", { name: "Фотографии" }).getByRole("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Выбрать услуги" }).click();
  await services(page).first().click();
  await nextAction(page, "Дальше").click();
  await nextAction(page, "Выбрать время").click();
  await freeTimes(page).first().click();
  await leaveContacts(page, "Мадина", phone);
  await codeField(page).fill(await codeSentTo(page, phone));
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вы записаны!");
  expect(new URL(page.url()).origin).toBe(site.url);
  const { rows } = await app.pool.query("select status from reservations where client_phone = $1", [phone]);
  expect(rows).toEqual([{ status: "confirmed" }]);
  expect(failures).toEqual([]);
});

test("the static build opens at any address: a salon, a step of its reservation, what is not there; robots are told what is nobody's business", async ({
  page,
}) => {
  await page.goto(site.url + salon);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Red Apple на набережной");
  await page.goto(`${site.url}${salon}/reservation/services`);
  await expect(services(page).first()).toBeVisible();
  await page.goto(`${site.url}/nobody-has-this-link`);
  await expect(page).toHaveURL(`${site.url}/not-found`);
  expect(await (await page.request.get(`${site.url}/robots.txt`)).text()).toContain("Disallow: /my/");
});
