import type { PoolClient } from "pg";
import { Refused } from "../../core/refusal.ts";
import { lockClientByPhone, storePassword } from "../../db/queries/clients.ts";
import { revokeSessions } from "../../db/queries/sessions.ts";
import { useProof } from "../../db/queries/sms-challenges.ts";
import { hashSecret } from "../../core/secrets.ts";
import { hashPassword } from "./passwords.ts";
import { refuseWeakPassword } from "./weak-password.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/**
 * Sets a new password for a proven phone and ends all sessions of its client. A password that is refused leaves the proof.
 * @throws Refused weakPassword; verificationExpired when the proof is another phone's, ran out, was used or is none
 */
export async function resetPassword(
  { phone, verificationToken, password, now }: Schemas["ResetPassword"] & Pick<RequestContext, "now">,
  transaction: PoolClient,
): Promise<Schemas["Done"]> {
  refuseWeakPassword(password, phone);
  const purpose = "RESET_PASSWORD";
  const isProven = await useProof(transaction, {
    hash: hashSecret(verificationToken),
    phone,
    purpose,
    subject: purpose,
    now,
  });
  const client = isProven ? await lockClientByPhone(transaction, phone) : undefined;
  if (client === undefined) throw new Refused("verificationExpired");
  await storePassword(transaction, client.id, await hashPassword(password));
  await revokeSessions(transaction, client.id, { now });
  return { done: true };
}
