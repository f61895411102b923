import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { problem } from "../../support/fixture-api.ts";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import { sessionReactions } from "../../../src/app/facts/session-reactions.ts";
import { handOver } from "../../../src/app/session/hand-over.ts";
import { cannotLoad, openTab, paths, signedInStorage, tokensOf, TokenService } from "./session-tab.ts";

const signedInAt = Date.UTC(2026, 10, 20, 9);
const old = signedInAt + 900_000;
const runs = 10_000;

/** A tab whose calls reach the service, and whose answers come back, in the order of the scheduler. */
function scheduledTab(scheduler: fc.Scheduler, now: () => number, service = new TokenService()) {
  const send = async (request: Request) => {
    await scheduler.schedule(Promise.resolve(), "sent");
    const answer = await service.answer(request);
    await scheduler.schedule(Promise.resolve(), "answered");
    return answer;
  };
  return { service, tab: openTab({ service, now, storage: signedInStorage(signedInAt), send }) };
}

const callCount = fc.integer({ min: 1, max: 5 });

test(
  "concurrent requests wait for one refresh, then continue with the new token, in 10,000 interleavings",
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), callCount, async (scheduler, count) => {
        const { service, tab } = scheduledTab(scheduler, () => old);
        const calls = Array.from({ length: count }, (_, index) =>
          scheduler.schedule(Promise.resolve(), `call ${index}`).then(() => tab.call()),
        );
        await scheduler.waitFor(Promise.all(calls));
        expect(await Promise.all(calls)).toEqual(calls.map(() => 200));
        expect(service.count(paths.refresh)).toBe(1);
        expect(service.seen.filter(({ path }) => path === paths.call).every(({ token }) => token === "access-2")).toBe(
          true,
        );
        expect([tab.wentHome, tab.values.tokenInfo.read()?.refreshToken]).toEqual([0, "refresh-2"]);
      }),
      { numRuns: runs },
    );
  },
);

test("401 with a www-authenticate header: all that wait are retried once, after one refresh", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), callCount, async (scheduler, count) => {
      const { service, tab } = scheduledTab(scheduler, () => signedInAt);
      service.answers = ({ path, token }) =>
        path === paths.call && token === "access-1"
          ? problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" })
          : undefined;
      const calls = Array.from({ length: count }, () => tab.call());
      await scheduler.waitFor(Promise.all(calls));
      expect(await Promise.all(calls)).toEqual(calls.map(() => 200));
      expect(service.count(paths.refresh)).toBe(1);
      expect(tab.wentHome).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

test("401 without it: the user is logged out, once, however many calls were answered so", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { service, tab } = scheduledTab(scheduler, () => signedInAt);
      service.answers = ({ path }) => (path === paths.call ? problem(401, "sessionRevoked") : undefined);
      const calls = Array.from({ length: 30 }, () => tab.call());
      await scheduler.waitFor(Promise.all(calls));
      expect(await Promise.all(calls)).toEqual(calls.map(() => 401));
      expect([tab.wentHome, tab.session.user.read()]).toEqual([1, undefined]);
      expect(service.count(paths.refresh)).toBe(0);
    }),
    { numRuns: 100 },
  );
});

test("a refresh that is answered after the logout brings nobody back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { tab } = scheduledTab(scheduler, () => old);
      const call = tab.call();
      const signedOut = scheduler.schedule(Promise.resolve(), "sign out").then(() => tab.session.signOut());
      await scheduler.waitFor(Promise.all([call, signedOut]));
      expect(tab.session.user.read()).toBeUndefined();
      expect([tab.values.currentUser.read(), tab.values.tokenInfo.read()]).toEqual([undefined, undefined]);
      expect(tab.wentHome).toBe(1);
    }),
    { numRuns: 1000 },
  );
});

test("one who is logged in when a current user is stored calls with their token at once", async () => {
  const service = new TokenService();
  const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt) });
  expect(tab.session.user.read()?.name).toBe("Мадина");
  expect(await tab.call()).toBe(200);
  expect(service.seen).toEqual([{ path: paths.call, token: "access-1" }]);
});

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

test("logout clears and goes home whatever the service answers", async () => {
  const service = new TokenService();
  service.answers = () => problem(500, "internal");
  const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt) });
  await tab.session.signOut();
  expect([tab.wentHome, tab.session.user.read()]).toEqual([1, undefined]);
});

