import { expect, test } from "vitest";
import { newIdempotencyKey } from "../../../domain/idempotency-key.ts";
import { problem } from "../../support/fixture-api.ts";
import { openTab, paths, signedInStorage, TokenService } from "./session-tab.ts";

const signedInAt = Date.UTC(2026, 10, 20, 9);

test("one who is logged in when a current user is stored calls with their token at once", async () => {
  const service = new TokenService();
  const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt) });
  expect(tab.session.user.read()?.name).toBe("Мадина");
  expect(await tab.call()).toBe(200);
  expect(service.seen).toEqual([{ path: paths.call, token: "access-1" }]);
});

test("logout clears and goes home whatever the service answers", async () => {
  const service = new TokenService();
  service.answers = () => problem(500, "internal");
  const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt) });
  await tab.session.signOut();
  expect([tab.wentHome, tab.session.user.read()]).toEqual([1, undefined]);
});

test.each(["refused", "signed out"])(
  "a session that is %s leaves the secrets of guests' visits, and none of its account, nor what has had no answer or was searched for",
  async (ending) => {
    const service = new TokenService();
    service.answers = ({ path }) => (path === paths.call ? problem(401, "sessionRevoked") : undefined);
    const tab = openTab({ service, now: () => signedInAt, storage: signedInStorage(signedInAt) });
    const ofGuest = { secret: "secret-1", userId: null };
    const ofAccount = { secret: "secret-2", userId: tab.session.user.read()?.id ?? "" };
    tab.values.guestReservations.write({ one: ofGuest, other: ofAccount });
    tab.values.recentSearches.write(["Red Apple"]);
    tab.values.pins.write([1]);
    tab.values.unanswered.write({ waitlist: { of: "join", key: newIdempotencyKey(), userId: ofAccount.userId } });
    if (ending === "refused") await tab.call();
    else await tab.session.signOut();
    expect(tab.session.user.read()).toBeUndefined();
    expect(tab.values.guestReservations.read()).toEqual({ one: ofGuest });
    expect(tab.values.unanswered.read()).toBeUndefined();
    expect(tab.values.recentSearches.read()).toBeUndefined();
    expect(tab.values.pins.read()).toBeUndefined();
  },
);

test("tokens without a user, as a full storage leaves them, are nobody's, and not kept", () => {
  const storage = signedInStorage(signedInAt);
  storage.remove("currentUser");
  const tab = openTab({ service: new TokenService(), now: () => signedInAt, storage });
  expect([tab.session.user.read(), storage.read("token-info")]).toEqual([undefined, undefined]);
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
