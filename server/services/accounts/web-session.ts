import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import type { Call, Success } from "../../contract/handler.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { deleteWebSession, insertWebSession } from "../../db/queries/web-sessions.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";

/**
 * Opens the legacy web session of who is signed in; it ends with their session.
 * @throws Refused sessionRevoked when that ended meanwhile
 */
export async function openWebSession(
  { person, now }: Call<"jsfLogin">,
  _house: Dependencies,
  transaction: PoolClient,
): Promise<Success<"jsfLogin">> {
  const opened = { accessId: randomBytes(16).toString("hex"), accessPassword: newSecret(), sessionId: newSecret() };
  const isOpen = await insertWebSession(transaction, {
    sessionId: person.sessionId,
    accessId: opened.accessId,
    hash: hashSecret(opened.sessionId),
    accessPasswordHash: hashSecret(opened.accessPassword),
    now,
  });
  if (!isOpen) throw new Refused("sessionRevoked");
  return opened;
}

/** Closes a legacy web session; where there is none, that is well too. */
export async function closeWebSession(
  { body }: Call<"jsfLogout">,
  _house: Dependencies,
  transaction: PoolClient,
): Promise<Success<"jsfLogout">> {
  await deleteWebSession(transaction, hashSecret(body.sessionId));
  return { done: true };
}
