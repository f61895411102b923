import type { Pool } from "pg";
import { hourMs } from "../../../domain/time.ts";
import {
  type CardProcessors,
  type ChargeAnswer,
  type DeclineReason,
  type PaymentAnswer,
  processorOf,
} from "../../core/card-processor.ts";
import type { Config } from "../../core/config.ts";
import { OutsideFailed, type NotFound } from "../../core/outside.ts";
import { findCompletionOf } from "../../db/queries/payment-completions.ts";
import { findPayment, type PaymentRow } from "../../db/queries/payments.ts";
import { hasTakingCallback } from "../../db/queries/payment-callbacks.ts";
import { readOutsideState, type Worker } from "../outbox/outbox.ts";
import { unsealCharge } from "./sealed-charge.ts";
import { graceMs, lastWordMs } from "./grace.ts";
import type { PaymentKinds } from "./kinds.ts";
import { recordCharge } from "./settle.ts";

/** While the time is held for it, somebody is looking. */
const watchedSeconds = 1200;

type Deps = {
  pool: Pool;
  processors: CardProcessors;
  config: Pick<Config, "publicUrl" | "secrets">;
  clock: () => Date;
  kinds: PaymentKinds;
};

/** Charges cards, and follows each charge until the processor says what became of it. */
export function chargeWorker({ pool, processors, config, clock, kinds }: Deps): Worker<ChargeAnswer> {
  async function read(id: string): Promise<PaymentRow> {
    const payment = await findPayment(pool, id);
    if (payment === undefined) throw new Error("A payment was lost while it was worked on.");
    return payment;
  }

  async function charge(payment: PaymentRow): Promise<PaymentAnswer> {
    if (payment.sealed === null) throw new Error("A payment that the processor had was to be charged again.");
    const { id, amount, currency, beginBefore } = payment;
    return processorOf(processors, payment.processor).charge({
      id,
      amount,
      currency,
      stages: 1,
      ...unsealCharge(config.secrets.tokenKey, payment.sealed),
      expiresAt: new Date(beginBefore),
    });
  }

  const isOver = (payment: PaymentRow, afterMs: number) =>
    clock().getTime() >= Date.parse(payment.beginBefore) + afterMs;

  /** What was refused and has no number of theirs was not begun, unless a call of before still is on its way. */
  async function refused(payment: PaymentRow, answer: PaymentAnswer, attempt: number): Promise<PaymentAnswer> {
    const isYoung = clock().getTime() < Date.parse(payment.createdAt) + graceMs;
    if (attempt > 1 && isYoung) throw new OutsideFailed("It was refused, and may still be on its way.");
    const found = await processorOf(processors, payment.processor).find(payment);
    if (found.type !== "notFound") throw new OutsideFailed("It was refused, and is there.");
    return answer;
  }

  /** Of a charge for which the client has to prove to the bank who they are: only our own call would take the money. */
  async function challenged(payment: PaymentRow, answer: PaymentAnswer): Promise<PaymentAnswer> {
    const isGivenUp = { type: "declined", reason: "authentication", code: "givenUp" } as const;
    if (payment.status === "failed") return isGivenUp;
    const completion = await findCompletionOf(pool, payment);
    const completed = completion && (await readOutsideState(pool, completion.id));
    if (completed?.isSettled === false) return { type: "pending" };
    const isRefused = completed?.state === "refused" || completed?.state === "givenUp";
    if (isRefused || isOver(payment, graceMs)) return isGivenUp;
    // One that nobody has taken yet has no work.
    if (completed !== undefined) return { type: "pending" };
    if (payment.action !== null || payment.sealed === null) return answer;
    const again = await charge(payment);
    if (isWithoutNumber(again)) throw new OutsideFailed("It is there, and its challenge was refused.");
    return again;
  }

  /** Money that is held and not taken is taken where it is wanted, or let go of; what came of that is found the next time. */
  async function endAuthorization(payment: PaymentRow, answer: Authorized): Promise<PaymentAnswer> {
    const { id, processor: name, status } = payment;
    const { processorId, amount, currency } = answer;
    const processor = processorOf(processors, name);
    const isAsAsked = amount === payment.amount && currency === payment.currency;
    const move = { paymentId: id, processorId };
    if (status !== "failed" && isAsAsked) {
      const capture = await processor.capture({ ...move, id: `${id}-capture`, amount, currency });
      if (capture.type === "done") return answer;
    }
    const release = await processor.void({ ...move, id: `${id}-void` });
    if (release.type === "done") return answer;
    throw new OutsideFailed(`What is held there was neither taken nor let go of: ${release.code}`);
  }

  /**
   * PayBox begins a payment, and then leads to its page or charges the card that it keeps: where the answer to the first was lost, the
   * same call goes on with the second.
   */
  async function goneOn(payment: PaymentRow, found: PaymentAnswer): Promise<PaymentAnswer> {
    const isLedOn = payment.action !== null || payment.sealed === null;
    if (payment.processor !== "payBox" || isLedOn || isOver(payment, 0)) return found;
    const again = await charge(payment);
    return isWithoutNumber(again) ? found : again;
  }

  /** What became of a charge that is not known to have taken money. */
  async function unsettled(payment: PaymentRow, found: Unsettled): Promise<ChargeAnswer | NotFound> {
    const since = new Date(clock().getTime() - hourMs);
    if (await hasTakingCallback(pool, payment.id, since))
      throw new OutsideFailed("It is told to be paid, and not found so.");
    const isLost = payment.status === "failed" || isOver(payment, lastWordMs);
    if (found.type === "needs3ds") return answerOf(await challenged(payment, found));
    if (found.type === "pending") {
      if (isLost) return answerOf({ ...found, ...nothing("cancelled", "abandoned") });
      return answerOf(await goneOn(payment, found));
    }
    if (isLost) return answerOf(nothing("other", "unheard"));
    if (isOver(payment, 0) && !isOver(payment, graceMs)) throw new OutsideFailed("It may still be on its way.");
    return found;
  }

  return {
    async ask(id) {
      const payment = await read(id);
      const found = await processorOf(processors, payment.processor).find(payment);
      if (isUnsettled(found)) return unsettled(payment, found);
      return answerOf(found.type === "authorized" ? await endAuthorization(payment, found) : found);
    },
    isWanted: async (id) => (await read(id)).status !== "failed",
    async call(id, attempt) {
      const payment = await read(id);
      const answer = await charge(payment);
      return answerOf(isWithoutNumber(answer) ? await refused(payment, answer, attempt) : answer);
    },
    record: (transaction, id, result) => recordCharge(transaction, { config, kinds, now: clock() }, id, result),
    longestWait: (ageSeconds) => (ageSeconds < watchedSeconds ? 10 : 600),
  };
}

type Authorized = Extract<PaymentAnswer, { type: "authorized" }>;
type Unsettled = Extract<PaymentAnswer, { type: "pending" | "needs3ds" }> | NotFound;

function isUnsettled(found: PaymentAnswer | NotFound): found is Unsettled {
  return found.type === "pending" || found.type === "needs3ds" || found.type === "notFound";
}

function nothing(reason: DeclineReason, code: string): PaymentAnswer {
  return { type: "declined", reason, code };
}

function isWithoutNumber(answer: PaymentAnswer): boolean {
  return answer.type === "declined" && answer.processorId === undefined;
}

const lastWords: readonly PaymentAnswer["type"][] = ["paid", "declined", "voided"];

function answerOf(answer: PaymentAnswer): ChargeAnswer {
  const detail = answer.type === "declined" ? `declined ${answer.code}` : answer.type;
  return { type: lastWords.includes(answer.type) ? "done" : "pending", detail, answer };
}
