import type { FastifyRequest } from "fastify";
import type { CurrentUser } from "../core/current-user.ts";
import type { Dependencies } from "../core/dependencies.ts";
import { findCurrentUser, requireCurrentUser } from "../services/accounts/current-user.ts";
import type { Operation } from "./document.ts";

/**
 * Makes the check of an operation's access token.
 * @returns who is signed in, where the operation wants to know
 * @throws Refused as {@link requireCurrentUser} does
 */
export function tokenCheck(
  { token }: Operation,
  dependencies: Dependencies,
  clock: () => Date,
): (request: FastifyRequest) => Promise<CurrentUser | undefined> {
  if (token === "any") return async () => undefined;
  if (token === "signedIn") return ({ headers }) => requireCurrentUser(dependencies, headers.authorization, clock());
  if (token === "either") return ({ headers }) => findCurrentUser(dependencies, headers.authorization, clock());
  return async ({ headers: { authorization } }) => {
    if (authorization !== undefined) await dependencies.tokens.check(authorization, clock());
    return undefined;
  };
}
