import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { Pool } from "pg";
import { faultOf, saveFaultOf } from "../../../db/queries/sandbox-faults.ts";
import type { SandboxProcessor } from "../../../db/queries/sandbox-payments.ts";

/**
 * How a processor misbehaves. It takes a call: not at all (badGateway, reset), before it fails (lostAnswer, lostConnection,
 * malformed, timeout), late (slow), or as it should, and says at first that it is at it (pendingThenSuccess: or, where the
 * protocol has no word for that, answers 502 and does it later), or takes another sum (wrongAmount). Or its callbacks are
 * wrong: without a signature, before the answer, twice, never.
 */
export const paymentFaults = [
  "none",
  "badGateway",
  "reset",
  "lostAnswer",
  "lostConnection",
  "malformed",
  "timeout",
  "slow",
  "pendingThenSuccess",
  "wrongAmount",
  "unsignedCallback",
  "callbackFirst",
  "callbackTwice",
  "callbackNever",
] as const;
export type PaymentFault = (typeof paymentFaults)[number];

/** Longer than our adapters wait. */
const silenceMs = 30_000;
/** Shorter than they wait. */
const slownessMs = 1500;
/** How late what was not taken at once is done. */
export const latenessMs = 2000;

export function findPaymentFault(pool: Pool, processor: SandboxProcessor): Promise<PaymentFault> {
  return faultOf(pool, processor, paymentFaults);
}

export function savePaymentFault(pool: Pool, processor: SandboxProcessor, mode: PaymentFault): Promise<void> {
  return saveFaultOf(pool, processor, mode);
}

type Misbehaving = { fault: PaymentFault; reply: FastifyReply; closing: AbortSignal };

/** Answers a call that moves money or keeps cards, as the fault has it; `work` does it and gives the body of the answer. */
export async function answerAs(
  { fault, reply, closing }: Misbehaving,
  work: () => Promise<string>,
): Promise<FastifyReply | string> {
  if (fault === "badGateway") return badGateway(reply);
  if (fault === "reset") return cut(reply);
  if (fault === "slow") await pause(slownessMs, closing);
  const body = await work();
  if (fault === "timeout") await pause(silenceMs, closing);
  if (fault === "lostAnswer") return badGateway(reply);
  if (fault === "lostConnection") return cut(reply);
  return fault === "malformed" ? body.slice(0, -3) : body;
}

export function badGateway(reply: FastifyReply): FastifyReply {
  return reply.code(502).type("text/html").send("<html><h1>502 Bad Gateway</h1></html>");
}

/** So long, or until the sandbox closes. */
async function pause(milliseconds: number, closing: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal: closing, ref: false }).catch(() => {});
}

function cut(reply: FastifyReply): FastifyReply {
  reply.raw.destroy();
  return reply.hijack();
}
