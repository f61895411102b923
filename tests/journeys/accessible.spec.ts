import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { insertSandboxPayment, type SandboxPayment } from "../../server/db/queries/sandbox-payments.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { axeFindings, colourRules } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { comeToConfirm, nextAction, salon } from "./guest.ts";
import { havePassed } from "./past-visit.ts";

test.describe.configure({ timeout: 120_000 });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/**
 * What axe finds in the page that is shown, once it stands: on a phone and on a wide screen, light and dark. What is
 * always in a frame has no heading, and of the rules those of a form.
 */
async function found(
  page: Page,
  { stands = "h1", rules }: { stands?: string; rules?: string[] } = {},
): Promise<string[]> {
  await expect(page.locator(stands)).not.toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const findings: string[] = [];
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    for (const [colorScheme, looked] of [
      ["light", rules],
      ["dark", colourRules],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const own = await axeFindings(page, looked);
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
  ["the page of a raffle where there is none", "/raffleprize/nothing"],
  ["the page of the widget", "/landing/widget"],
  ["the survey", "/personalization"],
  ["what is shown without a network", "/offline"],
  ["the page of the app", "/app-download"],
  ["a page of the search that is past the last one", "/search?page=9"],
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

for (const [name, address, map] of [
  ["the search with its map", "/search?map=1", "Карта салонов"],
  ["a salon's page with its map", salon, "Карта: Red Apple на набережной"],
] as const) {
  test(`axe finds nothing on ${name}, nor once it is said that the map's squares can't be had`, async ({ page }) => {
    await page.goto(address);
    const opened = page.getByRole("region", { name: map });
    await expect(async () => {
      await page.evaluate(() => document.querySelector("#contacts")?.scrollIntoView());
      await expect(opened.locator(".leaflet-marker-icon").first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await found(page)).toEqual([]);
    await page.route("**/sandbox/tiles/**", (route) => route.abort());
    await page.reload();
    await page.evaluate(() => document.querySelector("#contacts")?.scrollIntoView());
    await expect(page.getByText("Карта не загрузилась.")).toBeVisible();
    expect(await found(page)).toEqual([]);
  });
}

test("axe finds nothing on the ledger of the sandbox's card processors", async ({ page, app }) => {
  await page.goto(app.config.sandboxUrl);
  expect(await found(page)).toEqual([]);
});

const card = {
  firstSix: "424242",
  lastFour: "4242",
  brand: "Visa",
  issuer: "Sandbox Bank",
  expires: "12/30",
  is3ds: true,
  outcome: 0,
  failsClearing: false,
};

/** A payment that nobody has paid, at the sandbox's processor. */
async function openPayment({ pool }: RunningServer, processor: "cloudPayments" | "payBox"): Promise<SandboxPayment> {
  return inTransaction(pool, (client) =>
    insertSandboxPayment(client, {
      processor,
      orderId: randomUUID(),
      accountId: null,
      amount: 1_000_000,
      currency: "KZT",
      stages: 1,
      card,
      saveCard: false,
      token: null,
      detail: { description: "Предоплата", culture: "ru-RU" },
      now: new Date(),
    }),
  );
}

test("axe finds nothing where cards are typed, at the field and at PayBox, nor at the bank", async ({ page, app }) => {
  const { publicUrl, sandboxUrl, cloudPayments } = app.config;
  await page.goto(`${cloudPayments?.fieldUrl}?origin=${encodeURIComponent(publicUrl)}&language=ru-RU`);
  // It stands on the ground of whatever page it is in.
  await page.evaluate(() => (document.documentElement.style.background = "Canvas"));
  const ofForms = ["autocomplete-valid", "color-contrast", "document-title", "html-has-lang", "label"];
  expect(await found(page, { stands: "form", rules: ofForms })).toEqual([]);
  const { id } = await openPayment(app, "payBox");
  await page.goto(`${sandboxUrl}/pay-box/pay/${id}`);
  expect(await found(page)).toEqual([]);
  const asked = await openPayment(app, "cloudPayments");
  await app.pool.query("update sandbox_payments set status = 'awaiting', pa_req = 'asked' where id = $1", [asked.id]);
  const members = { MD: String(asked.id), PaReq: "asked", TermUrl: publicUrl };
  await page.evaluate(
    ({ action, inputs }) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action });
      for (const [name, value] of Object.entries(inputs))
        form.append(Object.assign(document.createElement("input"), { name, value }));
      document.body.append(form);
      form.submit();
    },
    { action: `${sandboxUrl}/bank`, inputs: members },
  );
  await expect(page.getByRole("heading", { name: "Подтвердите оплату" })).toBeVisible();
  expect(await found(page)).toEqual([]);
  await app.pool.query("delete from sandbox_payments where id = any($1)", [[id, asked.id]]);
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

test("axe finds nothing where a visit is reviewed, where the review is read, nor where it is to be taken back", async ({
  page,
  app,
}) => {
  const phone = await comeToConfirm(page);
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  await page.goto(`/my/reservation/${await havePassed(app, phone)}/review`);
  const submit = page.getByRole("button", { name: "Опубликовать отзыв" });
  await submit.click();
  await expect(page.getByText("Поставьте салону оценку: от одной звезды до пяти")).toBeVisible();
  expect(await found(page)).toEqual([]);
  await page.getByRole("group", { name: "Салон" }).getByRole("radio", { name: "5 из 5" }).check();
  await page.locator('input[type="file"]').setInputFiles("public/icon-192.png");
  await expect(page.getByRole("img", { name: "Фото 1" })).toBeVisible();
  expect(await found(page)).toEqual([]);
  await submit.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Спасибо за отзыв!");
  expect(await found(page)).toEqual([]);
  await page.getByRole("button", { name: "Забрать отзыв" }).click();
  expect(await found(page, { stands: "dialog[open]" })).toEqual([]);
});

test("a page names the language that its words are in: Russian where those of the chosen one can't be had", async ({
  page,
}) => {
  const files = "**/locales/*/kz.json";
  await page.route(files, (route) => route.abort());
  await page.goto(salon);
  await page.getByRole("button", { name: /^Язык/ }).click();
  await page.getByText("Қазақша", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Жағалаудағы Red Apple");
  await expect(page.getByRole("heading", { name: /^Ближайшее время «/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.unroute(files);
  await page.reload();
  await expect(page.getByRole("heading", { name: /Ең жақын уақыт/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "kk");
});
