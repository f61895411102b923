import type { PaymentOption } from "../../domain/entities.ts";
import type { Money } from "../../domain/money.ts";
import type { Payable } from "../../domain/payable.ts";
import type { PaymentStage } from "../../domain/payment-stage.ts";
import type { WayToPay } from "../../domain/way-to-pay.ts";
import { askedAt } from "../kit/deadline.ts";
import { required } from "../kit/required.ts";
import type { CardPaymentContext, ReadPayable } from "./types.ts";

/** Whether there was no such attempt to pay when the service was asked last. */
export function isNewPayment({ payable }: CardPaymentContext, read: ReadPayable): boolean {
  return read.payable.payment?.id !== payable?.payment?.id;
}

/** The processor's page on which the client is to pay; undefined where there is none. */
export function pageOf({ payment }: Payable): string | undefined {
  return payment?.action?.type === "redirect" ? payment.action.url : undefined;
}

/** Whether another way to pay can be chosen while the bank is asked: what was begun in time may go on when nothing else can be. */
export function canPayAnotherWay({ payable, until }: CardPaymentContext): boolean {
  return payable?.payment?.action?.type === "authenticate" && until !== null;
}

/**
 * Whether what is due is updated while it is chosen how to pay: for a visit once something is taken off it, for a gift card
 * once a phone is proven.
 */
export function isUpdate({ subject }: CardPaymentContext, payable: Payable): boolean {
  return payable.subject === subject && (subject === "reservation" || subject === "giftCard");
}

/** What is chosen with a way; nothing yet with a new card, which has to be entered. */
export function chosenOf(way: PaymentOption): WayToPay | null {
  switch (way.type) {
    case "savedCard":
      return { type: way.type, cardId: way.cardId };
    case "payBox":
      return { type: way.type };
    case "instalments":
      return { type: "payBox", instalments: way.parts.length };
    case "card":
      return null;
  }
}

/** What the client agrees to pay: what was shown as due. */
export function expectedOf({ payable }: CardPaymentContext): Money {
  return required(payable, "what is due").due;
}

/** What was chosen, in a state that is reached with such a way only. */
export function requireChosen<Type extends WayToPay["type"]>(
  { chosen }: CardPaymentContext,
  type: Type,
): Extract<WayToPay, { type: Type }> {
  if (!isOf(chosen, type)) throw new Error(`This state is reached with ${type} only.`);
  return chosen;
}

function isOf<Type extends WayToPay["type"]>(
  chosen: WayToPay | null,
  type: Type,
): chosen is Extract<WayToPay, { type: Type }> {
  return chosen?.type === type;
}

/** When the service is asked whether there is still time to pay: its clock counts, not this device's. */
export function deadlineOf({ until }: CardPaymentContext): number {
  return askedAt(required(until, "a deadline"));
}

/** The guard whether an answer says that it is at a stage. */
export function at(stage: PaymentStage) {
  return {
    type: "isAt",
    params: ({ event: { output } }: { event: { output: ReadPayable } }) => ({ stage, ...output }),
  } as const;
}
