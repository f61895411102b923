import { expect } from "@playwright/test";
import { salon } from "../stage/salon.ts";
import type { Stage } from "../stage/stage.ts";

const taking = "Занимаем для вас время…";

/** The headings of each state of the guided reservation; where a child leads the client, its states have their own. */
const headings: Record<string, string | RegExp> = {
  choosingServices: "Что будем делать?",
  choosingMasters: "К кому записаться?",
  choosingTime: "Когда вам удобно?",
  "held.holdingTime":
    /^(Занимаем для вас время…|Проверяем ваше время…|Проверяем, сохранилась ли запись…|Не получается проверить ваше время)$/,
  "held.enteringContacts": /^(Контакты|Подтвердите телефон)$/,
  "held.confirming": "Всё верно?",
  creatingReservation: "Записываем вас…",
};

/** The headings while a time is being had, or asked about. */
const holdHeadings: Record<string, string | RegExp> = {
  checkingTime: taking,
  takingTime: taking,
  // Whoever says who they are meanwhile is not disturbed by the question.
  restoringHold: /^(Проверяем ваше время…|Проверяем, сохранилась ли запись…|Контакты)$/,
  waitingToRetry: "Не получается проверить ваше время",
};

const contactsHeadings: Record<string, string> = {
  enteringContacts: "Контакты",
  verifyingPhone: "Подтвердите телефон",
};

/** A state is what the page says it is, and what its heading says; the ends lead to other pages. */
export async function seesReservation({ page, user, effects }: Stage, state: string): Promise<void> {
  if (state === "reserved") {
    await expect(page).toHaveURL(/\/my\/reservation\/[\da-f-]+\/success$/);
    await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
    const [id = ""] = /[\da-f-]{36}/.exec(page.url()) ?? [];
    if (user.comment !== undefined) expect(await effects.commentOn(id), "comment").toBe(user.comment);
    return;
  }
  if (state === "toBePaid") {
    await expect(page).toHaveURL(/\/salon\/reservations\/[\da-f-]+\/prepayment$/);
    return expect(page.getByRole("heading", { level: 1, name: "Предоплата" })).toBeVisible();
  }
  if (state === "abandoned") {
    await expect(page).toHaveURL(new RegExp(`/${salon.company}$`));
    return expect(page.getByRole("heading", { level: 1, name: salon.name })).toBeVisible();
  }
  await expect(page.locator("[data-state]")).toHaveAttribute("data-state", state);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[state] ?? "a heading");
}

/** While a time is had: what the child that holds it does. */
export async function seesTimeHold({ page }: Stage, state: string): Promise<void> {
  await expect(page.locator("[data-state]")).toHaveAttribute("data-time-hold-state", state);
  const heading = holdHeadings[state];
  if (heading !== undefined) await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

/** While the client says who is coming: what the child that asks does. */
export async function seesContacts(stage: Stage, state: string): Promise<void> {
  await seesReservation(stage, "held.enteringContacts");
  await expect(stage.page.locator("[data-state]")).toHaveAttribute("data-contacts-state", state);
  await expect(stage.page.getByRole("heading", { level: 1 })).toHaveText(contactsHeadings[state] ?? "a heading");
}
