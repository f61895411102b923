import { devices } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { anyPhone, holdTime, leaveContacts, nextAction, reach, reachCode, salon, services } from "./guest.ts";
import { openPathOfLostHold } from "./studio-path.ts";

test("who tests sees a visit in the studio as it goes on, sends it an event, and looks back", async ({
  page,
  context,
}) => {
  const studio = await context.newPage();
  await studio.goto("/studio");
  await expect(studio.getByRole("link", { name: "Open the app" })).toBeVisible();
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await expect(studio.getByRole("heading", { name: "reservation choosingServices" })).toBeVisible();
  const log = studio.getByRole("list", { name: "Log" });
  await expect(log.getByRole("button", { name: /fact service\.added/ })).toBeVisible();
  await expect(studio.locator(".state.lit")).toHaveAttribute("data-state", "choosingServices");
  await studio.getByRole("button", { name: "services.confirmed" }).click();
  await reach(page, "choosingMasters");
  await expect(studio.locator(".state.lit")).toHaveAttribute("data-state", "choosingMasters");
  await log.getByRole("button", { name: /moved choosingMasters by services\.confirmed, branch 0/ }).click();
  await expect(studio.locator("path.line.lit")).toHaveCount(1);
  await log.getByRole("button", { name: /fact service\.added/ }).click();
  await expect(studio.locator(".state.lit")).toHaveAttribute("data-state", "choosingServices");
  await reach(page, "choosingMasters");
});

test("who tests finds a path, has the studio play it to its end without a call of the service, and goes back in it", async ({
  page: studio,
}) => {
  const asked: string[] = [];
  studio.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await openPathOfLostHold(studio);
  const lit = studio.locator(".state.lit");
  await expect(lit).toHaveAttribute("data-state", "keepingTime");
  await studio.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await studio.getByRole("button", { name: "Play", exact: true }).click();
  await expect(lit).toHaveAttribute("data-state", "lost");
  await expect(studio.locator("path.line.lit")).toHaveCount(1);
  await expect(studio.getByRole("list", { name: "Log" }).getByRole("button", { name: /failed/ })).toHaveCount(1);
  await studio.getByRole("button", { name: "Back", exact: true }).click();
  await expect(lit).toHaveAttribute("data-state", "extendingHold");
  await expect(studio.getByText(/^npm run paths -- replay time-hold \d+ --headed --slow$/)).toBeVisible();
  expect(asked.filter((path) => !path.startsWith("/studio"))).toEqual([]);
});

test("no page lets anybody look on unless the studio was opened in this browser", async ({ page }) => {
  const asked: string[] = [];
  page.on("websocket", (socket) => void asked.push(new URL(socket.url()).pathname));
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await reach(page, "choosingServices");
  expect(asked.filter((path) => path.startsWith("/studio"))).toEqual([]);
});

