import type { FastifyRequest } from "fastify";
import { isSessionLive } from "../db/queries/sessions.ts";
import type { Operation } from "./document.ts";
import type { House, Person } from "./handler.ts";
import { Refused } from "./problem.ts";

/**
 * Makes the check of an operation's access token. Whether a person's session stands is asked of the database each time,
 * so that one that was ended in another process ends here at once.
 * @returns who is signed in, where the operation wants to know
 * @throws Refused accessTokenExpired and accessTokenInvalid, which a new token cures; signInNeeded for no token or a
 * visitor's, sessionRevoked, which nothing cures but signing in
 */
export function tokenCheck(
  { token }: Operation,
  { tokens, pool }: House,
  clock: () => Date,
): (request: FastifyRequest) => Promise<Person | undefined> {
  if (token === "any") return async () => undefined;
  if (token === "person") {
    return async ({ headers: { authorization } }) => {
      const person = authorization === undefined ? undefined : await tokens.check(authorization, clock(), "person");
      if (person === undefined) throw new Refused("signInNeeded");
      if (!(await isSessionLive(pool, person))) throw new Refused("sessionRevoked");
      return person;
    };
  }
  return async ({ headers: { authorization } }) => {
    const person = authorization === undefined ? undefined : await tokens.check(authorization, clock());
    if (token !== "either" || person === undefined) return undefined;
    if (!(await isSessionLive(pool, person))) throw new Refused("sessionRevoked");
    return person;
  };
}
