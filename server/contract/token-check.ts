import type { FastifyRequest } from "fastify";
import type { CurrentUser } from "../core/current-user.ts";
import type { Dependencies } from "../core/dependencies.ts";
import { findCurrentUser, requireCurrentUser } from "../services/accounts/current-user.ts";
import type { Operation } from "./document.ts";
import type { RequestClock } from "./request-clock.ts";

/**
 * Makes the check of an operation's access token.
 * @returns who is signed in, where the operation wants to know
 * @throws Refused as {@link requireCurrentUser} does
 */
export function tokenCheck(
  { token }: Operation,
  dependencies: Dependencies,
  clock: RequestClock,
): (request: FastifyRequest) => Promise<CurrentUser | undefined> {
  if (token === "any") return async () => undefined;
  if (token === "signedIn")
    return async (request) => requireCurrentUser(dependencies, request.headers.authorization, clock(request));
  if (token === "either")
    return async (request) => findCurrentUser(dependencies, request.headers.authorization, clock(request));
  return async (request) => {
    const { authorization } = request.headers;
    if (authorization !== undefined) await dependencies.tokens.check(authorization, clock(request));
    return undefined;
  };
}
