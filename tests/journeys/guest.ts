import { randomInt } from "node:crypto";
import type { Frame, Locator, Page } from "@playwright/test";
import { expect } from "../support/fixtures.ts";

/** A salon of the demo catalogue with several masters for most of its services. */
export const salon = "/red-apple-naberezhnaya";

/** The state of the reservation's process, as the page names it: "held.confirming". */
function state(page: Page): Locator {
  return page.locator("[data-state]");
}

export async function reach(page: Page, name: string): Promise<void> {
  await expect(state(page)).toHaveAttribute("data-state", name);
}

/** The phone is being proven by a code. */
export async function reachCode(page: Page): Promise<void> {
  await expect(state(page)).toHaveAttribute("data-contacts-state", "verifyingPhone");
}

/** A phone that no other test uses, as the service writes it: 77011234567. */
export function anyPhone(): string {
  return `7701${String(randomInt(10_000_000)).padStart(7, "0")}`;
}

/** The one thing to do next. */
export function nextAction(page: Page, name: string): Locator {
  return page.getByRole("complementary", { name: "Ваш визит" }).getByRole("button", { name, exact: true });
}

export function services(page: Page): Locator {
  return page.getByRole("button", { name: /^Выбрать: / });
}

export function freeTimes(page: Page): Locator {
  return page.locator("section button[aria-pressed]").filter({ hasText: /^\d\d:\d\d/ });
}

/** To the time step with one service and a master by name, so that the times are that master's. */
export async function chooseMaster(page: Page): Promise<void> {
  await page.goto(`${salon}/reservation/services`);
  await services(page).first().click();
  await nextAction(page, "Дальше").click();
  await reach(page, "choosingMasters");
  await page.getByRole("radio").nth(1).check({ force: true });
  await nextAction(page, "Выбрать время").click();
  await reach(page, "choosingTime");
}

/** To the contacts, with a time held. */
export async function holdTime(page: Page): Promise<void> {
  await chooseMaster(page);
  await freeTimes(page).first().click();
  await reach(page, "held.enteringContacts");
}

export async function leaveContacts(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel("Имя").fill(name);
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await nextAction(page, "Получить код").click();
}

export function codeField(page: Page): Locator {
  return page.getByLabel("Код из SMS, шесть цифр");
}

/** The newest code that came to a phone, out of the inbox of the sandbox. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  let code = "";
  await expect(async () => {
    const messages: unknown = await (await page.request.get(`/sandbox/sms/messages?phone=${phone}`)).json();
    code = /\b\d{6}\b/.exec(newestText(messages))?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass();
  return code;
}

function newestText(messages: unknown): string {
  const newest: unknown = Array.isArray(messages) ? messages[0] : undefined;
  const text = typeof newest === "object" && newest !== null && "text" in newest ? newest.text : undefined;
  return typeof text === "string" ? text : "";
}

/** The whole way to what is about to be confirmed; answers the phone. */
export async function comeToConfirm(page: Page, hold = holdTime): Promise<string> {
  const phone = anyPhone();
  await hold(page);
  await leaveContacts(page, "Мадина", phone);
  await codeField(page).fill(await codeSentTo(page, phone));
  await reach(page, "held.confirming");
  return phone;
}

/** To the contacts, with a time held of a service that wants a prepayment. */
async function holdPrepaid(page: Page): Promise<void> {
  await page.goto(`${salon}/reservation/services`);
  await page.getByRole("button", { name: "Выбрать: Свадебный макияж" }).click();
  await nextAction(page, "Дальше").click();
  await nextAction(page, "Выбрать время").click();
  await freeTimes(page).first().click();
}

/** To the page of paying before a visit, as who is signed in. */
export async function comeToPaySignedIn(page: Page): Promise<void> {
  await holdPrepaid(page);
  await nextAction(page, "Дальше").click();
  await reach(page, "held.confirming");
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { level: 1, name: "Предоплата" })).toBeVisible();
}

/** To the page of paying before a visit; answers the phone. */
export async function comeToPay(page: Page): Promise<string> {
  const phone = anyPhone();
  await holdPrepaid(page);
  await leaveContacts(page, "Мадина", phone);
  await codeField(page).fill(await codeSentTo(page, phone));
  await reach(page, "held.confirming");
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { level: 1, name: "Предоплата" })).toBeVisible();
  return phone;
}

/** Types a card into the processor's own field, and pays. */
export async function payByNewCard(page: Page | Frame, number: string): Promise<void> {
  await page.getByRole("radio", { name: /Новая карта/ }).check();
  await typeCard(page, number, /^Оплатить 5/);
}

/** Types a card into the processor's own field, and goes on by a button. */
export async function typeCard(page: Page | Frame, number: string, next: string | RegExp): Promise<void> {
  await fillCard(page, number);
  const button = page.getByRole("button", { name: next, exact: true });
  await button.focus();
  await button.click();
}

/** Types a card into the processor's own field. */
export async function fillCard(page: Page | Frame, number: string): Promise<void> {
  await expect(page.locator("[aria-busy=true] > iframe")).toHaveCount(0);
  const field = page.frameLocator("iframe[src*='/field']");
  await field.getByLabel("Номер карты").fill(number);
  await field.getByLabel("Срок действия").fill("12/40");
  await field.getByLabel("CVC").fill("123");
}
