import { expect } from "../stage/patient-expect.ts";
import { salon } from "../stage/salon.ts";
import type { Stage } from "../stage/stage.ts";

/** The heading of each state of the guided reservation. */
const headings: Record<string, string> = {
  restoringHold: "Проверяем ваше время…",
  waitingToRetry: "Не получается проверить ваше время",
  checkingTime: "Занимаем для вас время…",
  "choosing.choosingServices": "Что будем делать?",
  "choosing.allocatingServices": "К кому записаться?",
  "choosing.choosingMasters": "К кому записаться?",
  "choosing.choosingTime": "Когда вам удобно?",
  holdingTime: "Занимаем для вас время…",
  "held.enteringContacts": "Как с вами связаться?",
  "held.verifyingPhone": "Введите код из SMS",
  "held.previewing": "Всё верно?",
  "held.confirming": "Всё верно?",
  creatingReservation: "Записываем вас…",
  checkingOutcome: "Проверяем, сохранилась ли запись…",
};

/** A state is what the page says it is, and what its heading says; the ends lead to other pages. */
export async function seesReservation({ page }: Stage, state: string): Promise<void> {
  if (state === "reserved") {
    await expect(page).toHaveURL(/\/my\/reservation\/[\da-f-]+\/success$/);
    return expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
  }
  if (state === "abandoned") {
    await expect(page).toHaveURL(new RegExp(`/${salon.company}$`));
    return expect(page.getByRole("heading", { level: 1, name: salon.name })).toBeVisible();
  }
  await expect(page.locator("[data-state]")).toHaveAttribute("data-state", state);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[state] ?? "a heading");
}
