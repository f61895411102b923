import { expect } from "@playwright/test";
import type { Move } from "../../walk/explore.ts";
import { leaveSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import { paymentOf } from "../stage/payment-world.ts";
import type { Driver } from "./driver.ts";

type Act = Driver["acts"][string];

const price = 200_000;
const dearer = 300_000;
/** Longer than a time is held for a payment. */
const toPaySeconds = 905;

const reservationOf = ({ page }: Stage): string => /reservations\/([\w-]+)\//.exec(page.url())?.[1] ?? "";

/** The service is asked after something has become of the payment. */
const told =
  (happens: (stage: Stage, reservationId: string) => Promise<void>): Act =>
  async (stage) => {
    await stage.gate.waiting("getPrepayment");
    await happens(stage, reservationOf(stage));
    await stage.gate.open("getPrepayment", "brings");
  };

/** The bank's page, which is nobody's here: the service says that it waits for the client. */
const authenticate = {
  type: "authenticate",
  acsUrl: "about:blank",
  paReq: "eJxVUl1v",
  md: "12345",
  termUrl: "about:blank",
  frame: { width: 400, height: 420 },
};

const outcomes: Record<string, Act> = {
  due: told(({ world }, id) => world.payments.wantPrepayment(id, price)),
  processing: told(({ world }, id) => world.payments.seePayment(id, "processing")),
  needs3ds: told(({ world }, id) => world.payments.seePayment(id, "needs3ds", authenticate)),
  "PayBox's page": told(async (stage, id) => {
    const url = new URL("/favicon.svg?page", stage.page.url()).href;
    await stage.world.payments.seePayment(id, "processing", { type: "redirect", url });
  }),
  "PayBox's page of before": told(async (stage, id) => {
    const url = new URL("/favicon.svg?page", stage.page.url()).href;
    await stage.world.payments.seePayment(id, "processing", { type: "redirect", url });
  }),
  declined: told(({ world }, id) => world.payments.seePayment(id, "failed")),
  paid: told(({ world }, id) => world.payments.settlePrepayment(id)),
  expired: told(async ({ world }, id) => {
    await world.payments.wantPrepayment(id, price);
    await world.endHold(id);
  }),
  "expired and refunded": told(async ({ world }, id) => {
    await world.payments.seePayment(id, "refunded");
    await world.endHold(id);
  }),
};

const asking = (call: string): Driver["answers"] =>
  Object.fromEntries(Object.entries(outcomes).map(([outcome, act]) => [`${call}: ${outcome}`, act]));

const charging = (call: string, operation: string): Driver["answers"] => ({
  // The processor takes its time: what becomes of it is what the service is told next.
  [`${call}: begun`]: async (stage) => {
    const id = reservationOf(stage);
    await stage.world.payments.seePayment(id, "processing");
    const amount = { amount: price, currency: "KZT" };
    await stage.gate.answer(operation, {
      id: paymentOf(id),
      status: "processing",
      amount,
      refunded: { ...amount, amount: 0 },
      way: "card",
      createdAt: "2026-11-20T13:01:00+05:00",
    });
  },
  [`${call}: holdExpired`]: async (stage) => {
    await stage.gate.waiting(operation);
    await stage.world.endHold(reservationOf(stage));
    await stage.gate.open(operation, "brings");
  },
  [`${call}: priceChanged`]: ({ gate }) =>
    gate.open(operation, "brings", { body: { expected: { amount: 100, currency: "KZT" } } }),
  [`${call}: wayNotOffered`]: ({ gate }) => gate.open(operation, "brings", { body: { instalments: 24 } }),
  [`${call}: unreachable`]: ({ gate }) => gate.open(operation, "loses"),
  [`${call}: broken`]: ({ gate }) => gate.open(operation, "answersItself"),
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
    await page
      .frameLocator("iframe[name^=bank]")
      .locator("body")
      .evaluate(() => {
        window.parent.postMessage({ type: "payment.returned" }, "*");
      });
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

function obstacle({ step }: Move): string | null {
  if (step.name.endsWith(": reservationNotFound")) return "a reservation that is to be paid is not taken away";
  if (patient.test(step.name)) return "whoever waits is asked for, for ten minutes, before that is said to have failed";
  if (step.name.endsWith(": tooManyRequests")) return "the service that wants them to wait is met on other pages";
  if (step.name.endsWith(": paymentUnderWay") || step.name.endsWith(": notPayable")) {
    return "it is asked in a second tab, which the service's own tests do";
  }
  if (step.name.endsWith(": wayNotOffered") && !step.name.startsWith("openPage")) {
    return "a card is taken as long as the processor is there";
  }
  if (step.name.startsWith("amount.changed")) return "what is taken off first is its own journey's";
  if (step.name.endsWith("PayBox's page")) return "the page is left for the processor's";
  return null;
}

/** A client with a saved card, whose time another device has held for a payment. */
async function comeAsClient(stage: Stage): Promise<void> {
  const { other, phones, world, page } = stage;
  const { reservationId } = await other.hold(await other.freeTime(0));
  await world.payments.askPrepayment(reservationId, phones.own);
  await world.payments.wantPrepayment(reservationId, price);
  await leaveSession(stage);
  await world.payments.saveCard(phones.own);
  await page.evaluate((id) => sessionStorage.setItem("to-be-paid", id), reservationId);
}

async function open({ page }: Stage): Promise<void> {
  const id = await page.evaluate(() => sessionStorage.getItem("to-be-paid"));
  await page.goto(`/salon/reservations/${id}/prepayment`);
}

/** Paying in a browser, against the real service; what becomes of a payment is what its processor would have said. */
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
    "readPayable: due, at another price": told(({ world }, id) => world.payments.wantPrepayment(id, dearer)),
    "readPayable: unreachable": ({ gate }) => gate.open("getPrepayment", "loses"),
    "readPayable: broken": ({ gate }) => gate.open("getPrepayment", "answersItself"),
    ...charging("chargeCard", "payByCloudPayments"),
    ...charging("chargeSavedCard", "payBySavedCard"),
    ...charging("openPage", "payByPayBox"),
    "endOfChoice: ran out": ({ world }) => world.passAtDevice(toPaySeconds),
    "endOfEntry: ran out": ({ world }) => world.passAtDevice(toPaySeconds),
  },
  sees,
  obstacle,
};
