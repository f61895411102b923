import { afterEach, expect, test, vi } from "vitest";
import { untilAborted } from "../../../src/api/until-aborted.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import type { SessionDependencies } from "../../../src/app/session/session.ts";
import { openTab, paths, signedInStorage, tokensOf, TokenService } from "./session-tab.ts";

const signedInAt = Date.UTC(2026, 10, 20, 9);
const old = signedInAt + 900_000;

afterEach(() => vi.restoreAllMocks());

test("signing out in one tab is seen in the other, which stays where it is", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const [one, other] = [0, 1].map(() => openTab({ service, now: () => signedInAt, storage }));
  await other?.call();
  await one?.session.signOut();
  other?.session.syncWithStorage();
  await expect.poll(() => other?.session.user.read()).toBeUndefined();
  expect(other?.wentHome).toBe(0);
});

test("a tab that has not called yet sees it too, and calls as a visitor", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const [one, other] = [0, 1].map(() => openTab({ service, now: () => signedInAt, storage }));
  await one?.session.signOut();
  await other?.call();
  expect(service.seen.at(-1)).toEqual({ path: paths.call, token: "" });
  expect(other?.session.user.read()).toBeUndefined();
});

test("signing in in one tab is seen in the other", async () => {
  const service = new TokenService();
  const storage = memoryStorage();
  const [one, other] = [0, 1].map(() => openTab({ service, now: () => signedInAt, storage }));
  await one?.session.signIn({ ...tokensOf(1), user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" } });
  other?.session.syncWithStorage();
  await expect.poll(() => other?.session.user.read()?.name).toBe("Мадина");
  expect(await other?.call()).toBe(200);
});

test("a new name is shown in the other tab too, and outlives a refresh in either", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const clock = { now: signedInAt };
  const [one, other] = [0, 1].map(() => openTab({ service, now: () => clock.now, storage }));
  await other?.call();
  const renamed = { id: one?.session.user.read()?.id ?? "", name: "Мадина", surname: "Сапарова" };
  await one?.session.rename(renamed);
  other?.session.syncWithStorage();
  await expect.poll(() => other?.session.user.read()).toEqual(renamed);
  expect([one?.profilesRefreshed, other?.profilesRefreshed]).toEqual([1, 1]);
  clock.now = old;
  await other?.call();
  one?.session.syncWithStorage();
  await one?.call();
  expect([one?.session.user.read(), other?.session.user.read()]).toEqual([renamed, renamed]);
  expect(openTab({ service, now: () => clock.now, storage }).session.user.read()).toEqual(renamed);
});

test("nobody is called by the name of who has signed in elsewhere in their place", async () => {
  const storage = signedInStorage(signedInAt);
  const tab = openTab({ service: new TokenService(), now: () => signedInAt, storage });
  await tab.session.rename({ id: "somebody else", name: "Асель" });
  expect([tab.session.user.read()?.name, tab.values.currentUser.read()?.name]).toEqual(["Мадина", "Мадина"]);
});

/** The lock that the tabs of a browser share. */
function oneAtATime(): SessionDependencies["withLock"] {
  let last: Promise<unknown> = Promise.resolve();
  return (_what, act) => {
    const mine = last.then(act);
    last = mine.catch(() => {});
    return mine;
  };
}

test("two tabs refreshing at once lose nobody their session: the second takes the tokens of the first", async () => {
  const service = new TokenService();
  const storage = signedInStorage(signedInAt);
  const withLock = oneAtATime();
  const tabs = [0, 1].map(() => openTab({ service, now: () => old, storage, withLock }));
  expect(await Promise.all(tabs.map((tab) => tab.call()))).toEqual([200, 200]);
  expect(service.count(paths.refresh)).toBe(1);
  expect(tabs.map(({ wentHome }) => wentHome)).toEqual([0, 0]);
});

test("a refresh that another tab holds up for ever fails in time, and logs nobody out", async () => {
  const endAfter = AbortSignal.timeout.bind(AbortSignal);
  const limits: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    limits.push(ms);
    return endAfter(ms === 10_000 ? 1 : ms);
  });
  const service = new TokenService();
  const clock = { now: old };
  let isFrozen = true;
  const withLock: SessionDependencies["withLock"] = (_, act, signal) =>
    isFrozen ? untilAborted(signal, new Promise(() => {})) : act();
  const tab = openTab({ service, now: () => clock.now, storage: signedInStorage(signedInAt), withLock });
  expect(await tab.call()).toBe(200);
  expect(limits).toEqual([10_000, 20_000]);
  expect([tab.session.user.read()?.name, tab.wentHome, service.count(paths.refresh)]).toEqual(["Мадина", 0, 0]);
  isFrozen = false;
  clock.now += 5000;
  await tab.call();
  expect(service.seen.at(-1)).toEqual({ path: paths.call, token: "access-2" });
});
