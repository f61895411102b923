import type { PoolClient } from "pg";
import { findSessionOf, revokeSession } from "../../db/queries/sessions.ts";
import { hashSecret } from "../../core/secrets.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/** Ends the session of a refresh token, even of one that was changed; where there is none, that is well too. */
export async function signOut(
  { refreshToken, now }: Schemas["SignOut"] & Pick<RequestContext, "now">,
  transaction: PoolClient,
): Promise<Schemas["Done"]> {
  const sessionId = await findSessionOf(transaction, hashSecret(refreshToken));
  if (sessionId !== undefined) await revokeSession(transaction, sessionId, now);
  return { done: true };
}
