import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { limits } from "../../../domain/limits.ts";
import { canonicalPhone, parsePhone } from "../../../domain/phone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Call, House } from "../../contract/handler.ts";
import { Refused } from "../../contract/problem.ts";
import { findSendings, insertChallenge, lockSendings } from "../../db/queries/sms-challenges.ts";
import { enqueueSms } from "../../jobs/send-sms.ts";
import { isHeld, ownReservation } from "../reservations/reservation.ts";
import { hashCode, newCode, purpose } from "./code.ts";
import { countedAddress } from "../counted-address.ts";
import { perHour, refuseTooMany, resendWait, windowStart } from "./sending-limits.ts";
import { codeMessage } from "./sms-text.ts";

type Schemas = components["schemas"];

/**
 * Sends a code to the phone that is to confirm the caller's hold. It ends the codes that were sent for the same before.
 * @throws Refused reservationNotFound, holdExpired, validationFailed for what is no phone here, tooManyCodes
 */
export async function requestCode(
  { body, language, address, now }: Call<"requestSmsCode">,
  { config }: House,
  transaction: PoolClient,
): Promise<Schemas["SmsChallenge"]> {
  const { phone } = body;
  if (!parsePhone(canonicalPhone(phone)).ok) {
    const errors = [{ field: "/phone", message: "must be a phone of Kazakhstan or Russia" }];
    throw new Refused("validationFailed", { action: "changeContacts", errors });
  }
  const reservation = await ownReservation(transaction, body, language);
  if (!isHeld(reservation, now)) throw new Refused("holdExpired");

  const target = { phone, subject: reservation.id, address: countedAddress(address) };
  await lockSendings(transaction);
  const sendings = await findSendings(transaction, { ...target, since: windowStart(now) }, perHour);
  refuseTooMany(sendings, now);

  const id = randomUUID();
  const code = newCode();
  const sentCount = sendings.sentCount + 1;
  const resendInSeconds = resendWait(sentCount);
  const expiresAt = new Date(now.getTime() + limits.smsCodeSeconds * 1000);
  await insertChallenge(transaction, {
    ...target,
    id,
    purpose,
    codeHash: hashCode(config.secrets.tokenKey, { ...target, id, purpose }, code),
    attempts: limits.smsAttempts,
    sentCount,
    now,
    resendAt: new Date(now.getTime() + resendInSeconds * 1000),
    expiresAt,
  });
  const text = codeMessage(language, reservation.firm.name, code, config.publicUrl);
  await enqueueSms(transaction, config.secrets.tokenKey, { phone, text, expiresAt });
  return {
    challengeId: id,
    expiresInSeconds: limits.smsCodeSeconds,
    resendInSeconds,
    attemptsLeft: limits.smsAttempts,
  };
}
