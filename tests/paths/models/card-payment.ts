import type { EventObject } from "xstate";
import type { Payment } from "../../../domain/entities.ts";
import type { Payable } from "../../../domain/payable.ts";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import type { Failure } from "../../../domain/failure.ts";
import type { CardPaymentEvent } from "../../../machines/card-payment/types.ts";
import * as selectors from "../../../machines/card-payment/selectors.ts";
import type { Happening, Model } from "./model.ts";
import { read } from "./read.ts";

type Read = { payable: Payable; until: number | null };
type Answer =
  | { effect: "readPayable" | "bringProof"; output: Read }
  | { effect: "payByCard" | "payBySavedCard" | "payAtPage"; output: Payment }
  | { effect: "waitUntil"; output: number };
type Choice = { type: "card"; cryptogram: string; saveCard: boolean } | { type: "savedCard"; cardId: string } | null;

/** The service counts whole seconds: the last one may not be over when they are. */
const lastSecond = 1000;
/** What tries nothing that could fail. */
const goingOn: readonly string[] = ["way.reconsidered", "authentication.returned"];
const standing: readonly string[] = ["confirmed", "arrived", "completed", "noShow"];

/** Somebody who pays: what they were told is due, the way they want, and whether money may be on its way. */
export function cardPaymentModel({ subject }: { subject: PaymentSubject }): Model<CardPaymentEvent, Answer> {
  let told: Read | null = null;
  let choice: Choice = null;
  let isPageWanted = false;
  let parts: number | null = null;
  let proof: string | null = null;
  let failure: Failure | null = null;

  const hear = (read: Read): EventObject[] => {
    const { payable } = read;
    const isNews = payable.payment?.id !== told?.payable.payment?.id;
    const url = payable.payment?.action?.type === "redirect" && isPageWanted ? payable.payment.action.url : null;
    told = read;
    if (isNews) [choice, isPageWanted, failure] = [null, false, null];
    return [
      fact(isNews ? "payment.seen" : "payable.seen"),
      ...(url === null ? [] : [fact("page.opened", { url })]),
      ...(standingOf(payable) === "settled" ? [fact("payment.settled")] : []),
    ];
  };
  const choose = (event: CardPaymentEvent): void => {
    if (event.type === "card.entered") {
      choice = { type: "card", cryptogram: event.cryptogram, saveCard: event.saveCard };
      isPageWanted = false;
    }
    if (event.type !== "way.picked" || event.way.type === "card") return;
    choice = event.way.type === "savedCard" ? { type: "savedCard", cardId: event.way.cardId } : null;
    isPageWanted = event.way.type === "payBox" || event.way.type === "instalments";
    parts = event.way.type === "instalments" ? event.way.parts.length : null;
  };

  return {
    notice(happening) {
      failure = failureAfter(happening, failure);
      proof = proofAfter(happening, proof);
      // The service goes on with everybody else's without them.
      if (subject !== "card") proof = null;
      if (happening.type === "did") {
        choose(happening.event);
        const payable = changedTo(happening.event, subject);
        if (payable !== undefined && told !== null && standingOf(payable) !== "settled") told = { ...told, payable };
      }
      const heard = readIn(happening);
      return heard === undefined ? [] : hear(heard);
    },
    inputOf(effect, id) {
      const expected = told?.payable.due;
      if (effect === "waitUntil") return { at: (told?.until ?? Number.NaN) + lastSecond };
      if (effect === "readPayable") return { while: untilWhat[id] };
      if (effect === "bringProof") return proof === null ? undefined : { proof };
      if (effect === "payAtPage")
        return isPageWanted ? { expected, ...(parts !== null && { instalments: parts }) } : undefined;
      if (choice === null) return undefined;
      const { type, ...chosen } = choice;
      return type === callOf[effect] ? { expected, ...chosen } : undefined;
    },
    calls: (happening) => (happening.type === "entered" ? ["readPayable"] : callsAfter(happening, { subject, proof })),
    shown: (snapshot) =>
      read(selectors, snapshot, {
        subjectOf: subject,
        payableOf: told?.payable ?? null,
        deadlineOf: told?.until ?? null,
        isAnotherWayOpen: told?.payable.payment?.action?.type === "authenticate" && told.until !== null,
        failureOf: failure,
      }),
  };
}

