import type { Money } from "../../../../domain/money.ts";
import { type PaymentLinkKey, paymentLinkPath } from "../../../../domain/payment-link.ts";
import type { PaymentSubject } from "../../../../domain/payment-subject.ts";

type Begun = { path: string; body: object };

/** What is paid for, and how whoever has the key to it asks the service of it on another device. */
export type PaidFor = {
  subject: PaymentSubject;
  id: string;
  /** The address of the page on which it is paid. */
  page: string;
  /** The key to it. */
  headers: Readonly<Record<string, string>>;
  read: string;
  pay(expected: Money, way: { way: "payBox" } | { way: "card"; cryptogram: string }): Begun;
};

type Key = { id: string; secret: string };
type Paying = Pick<PaidFor, "read" | "pay">;

/** Where each way to pay has its own address. */
function eachWayAt(read: string): Paying {
  return {
    read,
    pay: (expected, { way, ...how }) => ({
      path: `${read}/${way === "card" ? "cloud-payments" : "pay-box"}`,
      body: { expected, ...how },
    }),
  };
}

export function visitToPay({ id, secret }: Key): PaidFor {
  const at = eachWayAt(`/rest/clients-app/v1/reservations/${id}/prepayments`);
  const page = `/salon/reservations/${id}/prepayment`;
  return { subject: "reservation", id, page, headers: { reservation_secret: secret }, ...at };
}

export function giftCardToPay({ id, secret }: Key): PaidFor {
  const read = `/rest/clients-app/v2/gift-cards/${id}`;
  const pay: PaidFor["pay"] = (expected, way) => ({ path: `${read}/pay`, body: { expected, ...way } });
  return { subject: "giftCard", id, page: `/gift-cards/${id}`, headers: { gift_card_secret: secret }, read, pay };
}

export function linkToPay({ id, firmId, code }: PaymentLinkKey & { id: string }): PaidFor {
  return {
    subject: "link",
    id,
    page: paymentLinkPath({ firmId, code }),
    headers: {},
    ...eachWayAt(`/rest/v1/client/prepayment-registration/${firmId}/${code}`),
  };
}

export function cardToSave({ id, accessToken }: { id: string; accessToken: string }): PaidFor {
  const cards = "/rest/clients-app/v1/payments/cards";
  return {
    subject: "card",
    id,
    page: `/my/cards/new/${id}`,
    headers: { authorization: `Bearer ${accessToken}` },
    read: `${cards}/bindings/${id}`,
    pay(expected, how) {
      if (how.way !== "card") throw new Error("A card is saved by its number alone.");
      return { path: cards, body: { bindingId: id, expected, cryptogram: how.cryptogram } };
    },
  };
}
