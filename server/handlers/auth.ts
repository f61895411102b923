import { limits } from "../core/limits.ts";
import type { Mutations, Reads } from "../contract/handler.ts";
import { refreshTokens } from "../services/accounts/refresh-tokens.ts";
import { requestVerificationSms } from "../services/accounts/request-verification-sms.ts";
import { resetPassword } from "../services/accounts/reset-password.ts";
import { signInBySms } from "../services/accounts/sign-in-by-sms.ts";
import { signIn } from "../services/accounts/sign-in.ts";
import { signOut } from "../services/accounts/sign-out.ts";
import { signUp } from "../services/accounts/sign-up.ts";
import { validateCode } from "../services/accounts/validate-code.ts";

export const authReads: Pick<Reads, "getAccessToken"> = {
  getAccessToken: async ({ now }, { tokens }) => ({
    accessToken: await tokens.issue(now),
    tokenType: "Bearer",
    expiresIn: limits.accessTokenSeconds,
  }),
};

type AuthMutation =
  | "signIn"
  | "signInBySms"
  | "signUp"
  | "requestVerificationSms"
  | "validateCode"
  | "resetPassword"
  | "refreshTokens"
  | "signOut"
  | "jsfLogin"
  | "jsfLogout";

export const authMutations: Pick<Mutations, AuthMutation> = {
  signIn: { readFirst: ({ body, address, now }, dependencies) => signIn({ ...body, address, now }, dependencies) },
  signInBySms: ({ body, now }, dependencies, transaction) => signInBySms({ ...body, now }, dependencies, transaction),
  signUp: ({ body, language, now }, dependencies, transaction) =>
    signUp({ ...body, language, now }, dependencies, transaction),
  requestVerificationSms: {
    readFirst: ({ body, language, address, now }, dependencies) =>
      requestVerificationSms({ ...body, language, address, now }, dependencies),
  },
  validateCode: ({ body, now }, dependencies, transaction) => validateCode({ ...body, now }, dependencies, transaction),
  resetPassword: ({ body, now }, _dependencies, transaction) => resetPassword({ ...body, now }, transaction),
  refreshTokens: ({ body, now }, dependencies, transaction) =>
    refreshTokens({ ...body, now }, dependencies, transaction),
  signOut: ({ body, now }, _dependencies, transaction) => signOut({ ...body, now }, transaction),
  jsfLogin: async () => ({ done: true }),
  jsfLogout: async () => ({ done: true }),
};
