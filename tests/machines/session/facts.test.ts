import { describe, expect, it } from "vitest";
import { broken, refused, unreachable } from "../../../machines/kit/paths.ts";
import { sessionWithoutTokens } from "../../../domain/session.ts";
import * as example from "../../../machines/session/examples.ts";
import { nobody } from "../../../machines/session/rules.ts";
import { runSession } from "../support/run.ts";
import { neededAt, refreshedAt, refreshing } from "./running.ts";

const { nine, whenOld, session, signedIn, user } = example;
const whenSignedIn = { type: "client.signed-in", signedIn, at: nine } as const;

async function afterFailure() {
  const running = refreshing();
  await running.fail("refreshTokens", unreachable.failed);
  return running;
}

describe("A session", () => {
  it("is logged in when a current user is stored", () => {
    expect(runSession(session).state()).toBe("authenticated.fresh");
    expect(runSession(null).state()).toBe("anonymous");
  });

  it("begins with signing in, stamped by the clock of this device", () => {
    const running = runSession(null);
    running.send(whenSignedIn);
    expect(running.session()).toEqual(session);
    expect(running.facts).toEqual([{ type: "session.began", session, where: "here" }]);
  });
});

describe("A token refresh", () => {
  it("is triggered for a token whose age in seconds is at least expiresIn, and not before", () => {
    const running = runSession(session);
    running.send(neededAt(whenOld - 1));
    expect(running.state()).toBe("authenticated.fresh");
    running.send(neededAt(whenOld));
    expect(running.asked("refreshTokens")).toEqual([
      { userId: session.user.id, signedInAt: nine, refreshToken: session.refreshToken },
    ]);
  });

  it("happens once: concurrent requests wait for it, then continue with the new token", async () => {
    const running = refreshing();
    running.send(neededAt(whenOld), { type: "token.refused", accessToken: session.accessToken, at: whenOld });
    expect(running.asked("refreshTokens")).toHaveLength(1);
    await running.answer("refreshTokens", refreshedAt(whenOld));
    expect(running.session()).toEqual(example.refreshed);
    expect(running.facts).toEqual([{ type: "tokens.changed", session: example.refreshed, where: "here" }]);
    running.send(neededAt(whenOld));
    expect(running.asked("refreshTokens")).toHaveLength(1);
  });

  it("logs a user out who is marked authenticated but has no refresh token", () => {
    const running = runSession(example.withoutRefreshToken);
    running.send(neededAt(nine));
    expect(running.context()).toEqual(nobody);
    expect(running.facts).toEqual([
      { type: "session.ended", session: example.withoutRefreshToken, reason: "noRefreshToken" },
    ]);
    expect(running.world.calls).toEqual([]);
  });

  it.each([
    refused("refreshTokenInvalid"),
    refused("sessionRevoked"),
    refused("aCodeOfAnotherContract", { status: 401 }),
  ])("that is refused (%j) ends the session", async ({ failed }) => {
    const running = refreshing();
    await running.fail("refreshTokens", failed);
    expect(running.state()).toBe("anonymous");
    expect(running.facts).toEqual([{ type: "session.ended", session, reason: "refused" }]);
  });

  it.each([unreachable, broken, refused("tooManyRequests")])(
    "that fails (%j) keeps the session, and whoever waits goes on with the old token",
    async ({ failed }) => {
      const running = refreshing();
      await running.fail("refreshTokens", failed);
      expect(running.state()).toBe("authenticated.fresh");
      expect(running.session()).toEqual(session);
      expect(running.facts).toEqual([]);
    },
  );

  it("that failed is not tried again for five seconds, and then with the same key", async () => {
    const running = await afterFailure();
    running.send(neededAt(whenOld + 4999));
    running.send({ type: "token.refused", accessToken: session.accessToken, at: whenOld + 4999 });
    expect(running.asked("refreshTokens")).toHaveLength(1);
    running.send(neededAt(whenOld + 5000));
    const [first, second] = running.keys("refreshTokens");
    expect(second).toBe(first);
  });

  it("happens once when the clock was set back, and is stamped by the clock of today", async () => {
    const running = runSession(session);
    const yesterday = nine - 86_400_000;
    running.send(neededAt(yesterday));
    await running.answer("refreshTokens", refreshedAt(yesterday));
    running.send(neededAt(yesterday), neededAt(yesterday + 1000));
    expect(running.asked("refreshTokens")).toHaveLength(1);
    expect(running.session()?.setTokenDate).toBe(yesterday);
  });

  it("is not held off by a failure that a clock set back puts into the future", async () => {
    const running = await afterFailure();
    running.send(neededAt(nine - 3_600_000));
    expect(running.asked("refreshTokens")).toHaveLength(2);
  });
});

