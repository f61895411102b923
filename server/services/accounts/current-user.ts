import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { isSessionLive } from "../../db/queries/sessions.ts";

type Needed = Pick<Dependencies, "tokens" | "pool">;

/**
 * Who is signed in, by an Authorization header. Whether a session stands is asked of the database each time, so that one
 * that was ended in another process ends here at once.
 * @throws Refused accessTokenExpired and accessTokenInvalid, which a new token cures; signInNeeded for no token or a
 * visitor's, sessionRevoked, which nothing cures but signing in
 */
export async function requireCurrentUser(
  { tokens, pool }: Needed,
  authorization: string | undefined,
  now: Date,
): Promise<CurrentUser> {
  const currentUser = authorization && (await tokens.check(authorization, now, "currentUser"));
  if (!currentUser) throw new Refused("signInNeeded");
  return live(pool, currentUser);
}

/** Like {@link requireCurrentUser}, but undefined for no token or a visitor's. */
export async function findCurrentUser(
  { tokens, pool }: Needed,
  authorization: string | undefined,
  now: Date,
): Promise<CurrentUser | undefined> {
  const currentUser = authorization === undefined ? undefined : await tokens.check(authorization, now);
  return currentUser && live(pool, currentUser);
}

async function live(pool: Needed["pool"], currentUser: CurrentUser): Promise<CurrentUser> {
  if (!(await isSessionLive(pool, currentUser))) throw new Refused("sessionRevoked");
  return currentUser;
}
