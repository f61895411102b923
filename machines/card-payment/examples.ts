import type { GiftCard, Payment, PaymentOption } from "../../domain/entities.ts";
import type { Money } from "../../domain/money.ts";
import type { Payable, PayableOf } from "../../domain/payable.ts";
import type { PaymentSubject } from "../../domain/payment-subject.ts";
import { hold, paymentLink } from "../kit/examples.ts";
import type { ReadPayable } from "./types.ts";

// Мадина pays 2 000 ₸ of 7 000 ₸ before her haircut.

const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });

export const savedCard: PaymentOption = {
  type: "savedCard",
  cardId: "8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
  card: { lastFour: "4242", brand: "Visa", issuer: "Kaspi Bank" },
  isDefault: true,
};
export const newCard: PaymentOption = { type: "card", fieldUrl: "https://pay.example/field" };
export const payBox: PaymentOption = { type: "payBox" };
export const inInstalments: PaymentOption = {
  type: "instalments",
  parts: [
    { date: "2026-11-20", amount: tenge(1000) },
    { date: "2026-12-20", amount: tenge(1000) },
  ],
};
export const proof = "9d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77";
export const cryptogram = "014111111160DxCMLSZmcHkCZFxSbsh";

const payment: Payment = {
  id: "5d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b33",
  status: "processing",
  amount: tenge(2000),
  refunded: tenge(0),
  way: "card",
  createdAt: "2026-11-20T13:01:00+05:00",
};
const due: PayableOf<"reservation"> = {
  subject: "reservation",
  reservationId: hold.reservationId,
  firmId: 1,
  reservationStatus: "awaitingPrepayment",
  due: tenge(2000),
  payableForSeconds: 840,
  bill: {
    price: tenge(7000),
    discount: tenge(0),
    cashback: tenge(0),
    giftCard: tenge(0),
    now: tenge(2000),
    atSalon: tenge(5000),
  },
  ways: [savedCard, newCard, payBox, inInstalments],
  refunds: [],
};
const { payableForSeconds: _, ...unheld } = { ...due, due: tenge(0), ways: [] };

const open = <Of extends Payable>(payable: Of) => ({ payable, until: hold.until });
const over = <Of extends Payable>(payable: Of) => ({ payable, until: null });

export const begun = payment;
export const page = "https://pay.example/page/7";
const authenticate = {
  type: "authenticate",
  acsUrl: "https://bank.example/acs",
  paReq: "eJxVUl1v",
  md: "12345",
  termUrl: "https://kezek.example/cb",
  frame: { width: 400, height: 420 },
} as const;

export const read = {
  due: open(due),
  lessDue: open({
    ...due,
    due: tenge(500),
    bill: { ...due.bill, cashback: tenge(1500), now: tenge(500) },
  }),
  dearer: open({ ...due, due: tenge(3000), bill: { ...due.bill, now: tenge(3000), atSalon: tenge(4000) } }),
  processing: open({ ...due, payment }),
  needs3ds: open({ ...due, payment: { ...payment, status: "needs3ds", action: authenticate } }),
  redirect: open({ ...due, payment: { ...payment, way: "payBox", action: { type: "redirect", url: page } } }),
  declined: open({
    ...due,
    payment: { ...payment, status: "failed", failure: { reason: "funds", action: "changeCard" } },
  }),
  paid: over({ ...unheld, reservationStatus: "confirmed", payment: { ...payment, status: "paid" } }),
  expired: over({ ...unheld, reservationStatus: "expired" }),
  refunded: over({
    ...unheld,
    reservationStatus: "expired",
    payment: { ...payment, status: "refunded", refunded: tenge(2000) },
    refunds: [
      {
        id: "7b0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b55",
        amount: tenge(2000),
        status: "done",
        createdAt: "2026-11-20T13:16:00+05:00",
      },
    ],
  }),
} as const satisfies Record<string, ReadPayable>;

/** How paying may stand, as the service tells of it. */
export type Stage = keyof typeof read;
type Read = Readonly<Partial<Record<Stage, ReadPayable>>>;

const declined = { reason: "funds", action: "changeCard" } as const;
const nothing: Money = { amount: 0, currency: "KZT" };
const onPage = { way: "payBox", action: { type: "redirect", url: page } } as const;

/** Paying as it goes on for what is due by a card or on PayBox's page; `due` as it is read before anything was begun. */
function openStages<Due extends Payable>(due: Due) {
  const attempt: Payment = { ...begun, amount: due.due };
  return {
    attempt,
    stages: {
      due: open(due),
      processing: open({ ...due, payment: attempt }),
      needs3ds: open({ ...due, payment: { ...attempt, status: "needs3ds", action: authenticate } }),
      declined: open({ ...due, payment: { ...attempt, status: "failed", failure: declined } }),
    },
    redirect: open({ ...due, payment: { ...attempt, ...onPage } }),
  };
}

const everyWay = [savedCard, newCard, payBox];

const card: GiftCard = {
  id: "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
  status: "awaitingPayment",
  amount: tenge(15_000),
  balance: nothing,
  worksAt: { type: "everyFirm" },
  design: "tulips",
  delivery: { type: "link" },
  isCancellable: false,
  createdAt: "2026-11-20T13:00:00+05:00",
};
const unpaid = { subject: "giftCard" as const, giftCard: card, due: card.amount, ways: everyWay, refunds: [] };
const gift = openStages({ ...unpaid, payableForSeconds: 840 });
/** What is due for a gift card of somebody whose phone is proven: a saved card can pay it. */
export const giftCardDue = gift.stages.due;
const closed = { ...unpaid, due: nothing, ways: [] };
const giftCard: Read = {
  ...gift.stages,
  redirect: gift.redirect,
  paid: over({
    ...closed,
    giftCard: { ...card, status: "scheduled", balance: card.amount },
    payment: { ...gift.attempt, status: "paid" },
  }),
  expired: over({ ...closed, giftCard: { ...card, status: "unpaid" } }),
  refunded: over({
    ...closed,
    giftCard: { ...card, status: "unpaid" },
    payment: { ...gift.attempt, status: "refunded", refunded: card.amount },
  }),
};

const askedByLink = { subject: "link" as const, ...paymentLink.registered, ways: everyWay };
const { payableForSeconds: _of, ...ranOut } = { ...askedByLink, due: nothing, ways: [] };
const byLink = openStages(askedByLink);
const link: Read = {
  ...byLink.stages,
  redirect: byLink.redirect,
  paid: over({ ...ranOut, paidAt: begun.createdAt, payment: { ...byLink.attempt, status: "paid" } }),
  expired: over(ranOut),
};

const unbound = { subject: "card" as const, bindingId: "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66", refunds: [] };
const bound = openStages({
  ...unbound,
  due: { amount: 1000, currency: "KZT" },
  ways: [newCard],
  payableForSeconds: 840,
});
const saved: Read = {
  ...bound.stages,
  paid: over({ ...unbound, due: nothing, ways: [], payment: { ...bound.attempt, status: "paid" } }),
};

/**
 * How paying may stand for each subject. Another amount is read of a visit alone; the money of a link is kept when it has run out;
 * a card that is saved has one way, and never runs out.
 */
export const readOf: Readonly<Record<PaymentSubject, Read>> = { reservation: read, giftCard, link, card: saved };
