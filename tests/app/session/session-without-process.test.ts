import { expect, test, vi } from "vitest";
import { sessionFrom } from "../../../domain/session.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { problem } from "../../support/fixture-api.ts";
import { sessionReactions } from "../../../src/app/facts/session-reactions.ts";
import { handOver } from "../../../src/app/session/hand-over.ts";
import { cannotLoad, openTab, paths, signedInStorage, tokensOf, TokenService } from "./session-tab.ts";

const signedInAt = Date.UTC(2026, 10, 20, 9);
const old = signedInAt + 900_000;

test("a logout clears and goes home also when the code of the session could not be loaded, and tells the service", async () => {
  const service = new TokenService();
  const calls: unknown[] = [];
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push([pathname, await request.clone().json()]);
    return pathname === paths.signOut ? problem(500, "internal") : service.answer(request);
  };
  const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt), load: cannotLoad, send });
  await tab.session.signOut();
  expect([tab.session.user.read(), tab.values.currentUser.read(), tab.wentHome]).toEqual([undefined, undefined, 1]);
  await expect
    .poll(() => calls)
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
  const session = sessionFrom({ ...tokensOf(1), user }, signedInAt);
  await tab.session.signIn({ ...tokensOf(1), user });
  tab.session.tokens.refused("access-1");
  await tab.session.signIn({ ...tokensOf(1), user });
  await tab.session.signOut();
  expect(began.mock.calls.map(([fact]) => fact)).toEqual(
    [1, 2].map(() => ({ type: "session.began", session, where: "here" })),
  );
  expect(ended.mock.calls.map(([fact]) => fact)).toEqual([
    { type: "session.ended", session, reason: "refused" },
    { type: "session.ended", session, reason: "signedOut" },
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

test("who leaves such a tab is signed out with their own token, and who has signed in elsewhere meanwhile is shown there", async () => {
  const service = new TokenService();
  const calls: unknown[] = [];
  const send = async (request: Request) => {
    if (new URL(request.url).pathname === paths.signOut) calls.push(await request.clone().json());
    return service.answer(request);
  };
  const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt), load: cannotLoad, send });
  const another = { id: "0d4b1f3e-5a6c-4c8f-9b7a-1e2d3c4b5a69", name: "Ерлан" };
  const { tokenType: _, ...tokens } = tokensOf(7);
  tab.values.tokenInfo.write({ ...tokens, setTokenDate: signedInAt, signedInAt });
  tab.values.currentUser.write(another);
  await tab.session.signOut();
  expect([tab.session.user.read(), tab.values.currentUser.read(), tab.wentHome]).toEqual([another, another, 1]);
  await expect.poll(() => calls).toEqual([{ deviceToken: "", refreshToken: "refresh-1" }]);
});

test("a name that is changed without the code of the session is kept, shown and read anew, and only its owner's", async () => {
  const storage = signedInStorage(signedInAt);
  const tab = openTab({ service: new TokenService(), now: () => signedInAt, storage, load: cannotLoad });
  const renamed = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина", surname: "Ахметова" };
  await tab.session.rename(renamed);
  await tab.session.rename({ id: "somebody else", name: "Асель" });
  expect([tab.session.user.read(), tab.values.currentUser.read()]).toEqual([renamed, renamed]);
  expect([tab.profilesRefreshed, tab.values.tokenInfo.read()?.accessToken]).toEqual([1, "access-1"]);
});