const untilWhat: Readonly<Record<string, string | null>> = {
  readPayable: null,
  followAuthentication: "authenticating",
  checkOutcome: "processing",
};
const callOf: Readonly<Record<string, string>> = { payByCard: "card", payBySavedCard: "savedCard" };
const chargeOf = {
  card: "endOfEntry",
  savedCard: "chargeSavedCard",
  payBox: "openPage",
  instalments: "openPage",
} as const;

/** `proof`: what of the bank the service has not got yet. */
type Standing = { subject: PaymentSubject; proof: string | null };

function callsAfter(happening: Happening<CardPaymentEvent, Answer>, stand: Standing): readonly string[] {
  switch (happening.type) {
    case "did":
      return callsOf(happening.event, stand);
    case "failed":
      return ["readPayable", "bringProof"].includes(happening.effect) ? [] : ["readPayable"];
    case "answered":
      if (happening.effect === "waitUntil") return ["readPayable"];
      return callsFor(readIn(happening)?.payable);
  }
}

function callsOf(event: CardPaymentEvent, { subject, proof }: Standing): readonly string[] {
  switch (event.type) {
    case "way.picked":
      return [chargeOf[event.way.type]];
    case "card.entered":
      return ["chargeCard"];
    case "way.reconsidered":
      return ["endOfChoice"];
    case "amount.changed":
      return isSettledBy(event, subject) ? ["readPayable"] : [];
    case "authentication.returned":
      return [proof === null ? "checkOutcome" : "bringProof"];
    case "retry.requested":
      return [proof === null ? "readPayable" : "bringProof"];
  }
}

/** How it stands after something was taken off a visit's prepayment, or put back, or the phone of who buys a gift card was proven. */
function changedTo(event: CardPaymentEvent, subject: PaymentSubject): Payable | undefined {
  if (event.type !== "amount.changed") return undefined;
  const isChanging = ["reservation", "giftCard"].includes(subject);
  return isChanging && event.payable.subject === subject ? event.payable : undefined;
}

function isSettledBy(event: CardPaymentEvent, subject: PaymentSubject): boolean {
  const payable = changedTo(event, subject);
  return payable !== undefined && standingOf(payable) === "settled";
}

/** What the service has said of what is to be paid. */
function readIn(happening: Happening<CardPaymentEvent, Answer>): Read | undefined {
  if (happening.type !== "answered") return undefined;
  return happening.effect === "readPayable" || happening.effect === "bringProof" ? happening.output : undefined;
}

/** What somebody who is told so is waiting for. */
function callsFor(payable: Payable | undefined): readonly string[] {
  if (payable === undefined) return ["checkOutcome"];
  if (standingOf(payable) !== "open") return [];
  if (payable.payment?.action) return ["followAuthentication"];
  return [payable.payment?.status === "processing" ? "checkOutcome" : "endOfChoice"];
}

/** What has become of what is paid for: it is paid, it can't be any more, or neither yet. */
function standingOf(payable: Payable): "settled" | "over" | "open" {
  switch (payable.subject) {
    case "reservation":
      if (standing.includes(payable.reservationStatus)) return "settled";
      return payable.reservationStatus === "expired" ? "over" : "open";
    case "giftCard": {
      const { status } = payable.giftCard;
      return status === "awaitingPayment" ? "open" : status === "unpaid" ? "over" : "settled";
    }
    case "card":
      return payable.payment?.status === "paid" ? "settled" : "open";
    case "link":
      if (payable.paidAt !== undefined) return "settled";
      return payable.payableForSeconds === undefined && payable.payment?.status !== "processing" ? "over" : "open";
  }
}

/** What somebody is told until they try something else, or the time to pay is over. */
function failureAfter(happening: Happening<CardPaymentEvent, Answer>, before: Failure | null): Failure | null {
  switch (happening.type) {
    case "did":
      return goingOn.includes(happening.event.type) ? before : null;
    case "failed":
      return happening.failure;
    case "answered":
      return happening.effect === "waitUntil" ? null : before;
  }
}

/** What of the bank the service has not got yet: nothing that it was brought and answered. */
function proofAfter(happening: Happening<CardPaymentEvent, Answer>, before: string | null): string | null {
  switch (happening.type) {
    case "did":
      return happening.event.type === "authentication.returned" ? (happening.event.proof ?? null) : before;
    case "failed":
      return happening.effect === "bringProof" && happening.failure.kind === "refused" ? null : before;
    case "answered":
      return readIn(happening) === undefined ? before : null;
  }
}

function fact(type: string, more: object = {}): EventObject {
  return { type, ...more };
}
