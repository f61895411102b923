import type { Page } from "@playwright/test";
import { insertClient } from "../../server/db/queries/clients.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { hashPassword } from "../../server/services/accounts/passwords.ts";
import { expect } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { anyPhone } from "./guest.ts";

export const password = "correct horse battery";
const hash = hashPassword(password);

/** Somebody who has an account: made without a code, for tests of what comes after it. */
export type Account = { id: string; phone: string };

export async function giveAccount({ pool }: RunningServer, phone = anyPhone()): Promise<Account> {
  const passwordHash = await hash;
  const made = { phone: Number(phone), name: "Мадина", passwordHash, language: "ru", referrer: null } as const;
  const client = await inTransaction(pool, (transaction) => insertClient(transaction, { ...made, now: new Date() }));
  if (client === undefined) throw new Error("The phone has an account already.");
  return { id: client.id, phone };
}

/** Signs in on the page of its own, and comes to the profile. */
export async function signIn(page: Page, { phone }: Account, back = "/my/profile"): Promise<void> {
  await page.goto(`/auth/password?return=${back}`);
  await page.getByLabel("Телефон").fill(`+${phone}`);
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Войти" }).click();
  await expect(page).toHaveURL(back);
}

export function profileName(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** Sees that nothing of a client is left in this browser, and that the page knows of nobody. */
export async function seeNobody(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "Войти" })).toBeVisible();
  const left = await page.evaluate(() => [...Object.keys(localStorage), document.cookie].join(" "));
  expect(left).not.toMatch(/currentUser(?!s)|token-info|access_id|access_password|session_id/);
}
