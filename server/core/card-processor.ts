import { servicePaths } from "../../domain/addresses.ts";
import type { PayByCard, PayByPayBox, PayBySavedCard } from "../../domain/way-to-pay.ts";
import type { OutsideAnswer, NotFound } from "./outside.ts";

/** CloudPayments (in Kazakhstan TipTop Pay) and PayBox.money (Freedom Pay). */
export type Processor = "cloudPayments" | "payBox";

/** An amount in integers of minor units (tiyn) and its ISO 4217 currency. */
type Amount = { amount: number; currency: string };

/** What may be shown and kept of a card. `expires` is "MM/YY". */
export type CardShown = { firstSix?: string; lastFour: string; brand?: string; issuer?: string; expires?: string };

/** What the browser POSTs as a form to `acsUrl`: MD, PaReq, and TermUrl, to which the bank POSTs MD and PaRes. */
type Challenge = { acsUrl: string; paReq: string; md: string; frame?: { width: number; height: number } };

/** Why a charge was declined, by what the client can do about it; `code` is the processor's own, for the record. */
export type DeclineReason = "funds" | "card" | "bank" | "fraud" | "authentication" | "limit" | "cancelled" | "other";

/**
 * What a processor says of a payment. `processorId` is its own number of it. A payment that was given back in part or in
 * full is still `paid`: `refunded` says how much of `amount`, by whomever.
 */
export type PaymentAnswer =
  | { type: "pending"; processorId?: string }
  /** `find` knows no challenge: `charge` under the same id has it again, for an hour. */
  | { type: "needs3ds"; processorId: string; challenge?: Challenge }
  /** The client goes on at the processor's page, which leads back to `returnUrl`. */
  | { type: "redirect"; processorId: string; url: string }
  | ({ type: "authorized"; processorId: string; card: CardShown; token?: string; at: Date } & Amount)
  | ({ type: "paid"; processorId: string; card: CardShown; token?: string; at: Date; refunded: number } & Amount)
  /** An authorization that was given up: nothing was taken. */
  | { type: "voided"; processorId: string }
  | { type: "declined"; processorId?: string; reason: DeclineReason; code: string };

/**
 * What a processor lists of the money that it took or holds on a card: `id` is the payment that it was told to be for, absent where
 * it was told none.
 */
export type ListedPayment = { id?: string; processorId: string } & Amount;

/** What a processor says of moving money that it has: taking what was authorized, giving it up, giving it back. */
export type MoveAnswer = { type: "done" } | { type: "refused"; code: string };

/**
 * The way to pay as a processor takes it: a cryptogram is charged once, a saved card is known there by a token, and what is paid
 * on PayBox's page in monthly parts its bank pays at once.
 */
export type ChargedWay = Omit<PayByCard, "saveCard"> | (Pick<PayBySavedCard, "type"> & { token: string }) | PayByPayBox;

export type Charge = Amount & {
  /** Ours, a UUID: the invoice there, and what makes a repeated call one charge. */
  id: string;
  way: ChargedWay;
  /** In one stage the money is taken; in two it is authorized, and taken by `capture`. */
  stages: 1 | 2;
  /** What the bill says, in the client's language. */
  description: string;
  language: "ru" | "kk" | "en";
  /** Whose cards these are there; absent for guests. A card is saved for an account alone. */
  accountId?: string;
  saveCard: boolean;
  clientIp: string;
  email?: string;
  /** Where the processor's page leads back to; also where our page of the payment is. */
  returnUrl: string;
  /** Until when the processor's page may be paid at. */
  expiresAt: Date;
};

/** Money moved by an id of ours, under which a repeated call moves it once. */
type Move = Amount & { id: string; paymentId: string; processorId: string };

