import { afterEach, describe, expect, test, vi } from "vitest";
import { sessionFrom } from "../../../domain/session.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { untilAborted } from "../../../src/api/until-aborted.ts";
import type { SessionDependencies } from "../../../src/app/session/session.ts";
import * as sessionActor from "../../../src/app/session/session-actor.ts";
import { problem } from "../../support/fixture-api.ts";
import { cannotLoad, openTab, paths, signedInStorage, type Tab, tokensOf, TokenService } from "./session-tab.ts";

const signedInAt = Date.UTC(2026, 10, 20, 9);
const old = signedInAt + 900_000;
const another = { id: "0d4b1f3e-5a6c-4c8f-9b7a-1e2d3c4b5a69", name: "Ерлан" };
const ofAnother = { ...tokensOf(7), user: another };

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

test("tokens and a name that come for a client in whose place another one has signed in elsewhere overwrite nothing", async () => {
  const { one, other } = twoTabs();
  await other.call();
  await one.session.signIn(ofAnother);
  const stored = () => [one.values.currentUser.read(), one.values.tokenInfo.read()?.accessToken];
  const theirs = stored();
  await other.session.tokens.expired(other.session.tokens.current());
  const renamed = { id: other.session.user.read()?.id ?? "", name: "Асель" };
  await other.session.rename(renamed);
  expect(other.session.user.read()).toEqual(renamed);
  expect([stored(), theirs[0]]).toEqual([theirs, another]);
});

/** Tabs of a browser in which the client is signed in: in one somebody does something, and the other one has read things. */
function twoTabs(other: { load?: SessionDependencies["load"] } = {}, storage = signedInStorage(signedInAt)) {
  const service = new TokenService();
  const world = { service, now: () => signedInAt, storage };
  return { service, one: openTab(world), other: openTab({ ...world, ...other }) };
}

describe.each([
  ["has not needed the code of the session yet", {}],
  ["can't load the code of the session", { load: cannotLoad }],
])("A tab that %s", (_, tab) => {
  test("forgets what it has read for a visitor when somebody signs in elsewhere", async () => {
    const { one, other } = twoTabs(tab, memoryStorage());
    await one.session.signIn(ofAnother);
    other.session.syncWithStorage();
    await expect.poll(() => other.session.user.read()).toEqual(another);
    expect([other.forgot, other.wentHome]).toEqual([1, 0]);
  });

  test("forgets what it has read for a client in whose place another one signs in elsewhere", async () => {
    const { one, other } = twoTabs(tab);
    await one.session.signIn(ofAnother);
    other.session.syncWithStorage();
    await expect.poll(() => other.session.user.read()).toEqual(another);
    expect([other.forgot, other.wentHome]).toEqual([1, 0]);
  });

  test("forgets what it has read for a client who signs out elsewhere", async () => {
    const { one, other } = twoTabs(tab);
    await one.session.signOut();
    other.session.syncWithStorage();
    await expect.poll(() => other.session.user.read()).toBeUndefined();
    expect([other.forgot, other.wentHome]).toEqual([1, 0]);
  });

  test("keeps what it has read when its own client's tokens are changed elsewhere", async () => {
    const { service, one, other } = twoTabs(tab);
    service.current = 2;
    one.values.tokenInfo.write({ ...tokensOf(2), setTokenDate: signedInAt, signedInAt });
    other.session.syncWithStorage();
    expect(await other.call()).toBe(200);
    expect([other.session.user.read()?.name, other.forgot]).toEqual(["Мадина", 0]);
  });
});

test("a tab that is opened forgets nothing of what it has read for the client who comes back", async () => {
  const { one } = twoTabs();
  await one.call();
  expect(one.forgot).toBe(0);
});

test("a name that was changed elsewhere is shown by a tab that has not needed the code of the session yet", async () => {
  const { one, other } = twoTabs();
  const renamed = { id: one.session.user.read()?.id ?? "", name: "Мадина", surname: "Сапарова" };
  await one.session.rename(renamed);
  other.session.syncWithStorage();
  await expect.poll(() => other.session.user.read()).toEqual(renamed);
  expect([other.profilesRefreshed, other.forgot]).toEqual([1, 0]);
});

/** Somebody signs in in another tab whose storage event this one has not heard. */
function signInElsewhere({ values }: Tab): void {
  const { user, ...info } = sessionFrom(ofAnother, signedInAt);
  values.tokenInfo.write({ ...info, accessToken: tokensOf(7).accessToken });
  values.currentUser.write(user);
}

describe("Who has signed in elsewhere", () => {
  const storedIn = ({ values }: Tab) => [values.currentUser.read(), values.tokenInfo.read()?.refreshToken];

  test("while a client is signing out stays signed in, and is shown where that one has gone", async () => {
    const service = new TokenService();
    let answer = () => {};
    let isAsked = false;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const send = async (request: Request) => {
      isAsked ||= new URL(request.url).pathname === paths.signOut;
      if (isAsked) await answered;
      return service.answer(request);
    };
    const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt), send });
    const leaving = tab.session.signOut();
    await expect.poll(() => isAsked).toBe(true);
    signInElsewhere(tab);
    tab.session.syncWithStorage();
    answer();
    await leaving;
    expect(storedIn(tab)).toEqual([another, "refresh-7"]);
    expect([tab.session.user.read(), tab.wentHome]).toEqual([another, 1]);
  });

  test("while the code for signing out is on its way is not signed out in the place of the one before", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { service, one, other } = twoTabs({ load: () => arrived.then(() => sessionActor) });
    const leaving = other.session.signOut();
    await one.session.signIn(ofAnother);
    arrive();
    await leaving;
    expect(storedIn(other)).toEqual([another, "refresh-7"]);
    expect([other.session.user.read(), other.wentHome]).toEqual([another, 1]);
    expect(service.count(paths.signOut)).toBe(0);
  });

  test.each([
    ["is had", {}],
    ["can't be had", { load: cannotLoad }],
  ])("stays signed in when the one before is refused here, where the code of the session %s", async (_, code) => {
    const service = new TokenService();
    const storage = signedInStorage(signedInAt);
    const send = async (request: Request) => {
      signInElsewhere(tab);
      service.answers = ({ path }) => (path === paths.call ? problem(401, "sessionRevoked") : undefined);
      return service.answer(request);
    };
    const tab: Tab = openTab({ service, now: () => signedInAt, storage, send, ...code });
    await tab.call();
    tab.session.syncWithStorage();
    await expect.poll(() => tab.session.user.read()).toEqual(another);
    expect(storedIn(tab)).toEqual([another, "refresh-7"]);
  });
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
