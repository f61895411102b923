import fc from "fast-check";
import { expect, test } from "vitest";
import { problem } from "../../support/fixture-api.ts";
import { openTab, paths, signedInStorage, TokenService } from "./session-tab.ts";

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
