import { fromPromise } from "xstate";
import type { Device } from "../../domain/client-app.ts";
import type { Challenge, Proof } from "../../domain/phone-proof.ts";
import { failRecaptcha } from "../../domain/failure.ts";
import type {
  CheckInput,
  Delivery,
  GetSmsDeliveryInput,
  RequestSmsCodeInput,
  RequestVerificationSmsInput,
  ValidateCodeInput,
  VerifiedPhone,
} from "../../machines/sms-verification/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { sentCode } from "../api/sent-code.ts";
import { registerPrepayment, requestPrepaymentRegistrationCode } from "./payer.ts";
import { signInBySms, signUp } from "./sign-in.ts";
import { untilSettled } from "./until-settled.ts";
import { type Clock, waitUntil } from "./wait-until.ts";
import { withKey } from "../api/with-key.ts";

export type SmsVerificationNeeds = {
  client: Client;
  /** Sends nobody to /not-found: nobody loses the page over what is only followed. */
  backgroundClient: Client;
  clock: Clock;
  device: Device;
  /** The channel that brought the client. */
  referrer: () => string;
  /** A token of the recaptcha for an act of that name; rejects where it cannot be had. */
  recaptcha: (action: string) => Promise<string>;
};

/** What proving a phone asks of the service. Every effect rejects with CallFailed (spec §8). */
export function smsVerificationEffects({
  client,
  backgroundClient,
  clock,
  device,
  referrer,
  recaptcha,
}: SmsVerificationNeeds) {
  return {
    requestSmsCode: fromPromise<Challenge, RequestSmsCodeInput>(({ input, signal }) => {
      const { idempotencyKey, ...body } = input;
      return sentCode(clock, body.phone, () =>
        client.POST("/rest/clients-app/v1/reservations/sms-code", { params: withKey(idempotencyKey), body, signal }),
      );
    }),
    requestVerificationSms: fromPromise<Challenge, RequestVerificationSmsInput>(async ({ input, signal }) => {
      const { phone, purpose, idempotencyKey } = input;
      const recaptchaToken = await recaptcha(purpose.toLowerCase()).catch(failRecaptcha);
      const body = { clientApp: device.clientApp, phone, purpose, recaptchaToken };
      return sentCode(clock, phone, () =>
        client.POST("/auth-app/auth/v1/phone-verification/request-sms", {
          params: withKey(idempotencyKey),
          body,
          signal,
        }),
      );
    }),
    requestPrepaymentRegistrationCode: requestPrepaymentRegistrationCode({ backgroundClient, clock }),
    getSmsDelivery: fromPromise<Delivery, GetSmsDeliveryInput>(
      async ({ input: { challengeId, hold, until }, signal }) => {
        if (hold === undefined) return null;
        const { reservationId, secret } = hold;
        const params = { query: { reservationId, challengeId }, header: { reservation_secret: secret } };
        const ask = () =>
          answer(backgroundClient.GET("/rest/clients-app/v1/reservations/sms-code", { params, signal }), "state");
        return untilSettled(ask, { clock, until, signal });
      },
    ),
    checkSmsCode: fromPromise<Proof, CheckInput>(async ({ input, signal }) => {
      const { challengeId, phone, code, idempotencyKey } = input;
      const { proof } = await answer(
        client.POST("/rest/clients-app/v1/reservations/sms", {
          params: withKey(idempotencyKey),
          body: { challengeId, code },
          signal,
        }),
        "proof",
      );
      return { proof, phone };
    }),
    signInBySms: signInBySms({ client, device }),
    signUp: signUp({ client, device, referrer }),
    registerPrepayment: registerPrepayment({ backgroundClient }),
    validateCode: fromPromise<VerifiedPhone, ValidateCodeInput>(({ input, signal }) => {
      const { idempotencyKey, code: smsCode, ...proven } = input;
      return answer(
        client.POST("/auth-app/auth/v1/phone-verification/validate-code", {
          params: withKey(idempotencyKey),
          body: { ...proven, smsCode },
          signal,
        }),
        "verificationToken",
      );
    }),
    waitUntil: waitUntil(clock, "goOn"),
  };
}
