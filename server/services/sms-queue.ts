import type { PoolClient } from "pg";
import type { Phone } from "../../domain/phone.ts";
import { seal, unseal } from "../core/secrets.ts";
import { addJob } from "../db/queries/jobs.ts";

/**
 * `expiresAt`: when the message is worth nothing any more. One with `isSent` false goes through the queue like any other
 * and is dropped there: whoever asked for it cannot tell.
 */
export type Sms = { phone: Phone; text: string; expiresAt: Date; isSent: boolean };

const password = "sms text";

/** Has a message sent once this transaction stands. Its text waits in the database sealed: it holds a code. */
export async function enqueueSms(transaction: PoolClient, tokenKey: string, sms: Sms): Promise<void> {
  const { phone, expiresAt, isSent } = sms;
  const payload = { phone, expiresAt, isSent, sealed: seal(tokenKey, password, sms.text) };
  await addJob(transaction, "sendSms", payload);
}

/** A message as it waits; `sealed` is its text. */
export type QueuedSms = { phone: number; expiresAt: string; isSent: boolean; sealed: string };

/** Reads what {@link enqueueSms} put into the queue. */
export function readQueuedSms(payload: unknown): QueuedSms {
  if (typeof payload === "object" && payload !== null) {
    // What was put into the queue before there was `isSent` is to be sent.
    const absent = { phone: undefined, expiresAt: undefined, isSent: true, sealed: undefined };
    const { phone, expiresAt, isSent, sealed } = { ...absent, ...payload };
    if (typeof phone === "number" && typeof expiresAt === "string" && typeof sealed === "string") {
      return { phone, expiresAt, isSent, sealed };
    }
  }
  throw new TypeError("A job sendSms has no phone, expiresAt and sealed text.");
}

/** The text of a message that waited. */
export function openSms(tokenKey: string, { sealed }: QueuedSms): string {
  return unseal(tokenKey, password, sealed);
}
