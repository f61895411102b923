import { expect, test } from "vitest";
import { problem } from "../../support/fixture-api.ts";
import { openTab, paths, signedInStorage, tokensOf, TokenService } from "./session-tab.ts";

const signedInAt = Date.UTC(2026, 10, 20, 9);
const old = signedInAt + 900_000;

test("a token whose age in seconds is one less than expiresIn is not refreshed", async () => {
  const service = new TokenService();
  const tab = openTab({ service, now: () => old - 1000, storage: signedInStorage(signedInAt) });
  await tab.call();
  expect(service.count(paths.refresh)).toBe(0);
});

test("the tokens of a refresh that is answered again are as old as its answer", async () => {
  const service = new TokenService();
  const tokens = { accessToken: "access-1", refreshToken: "refresh-1", tokenType: "Bearer", expiresIn: 900 };
  service.answers = ({ path }) =>
    path === paths.refresh ? Response.json(tokens, { headers: { Age: "60" } }) : undefined;
  const tab = openTab({ service, now: () => old, storage: signedInStorage(signedInAt) });
  await tab.call();
  expect(tab.values.tokenInfo.read()?.setTokenDate).toBe(old - 60_000);
});

test.each([
  ["no answer", () => Response.error()],
  ["500", () => problem(500, "internal")],
])("a refresh that fails by %s keeps the session, and the call goes on with the token there is", async (_, answer) => {
  const service = new TokenService();
  service.answers = ({ path }) => (path === paths.refresh ? answer() : undefined);
  const tab = openTab({ service, now: () => old, storage: signedInStorage(signedInAt) });
  expect(await tab.call()).toBe(200);
  expect([tab.wentHome, tab.values.tokenInfo.read()?.accessToken]).toEqual([0, "access-1"]);
});

test("a refresh that was lost is asked for again by the first call after five seconds", async () => {
  const service = new TokenService();
  const clock = { now: old };
  let isLost = true;
  service.answers = ({ path }) => (path === paths.refresh && isLost ? Response.error() : undefined);
  const tab = openTab({ service, now: () => clock.now, storage: signedInStorage(signedInAt) });
  await tab.call();
  const lost = service.count(paths.refresh);
  clock.now += 4999;
  await tab.call();
  expect(service.count(paths.refresh)).toBe(lost);
  isLost = false;
  clock.now += 1;
  await tab.call();
  expect(service.seen.at(-1)).toEqual({ path: paths.call, token: "access-2" });
  clock.now += 900_000;
  await tab.call();
  expect(service.seen.at(-1)).toEqual({ path: paths.call, token: "access-3" });
});

test("a refresh whose page was left before its answer came is asked for by the next page with the same key", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const keys: (string | null)[] = [];
  const sendThen = (answer: () => Promise<Response>) => (request: Request) => {
    if (!request.url.endsWith(paths.refresh)) return service.answer(request);
    keys.push(request.headers.get("Idempotency-Key"));
    return answer();
  };
  const changed = Response.json(tokensOf(2));
  const left = openTab({ service, now: () => old, storage, send: sendThen(() => new Promise(() => {})) });
  void left.call();
  await expect.poll(() => keys.length).toBe(1);
  service.current = 2;
  const tab = openTab({ service, now: () => old, storage, send: sendThen(async () => changed.clone()) });
  expect(await tab.call()).toBe(200);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(tab.values.tokenInfo.read()).toEqual({
    accessToken: "access-2",
    refreshToken: "refresh-2",
    expiresIn: 900,
    setTokenDate: old,
    signedInAt,
  });
});

test("a refresh that was refused for now is another intent in the next page", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const keys: (string | null)[] = [];
  const send = async (request: Request) => {
    if (request.url.endsWith(paths.refresh)) keys.push(request.headers.get("Idempotency-Key"));
    return request.url.endsWith(paths.refresh) ? problem(403, "tooManyRequests") : service.answer(request);
  };
  for (const _page of [1, 2]) await openTab({ service, now: () => old, storage, send }).call();
  expect(new Set(keys).size).toBe(2);
});

test("a refresh that is refused ends the session and goes home once", async () => {
  const service = new TokenService();
  service.current = 9;
  const tab = openTab({ service, now: () => old, storage: signedInStorage(signedInAt) });
  await Promise.all([tab.call(), tab.call(), tab.call()]);
  expect([tab.wentHome, tab.session.user.read(), tab.values.tokenInfo.read()]).toEqual([1, undefined, undefined]);
});

test.each([
  ["an hour behind", -3_600_000],
  ["a day ahead", 86_400_000],
])("a device clock that is %s asks for one refresh at most and logs nobody out", async (_, offset) => {
  const service = new TokenService();
  const tab = openTab({ service, now: () => signedInAt + offset, storage: signedInStorage(signedInAt) });
  for (let round = 0; round < 5; round += 1) expect(await tab.call()).toBe(200);
  expect(service.count(paths.refresh)).toBe(1);
  expect(tab.wentHome).toBe(0);
});
