import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { findClientByPhone } from "../../db/queries/clients.ts";
import { refuseForeignPhone, sendCode } from "../phone-proof/send-code.ts";
import { accountMessage } from "../phone-proof/sms-text.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/**
 * Sends a code for an account, once a human and no robot asked. What it answers does not tell whether the phone has an
 * account: a code for a new password is sent only where it has, and asked for and counted alike; one to sign in is sent
 * wherever it is asked for, and is good for signing up where there is no account.
 * @throws Refused validationFailed for what is no phone here, recaptchaFailed, tooManyCodes; RecaptchaUnreachable
 */
export async function requestVerificationSms(
  { phone, purpose, recaptchaToken, language, address, now }: Schemas["RequestVerificationSms"] & RequestContext,
  dependencies: Pick<Dependencies, "config" | "recaptcha">,
): Promise<(transaction: PoolClient) => Promise<Schemas["SmsChallenge"]>> {
  refuseForeignPhone(phone);
  if (!(await dependencies.recaptcha.isHuman(recaptchaToken, address))) throw new Refused("recaptchaFailed");
  const message = accountMessage(language, purpose, dependencies.config.publicUrl);
  const sending = { phone, purpose, subject: purpose, address, now, message };
  return (transaction) =>
    sendCode(dependencies, transaction, sending, async () => {
      const isKnown = (await findClientByPhone(transaction, phone)) !== undefined;
      return isKnown || purpose !== "RESET_PASSWORD";
    });
}
