import { assign, emit, setup } from "xstate";
import type { Payment, PaymentOption } from "../../domain/entities.ts";
import { type Failure, isOutcomeUnknown } from "../../domain/failure.ts";
import type { Payable } from "../../domain/payable.ts";
import { paymentStage, type PaymentStage } from "../../domain/payment-stage.ts";
import { effect } from "../kit/effect.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import { required } from "../kit/required.ts";
import { hasRole } from "./operations.ts";
import { canPayAnotherWay, chosenOf, expectedOf, isNewPayment, isUpdate, pageOf } from "./rules.ts";
import type {
  CardPaymentContext,
  CardPaymentEvent,
  BringProofInput,
  CardPaymentFact,
  CardPaymentInput,
  PayAtPageInput,
  ReadPayableInput,
  PayByCardInput,
  PayBySavedCardInput,
  ReadPayable,
} from "./types.ts";

type Failed = { failure: Failure };
type WayPicked = { way: PaymentOption };
type Changed = { payable: Payable };
type Returned = { proof?: string };

/** What paying is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const cardPaymentSetup = setup({
  types: {
    input: {} as CardPaymentInput,
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    emitted: {} as CardPaymentFact,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    readPayable: effect<ReadPayable, ReadPayableInput>("readPayable"),
    payByCard: effect<Payment, PayByCardInput>("payByCard"),
    payBySavedCard: effect<Payment, PayBySavedCardInput>("payBySavedCard"),
    payAtPage: effect<Payment, PayAtPageInput>("payAtPage"),
    bringProof: effect<ReadPayable, BringProofInput>("bringProof"),
    waitUntil: effect<number, { at: number }>("waitUntil"),
  },
  guards: {
    isAt: (_, { payable, stage }: ReadPayable & { stage: PaymentStage }) => paymentStage(payable) === stage,
    isPageToBeOpened: ({ context }, { payable }: ReadPayable) =>
      context.chosen?.type === "payBox" && pageOf(payable) !== undefined,
    canPayAnotherWay: ({ context }) => canPayAnotherWay(context),
    isNewCard: (_, { way }: WayPicked) => way.type === "card",
    isSavedCard: ({ context }, { way }: WayPicked) =>
      way.type === "savedCard" && hasRole(context.subject, "payBySavedCard"),
    isPaidAtPage: ({ context }, { way }: WayPicked) =>
      (way.type === "payBox" || way.type === "instalments") && hasRole(context.subject, "payAtPage"),
    isProven: ({ context }, { proof }: Returned) => proof !== undefined && hasRole(context.subject, "bringProof"),
    isProofHeld: ({ context }) => context.proof !== null,
    isUpdate: ({ context }, { payable }: Changed) => isUpdate(context, payable),
    isStillDue: ({ context }, { payable }: Changed) => isUpdate(context, payable) && paymentStage(payable) === "due",
  },
  actions: {
    take: assign(({ context }, read: ReadPayable) => ({
      ...read,
      proof: null,
      bringing: null,
      ...(isNewPayment(context, read) && { chosen: null, paying: null, failure: null }),
    })),
    takeAmount: assign((_, { payable }: Changed) => ({ payable, failure: null })),
    announceRead: emit(({ context }, read: ReadPayable): CardPaymentFact => ({
      type: isNewPayment(context, read) ? "payment.seen" : "payable.seen",
    })),
    announcePage: emit((_, { payable }: ReadPayable): CardPaymentFact => ({
      type: "page.opened",
      url: required(pageOf(payable), "a page"),
    })),
    announceSettled: emit({ type: "payment.settled" }),
    choose: assign((_, { way }: WayPicked) => ({ chosen: chosenOf(way) })),
    takeCard: assign((_, { cryptogram, saveCard }: { cryptogram: string; saveCard: boolean }) => ({
      chosen: { type: "card" as const, cryptogram, saveCard },
    })),
    intend: assign(({ context }) => ({
      failure: null,
      paying: intentTo([context.chosen, expectedOf(context)], context.paying),
    })),
    settle: assign({ paying: null }),
    takeProof: assign((_, { proof }: Returned) => ({ proof: required(proof, "a proof") })),
    intendToBring: assign(({ context }) => ({ bringing: intentTo(context.proof, context.bringing) })),
    noteFailedPayment: assign(({ context: { paying } }, { failure }: Failed) => ({
      failure,
      paying: intentAfter(failure, paying),
    })),
    noteFailedProof: assign(({ context: { proof, bringing } }, { failure }: Failed) => ({
      failure,
      proof: isOutcomeUnknown(failure) ? proof : null,
      bringing: intentAfter(failure, bringing),
    })),
    noteFailure: assign((_, { failure }: Failed) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
});
