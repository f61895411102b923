import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { isToBeConfirmed, ownReservation } from "./reservation.ts";
import { refuseForeignPhone, sendCode } from "../phone-proof/send-code.ts";
import { firmMessage } from "../phone-proof/sms-text.ts";
import type { RequestContext } from "../../core/request-context.ts";

type Schemas = components["schemas"];

/**
 * Sends a code to the phone that is to confirm the caller's hold.
 * @throws Refused reservationNotFound, holdExpired, validationFailed for what is no phone here, tooManyCodes
 */
export async function requestCode(
  { phone, language, address, now, ...own }: Schemas["RequestSmsCode"] & RequestContext,
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Schemas["SmsChallenge"]> {
  refuseForeignPhone(phone);
  const reservation = await ownReservation(transaction, own, language);
  if (!isToBeConfirmed(reservation, now)) throw new Refused("holdExpired");
  const message = firmMessage(language, reservation.firm.name, dependencies.config.publicUrl);
  const subject = reservation.id;
  return sendCode(dependencies, transaction, { phone, purpose: "confirmReservation", subject, address, now, message });
}
