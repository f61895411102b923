import { expect, test } from "vitest";
import { freshToken } from "../../src/api/fresh-token.ts";
import { layered } from "../../src/api/layer.ts";
import { unauthorized } from "../../src/api/unauthorized.ts";
import { problem } from "../support/fixture-api.ts";
import { answering, base } from "./calls.ts";

/** What is asked of the tokens when a call is made whose token has expired. */
async function askedOfTokens(path: string) {
  const asked: string[] = [];
  const tokens = {
    current: () => "access-1",
    freshen: async () => void asked.push("freshen"),
    expired: async () => void asked.push("expired"),
    refused: () => void asked.push("refused"),
  };
  const { fetch, calls } = answering(problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" }));
  const send = layered([freshToken(tokens), unauthorized(tokens)], fetch);
  await send(new Request(`${base}${path}`, { method: "POST" }));
  return { asked, calls };
}

test.each([
  "/auth-app/auth/v1/tokens/refresh",
  "/rest/clients-app/v1/auth/sign-out",
  "/rest/clients-app/jsf-auth/logout",
  "/rest/v1/client/get-access-token",
])("%s waits for no refresh, and brings none about", async (path) => {
  const { asked, calls } = await askedOfTokens(path);
  expect(asked).toEqual([]);
  expect(calls.map((call) => call.path)).toEqual([path, path]);
});

test.each(["/rest/clients-app/jsf-auth/login", "/rest/clients-app/v1/my/profiles", "/auth-app/auth/v1/sign-in"])(
  "%s waits for a fresh token, and for another one where that has expired",
  async (path) => expect((await askedOfTokens(path)).asked).toEqual(["freshen", "expired"]),
);
