import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { isChallengeOf } from "../../db/queries/sms-challenges.ts";
import { type OutsideState, readOutsideState } from "../outbox/outbox.ts";
import { ownReservation } from "./reservation.ts";

type SmsDelivery = components["schemas"]["SmsDelivery"];

const states: Record<OutsideState["state"], SmsDelivery["state"]> = {
  processing: "processing",
  begun: "sent",
  done: "delivered",
  refused: "failed",
  givenUp: "failed",
};

/**
 * What became of the message with a code for the caller's reservation. Of the codes of accounts nobody is told: whether
 * such a message is sent tells whether the phone has an account.
 * @throws Refused reservationNotFound, or codeExpired for a challenge that is another's or is forgotten
 */
export async function smsDelivery(
  {
    challengeId,
    language,
    ...own
  }: { challengeId: string; reservationId: string; secret: string } & Pick<RequestContext, "language">,
  reader: Reader,
): Promise<SmsDelivery> {
  const { id } = await ownReservation(reader, own, language);
  const isOwn = await isChallengeOf(reader, challengeId, id);
  const found = isOwn ? await readOutsideState(reader, challengeId) : undefined;
  if (found === undefined) throw new Refused("codeExpired");
  return { state: states[found.state], isSettled: found.isSettled };
}
