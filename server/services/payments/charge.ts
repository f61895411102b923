import type { Pool } from "pg";
import { type CardProcessors, type ChargeAnswer, type PaymentAnswer, processorOf } from "../../core/card-processor.ts";
import type { Config } from "../../core/config.ts";
import { OutsideFailed } from "../../core/outside.ts";
import { findCompletionOf, findPayment, type PaymentRow } from "../../db/queries/payments.ts";
import { readOutsideState, type Worker } from "../outbox/outbox.ts";
import { unsealCharge } from "./sealed-charge.ts";
import { graceMs } from "./grace.ts";
import { recordCharge } from "./settle.ts";

/** While the time is held for it, somebody is looking. */
const watchedSeconds = 1200;

type Deps = {
  pool: Pool;
  processors: CardProcessors;
  config: Pick<Config, "publicUrl" | "secrets">;
  clock: () => Date;
};

/** Charges cards, and follows each charge until the processor says what became of it. */
export function chargeWorker({ pool, processors, config, clock }: Deps): Worker<ChargeAnswer> {
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

  /** Of a charge for which the client has to prove to the bank who they are: only our own call would take the money. */
  async function challenged(payment: PaymentRow, said: PaymentAnswer): Promise<PaymentAnswer> {
    const isGivenUp = { type: "declined", reason: "authentication", code: "givenUp" } as const;
    if (payment.status === "failed") return isGivenUp;
    const completion = await findCompletionOf(pool, payment);
    const completed = completion && (await readOutsideState(pool, completion.id));
    if (completion !== undefined) return completed?.state === "givenUp" ? isGivenUp : { type: "pending" };
    if (isOver(payment, graceMs)) return isGivenUp;
    return payment.action === null && payment.sealed !== null ? charge(payment) : said;
  }

  return {
    async ask(id) {
      const payment = await read(id);
      const found = await processorOf(processors, payment.processor).find(payment);
      if (found.type === "unheard") {
        if (isOver(payment, 0) && !isOver(payment, graceMs)) throw new OutsideFailed("It may still be on its way.");
        return found;
      }
      return answerOf(found.type === "needs3ds" ? await challenged(payment, found) : found);
    },
    isWanted: async (id) => (await read(id)).status !== "failed",
    call: async (id) => answerOf(await charge(await read(id))),
    record: (transaction, id, heard) => recordCharge(transaction, { config, now: clock() }, id, heard),
    longestWait: (ageSeconds) => (ageSeconds < watchedSeconds ? 10 : 600),
  };
}

const lastWords: readonly PaymentAnswer["type"][] = ["paid", "declined", "voided"];

function answerOf(said: PaymentAnswer): ChargeAnswer {
  const detail = said.type === "declined" ? `declined ${said.code}` : said.type;
  return { type: lastWords.includes(said.type) ? "done" : "pending", detail, said };
}