/** A call from a processor as it came; `path` is what was asked for, without its query. */
export type Callback = {
  path: string;
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** The kinds of event that say that the processor has the client's money. */
export const takings: readonly CallbackEvent["kind"][] = ["paid", "captured"];

/** What a signed callback tells: that something became of a payment. The truth is asked for by `find`. */
export type CallbackEvent = {
  /** `check` is asked before a charge; `cardSaved` is of no payment, its `id` is that of the saving. */
  kind: "check" | "paid" | "failed" | "captured" | "refunded" | "voided" | "cardSaved";
  /** Our id of the payment. */
  id: string;
  processorId: string;
  /** The same for each repetition of this callback, and for no other. */
  key: string;
  /** What is asked to be charged, with a `check`. */
  asked?: Amount;
  /** What is answered. Only to `check` is another verdict than `accepted` of use; all others are repeated upon it. */
  reply(verdict: Verdict): { contentType: string; body: string };
};
export type Verdict = "accepted" | "unknownPayment" | "wrongAmount" | "expired" | "failed";

/**
 * A card processor, spoken to by its own protocol. Every call throws OutsideFailed where no answer says what became of it,
 * and takes no longer than `longestCallMs`. What changes something may be called again under the same id within an hour
 * and happens once; after that, whoever does not know asks `find` first.
 */
export type CardProcessor = {
  charge(charge: Charge): Promise<PaymentAnswer>;
  /** Goes on after the bank's page: `paRes` is what the bank POSTed. */
  complete3ds(done: { id: string; processorId: string; md: string; paRes: string }): Promise<PaymentAnswer>;
  /** What became of the payment with this id of ours. `notFound`: there is none. */
  find(payment: { id: string }): Promise<PaymentAnswer | NotFound>;
  /**
   * All that it took or holds on cards since an instant, for whatever payment; each page of the list may take `longestCallMs`. Absent
   * where its protocol has no such list.
   */
  listPayments?(since: Date): Promise<ListedPayment[]>;
  /** Takes what was authorized, or less of it. */
  capture(move: Move): Promise<MoveAnswer>;
  /** Gives up what was authorized. */
  void(move: Omit<Move, "amount" | "currency">): Promise<MoveAnswer>;
  /** Gives back what was taken, or a part of it. `find` tells how much was given back in all. */
  refund(move: Move): Promise<MoveAnswer>;
  /** Reads what the processor tells of itself; undefined where it is not signed by it, or not to be understood. */
  readCallback(callback: Callback): CallbackEvent | undefined;
};

export type SavedCard = { token: string; card: CardShown };

/** The cards that PayBox keeps for an account. Each method throws OutsideFailed. */
export type CardStorage = {
  /** The page at which a card is saved; it leads back to `returnUrl`, and `cardSaved` is told with `id`. */
  startSaving(saving: { id: string; accountId: string; returnUrl: string }): Promise<{ url: string }>;
  savedCards(accountId: string): Promise<SavedCard[]>;
  removeCard(card: { accountId: string; token: string }): Promise<MoveAnswer>;
};

/**
 * Where the processors call us, under our own address; `:kind` is `check`, `pay`, `fail`, `confirm`, `refund` or `cancel` of
 * CloudPayments, `check`, `result` or `card` of PayBox. These are the addresses to write into one's account there.
 */
export const callbackPaths: Record<Processor, string> = {
  cloudPayments: `${servicePaths.callbacks}/cloud-payments/:kind`,
  payBox: `${servicePaths.callbacks}/pay-box/:kind`,
};

/** Those that this installation has an account with; PayBox keeps cards beside. */
export type CardProcessors = { readonly cloudPayments?: CardProcessor; readonly payBox?: CardProcessor & CardStorage };

/** @throws Error where there is no account with it (any more) */
export function processorOf(processors: CardProcessors, name: Processor): CardProcessor {
  const processor = processors[name];
  if (processor === undefined) throw new Error(`There is no account with ${name}.`);
  return processor;
}

/** @throws Error where there is no account with PayBox (any more) */
export function storageOf({ payBox }: CardProcessors): CardStorage {
  if (payBox === undefined) throw new Error("There is no account with payBox.");
  return payBox;
}

/** What the outbox gets of a card that is saved: where PayBox's page is, then which cards are new there. */
export type SavingAnswer = OutsideAnswer & { url?: string; cards?: readonly SavedCard[] };

/** What the outbox gets of a charge; `done` is the processor's last word of it, a decline too. */
export type ChargeAnswer = OutsideAnswer & { answer: PaymentAnswer };
