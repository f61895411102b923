import { expect } from "@playwright/test";
import type { Move } from "../../walk/explore.ts";
import { leaveSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { passes } from "./network.ts";

type Act = Driver["acts"][string];

const price = 200_000;
const dearer = 300_000;
/** Longer than a time is held for a payment. */
const toPaySeconds = 905;

/** The service is asked after something has become of the payment. */
const told =
  (happens: (stage: Stage) => Promise<void>): Act =>
  async (stage) => {
    await stage.gate.waiting("getPrepayment");
    await happens(stage);
    await stage.gate.open("getPrepayment", "brings");
  };

const due =
  (amount: number): Act =>
  async ({ payments, world }) => {
    await payments.end();
    await world.payments.wantPrepayment(payments.reservationId, amount);
  };

const askedAtPage = told(({ payments }) => payments.ask("redirect"));

const outcomes: Record<string, Act> = {
  due: told(due(price)),
  processing: told(({ payments }) => payments.process()),
  needs3ds: told(({ payments }) => payments.ask("authenticate")),
  "PayBox's page": askedAtPage,
  "PayBox's page of before": askedAtPage,
  declined: told(({ payments }) => payments.decline()),
  paid: told(({ payments }) => payments.pay()),
  expired: told(async ({ payments, world }) => {
    await payments.end();
    await world.endHold(payments.reservationId);
  }),
  "expired and refunded": told(({ payments }) => payments.payTooLate()),
};

const asking = (call: string): Driver["answers"] =>
  Object.fromEntries(Object.entries(outcomes).map(([outcome, act]) => [`${call}: ${outcome}`, act]));

/** The service is called after something has happened that it refuses the call for. */
const refusedAfter =
  (operation: string, happens: Act): Act =>
  async (stage) => {
    await stage.gate.waiting(operation);
    await happens(stage);
    await stage.gate.open(operation, "brings");
  };

const charging = (call: string, operation: string): Driver["answers"] => ({
  // What becomes of it is what the processor is let do when the service is asked next.
  [`${call}: begun`]: passes(operation, "brings"),
  [`${call}: paymentUnderWay`]: refusedAfter(operation, ({ payments }) => payments.process()),
  [`${call}: notPayable`]: refusedAfter(operation, ({ payments, world }) =>
    world.waivePrepayment(payments.reservationId),
  ),
  [`${call}: holdExpired`]: refusedAfter(operation, ({ payments, world }) => world.endHold(payments.reservationId)),
  [`${call}: priceChanged`]: ({ gate }) =>
    gate.open(operation, "brings", { body: { expected: { amount: 100, currency: "KZT" } } }),
  [`${call}: wayNotOffered`]: refusedAfter(operation, async ({ world }) => world.leaveCardProcessor()),
  // The service has taken it in.
  [`${call}: unreachable`]: passes(operation, "losesAnswer"),
  [`${call}: broken`]: passes(operation, "answersItself"),
});

async function typeCard({ page, user }: Stage): Promise<void> {
  const field = page.frameLocator("iframe[src*='/field']");
  await expect(page.locator("[aria-busy=true] > iframe")).toHaveCount(0);
  await field.locator("#number").fill("4111 1111 1111 1111");
  await field.locator("#expires").fill("12/40");
  await field.locator("#cvc").fill("123");
  const pay = page.getByRole("button", { name: /^Оплатить/ });
  // A key that comes while the focus is on its way from one process of the browser to another is nobody's.
  await expect(async () => {
    await pay.focus();
    await expect(field.locator("#cvc")).not.toBeFocused({ timeout: 100 });
  }).toPass();
  await user.press(/^Оплатить/);
}

const pick =
  (name: RegExp): Act =>
  async ({ page, user }) => {
    await page.getByRole("radio", { name }).check();
    await user.press(/^Оплатить/);
  };

const acts: Driver["acts"] = {
  "way.picked: a saved card": pick(/Kaspi Bank/),
  "way.picked: a new card": ({ page }) => page.getByRole("radio", { name: /Новая карта/ }).click(),
  "way.picked: PayBox": pick(/Freedom Pay/),
  "way.picked: instalments": async ({ page, user }) => {
    await page.getByRole("radio", { name: /^Частями: 3/ }).check();
    await user.press("Перейти к оформлению");
  },
  "way.reconsidered": async ({ page, user }) => {
    const other = page.getByRole("button", { name: "Выбрать другой способ" });
    if (await other.isVisible()) return user.press("Выбрать другой способ");
    await page.getByRole("radio", { name: /Kaspi Bank/ }).click();
  },
  "card.entered": typeCard,
  "card.entered: to be kept": async (stage) => {
    const kept = stage.page.getByRole("checkbox", { name: /Сохранить карту/ });
    // A press right after the step before is taken for the second one of a double press.
    await expect(() => kept.check({ timeout: 1000 })).toPass();
    await typeCard(stage);
  },
  "authentication.returned": async ({ page, user }) => {
    const done = page.getByRole("button", { name: "Всё готово" });
    if (await done.isVisible()) return user.press("Всё готово");
    await user.click(page.frameLocator("iframe[name^=bank]").getByRole("button", { name: "Подтвердить" }));
  },
  "retry.requested": ({ user }) => user.press("Повторить"),
};

/** What stands on the page in each state. */
const sights: Record<string, string | RegExp> = {
  readingPayment: /Проверяем оплату|Узнаём, сколько нужно оплатить/,
  waitingToRetry: "Не получилось узнать, что с оплатой",
  choosingWay: "Как оплатить",
  enteringCard: "Как оплатить",
  chargingCard: "Проводим оплату",
  chargingSavedCard: "Проводим оплату",
  openingPage: "Проводим оплату",
  authenticating: /Подтвердите оплату в банке|Оплата ждёт вас на странице/,
  checkingOutcome: "Проверяем оплату",
  expired: "Время на оплату вышло",
};

async function sees({ page }: Stage, state: string): Promise<void> {
  if (state === "paid") {
    await expect(page).toHaveURL(/\/my\/reservation\/[\da-f-]+\/success$/);
    return expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
  }
  const shown = page.locator("[data-payment-state]");
  await expect(shown).toHaveAttribute("data-payment-state", state);
  await expect(shown.getByText(sights[state] ?? "a sight").first()).toBeVisible();
}

const patient = /^(followAuthentication|checkOutcome): (unreachable|broken)$/;
const ofPayment = /^(followAuthentication|checkOutcome): due$/;

function obstacle({ from, step }: Move): string | null {
  if (step.name.endsWith(": reservationNotFound")) return "a reservation that is to be paid is not taken away";
  if (patient.test(step.name)) return "whoever waits is asked for, for ten minutes, before that is said to have failed";
  const isKnown = from !== null && from.snapshot.context.payable?.payment !== undefined;
  if (ofPayment.test(step.name) || (step.name === "readPayable: due" && isKnown)) {
    return "a payment that was begun is told of for ever: what is due after it is due after one that was declined";
  }
  if (step.name.endsWith(": tooManyRequests")) return "the service that wants them to wait is met on other pages";
  if (/with a proof$|^bringProof/.test(step.name))
    return "a bank gives a proof where a card is saved, in its own journeys";
  if (step.name.startsWith("amount.changed")) return "what is taken off first is its own journey's";
  return null;
}

const come = ["somebody who has to pay", "readPayable: due"];
const bySavedCard = [...come, "way.picked: a saved card"];
const byNewCard = [...come, "way.picked: a new card", "card.entered", "chargeCard: begun"];
const paid = "checkOutcome: paid";

/** The client's own payment in each way, from the choice to the charge. */
const walks: Driver["walks"] = {
  "a saved card": [...bySavedCard, "chargeSavedCard: begun", paid],
  "a saved card, with its answer lost": [...bySavedCard, "chargeSavedCard: unreachable", "readPayable: paid"],
  "a new card": [...byNewCard, paid],
  "a new card of which the bank asks": [...byNewCard, "checkOutcome: needs3ds", "authentication.returned", paid],
  "a saved card, while the bank asks of a new one": [
    ...byNewCard,
    "checkOutcome: needs3ds",
    "way.reconsidered",
    "way.picked: a saved card",
    "chargeSavedCard: begun",
    paid,
  ],
  "PayBox's page": [
    ...come,
    "way.picked: PayBox",
    "openPage: begun",
    "checkOutcome: PayBox's page",
    "followAuthentication: paid",
  ],
};

/** A client with a saved card, whose time another device has held for a payment. */
async function comeAsClient(stage: Stage): Promise<void> {
  const { other, payments, phones, world, bank } = stage;
  const visit = await other.hold(await other.freeTime(0));
  payments.areFor(visit);
  await world.payments.askPrepayment(visit.reservationId, phones.own);
  await world.payments.wantPrepayment(visit.reservationId, price);
  await leaveSession(stage);
  await bank.giveSavedCard(phones.own);
}

const open = ({ page, payments }: Stage) => page.goto(`/salon/reservations/${payments.reservationId}/prepayment`);

/** Paying in a browser, against the real service and the sandbox's processors. */
export const cardPaymentDriver: Driver = {
  waits: {
    readingPayment: ["getPrepayment"],
    chargingCard: ["payByCloudPayments"],
    chargingSavedCard: ["payBySavedCard"],
    openingPage: ["payByPayBox"],
    authenticating: ["getPrepayment"],
    checkingOutcome: ["getPrepayment"],
  },
  entrances: { "somebody who has to pay": { before: comeAsClient, enter: open } },
  acts,
  answers: {
    ...asking("readPayable"),
    ...asking("followAuthentication"),
    ...asking("checkOutcome"),
    "readPayable: due, at another price": told(due(dearer)),
    "readPayable: unreachable": ({ gate }) => gate.open("getPrepayment", "loses"),
    "readPayable: broken": ({ gate }) => gate.open("getPrepayment", "answersItself"),
    ...charging("chargeCard", "payByCloudPayments"),
    ...charging("chargeSavedCard", "payBySavedCard"),
    ...charging("openPage", "payByPayBox"),
    "openPage: wayNotOffered": ({ gate }) => gate.open("payByPayBox", "brings", { body: { instalments: 24 } }),
    "endOfChoice: ran out": ({ world }) => world.passAtDevice(toPaySeconds),
    "endOfEntry: ran out": ({ world }) => world.passAtDevice(toPaySeconds),
  },
  walks,
  sees,
  obstacle,
};
