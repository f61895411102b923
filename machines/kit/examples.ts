import type { Challenge, Proof } from "../../domain/phone-proof.ts";
import type { Hold } from "../../domain/hold.ts";
import type { Intent } from "../../domain/idempotency-key.ts";
import type { PaymentLinkKey } from "../../domain/payment-link.ts";
import { paramsOf } from "../../domain/wishes.ts";
import { intentTo } from "./intent.ts";
import type { PaymentLink, Preview, Reservation, ServiceAllocation, Slot } from "../../domain/entities.ts";

// One visit, in the data of every step: a haircut at 13:00 for Мадина.

export const startTime = "2026-11-23T13:00:00+05:00";
const endTime = "2026-11-23T14:00:00+05:00";
export const haircut = 1;
export const master = 2;
const price = { amount: 700000, currency: "KZT" };
export const phone = 77011234567;
export const contacts = {
  clientName: "Мадина",
  clientPhone: "8 701 123 45 67",
  comment: "У меня густые волосы",
};
const entry = {
  person: 1,
  serviceId: haircut,
  masterId: master,
  startTime,
  endTime,
  price: price.amount,
  fullPrice: price.amount,
};

export const hold: Hold = {
  reservationId: "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
  secret: "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99",
  startTime,
  until: Date.UTC(2026, 10, 20, 9, 5),
};
export const challenge: Challenge = {
  challengeId: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
  phone,
  expiresAt: Date.UTC(2026, 10, 20, 9, 5),
  resendAt: Date.UTC(2026, 10, 20, 9, 1),
  attemptsLeft: 5,
};
export const proof: Proof = { proof: "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6", phone };

export const slot: Slot = { startTime, endTime, price: price.amount, fullPrice: price.amount, entries: [entry] };
export const allocation: ServiceAllocation = {
  entries: [{ person: 1, serviceId: haircut, masterIds: [master, 3] }],
  duration: 60,
  price,
};
export const preview: Preview = {
  startTime,
  endTime,
  timeZone: "Asia/Aqtau",
  entries: [entry],
  total: price,
  fullTotal: price,
  prepayment: { amount: 0, currency: "KZT" },
};
const visit: Reservation = {
  id: hold.reservationId,
  status: "held",
  paymentStatus: "notRequired",
  firm: {
    id: 1,
    name: "Red Apple на набережной",
    urlKey: "red-apple-naberezhnaya",
    city: "Актау",
    address: "14-й мкр, 23",
    phoneNumbers: ["+77292123456"],
    location: { type: "TWO_GIS", markerX: 51.16, markerY: 43.64 },
    picture: { url: "/1-960.avif", alt: "Зал салона", width: 1440, height: 810, placeholder: "#f0d9cd" },
  },
  startTime,
  endTime,
  timeZone: "Asia/Aqtau",
  entries: [{ ...entry, serviceName: "Женская стрижка", masterName: "Динара" }],
  total: price,
  fullTotal: price,
  prepayment: { amount: 0, currency: "KZT" },
  peopleCount: 1,
  awaitingTime: 0,
  manner: "togetherIfPossible",
  version: 1,
};
/** The visit while its time is held. */
export const reservation: Reservation = { ...visit, isHoldExtendable: true };

export const wish = { person: 1, serviceId: haircut, masterId: null };

/** The haircut at 13:00, as it is asked for. */
export const wanted = { firmId: 1, params: paramsOf([wish]), startTime };

/** An intent to have that time, in the place of an earlier hold where there is one. */
export function takeOf(replaces: Hold | null, other: { startTime?: string; isExpress?: true } = {}): Intent {
  return intentTo({ wanted: { ...wanted, ...other }, replaces: replaces?.reservationId ?? null }, null);
}

export const read = {
  held: { reservation, hold },
  awaitingPrepayment: { reservation: { ...visit, status: "awaitingPrepayment" }, hold },
  confirmed: { reservation: { ...visit, status: "confirmed" }, hold: null },
  expired: { reservation: { ...visit, status: "expired" }, hold: null },
} as const satisfies Record<string, { reservation: Reservation; hold: Hold | null }>;

const toPay: PaymentLink = {
  linkId: "6f1c2a7e-3d5b-4c8f-9a10-2b7d4e6f8a91",
  firm: visit.firm,
  purpose: "Предоплата за окрашивание",
  amount: price,
  due: price,
  expiresAt: "2026-11-25T18:00:00+05:00",
  payableForSeconds: 190_740,
  isRegistered: false,
  ways: [],
  refunds: [],
};
const linkKey: PaymentLinkKey = { firmId: 1, code: "k3VbT0xqYw9Lr2ZaH8cQmA" };

/** A link by which a firm asks to be paid: its key, and how it is read before and after somebody has registered. */
export const paymentLink = {
  key: linkKey,
  unregistered: toPay,
  registered: { ...toPay, isRegistered: true, ways: [{ type: "payBox" }] } satisfies PaymentLink,
};

const anotherId = "9d4c1e0b-7a52-4f8e-8c31-2b5d6e7f8a90";

/** What the service holds for a time, in the place of an earlier hold where there is one: each hold has its own id. */
export function heldAt(time: string, replaces: Hold | null): { reservation: Reservation; hold: Hold } {
  const id = replaces?.reservationId === hold.reservationId ? anotherId : hold.reservationId;
  return heldStill({ ...hold, reservationId: id, startTime: time }, "held");
}

/** What the service says of a hold that stands. */
export function heldStill(kept: Hold, status: "held" | "awaitingPrepayment"): { reservation: Reservation; hold: Hold } {
  const { reservationId: id, startTime: time } = kept;
  return { reservation: { ...(status === "held" ? reservation : visit), id, startTime: time, status }, hold: kept };
}

/** What the service says of a hold that it was asked to extend. */
export function extended(kept: Hold): { reservation: Reservation; hold: Hold } {
  const { reservationId: id, startTime: time } = kept;
  return { reservation: { ...visit, id, startTime: time }, hold: { ...kept, until: kept.until + 300_000 } };
}

/** The same hold with an end that is later by this device's clock. */
export function prolonged(kept: Hold): Hold {
  return { ...kept, until: kept.until + 60_000 };
}

/** The same visit at a higher price. */
export const dearer: Reservation = { ...reservation, total: { ...price, amount: 800000 } };