test.each(["refused", "signed out"])(
  "a session that is %s leaves the secrets of guests' visits, and none of its account, nor what has had no answer",
  async (ending) => {
    const service = new TokenService();
    service.answers = ({ path }) => (path === paths.call ? problem(401, "sessionRevoked") : undefined);
    const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt) });
    const ofGuest = { secret: "secret-1", userId: null };
    const ofAccount = { secret: "secret-2", userId: tab.session.user.read()?.id ?? "" };
    tab.values.guestReservations.write({ one: ofGuest, other: ofAccount });
    tab.values.unanswered.write({ waitlist: { of: "join", key: newIdempotencyKey(), userId: ofAccount.userId } });
    if (ending === "refused") await tab.call();
    else await tab.session.signOut();
    expect(tab.session.user.read()).toBeUndefined();
    expect(tab.values.guestReservations.read()).toEqual({ one: ofGuest });
    expect(tab.values.unanswered.read()).toBeUndefined();
  },
);

test("tokens without a user, as a full storage leaves them, are nobody's, and not kept", () => {
  const storage = signedInStorage(signedInAt);
  storage.remove("currentUser");
  const tab = openTab({ service: new TokenService(), now: () => signedInAt, storage });
  expect([tab.session.user.read(), storage.read("token-info")]).toEqual([undefined, undefined]);
});

test("a logout clears and goes home also when the code of the session could not be loaded, and tells the service", async () => {
  const service = new TokenService();
  const told: unknown[] = [];
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    told.push([pathname, await request.clone().json()]);
    return pathname === paths.signOut ? problem(500, "internal") : service.answer(request);
  };
  const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt), load: cannotLoad, send });
  await tab.session.signOut();
  expect([tab.session.user.read(), tab.values.currentUser.read(), tab.wentHome]).toEqual([undefined, undefined, 1]);
  await expect
    .poll(() => told)
    .toEqual([
      [paths.signOut, { deviceToken: "", refreshToken: "refresh-1" }],
      [paths.webSignOut, { sessionId: "web-1" }],
    ]);
});

test("what follows from a session that begins or ends is the same where its process could not be loaded", async () => {
  const began = vi.spyOn(sessionReactions, "session.began");
  const ended = vi.spyOn(sessionReactions, "session.ended");
  const tab = openTab({ service: new TokenService(), now: () => signedInAt, load: cannotLoad });
  const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
  await tab.session.signIn({ ...tokensOf(1), user });
  tab.session.tokens.refused("access-1");
  await tab.session.signIn({ ...tokensOf(1), user });
  await tab.session.signOut();
  expect(began.mock.calls.map(([fact]) => fact)).toEqual(
    [1, 2].map(() => ({ type: "session.began", user, where: "here" })),
  );
  expect(ended.mock.calls.map(([fact]) => fact)).toEqual([
    { type: "session.ended", reason: "refused" },
    { type: "session.ended", reason: "signedOut" },
  ]);
  vi.restoreAllMocks();
});

test("without a refresh token such a logout tells the service nothing", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt, null);
  const tab = openTab({ service, now: () => signedInAt, storage, load: cannotLoad });
  await tab.session.signOut();
  await tab.call();
  expect(tab.wentHome).toBe(1);
  expect([service.count(paths.signOut), service.count(paths.webSignOut)]).toEqual([0, 0]);
});

test("who was signed in by the service is signed in here, also when the code of the session can't be loaded yet", async () => {
  const service = new TokenService();
  const storage = memoryStorage();
  const state = { loads: false };
  const load = async () => (state.loads ? import("../../../src/app/session/session-actor.ts") : cannotLoad());
  const clock = { now: signedInAt };
  const tab = openTab({ service, now: () => clock.now, storage, load });
  await handOver(tab, {
    ...tokensOf(1),
    user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" },
    firms: [7],
  });
  expect([tab.session.user.read()?.name, tab.values.currentUser.read()?.name]).toEqual(["Мадина", "Мадина"]);
  expect([...tab.favorites.read()]).toEqual([7]);
  expect(await tab.call()).toBe(200);
  state.loads = true;
  clock.now = old;
  expect(await tab.call()).toBe(200);
  expect(tab.values.tokenInfo.read()?.refreshToken).toBe("refresh-2");
});

test("401 without a www-authenticate header logs out also where it answers the second call", async () => {
  const service = new TokenService();
  const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt) });
  service.answers = ({ path, token }) => {
    if (path !== paths.call) return undefined;
    return token === "access-1"
      ? problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" })
      : problem(401, "sessionRevoked");
  };
  expect(await tab.call()).toBe(401);
  expect([tab.wentHome, tab.session.user.read()]).toEqual([1, undefined]);
});
