import { fromPromise } from "xstate";
import type { Device } from "../../domain/client-app.ts";
import type { Challenge } from "../../domain/draft.ts";
import type { SignedIn } from "../../domain/entities.ts";
import { CallFailed } from "../../domain/failure.ts";
import type { ResetPasswordInput, SignInByPasswordInput, SignInBySmsInput } from "../../machines/sign-in/types.ts";
import type {
  CheckAccountCodeInput,
  RequestAccountCodeInput,
  VerifiedPhone,
} from "../../machines/sms-verification/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { type Clock, waitUntil } from "./wait-until.ts";

export type SignInNeeds = {
  client: Client;
  clock: Clock;
  device: Device;
  /** The channel that brought the client. */
  referrer: () => string;
  /** A token of the recaptcha for an act of that name; rejects where it cannot be had. */
  recaptcha: (action: string) => Promise<string>;
};

const headers = (idempotencyKey: string) => ({ header: { "Idempotency-Key": idempotencyKey } });

/** What signing in asks of the service. Every effect rejects with CallFailed (spec §8). */
export function signInEffects({ client, device }: Pick<SignInNeeds, "client" | "device">) {
  return {
    signIn: fromPromise<SignedIn, SignInByPasswordInput>(({ input, signal }) => {
      const { idempotencyKey, ...credentials } = input;
      const body = { ...device, ...credentials };
      return answer(client.POST("/auth-app/auth/v1/sign-in", { params: headers(idempotencyKey), body, signal }));
    }),
    signInBySms: fromPromise<SignedIn, SignInBySmsInput>(({ input, signal }) => {
      const { idempotencyKey, code: smsCode, ...proven } = input;
      const body = { ...device, ...proven, smsCode };
      return answer(client.POST("/auth-app/auth/v1/sign-in/by-sms", { params: headers(idempotencyKey), body, signal }));
    }),
    resetPassword: fromPromise<void, ResetPasswordInput>(async ({ input, signal }) => {
      const { idempotencyKey, ...body } = input;
      await answer(client.POST("/auth-app/auth/v1/passwords/reset", { params: headers(idempotencyKey), body, signal }));
    }),
  };
}

/** A check for robots that could not be made ends as one that failed. */
function failRecaptcha(): never {
  const code = "recaptchaFailed";
  const problem = {
    type: `urn:kezek:problem:${code}`,
    title: "The recaptcha could not be asked",
    status: 403,
    code,
  } as const;
  throw new CallFailed({ kind: "refused", status: 403, problem });
}

/** What proving a phone for an account asks of the service: the right code signs in or up, or lets a password be set. */
export function accountVerificationEffects({ client, clock, device, referrer, recaptcha }: SignInNeeds) {
  return {
    requestSmsCode: fromPromise<Challenge, RequestAccountCodeInput>(async ({ input, signal }) => {
      const { phone, subject, idempotencyKey } = input;
      const { purpose } = subject;
      const recaptchaToken = await recaptcha(purpose.toLowerCase()).catch(failRecaptcha);
      const askedAt = clock.now();
      const { expiresInSeconds, resendInSeconds, challengeId, attemptsLeft } = await answer(
        client.POST("/auth-app/auth/v1/phone-verification/request-sms", {
          params: headers(idempotencyKey),
          body: { clientApp: device.clientApp, phone, purpose, recaptchaToken },
          signal,
        }),
      );
      const expiresAt = askedAt + expiresInSeconds * 1000;
      const resendAt = clock.now() + resendInSeconds * 1000;
      return { challengeId, attemptsLeft, phone, expiresAt, resendAt };
    }),
    checkSmsCode: fromPromise<SignedIn | VerifiedPhone, CheckAccountCodeInput>(({ input, signal }) => {
      const { phone, subject, challengeId, code: smsCode, idempotencyKey } = input;
      const proven = { phone, challengeId, smsCode };
      const params = headers(idempotencyKey);
      switch (subject.purpose) {
        case "SIGN_IN":
          return answer(
            client.POST("/auth-app/auth/v1/sign-in/by-sms", { params, body: { ...device, ...proven }, signal }),
          );
        case "SIGN_UP": {
          const { name, password } = subject;
          const body = { ...device, ...proven, name, password, referrer: referrer() };
          return answer(client.POST("/auth-app/auth/v1/sign-up", { params, body, signal }));
        }
        case "RESET_PASSWORD":
          return answer(
            client.POST("/auth-app/auth/v1/phone-verification/validate-code", {
              params,
              body: { ...proven, purpose: subject.purpose },
              signal,
            }),
          );
      }
    }),
    waitUntil: waitUntil(clock),
  };
}
