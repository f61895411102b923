import type { Task } from "graphile-worker";
import type { PoolClient } from "pg";
import type { Phone } from "../../domain/phone.ts";
import { SmsFailed, type SmsPort } from "../outside/sms/sms-port.ts";
import { seal, unseal } from "../services/secrets.ts";

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
  await transaction.query("select graphile_worker.add_job('sendSms', $1::json)", [JSON.stringify(payload)]);
}

type Deps = { sms: SmsPort; tokenKey: string; clock: () => Date };

/**
 * The job. A message that the gateway may take later is tried again, each time after a longer wait, until it is worth
 * nothing; one that it will never take is given up at once.
 */
export function sendSms({ sms, tokenKey, clock }: Deps): Task {
  return async (payload, { logger }) => {
    const { phone, expiresAt, isSent, sealed } = readPayload(payload);
    if (!isSent) return;
    if (clock().getTime() >= Date.parse(expiresAt)) {
      logger.warn("An SMS could not be sent before it was worth nothing.");
      return;
    }
    try {
      await sms.send(phone, unseal(tokenKey, password, sealed));
    } catch (error) {
      if (!(error instanceof SmsFailed) || error.mayBeRepeated) throw error;
      logger.error(error.message);
    }
  };
}

type Payload = { phone: number; expiresAt: string; isSent: boolean; sealed: string };

function readPayload(payload: unknown): Payload {
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