test("a phone is watched from the press on that it says yes by, is sent an event, is broken and mended, and is watched no more", async ({
  page: studio,
  browser,
  app,
}) => {
  await studio.goto("/studio");
  const phone = await (await browser.newContext({ baseURL: app.url, ...devices["Pixel 7"] })).newPage();
  const sent: string[] = [];
  phone.on("websocket", (socket) => socket.on("framesent", ({ payload }) => void sent.push(String(payload))));
  const statusOnPhone = () => phone.evaluate(async () => (await fetch("/rest/common/countries")).status);
  await phone.goto("/studio/phone");
  expect(await phone.context().cookies()).toEqual([]);
  await phone.getByRole("button", { name: "Yes, watch this browser" }).click();
  await phone.waitForURL("/");
  await phone.goto(`${salon}/reservation/services`);
  await services(phone).first().click();
  await expect(studio.getByRole("heading", { name: "reservation choosingServices" })).toBeVisible();
  const processes = studio.getByRole("navigation", { name: "Processes" });
  await expect(processes.getByRole("heading", { name: /another device: Chrome on Android/ })).toBeVisible();
  await studio.getByRole("button", { name: "services.confirmed" }).click();
  await reach(phone, "choosingMasters");
  await expect(studio.locator(".state.lit")).toHaveAttribute("data-state", "choosingMasters");
  await studio.getByText("Break something").click();
  const where = studio.getByRole("combobox", { name: "Where" });
  await where.selectOption({ label: "device 1: Chrome on Android" });
  await studio.getByRole("button", { name: "Service down" }).click();
  await expect(studio.getByText("Broken on purpose: 1")).toBeVisible();
  expect(await statusOnPhone()).toBe(500);
  expect(await studio.evaluate(() => localStorage.getItem("kezek-studio-faults"))).toBeNull();
  await studio.getByRole("button", { name: "Mend everything" }).click();
  await expect(studio.getByText("Break something")).toBeVisible();
  expect(await statusOnPhone()).toBe(200);
  await studio.getByText("Break something").click();
  await studio.getByRole("button", { name: "Service down" }).click();
  await expect(studio.getByText("Broken on purpose: 1")).toBeVisible();
  expect(sent.length).toBeGreaterThan(0);
  await phone.goto("/studio/phone");
  await expect(processes.getByRole("heading", { name: /another device/ })).toHaveCount(0);
  await phone.getByRole("button", { name: "Watch it no more" }).click();
  const count = sent.length;
  await phone.goto(`${salon}/reservation/services`);
  await services(phone).first().click();
  await reach(phone, "choosingServices");
  expect(sent).toHaveLength(count);
  await phone.goto("/studio/phone");
  await phone.getByRole("button", { name: "Yes, watch this browser" }).click();
  await phone.waitForURL("/");
  await phone.goto(`${salon}/reservation/services`);
  await services(phone).first().click();
  await reach(phone, "choosingServices");
  expect(await statusOnPhone()).toBe(200);
  await expect(studio.locator("option", { hasText: "device 1: Chrome on Android" })).toHaveCount(1);
  await expect(studio.getByText("Break something")).toBeVisible();
  await phone.context().close();
});

test("what the studio breaks goes wrong in the page, and is well again once it is mended", async ({
  page,
  context,
}) => {
  const studio = await context.newPage();
  await studio.goto("/studio");
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await expect(studio.getByRole("heading", { name: "reservation choosingServices" })).toBeVisible();
  await studio.getByText("Break something").click();
  await studio.getByRole("button", { name: "Service down" }).click();
  await nextAction(page, "Дальше").click();
  await expect(page.getByRole("heading", { name: "Сервис сейчас не отвечает" })).toBeVisible();
  await studio.getByRole("button", { name: "Mend everything" }).click();
  await page.getByRole("link", { name: "Продолжить запись" }).click();
  await expect(page.locator("[data-state]")).toBeVisible();
});

test("an SMS that the studio has come twice stands twice in the inbox, and once when that is mended", async ({
  page,
  context,
}) => {
  const studio = await context.newPage();
  await studio.goto("/studio");
  const inbox = await context.newPage();
  await holdTime(page);
  const comeIn = async (phone: string) => {
    await leaveContacts(page, "Мадина", phone);
    await reachCode(page);
    await inbox.goto(`/sandbox/sms?phone=${phone}`);
    return inbox.locator("#messages li output");
  };
  await studio.getByText("Break something").click();
  try {
    await studio.getByRole("combobox", { name: "SMS" }).selectOption("arrives twice");
    await expect(studio.getByText("Broken on purpose: 1")).toBeVisible();
    await expect(await comeIn(anyPhone())).toHaveCount(2);
  } finally {
    await studio.getByRole("button", { name: "Mend SMS" }).click();
  }
  await expect(studio.getByText("Break something")).toBeVisible();
  await page.getByRole("button", { name: "Изменить номер" }).click();
  await expect(await comeIn(anyPhone())).toHaveCount(1);
});

test("a storage that the studio has denied is one of the page's own, and the page goes on without it", async ({
  page,
  context,
}) => {
  const studio = await context.newPage();
  await studio.goto("/studio");
  await studio.evaluate(() => localStorage.setItem("kezek-studio-faults", '{"calls":[],"storage":"denied"}'));
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await nextAction(page, "Дальше").click();
  await reach(page, "choosingMasters");
  await expect(page.evaluate(() => localStorage.getItem("x"))).rejects.toThrow("Broken by the studio.");
});
