import type { PoolClient } from "pg";
import type { Call, Success } from "../../contract/handler.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { findSessionOf, revokeSession } from "../../db/queries/sessions.ts";
import { hashSecret } from "../../core/secrets.ts";

/** Ends the session of a refresh token, even of one that was changed; where there is none, that is well too. */
export async function signOut(
  { body, now }: Call<"signOut">,
  _house: Dependencies,
  transaction: PoolClient,
): Promise<Success<"signOut">> {
  const sessionId = await findSessionOf(transaction, hashSecret(body.refreshToken));
  if (sessionId !== undefined) await revokeSession(transaction, sessionId, now);
  return { done: true };
}
