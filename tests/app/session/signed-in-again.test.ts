import { expect, test } from "vitest";
import { sessionFrom, withTokens, type StoredSession } from "../../../domain/session.ts";
import * as sessionActor from "../../../src/app/session/session-actor.ts";
import { problem } from "../../support/fixture-api.ts";
import { cannotLoad, openTab, paths, signedInStorage, type Tab, tokensOf, TokenService } from "./session-tab.ts";

const signedInAt = Date.UTC(2026, 10, 20, 9);
const old = signedInAt + 900_000;
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
/** The session of the same client, who has signed in once more in another tab. */
const again = sessionFrom({ ...tokensOf(7), user }, old);

/** Another tab stores a session, and this one has not heard of it yet. */
function storeElsewhere({ values }: Tab, { user: owner, accessToken, ...info }: StoredSession): void {
  values.tokenInfo.write({ ...info, accessToken: accessToken ?? "" });
  values.currentUser.write(owner);
}

function storedIn({ values }: Tab) {
  const { accessToken, refreshToken, signedInAt: since } = values.tokenInfo.read() ?? {};
  return { userId: values.currentUser.read()?.id, accessToken, refreshToken, since };
}

const ofAgain = { userId: user.id, accessToken: "access-7", refreshToken: "refresh-7", since: old };
const ofNobody = { userId: undefined, accessToken: undefined, refreshToken: undefined, since: undefined };

/** A tab whose first call of a path finds that another tab has stored a session while it was under way. */
function tabInWhich(path: string, stored: StoredSession, world: { now?: number; load?: typeof cannotLoad } = {}) {
  const service = new TokenService();
  let isStored = false;
  const send = async (request: Request) => {
    if (new URL(request.url).pathname === path && !isStored) {
      isStored = true;
      storeElsewhere(tab, stored);
    }
    return service.answer(request);
  };
  const { now = old, ...more } = world;
  const tab: Tab = openTab({ service, now: () => now, storage: signedInStorage(signedInAt), send, ...more });
  return { service, tab };
}

test("who signs in again in another tab while this one's refresh is under way stays signed in when it is refused", async () => {
  const { service, tab } = tabInWhich(paths.refresh, again);
  service.current = 7;
  await tab.call();
  expect(storedIn(tab)).toEqual(ofAgain);
  expect(tab.session.user.read()).toEqual(user);
  expect(await tab.call()).toBe(200);
  expect(service.seen.at(-1)).toEqual({ path: paths.call, token: "access-7" });
});

test("who signs in again in another tab while this one's refresh is under way keeps the new session when it is answered", async () => {
  const { service, tab } = tabInWhich(paths.refresh, again);
  await tab.call();
  expect(service.seen.at(-1)).toEqual({ path: paths.call, token: "access-2" });
  expect(storedIn(tab)).toEqual(ofAgain);
  tab.session.syncWithStorage();
  await expect.poll(() => tab.session.tokens.current()).toBe("access-7");
});

test("who has signed in again before this tab's turn to refresh goes on with the new session, and refreshes that", async () => {
  const service = new TokenService();
  service.current = 7;
  const clock = { now: old };
  const tab: Tab = openTab({
    service,
    now: () => clock.now,
    storage: signedInStorage(signedInAt),
    withLock(_what, act) {
      if (clock.now === old) storeElsewhere(tab, again);
      return act();
    },
  });
  expect(await tab.call()).toBe(200);
  expect([service.count(paths.refresh), storedIn(tab)]).toEqual([0, ofAgain]);
  clock.now += 900_000;
  expect(await tab.call()).toBe(200);
  expect(storedIn(tab)).toEqual({ ...ofAgain, accessToken: "access-8", refreshToken: "refresh-8" });
});

test("who signs in again in another tab while this one is signing out stays signed in", async () => {
  const { tab } = tabInWhich(paths.signOut, again);
  await tab.session.signOut();
  expect(storedIn(tab)).toEqual(ofAgain);
  expect([tab.session.user.read(), tab.session.tokens.current()]).toEqual([user, "access-7"]);
});

test.each([
  ["comes", () => Promise.resolve(sessionActor)],
  ["does not come", cannotLoad],
])("who signs in again while the code for signing out is on its way stays signed in where it %s", async (_, load) => {
  const { service, tab } = tabInWhich(paths.refresh, again, { load: () => (storeElsewhere(tab, again), load()) });
  await tab.session.signOut();
  expect([storedIn(tab), tab.session.user.read(), tab.wentHome]).toEqual([ofAgain, user, 1]);
  expect(service.count(paths.signOut)).toBe(0);
});

test("who signs in again in another tab stays signed in when a call with the token before is refused, without the code of the session too", async () => {
  const { service, tab } = tabInWhich(paths.call, again, { now: signedInAt, load: cannotLoad });
  service.answers = ({ path }) => (path === paths.call ? problem(401, "sessionRevoked") : undefined);
  await tab.call();
  expect([storedIn(tab), tab.session.user.read(), tab.wentHome]).toEqual([ofAgain, user, 0]);
});

test("another tab's refresh of the session that is signing out here does not keep it", async () => {
  const refreshed = withTokens(sessionFrom({ ...tokensOf(1), user }, signedInAt), tokensOf(2), old);
  const { tab } = tabInWhich(paths.signOut, { ...refreshed, user: { ...user, surname: "Ахметова" } });
  await tab.session.signOut();
  expect([storedIn(tab), tab.session.user.read(), tab.wentHome]).toEqual([ofNobody, undefined, 1]);
});

test("a session of which the token-info was lost meanwhile is signed out all the same", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const tab = openTab({ service, now: () => signedInAt, storage });
  await tab.call();
  storage.remove("token-info");
  await tab.session.signOut();
  expect([storedIn(tab), tab.session.user.read(), tab.wentHome]).toEqual([ofNobody, undefined, 1]);
});

test("a session of which the user was lost meanwhile leaves no tokens when it is signed out", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const tab = openTab({ service, now: () => signedInAt, storage });
  await tab.call();
  storage.remove("currentUser");
  await tab.session.signOut();
  expect([storage.read("token-info"), tab.session.user.read()]).toEqual([undefined, undefined]);
});

test("a refresh that is answered after another tab has signed out leaves no tokens of nobody", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const send = async (request: Request) => {
    const isRefresh = new URL(request.url).pathname === paths.refresh;
    for (const key of isRefresh ? ["currentUser", "token-info"] : []) storage.remove(key);
    return service.answer(request);
  };
  await openTab({ service, now: () => old, storage, send }).call();
  expect(storage.read("token-info")).toBe(undefined);
});
