import { beforeEach, expect, test } from "vitest";
import { answer } from "../../src/api/answer.ts";
import { createClient, type Client } from "../../src/api/client.ts";
import type { Send } from "../../src/api/layer.ts";
import { createVisitorTokens, type StoredToken, type VisitorTokenStore } from "../../src/api/visitor-tokens.ts";
import { problem } from "../support/fixture-api.ts";
import { base, type Call, visitor, nowhere } from "./calls.ts";

const tokenPath = "/rest/v1/client/get-access-token";
const countries = "/rest/common/countries";

let kept: StoredToken | undefined;
let calls: Call[];
let now: number;
let answerOf: (call: Call) => Response;

beforeEach(() => {
  kept = undefined;
  calls = [];
  now = 1_000_000;
  answerOf = () => Response.json([]);
});

const store: VisitorTokenStore = {
  read: () => kept,
  write: (token) => {
    kept = token;
  },
  clear: () => {
    kept = undefined;
  },
};

function client() {
  let issued = 0;
  const fetch: Send = async (request) => {
    const { method, url, headers } = request;
    const { pathname: path, search: query } = new URL(url);
    const call = { method, path, query, headers: new Headers(headers), body: "" };
    calls.push(call);
    if (call.path !== tokenPath) return answerOf(call);
    issued += 1;
    return Response.json({ accessToken: `token-${issued}`, tokenType: "Bearer", expiresIn: 3600 });
  };
  const needs = { baseUrl: base, fetch, known: () => visitor };
  const ask = () => answer(own.POST(tokenPath), "accessToken");
  const tokens = createVisitorTokens({ store, ask, now: () => now });
  const own: Client = createClient({ ...needs, pictureBase: "", notFound: nowhere, tokens });
  return own;
}

const tokensSent = () =>
  calls.filter(({ path }) => path !== tokenPath).map(({ headers }) => headers.get("Authorization"));
const timesAsked = () => calls.filter(({ path }) => path === tokenPath).length;

test("a visitor's first call waits for a token and carries it", async () => {
  await client().GET(countries);
  expect(tokensSent()).toEqual(["Bearer token-1"]);
  expect(kept).toEqual({ accessToken: "token-1", expiresIn: 3600, setTokenDate: now });
});

test("concurrent requests wait for one request of the token", async () => {
  const { GET } = client();
  await Promise.all([GET(countries), GET(countries), GET(countries)]);
  expect(timesAsked()).toBe(1);
  expect(tokensSent()).toEqual(["Bearer token-1", "Bearer token-1", "Bearer token-1"]);
});

test("a token stands until its age in seconds reaches expiresIn", async () => {
  const { GET } = client();
  await GET(countries);
  now += 3_599_000;
  await GET(countries);
  expect(timesAsked()).toBe(1);
  now += 1000;
  await GET(countries);
  expect(tokensSent().at(-1)).toBe("Bearer token-2");
});

test("a clock that was set back asks for one new token and does not loop", async () => {
  const { GET } = client();
  await GET(countries);
  now -= 86_400_000;
  await GET(countries);
  await GET(countries);
  expect(timesAsked()).toBe(2);
});

test("401 with a WWW-Authenticate header renews the token and retries once", async () => {
  const expired = problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" });
  answerOf = ({ headers }) => (headers.get("Authorization") === "Bearer token-1" ? expired : Response.json(["KZ"]));
  const { data } = await client().GET(countries);
  expect(data).toEqual(["KZ"]);
  expect(tokensSent()).toEqual(["Bearer token-1", "Bearer token-2"]);
});

test("a token that is refused again is not renewed a second time", async () => {
  answerOf = () => problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" });
  const { response } = await client().GET(countries);
  expect(response.status).toBe(401);
  expect(tokensSent()).toHaveLength(2);
});

test("401 without the header forgets the token and is not retried", async () => {
  answerOf = () => problem(401, "accessTokenInvalid");
  const { response } = await client().GET(countries);
  expect(response.status).toBe(401);
  expect(tokensSent()).toEqual(["Bearer token-1"]);
  expect(kept).toBeUndefined();
});
