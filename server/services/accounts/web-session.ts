import { randomBytes } from "node:crypto";
import type { PoolClient } from "pg";
import { Refused } from "../../core/refusal.ts";
import { deleteWebSession, insertWebSession } from "../../db/queries/web-sessions.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";

type Schemas = components["schemas"];

/**
 * Opens the legacy web session of who is signed in; it ends with their session.
 * @throws Refused sessionRevoked when that ended meanwhile
 */
export async function openWebSession(
  { currentUser, now }: { currentUser: CurrentUser } & Pick<RequestContext, "now">,
  transaction: PoolClient,
): Promise<Schemas["WebSession"]> {
  const opened = { accessId: randomBytes(16).toString("hex"), accessPassword: newSecret(), sessionId: newSecret() };
  const isOpen = await insertWebSession(transaction, {
    sessionId: currentUser.sessionId,
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
  { sessionId }: Schemas["JsfLogout"],
  transaction: PoolClient,
): Promise<Schemas["Done"]> {
  await deleteWebSession(transaction, hashSecret(sessionId));
  return { done: true };
}
