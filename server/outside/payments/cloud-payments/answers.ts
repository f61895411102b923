import * as v from "valibot";
import type { CardShown, ListedPayment, PaymentAnswer } from "../../../core/card-processor.ts";
import { OutsideFailed } from "../../../core/outside.ts";
import { fromDecimal } from "../amounts.ts";
import { pageAddress } from "../page-address.ts";
import { declineReason } from "./reason-codes.ts";

const text = v.nullish(v.string());

const answerSchema = v.object({ Success: v.boolean(), Message: text, Model: v.nullish(v.unknown()) });
type Answer = v.InferOutput<typeof answerSchema>;

const challengeSchema = v.object({
  TransactionId: v.number(),
  PaReq: v.string(),
  AcsUrl: v.string(),
  FrameWidth: v.nullish(v.number()),
  FrameHeight: v.nullish(v.number()),
});

const transactionSchema = v.object({
  TransactionId: v.number(),
  Amount: v.number(),
  Currency: v.string(),
  Status: v.picklist(["AwaitingAuthentication", "Authorized", "Completed", "Cancelled", "Declined"]),
  ReasonCode: v.nullish(v.number(), 0),
  CreatedDateIso: v.string(),
  AuthDateIso: text,
  ConfirmDateIso: text,
  CardFirstSix: text,
  CardLastFour: text,
  CardExpDate: text,
  CardType: text,
  Issuer: text,
  Token: text,
  /** Whether any of it was given back; how much, only the list of operations says. */
  Refunded: v.nullish(v.boolean(), false),
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

const operationsSchema = v.array(
  v.object({
    TransactionId: v.number(),
    /** 0 is a payment, 1 a refund. */
    Type: v.number(),
    Status: v.string(),
    Amount: v.number(),
    Currency: v.string(),
    InvoiceId: text,
    OriginalTransactionId: v.nullish(v.number()),
  }),
);
export type Operations = v.InferOutput<typeof operationsSchema>;

/** The envelope that all their answers come in. */
export function readAnswer(body: string): Answer {
  return understood(answerSchema, parsed(body));
}

/**
 * What became of a charge; a bad request has no model.
 * @param apiUrl where it was asked for
 */
export function readCharge({ Success, Message, Model }: Answer, apiUrl: string): PaymentAnswer {
  if (Model === undefined || Model === null) {
    if (Success) throw new OutsideFailed("CloudPayments answered a payment without its model.");
    return { type: "declined", reason: "other", code: codeOf(Message) };
  }
  const challenge = v.safeParse(challengeSchema, Model);
  if (!Success && challenge.success) return withChallenge(challenge.output, apiUrl);
  return paymentOf(understood(transactionSchema, Model), 0);
}

export function readTransaction(model: unknown): Transaction {
  return understood(transactionSchema, model);
}

export function readOperations({ Success, Model }: Answer): Operations {
  if (!Success) throw new OutsideFailed("CloudPayments did not list its operations.");
  return understood(operationsSchema, Model);
}

/** Those of the operations that have taken a client's money, or hold it. */
export function takenAmong(operations: Operations): ListedPayment[] {
  return operations
    .filter(({ Type, Status }) => Type === 0 && (Status === "Completed" || Status === "Authorized"))
    .map(({ TransactionId, InvoiceId, Amount, Currency }) => ({
      ...(InvoiceId && { id: InvoiceId }),
      processorId: String(TransactionId),
      amount: minorUnits(Amount),
      currency: Currency,
    }));
}

/** What of a payment was given back, in minor units: refunds are operations of their own, which name the payment that they are of. */
export function refundedAmong(operations: Operations, { TransactionId }: Transaction): number {
  return operations
    .filter(
      ({ Type, Status, OriginalTransactionId }) =>
        Type === 1 && Status === "Completed" && OriginalTransactionId === TransactionId,
    )
    .reduce((sum, { Amount }) => sum + minorUnits(Amount), 0);
}

/** @param refunded minor units that were given back */
export function paymentOf(transaction: Transaction, refunded: number): PaymentAnswer {
  const processorId = String(transaction.TransactionId);
  switch (transaction.Status) {
    case "AwaitingAuthentication":
      return { type: "needs3ds", processorId };
    case "Cancelled":
      return { type: "voided", processorId };
    case "Declined": {
      const { ReasonCode } = transaction;
      return { type: "declined", processorId, reason: declineReason(ReasonCode), code: String(ReasonCode) };
    }
    case "Authorized":
      return { type: "authorized", processorId, ...takenOf(transaction) };
    case "Completed":
      return { type: "paid", processorId, ...takenOf(transaction), refunded };
  }
}

/** An error of theirs for the record: their words, cut short. */
export function codeOf(message: string | null | undefined): string {
  return (message ?? "no message").slice(0, 100);
}

function minorUnits(decimal: number): number {
  const amount = fromDecimal(decimal);
  if (amount === undefined) throw new OutsideFailed("CloudPayments answered an amount that is none.");
  return amount;
}

function withChallenge(model: v.InferOutput<typeof challengeSchema>, apiUrl: string): PaymentAnswer {
  const { PaReq, FrameWidth, FrameHeight } = model;
  const acsUrl = pageAddress(model.AcsUrl, apiUrl);
  const processorId = String(model.TransactionId);
  const frame = FrameWidth && FrameHeight ? { frame: { width: FrameWidth, height: FrameHeight } } : {};
  return { type: "needs3ds", processorId, challenge: { acsUrl, paReq: PaReq, md: processorId, ...frame } };
}

function takenOf(transaction: Transaction) {
  const { Amount, Currency, Token, ConfirmDateIso, AuthDateIso, CreatedDateIso } = transaction;
  const at = new Date(`${ConfirmDateIso ?? AuthDateIso ?? CreatedDateIso}Z`);
  if (Number.isNaN(at.getTime())) throw new OutsideFailed("CloudPayments answered a date that is none.");
  const amount = minorUnits(Amount);
  return { amount, currency: Currency, card: cardOf(transaction), at, ...(Token && { token: Token }) };
}

function cardOf({ CardFirstSix, CardLastFour, CardType, Issuer, CardExpDate }: Transaction): CardShown {
  if (!CardLastFour) throw new OutsideFailed("CloudPayments answered a payment without its card.");
  return {
    lastFour: CardLastFour,
    ...(CardFirstSix && { firstSix: CardFirstSix }),
    ...(CardType && { brand: CardType }),
    ...(Issuer && { issuer: Issuer }),
    ...(CardExpDate && { expires: CardExpDate }),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new OutsideFailed("CloudPayments did not answer in JSON.", { cause });
  }
}

function understood<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw new OutsideFailed(`CloudPayments answered what it should not: ${v.getDotPath(issues[0]) ?? "all of it"}.`);
}
