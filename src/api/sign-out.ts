import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { answer } from "./answer.ts";
import type { Client } from "./client.ts";
import { inTime } from "./time-limit.ts";
import { withKey } from "./with-key.ts";

/** Nobody waits longer than this for either call of a logout: local data is cleared whatever is answered (spec §4). */
const logoutMs = 5000;

/**
 * Revokes the session of a refresh token; null is a visitor's, who has none (spec §7).
 * @throws CallFailed
 */
export async function signOut(
  client: Client,
  { refreshToken, idempotencyKey }: { refreshToken: string | null; idempotencyKey: IdempotencyKey },
  signal: AbortSignal,
): Promise<void> {
  await answer(
    client.POST("/rest/clients-app/v1/auth/sign-out", {
      params: withKey(idempotencyKey),
      body: { deviceToken: "", refreshToken: refreshToken ?? "" },
      signal: inTime(signal, logoutMs),
    }),
    "done",
  );
}

/**
 * Closes the legacy web session (spec §7).
 * @param session `sessionId`: from its cookie, "" where there is none
 * @throws CallFailed
 */
export async function jsfLogout(
  client: Client,
  { sessionId, idempotencyKey }: { sessionId: string; idempotencyKey: IdempotencyKey },
  signal: AbortSignal,
): Promise<void> {
  await answer(
    client.POST("/rest/clients-app/jsf-auth/logout", {
      params: withKey(idempotencyKey),
      body: { sessionId },
      signal: inTime(signal, logoutMs),
    }),
    "done",
  );
}
