import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { limits } from "../../../../server/core/limits.ts";
import type { PaymentSubject } from "../../../../domain/payment-subject.ts";
import { operationsOf } from "../../../../machines/card-payment/operations.ts";
import type { AnyMachineSnapshot } from "xstate";
import { cardToSave, giftCardToPay, linkToPay, visitToPay } from "../stage/paid-for.ts";
import { leaveSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import type { Entrance } from "./driver.ts";

/** What a visit costs before it. */
export const price = 200_000;

const margin = 5;

/** How paying is seen and made to happen for one thing that is paid for. */
type Played = {
  /** A client with a saved card, and something to pay for that another device can pay for too. */
  before: NonNullable<Entrance["before"]>;
  enter: Entrance["enter"];
  /** What the button says that pays by a new card. */
  payButton: RegExp;
  /** Longer than the client has to pay. */
  overAfterSeconds: number;
  /** The time to pay is over, until the world is calm. */
  end: (stage: Stage) => Promise<void>;
  /** It can't be paid, until the world is calm. */
  refuse: (stage: Stage) => Promise<void>;
  seesPaid: (stage: Stage) => Promise<void>;
  /** What stands on the page in the states in which that depends on what is paid for. */
  shownTexts: Readonly<Record<"chargingCard" | "bringingProof" | "checkingOutcome" | "expired", string>>;
};

const whilePaying = {
  chargingCard: "Проводим оплату",
  bringingProof: "Проверяем оплату",
  checkingOutcome: "Проверяем оплату",
};
const whileSaving = {
  chargingCard: "Сохраняем карту",
  bringingProof: "Проверяем карту",
  checkingOutcome: "Проверяем карту",
};

async function comeSignedIn(stage: Stage): Promise<string> {
  await leaveSession(stage);
  await stage.bank.giveSavedCard(stage.phones.own);
  return (await stage.accounts.signIn(stage.phones.own)).accessToken;
}

const openPage = ({ page, payments }: Stage) => page.goto(payments.paidFor.page);
const endOrder = ({ payments, world }: Stage) => world.endOrder(payments.paidFor.id);
const endLink = ({ payments, world }: Stage) => world.endLink(payments.paidFor.id);
const seesPaidHere = ({ page }: Stage) => expect(page.locator("[data-payment-state=paid]")).toBeVisible();

export const played: Readonly<Record<PaymentSubject, Played>> = {
  reservation: {
    async before(stage) {
      const { other, payments, phones, world, bank } = stage;
      const { reservationId: id, secret } = await other.hold(await other.freeTime(0));
      payments.areFor(visitToPay({ id, secret }));
      await world.payments.askPrepayment(id, phones.own);
      await world.payments.wantPrepayment(id, price);
      await leaveSession(stage);
      await bank.giveSavedCard(phones.own);
    },
    enter: openPage,
    payButton: /^Оплатить/,
    overAfterSeconds: 900 + margin,
    end: ({ payments, world }) => world.endHold(payments.paidFor.id),
    refuse: ({ payments, world }) => world.waivePrepayment(payments.paidFor.id),
    async seesPaid({ page }) {
      await expect(page).toHaveURL(/\/my\/reservation\/[\da-f-]+\/success$/);
      await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
    },
    shownTexts: { ...whilePaying, expired: "Время на оплату вышло" },
  },
  giftCard: {
    async before(stage) {
      const token = await comeSignedIn(stage);
      stage.payments.areFor(giftCardToPay(await stage.accounts.orderGiftCard(stage.phones.own, token)));
    },
    enter: openPage,
    payButton: /^Оплатить/,
    overAfterSeconds: limits.giftCardPayableSeconds + margin,
    end: endOrder,
    refuse: endOrder,
    seesPaid: seesPaidHere,
    shownTexts: { ...whilePaying, expired: "Время на оплату вышло" },
  },
  link: {
    async before(stage) {
      await comeSignedIn(stage);
      stage.payments.areFor(linkToPay(await stage.links.makeFor(stage.phones.own)));
    },
    async enter(stage) {
      await openPage(stage);
      // The page reads first what is asked for, and by whom.
      await stage.gate.bringOne(operationsOf.link.readPayable);
    },
    payButton: /^Оплатить/,
    overAfterSeconds: limits.paymentLinkDays * 86_400 + margin,
    end: endLink,
    refuse: endLink,
    seesPaid: seesPaidHere,
    shownTexts: { ...whilePaying, expired: "Срок ссылки вышел" },
  },
  card: {
    async before(stage) {
      const accessToken = await comeSignedIn(stage);
      stage.payments.areFor(cardToSave({ id: randomUUID(), accessToken }));
    },
    enter: openPage,
    payButton: /^Сохранить карту$/,
    overAfterSeconds: limits.cardBindingMinutes * 60 + margin,
    end: async () => {},
    refuse: async () => {},
    async seesPaid({ page }) {
      await expect(page).toHaveURL(/\/my\/cards$/);
      await expect(page.getByText("Карта сохранена")).toBeVisible();
    },
    shownTexts: { ...whileSaving, expired: "" },
  },
};

/** What is paid for where the machine is. */
export function subjectOf({ context }: AnyMachineSnapshot): PaymentSubject {
  return context.subject;
}
