import { fromPromise } from "xstate";
import type { Device } from "../../domain/client-app.ts";
import type { SignedIn } from "../../domain/entities.ts";
import type { ResetPasswordInput, SignInByPasswordInput } from "../../machines/sign-in/machine.ts";
import type { CheckInput, SignUpInput } from "../../machines/sms-verification/machine.ts";
import { answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { withKey } from "../api/with-key.ts";

type Needs = { client: Client; device: Device; /** The channel by which the client came. */ referrer: () => string };

/** Without these there is no session. */
const ofSession = ["accessToken", "refreshToken", "expiresIn", "user"] as const;

/** What signing in asks of the service. Every effect rejects with CallFailed (spec §8). */
export function signInEffects({ client, device, referrer }: Needs) {
  return {
    signIn: fromPromise<SignedIn, SignInByPasswordInput>(({ input, signal }) => {
      const { idempotencyKey, ...credentials } = input;
      const body = { ...device, ...credentials };
      const params = withKey(idempotencyKey);
      return answer(client.POST("/auth-app/auth/v1/sign-in", { params, body, signal }), ...ofSession);
    }),
    signInBySms: signInBySms({ client, device }),
    signUp: signUp({ client, device, referrer }),
    resetPassword: fromPromise<void, ResetPasswordInput>(async ({ input, signal }) => {
      const { idempotencyKey, ...body } = input;
      const params = withKey(idempotencyKey);
      await answer(client.POST("/auth-app/auth/v1/passwords/reset", { params, body, signal }), "done");
    }),
  };
}

/** Signs in by the code of an SMS. */
export function signInBySms({ client, device }: Omit<Needs, "referrer">) {
  return fromPromise<SignedIn, CheckInput>(({ input, signal }) => {
    const { idempotencyKey, code: smsCode, ...proven } = input;
    const body = { ...device, ...proven, smsCode };
    const params = withKey(idempotencyKey);
    return answer(client.POST("/auth-app/auth/v1/sign-in/by-sms", { params, body, signal }), ...ofSession);
  });
}

/** Signs up with the code of an SMS. */
export function signUp({ client, device, referrer }: Needs) {
  return fromPromise<SignedIn, SignUpInput>(({ input, signal }) => {
    const { idempotencyKey, code: smsCode, ...account } = input;
    const body = { ...device, ...account, smsCode, referrer: referrer() };
    const params = withKey(idempotencyKey);
    return answer(client.POST("/auth-app/auth/v1/sign-up", { params, body, signal }), ...ofSession);
  });
}
