import { expect } from "@playwright/test";
import type { Move } from "../../walk/explore.ts";
import { password } from "../stage/accounts.ts";
import { leaveSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { after, askTooOften, passes } from "./network.ts";

const anotherPassword = "wrong horse battery";

/** The typed password is the one of the account. */
async function takeTyped({ gate, accounts, phones }: Stage): Promise<void> {
  const typed: { password: string } = (await gate.waiting("requestAccountDeletion")).body();
  await accounts.changePassword(phones.own, typed.password);
}

async function confirm({ page, accounts, user, phones }: Stage, word: string): Promise<void> {
  await accounts.give(phones.own);
  await page.getByLabel("Пароль — чтобы убедиться, что это вы").fill(word);
  await user.press("Удалить аккаунт");
}

const acts: Driver["acts"] = {
  "deletion.confirmed: with a password": (stage) => confirm(stage, password),
  "deletion.confirmed: with another password": (stage) => confirm(stage, anotherPassword),
  "deletion.confirmed: without a password": (stage) => confirm(stage, ""),
  "deletion.cancelled": ({ user }) => user.press("Вернуть аккаунт"),
  "deletion.abandoned": ({ user }) => user.press("Оставить аккаунт"),
  "retry.requested": ({ user }) => user.press("Повторить"),
};

const answers: Driver["answers"] = {
  "getAccountDeletion: read": after("getAccountDeletion", ({ accounts, phones }) =>
    accounts.wantDeletion(phones.own, false),
  ),
  "getAccountDeletion: read, with a request": after("getAccountDeletion", ({ accounts, phones }) =>
    accounts.wantDeletion(phones.own, true),
  ),
  "getAccountDeletion: unreachable": passes("getAccountDeletion", "loses"),
  "getAccountDeletion: broken": passes("getAccountDeletion", "answersItself"),
  "requestAccountDeletion: requested": after("requestAccountDeletion", takeTyped),
  "requestAccountDeletion: wrongCredentials": after("requestAccountDeletion", ({ accounts, phones }) =>
    accounts.changePassword(phones.own, "changed elsewhere"),
  ),
  "requestAccountDeletion: tooManyRequests": after("requestAccountDeletion", ({ accounts, phones }) =>
    accounts.spendPasswords(phones.own),
  ),
  "requestAccountDeletion: unreachable": passes("requestAccountDeletion", "loses"),
  "requestAccountDeletion: broken": passes("requestAccountDeletion", "answersItself"),
  "cancelAccountDeletion: cancelled": passes("cancelAccountDeletion", "brings"),
  "cancelAccountDeletion: tooManyRequests": askTooOften("cancelAccountDeletion"),
  "cancelAccountDeletion: unreachable": passes("cancelAccountDeletion", "loses"),
  "cancelAccountDeletion: broken": passes("cancelAccountDeletion", "answersItself"),
};

/** What a client reads or can press in each state. */
const shownTexts: Record<string, string> = {
  waitingToRetry: "Не удалось загрузить",
  confirming: "Вот что пропадёт",
  requestingDeletion: "Вот что пропадёт",
  coolingOff: "Аккаунт будет удалён",
  cancellingDeletion: "Аккаунт будет удалён",
  kept: "Аккаунт остаётся с вами",
};

async function sees({ page }: Stage, state: string): Promise<void> {
  const shown = page.locator("[data-deletion-state]");
  await expect(shown).toHaveAttribute("data-deletion-state", state);
  const shownText = shownTexts[state];
  if (shownText) await expect(shown.getByText(shownText)).toBeVisible();
  else await expect(shown.locator('[aria-busy="true"]')).toBeVisible();
  await expect(shown.locator("button[aria-busy]")).toHaveCount(/^(requesting|cancelling)/.test(state) ? 1 : 0);
}

function obstacle({ step }: Move): string | null {
  return step.name === "getAccountDeletion: signInNeeded" ? "status 401 logs out and leads home (spec §8)" : null;
}

/** The deletion of an account in a browser, against the real service. */
export const accountDeletionDriver: Driver = {
  waits: {
    readingLosses: ["getAccountDeletion"],
    requestingDeletion: ["requestAccountDeletion"],
    cancellingDeletion: ["cancelAccountDeletion"],
  },
  entrances: {
    "a client at the deletion": { before: leaveSession, enter: ({ page }) => page.goto("/delete-account") },
  },
  acts,
  answers,
  sees,
  obstacle,
};
