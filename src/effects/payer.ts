import { fromPromise } from "xstate";
import type { PaymentLink } from "../../domain/entities.ts";
import type { Challenge } from "../../domain/phone-proof.ts";
import type { RegisterPrepaymentInput, RequestRegistrationCodeInput } from "../../machines/sms-verification/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { sentCode } from "../api/sent-code.ts";
import { withKey } from "../api/with-key.ts";

type Needs = {
  /** Sends nobody to /not-found: of a link that opens nothing, its page itself says so. */
  backgroundClient: Client;
};

const path = "/rest/v1/client/prepayment-registration/{firmId}/{code}";

/** Writes down who pays by a link; rejects with CallFailed (spec §8). */
export function registerPrepayment({ backgroundClient: client }: Needs) {
  return fromPromise<PaymentLink, RegisterPrepaymentInput>(({ input, signal }) => {
    const { link, idempotencyKey, code: smsCode, challengeId, name, phone } = input;
    const body = { name, phone, ...(challengeId !== undefined && smsCode !== undefined && { challengeId, smsCode }) };
    const params = { ...withKey(idempotencyKey), path: link };
    return answer(client.POST(path, { params, body, signal }), "linkId", "due", "ways");
  });
}

/** Sends a code to whoever is to pay by a link; rejects with CallFailed (spec §8). */
export function requestPrepaymentRegistrationCode({
  backgroundClient: client,
  clock,
}: Needs & { clock: { now(): number } }) {
  return fromPromise<Challenge, RequestRegistrationCodeInput>(({ input: { link, phone, idempotencyKey }, signal }) => {
    const params = { ...withKey(idempotencyKey), path: link };
    return sentCode(clock, phone, () => client.POST(`${path}/sms-code`, { params, body: { phone }, signal }));
  });
}
