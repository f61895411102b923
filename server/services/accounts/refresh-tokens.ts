import { dayMs } from "../../../domain/time.ts";
import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import {
  insertRefreshToken,
  lockRefreshToken,
  revokeSession,
  storeRefresh,
  type RefreshTokenRow,
} from "../../db/queries/sessions.ts";
import { cleanName } from "../kit/client-text.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";
import { tokensOf } from "./open-session.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/**
 * Changes a refresh token for new tokens of the same session. One that was changed before is answered again within
 * limits.refreshGraceSeconds; after that two have it, one of them by theft, and the session ends for both.
 * @throws Refused refreshTokenInvalid
 */
export async function refreshTokens(
  { now, ...asked }: Schemas["RefreshTokens"] & Pick<RequestContext, "now">,
  { tokens }: Pick<Dependencies, "tokens">,
  transaction: PoolClient,
): Promise<Schemas["Tokens"]> {
  const [appVersion, deviceOS] = [cleanName(asked.appVersion), cleanName(asked.deviceOS)];
  const hash = hashSecret(asked.refreshToken);
  const row = await lockRefreshToken(transaction, hash);
  if (row === undefined || !isLive(row, now)) throw new Refused("refreshTokenInvalid");
  const { sessionId, clientId } = row;
  if (wasStolen(row, now)) {
    await revokeSession(transaction, sessionId, now);
    throw new Refused("refreshTokenInvalid", {}, { keepsEffects: true });
  }
  const refreshToken = newSecret();
  await storeRefresh(transaction, { sessionId, hash, appVersion, deviceOS, now });
  await insertRefreshToken(transaction, { sessionId, hash: hashSecret(refreshToken), now });
  return tokensOf(tokens, { id: clientId, sessionId }, refreshToken, now);
}

function isLive({ revokedAt, lastUsedAt }: RefreshTokenRow, now: Date): boolean {
  return revokedAt === null && now.getTime() < Date.parse(lastUsedAt) + limits.sessionDays * dayMs;
}

function wasStolen({ usedAt }: RefreshTokenRow, now: Date): boolean {
  return usedAt !== null && now.getTime() >= Date.parse(usedAt) + limits.refreshGraceSeconds * 1000;
}
