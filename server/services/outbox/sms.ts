import type { Pool, PoolClient } from "pg";
import type { Phone } from "../../../domain/phone.ts";
import type { OutsideAnswer } from "../../core/outside.ts";
import { seal, unseal } from "../../core/secrets.ts";
import type { SmsPort } from "../../core/sms-port.ts";
import {
  findSmsMessage,
  forgetSmsText,
  insertSmsMessage,
  isSmsWanted,
  type SmsMessage,
  type SmsSubject,
} from "../../db/queries/sms-messages.ts";
import { requestOutsideWork, type Worker } from "./outbox.ts";

/**
 * `beginBefore`: when the message is worth nothing any more. One with `isSent` false goes through the outbox like any
 * other and is dropped there: whoever asked for it cannot tell. `visit`: the confirmed visit that it tells of; once that
 * does not stand at its time any more, the message is not sent. `reviewOf`: the visit that it asks a review of; once it has one, or did not take
 * place, the message is not sent. `giftCardId`: the card that it brings; once there is nothing on
 * it for that phone, the message is not sent either.
 */
export type Sms = {
  id: string;
  phone: Phone;
  text: string;
  beginBefore: Date;
  isSent: boolean;
  now: Date;
} & SmsSubject;

const password = "sms text";

/** Has a message sent once this transaction stands. Its text waits in the database sealed: it holds a code. */
export async function requestSms(transaction: PoolClient, tokenKey: string, sms: Sms): Promise<void> {
  const { id, phone, text, beginBefore, isSent, visit, reviewOf, giftCardId, now } = sms;
  await requestOutsideWork(transaction, { id, kind: "sendSms", beginBefore, now });
  await insertSmsMessage(transaction, {
    id,
    phone,
    text: seal(tokenKey, password, text),
    isSent,
    visit,
    reviewOf,
    giftCardId,
  });
}

type Sending = {
  pool: Pool;
  sms: SmsPort;
  tokenKey: string;
  /** What follows where a message will never be delivered. */
  whenLost?: (transaction: PoolClient, id: string) => Promise<void>;
};

/** Sends messages through a gateway, and follows them until they are delivered or never will be. */
export function smsWorker({ pool, sms, tokenKey, whenLost }: Sending): Worker<OutsideAnswer> {
  async function messageOf(id: string): Promise<SmsMessage> {
    const message = await findSmsMessage(pool, id);
    if (message === undefined) throw new Error("A message was purged while it was worked on.");
    return message;
  }
  return {
    async ask(id) {
      const { phone, isSent } = await messageOf(id);
      return isSent ? sms.statusOf({ id, phone }) : { type: "notFound" };
    },
    isWanted: (id) => isSmsWanted(pool, id),
    async call(id) {
      const { phone, text, isSent } = await messageOf(id);
      if (!isSent) return { type: "done" };
      if (text === null) throw new Error("A message that the gateway had was to be sent again.");
      return sms.send({ id, phone, text: unseal(tokenKey, password, text) });
    },
    async record(transaction, id, { type }) {
      if (type !== "failed") await forgetSmsText(transaction, id);
      if (type === "refused" || type === "givenUp") await whenLost?.(transaction, id);
    },
  };
}