describe("A 401", () => {
  it("with a www-authenticate header has the token refreshed, however young it is", () => {
    const running = runSession(session);
    running.send({ type: "token.refused", accessToken: session.accessToken, at: nine });
    expect(running.state()).toBe("authenticated.refreshing");
  });

  it("with a www-authenticate header about a token that is no longer the current one asks for nothing", () => {
    const running = runSession(example.refreshed);
    running.send({ type: "token.refused", accessToken: session.accessToken, at: whenOld });
    expect(running.asked("refreshTokens")).toEqual([]);
  });

  it("without it logs the user out", () => {
    const running = runSession(session);
    running.send({ type: "session.refused", accessToken: session.accessToken });
    expect(running.state()).toBe("anonymous");
    expect(running.facts).toEqual([{ type: "session.ended", session, reason: "refused" }]);
    expect(running.world.calls).toEqual([]);
  });

  it("that comes late, about an earlier session, logs nobody out", () => {
    const running = runSession(example.ofAnother);
    running.send({ type: "session.refused", accessToken: session.accessToken });
    expect(running.session()).toEqual(example.ofAnother);
  });
});

describe("A logout", () => {
  it.each(["answered", "refused", "unreachable", "broken"] as const)(
    "is: sign out, then the legacy web-session logout, then always clear and go home (%s)",
    async (outcome) => {
      const failures = { refused: refused("validationFailed"), unreachable, broken };
      const running = runSession(session);
      const end = (id: string) =>
        outcome === "answered" ? running.answer(id) : running.fail(id, failures[outcome].failed);
      running.send({ type: "sign-out.requested", hasVisitorToken: false });
      expect(running.world.calls.map(({ effect }) => effect)).toEqual(["signOut"]);
      expect(running.asked("signOut")).toEqual([{ refreshToken: session.refreshToken }]);
      await end("signOut");
      expect(running.world.calls.map(({ effect }) => effect)).toEqual(["signOut", "jsfLogout"]);
      expect(running.facts).toEqual([]);
      await end("jsfLogout");
      expect(running.state()).toBe("anonymous");
      expect(running.context()).toEqual(nobody);
      expect(running.facts).toEqual([{ type: "session.ended", session, reason: "signedOut" }]);
    },
  );

  it("without a refresh token only clears local data", () => {
    const running = runSession(example.withoutRefreshToken);
    running.send({ type: "sign-out.requested", hasVisitorToken: false });
    expect(running.world.calls).toEqual([]);
    expect(running.facts).toEqual([
      { type: "session.ended", session: example.withoutRefreshToken, reason: "signedOut" },
    ]);
  });

  it("of a visitor without any token is told to the service too", () => {
    const running = runSession(null);
    running.send({ type: "sign-out.requested", hasVisitorToken: false });
    expect(running.asked("signOut")).toEqual([{ refreshToken: null }]);
  });

  it("of a visitor who holds an access token is nobody else's business", () => {
    const running = runSession(null);
    running.send({ type: "sign-out.requested", hasVisitorToken: true });
    expect(running.world.calls).toEqual([]);
    expect(running.facts).toEqual([{ type: "session.ended", session: null, reason: "signedOut" }]);
  });

  it.each([true, false])("of a user without any token only clears local data (a visitor's: %j)", (hasVisitorToken) => {
    const running = runSession(sessionWithoutTokens(user));
    running.send({ type: "sign-out.requested", hasVisitorToken });
    expect(running.world.calls).toEqual([]);
    expect(running.facts).toEqual([
      { type: "session.ended", session: sessionWithoutTokens(user), reason: "signedOut" },
    ]);
  });

  it("happens once for a double click", () => {
    const running = runSession(session);
    running.send(
      { type: "sign-out.requested", hasVisitorToken: false },
      { type: "sign-out.requested", hasVisitorToken: false },
    );
    expect(running.asked("signOut")).toHaveLength(1);
  });

  it("stays one when the refresh that was under way is answered late", async () => {
    const running = refreshing();
    const refresh = running.world.openCall("refreshTokens");
    running.send({ type: "sign-out.requested", hasVisitorToken: false });
    await running.answer("signOut");
    refresh?.answer(refreshedAt(whenOld));
    await running.answer("jsfLogout");
    expect(running.context()).toEqual(nobody);
    expect(running.facts).toEqual([{ type: "session.ended", session, reason: "signedOut" }]);
  });
});
