import type { Move } from "../../walk/explore.ts";
import { revisit } from "../stage/history.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { reservationAnswers } from "./reservation-answers.ts";
import { reservationEntrances } from "./reservation-entrances.ts";
import { seesReservation } from "./reservation-views.ts";

const steps = {
  services: "Услуги",
  masters: "Мастера",
  time: "Время",
  contacts: "Контакты",
  code: "Код",
  confirm: "Проверка",
} as const;

/** The step at whose address each state is shown. */
const stepOfState: Record<string, keyof typeof steps> = {
  "choosing.choosingServices": "services",
  "choosing.choosingMasters": "masters",
  "choosing.choosingTime": "time",
  "held.enteringContacts": "contacts",
  "held.verifyingPhone": "code",
  "held.confirming": "confirm",
};

const waits = {
  restoringHold: ["getReservation"],
  checkingTime: ["previewReservation"],
  "choosing.allocatingServices": ["allocateServices"],
  holdingTime: ["createReservation"],
  "held.verifyingPhone": ["requestSmsCode"],
  "held.previewing": ["previewReservation"],
  creatingReservation: ["createReservation"],
  checkingOutcome: ["getReservation"],
};

function written(phone: number): string {
  return `8${String(phone).slice(1)}`;
}

async function submit({ user }: Stage, contacts: { name: string; phone: string }): Promise<void> {
  await user.fillContacts(contacts);
  await user.submitContacts();
}

async function pickMaster({ page, user }: Stage): Promise<void> {
  const isTime = await page.locator('[data-state="choosing.choosingTime"]').isVisible();
  await (isTime ? user.pickMasterForTime() : user.pickMaster());
}

const revisits = Object.entries(steps).map(([step, button]): [string, Driver["acts"][string]] => [
  `step.revisited: ${step}`,
  ({ page }) => revisit(page, step, button),
]);

const acts: Driver["acts"] = {
  "service.toggled": ({ user }) => user.toggleService(),
  "services.confirmed": ({ user }) => user.press("Дальше"),
  "master.picked": pickMaster,
  "masters.confirmed": ({ user }) => user.press("Выбрать время"),
  "day.picked": ({ user }) => user.pickDay(),
  "slot.picked": ({ user }) => user.pickTime(),
  "contacts.edited: whole": ({ user, phones }) => user.fillContacts({ name: "Мадина", phone: written(phones.own) }),
  "contacts.edited: no name": ({ user }) => user.fillContacts({ name: "" }),
  "contacts.edited: half a phone": ({ user }) => user.fillContacts({ phone: "8 701 12" }),
  "contacts.submitted: whole": (stage) => submit(stage, { name: "Мадина", phone: written(stage.phones.own) }),
  "contacts.submitted: no name": (stage) => submit(stage, { name: " ", phone: written(stage.phones.own) }),
  "contacts.submitted: another phone": (stage) =>
    submit(stage, { name: "Мадина", phone: written(stage.phones.another) }),
  "reservation.confirmed": ({ user }) => user.press("Записаться"),
  "retry.requested": ({ user }) => user.press("Повторить"),
  "reservation.abandoned": ({ user }) => user.abandon(),
  ...Object.fromEntries(revisits),
};

function obstacle({ from, step }: Move): string | null {
  if (step.name === "restoreHold: notFound") return "status 404 leads away from the page (spec §8)";
  const master = from?.snapshot.context.masters ?? {};
  const hasMaster = Object.values(master).some((id) => id !== null);
  if (step.name === "holdTime: noMasterFree" && !hasMaster) return "nobody was asked for";
  if (step.name === "master.picked" && from?.state === "choosing.choosingTime" && !hasMaster) {
    return "any master will do, so that none is offered instead";
  }
  if (!from || !step.name.startsWith("step.revisited")) return null;
  if (from.state in waits && from.state !== "held.verifyingPhone") return null;
  return step.name === `step.revisited: ${stepOfState[from.state]}` ? "the address is this step's already" : null;
}

/** The guided reservation in a browser, against the real service. */
export const reservationDriver: Driver = {
  waits,
  entrances: reservationEntrances,
  acts,
  answers: reservationAnswers,
  sees: seesReservation,
  obstacle,
};
