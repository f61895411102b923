import { randomBytes, randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import { canonicalPhone, parsePhone, type Phone } from "../../../domain/phone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { findSendings, insertChallenge, lockSendings, type Purpose } from "../../db/queries/sms-challenges.ts";
import { requestSms } from "../outbox/sms.ts";
import { countedAddress } from "../../core/counted-address.ts";
import { hashCode, newCode } from "./code.ts";
import { perHour, refuseTooMany, resendWait, windowStart } from "./sending-limits.ts";

export type Sending = {
  phone: Phone;
  purpose: Purpose;
  /** What the code is for; a later one for the same ends it. */
  subject: string;
  address: string;
  now: Date;
  /** The message that brings a code. */
  message: (code: string) => string;
};

/** @throws Refused validationFailed for what is no phone here */
export function refuseForeignPhone(phone: Phone, field = "/phone"): void {
  if (parsePhone(canonicalPhone(phone)).ok) return;
  const errors = [{ field, message: "must be a phone of Kazakhstan or Russia" }];
  throw new Refused("validationFailed", { action: "changeContacts", errors });
}

/**
 * Sends a code to a phone. It ends the codes that were sent for the same before.
 * @param isOfUse whether the code can be of use to its phone, asked once it may be sent. One that cannot is not sent and
 * no code answers its challenge, while all that can be seen and counted of it is the same.
 * @throws Refused tooManyCodes
 */
export async function sendCode(
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
  { message, ...sending }: Sending,
  isOfUse: () => Promise<boolean> = async () => true,
): Promise<components["schemas"]["SmsChallenge"]> {
  const { tokenKey } = config.secrets;
  const { phone, purpose, now } = sending;
  const target = { ...sending, address: countedAddress(sending.address) };
  await lockSendings(transaction);
  const sendings = await findSendings(transaction, { ...target, since: windowStart(now) }, perHour);
  refuseTooMany(sendings, now);

  const isSent = await isOfUse();
  const id = randomUUID();
  const code = newCode();
  const codeHash = hashCode(tokenKey, { id, phone, purpose }, code);
  const sentCount = sendings.sentCount + 1;
  const resendInSeconds = resendWait(sentCount);
  const expiresAt = new Date(now.getTime() + limits.smsCodeSeconds * 1000);
  await insertChallenge(transaction, {
    ...target,
    id,
    codeHash: isSent ? codeHash : randomBytes(codeHash.length),
    attempts: limits.smsAttempts,
    sentCount,
    resendAt: new Date(now.getTime() + resendInSeconds * 1000),
    expiresAt,
  });
  // The message has the challenge's id: whoever has the challenge can ask what became of it.
  await requestSms(transaction, tokenKey, { id, phone, text: message(code), beginBefore: expiresAt, isSent, now });
  return {
    challengeId: id,
    expiresInSeconds: limits.smsCodeSeconds,
    resendInSeconds,
    attemptsLeft: limits.smsAttempts,
  };
}
