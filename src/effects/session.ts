import { fromPromise } from "xstate";
import type { Device } from "../../domain/client-app.ts";
import { failureOf } from "../../domain/failure.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type { StoredSession } from "../../domain/session.ts";
import type {
  JsfLogoutInput,
  RefreshedTokens,
  RefreshTokensInput,
  SignOutInput,
} from "../../machines/session/machine.ts";
import { agedAnswer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { jsfLogout, signOut } from "../api/sign-out.ts";
import { inTime } from "../api/time-limit.ts";
import { withKey } from "../api/with-key.ts";

export type SessionNeeds = {
  client: Client;
  device: Device;
  /** This device's clock, milliseconds. */
  now: () => number;
  /** What is stored, which another tab may have changed. */
  stored: () => StoredSession | null;
  /** The key with which the refresh token that is stored was sent without an answer: it outlives the page. */
  refreshKey: RefreshKey;
  /** Does something while no other tab does it; rejects with the reason of a signal that is given up before its turn. */
  withLock: <Value>(what: string, act: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;
  /** The session id of the legacy web session, from its cookie. */
  webSessionId: () => string;
};

/** Null is none; what another refresh token than the stored one was sent with is nobody's. */
export type RefreshKey = {
  read(refreshToken: string): IdempotencyKey | null;
  write(refreshToken: string, key: IdempotencyKey | null): void;
};

/** What the session asks of the service. Every effect rejects with CallFailed (spec §8). */
export function sessionEffects({ client, device, now, stored, refreshKey, withLock, webSessionId }: SessionNeeds) {
  const askForTokens = async (
    { signedInAt, refreshToken, idempotencyKey }: RefreshTokensInput,
    signal: AbortSignal,
  ): Promise<RefreshedTokens> => {
    const at = now();
    const key = refreshKey.read(refreshToken) ?? idempotencyKey;
    refreshKey.write(refreshToken, key);
    const { appVersion, deviceOS } = device;
    const { data: tokens, ageMs } = await agedAnswer(
      client.POST("/auth-app/auth/v1/tokens/refresh", {
        params: withKey(key),
        body: { appVersion, deviceOS, refreshToken },
        signal,
      }),
      "accessToken",
      "refreshToken",
      "expiresIn",
    ).catch((error: unknown) => {
      if (failureOf(error).kind === "refused") refreshKey.write(refreshToken, null);
      throw error;
    });
    return { tokens, at: at - ageMs, signedInAt };
  };
  return {
    /** Tabs refresh one after another: whoever comes second finds the tokens of the first. */
    refreshTokens: fromPromise<RefreshedTokens, RefreshTokensInput>(({ input, signal }) => {
      const limited = inTime(signal, refreshMs);
      return withLock(
        "refresh",
        async () => tokensOfOtherTab(stored(), input) ?? askForTokens(input, limited),
        limited,
      );
    }),
    signOut: fromPromise<void, SignOutInput>(({ input, signal }) => signOut(client, input, signal)),
    jsfLogout: fromPromise<void, JsfLogoutInput>(({ input, signal }) =>
      jsfLogout(client, { ...input, sessionId: webSessionId() }, signal),
    ),
  };
}

/** What another tab has changed the tokens of the same client for. */
function tokensOfOtherTab(
  session: StoredSession | null,
  { userId, refreshToken: own }: RefreshTokensInput,
): RefreshedTokens | undefined {
  if (session === null || session.user.id !== userId) return undefined;
  const { accessToken, refreshToken, expiresIn, setTokenDate, signedInAt } = session;
  if (accessToken === null || refreshToken === null || refreshToken === own) return undefined;
  return { tokens: { accessToken, refreshToken, expiresIn, tokenType: "Bearer" }, at: setTokenDate, signedInAt };
}

/**
 * All calls wait for a refresh: one that takes longer, its turn after other tabs' included, has failed, and they go on
 * with the token there is. A tab that the browser has frozen may keep its turn for ever.
 */
const refreshMs = 10_000;
