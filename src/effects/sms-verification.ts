import { fromPromise } from "xstate";
import type { Challenge, Proof } from "../../domain/draft.ts";
import type { CheckSmsCodeInput, RequestSmsCodeInput } from "../../machines/sms-verification/machine.ts";
import { answer } from "../api/answer.ts";
import type { Needs } from "./reservation.ts";
import { waitUntil } from "./wait-until.ts";

/** What proving a phone asks of the service. Every effect rejects with CallFailed (spec §8). */
export function smsVerificationEffects({ client, clock }: Needs) {
  return {
    requestSmsCode: fromPromise<Challenge, RequestSmsCodeInput>(async ({ input, signal }) => {
      const { phone, subject: hold, idempotencyKey } = input;
      const askedAt = clock.now();
      const { expiresInSeconds, resendInSeconds, challengeId, attemptsLeft } = await answer(
        client.POST("/rest/clients-app/v1/reservations/sms-code", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: { reservationId: hold.reservationId, secret: hold.secret, phone },
          signal,
        }),
      );
      // Counted so that neither is too generous: the code ends early, and the next one is asked for late.
      const expiresAt = askedAt + expiresInSeconds * 1000;
      const resendAt = clock.now() + resendInSeconds * 1000;
      return { challengeId, attemptsLeft, phone, expiresAt, resendAt };
    }),
    checkSmsCode: fromPromise<Proof, CheckSmsCodeInput>(async ({ input, signal }) => {
      const { challengeId, phone, code, idempotencyKey } = input;
      const { proof } = await answer(
        client.POST("/rest/clients-app/v1/reservations/sms", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: { challengeId, code },
          signal,
        }),
      );
      return { proof, phone };
    }),
    waitUntil: waitUntil(clock),
  };
}
