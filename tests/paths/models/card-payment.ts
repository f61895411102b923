import type { EventObject } from "xstate";
import type { Payment, Prepayment } from "../../../domain/entities.ts";
import type { CardPaymentEvent } from "../../../machines/card-payment/types.ts";
import type { Happening, Model } from "./model.ts";

type Read = { prepayment: Prepayment; until: number | null };
type Answer =
  | { effect: "getPrepayment"; output: Read }
  | { effect: "payByCloudPayments" | "payBySavedCard" | "payByPayBox"; output: Payment }
  | { effect: "waitUntil"; output: number };
type Wish = { type: "card"; cryptogram: string; saveCard: boolean } | { type: "savedCard"; cardId: string } | null;

/** The service counts whole seconds: the last one may not be over when they are. */
const lastSecond = 1000;
const standing: readonly string[] = ["confirmed", "arrived", "completed", "noShow"];

/** Somebody who pays: what they were told is due, the way they want, and whether money may be on its way. */
export function cardPaymentModel(): Model<CardPaymentEvent, Answer> {
  let told: Read | null = null;
  let wish: Wish = null;
  let isPageWanted = false;
  let parts: number | null = null;

  const hear = (read: Read): EventObject[] => {
    const { prepayment } = read;
    const isNews = prepayment.payment?.id !== told?.prepayment.payment?.id;
    const url = prepayment.payment?.action?.type === "redirect" && isPageWanted ? prepayment.payment.action.url : null;
    told = read;
    if (isNews) [wish, isPageWanted] = [null, false];
    return [
      fact(isNews ? "payment.seen" : "prepayment.seen"),
      ...(url === null ? [] : [fact("page.opened", { url })]),
      ...(isStanding(prepayment) ? [fact("payment.settled")] : []),
    ];
  };
  const choose = (event: CardPaymentEvent): void => {
    if (event.type === "card.entered") {
      wish = { type: "card", cryptogram: event.cryptogram, saveCard: event.saveCard };
      isPageWanted = false;
    }
    if (event.type !== "way.picked" || event.way.type === "card") return;
    wish = event.way.type === "savedCard" ? { type: "savedCard", cardId: event.way.cardId } : null;
    isPageWanted = event.way.type === "payBox" || event.way.type === "instalments";
    parts = event.way.type === "instalments" ? event.way.parts.length : null;
  };

  return {
    notice(happening) {
      if (happening.type === "did") {
        choose(happening.event);
        const prepayment = changedTo(happening.event);
        if (prepayment !== undefined && told !== null && !isStanding(prepayment)) told = { ...told, prepayment };
      }
      if (happening.type === "answered" && happening.effect === "getPrepayment") return hear(happening.output);
      return [];
    },
    inputOf(effect, id) {
      const expected = told?.prepayment.due;
      if (effect === "waitUntil") return { at: (told?.until ?? Number.NaN) + lastSecond };
      if (effect === "getPrepayment") return { while: untilWhat[id] };
      if (effect === "payByPayBox")
        return isPageWanted ? { expected, ...(parts !== null && { instalments: parts }) } : undefined;
      if (wish === null) return undefined;
      const { type, ...chosen } = wish;
      return type === callOf[effect] ? { expected, ...chosen } : undefined;
    },
    calls: (happening) => (happening.type === "entered" ? ["readPrepayment"] : callsAfter(happening)),
    shown: ({ context }) => ({ "what is due is shown as": [told, readIn(context)] }),
  };
}

const untilWhat: Readonly<Record<string, string | null>> = {
  readPrepayment: null,
  followAuthentication: "authenticating",
  checkOutcome: "processing",
};
const callOf: Readonly<Record<string, string>> = { payByCloudPayments: "card", payBySavedCard: "savedCard" };
const chargeOf = {
  card: "endOfEntry",
  savedCard: "chargeSavedCard",
  payBox: "openPage",
  instalments: "openPage",
} as const;

function callsAfter(happening: Happening<CardPaymentEvent, Answer>): readonly string[] {
  switch (happening.type) {
    case "did":
      return callsOf(happening.event);
    case "failed":
      return happening.effect === "getPrepayment" ? [] : ["readPrepayment"];
    case "answered":
      if (happening.effect === "waitUntil") return ["readPrepayment"];
      return happening.effect === "getPrepayment" ? callsFor(happening.output.prepayment) : ["checkOutcome"];
  }
}

function callsOf(event: CardPaymentEvent): readonly string[] {
  switch (event.type) {
    case "way.picked":
      return [chargeOf[event.way.type]];
    case "card.entered":
      return ["chargeCard"];
    case "way.reconsidered":
      return ["endOfChoice"];
    case "amount.changed":
      return isSettledBy(event) ? ["readPrepayment"] : [];
    case "authentication.returned":
      return ["checkOutcome"];
    case "retry.requested":
      return ["readPrepayment"];
  }
}

/** The visit's prepayment as it stands after something was taken off it, or put back. */
function changedTo(event: CardPaymentEvent): Prepayment | undefined {
  if (event.type !== "amount.changed" || !("reservationId" in event.prepayment)) return undefined;
  return event.prepayment;
}

function isSettledBy(event: CardPaymentEvent): boolean {
  const prepayment = changedTo(event);
  return prepayment !== undefined && isStanding(prepayment);
}

/** What somebody who is told so is waiting for. */
function callsFor(prepayment: Prepayment): readonly string[] {
  if (isStanding(prepayment) || prepayment.reservationStatus === "expired") return [];
  if (prepayment.payment?.action) return ["followAuthentication"];
  return [prepayment.payment?.status === "processing" ? "checkOutcome" : "endOfChoice"];
}

function isStanding({ reservationStatus }: Prepayment): boolean {
  return standing.includes(reservationStatus);
}

function readIn({ prepayment, until }: { prepayment: Prepayment | null; until: number | null }): Read | null {
  return prepayment && { prepayment, until };
}

function fact(type: string, more: object = {}): EventObject {
  return { type, ...more };
}
