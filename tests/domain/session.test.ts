import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  isSameSession,
  isTokenOld,
  sessionFrom,
  sessionWithoutTokens,
  signsOutAtServer,
  withTokens,
} from "../../domain/session.ts";

const at = Date.UTC(2026, 10, 20, 9);
const token = { setTokenDate: at, expiresIn: 900 };
const tokens = { accessToken: "a1", refreshToken: "r1", tokenType: "Bearer", expiresIn: 900 } as const;
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const instants = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe("A session", () => {
  it("is the client, when they signed in, and the tokens, stamped by this device's clock", () => {
    const session = sessionFrom({ ...tokens, user }, at);
    expect(session).toEqual({
      user,
      accessToken: "a1",
      refreshToken: "r1",
      expiresIn: 900,
      setTokenDate: at,
      signedInAt: at,
    });
    const later = withTokens(session, { ...tokens, accessToken: "a2", refreshToken: "r2" }, at + 1);
    expect(later).toEqual({
      user,
      accessToken: "a2",
      refreshToken: "r2",
      expiresIn: 900,
      setTokenDate: at + 1,
      signedInAt: at,
    });
  });
});

test("a session without tokens is its user's alone", () => {
  const nothing = { accessToken: null, refreshToken: null, expiresIn: 0, setTokenDate: 0, signedInAt: null };
  expect(sessionWithoutTokens(user)).toEqual({ user, ...nothing });
});

describe("What is stored is still the session that is known", () => {
  const known = sessionFrom({ ...tokens, user }, at);
  const another = { id: "0d4b1f3e-5a6c-4c8f-9b7a-1e2d3c4b5a69", name: "Мадина" };

  it("whatever tokens another tab has changed its tokens for, by whatever name", () => {
    const check = fc.property(fc.string(), fc.string(), fc.string(), instants, (name, access, refresh, then) => {
      const changed = withTokens(known, { ...tokens, accessToken: access, refreshToken: refresh }, then);
      expect(isSameSession(known, { ...changed, user: { ...user, name } })).toBe(true);
    });
    fc.assert(check);
  });

  it("where the user is stored without token-info", () => {
    expect(isSameSession(known, sessionWithoutTokens(user))).toBe(true);
    expect(isSameSession(sessionWithoutTokens(user), sessionWithoutTokens(user))).toBe(true);
  });

  it("for a visitor where nobody is stored", () => {
    expect(isSameSession(null, null)).toBe(true);
  });

  it("no more where the same client has signed in again, with whatever tokens", () => {
    const check = fc.property(instants, fc.string(), (then, accessToken) => {
      fc.pre(then !== at);
      const again = sessionFrom({ ...tokens, accessToken, user }, then);
      expect(isSameSession(known, again)).toBe(false);
      expect(isSameSession(sessionWithoutTokens(user), again)).toBe(false);
    });
    fc.assert(check);
  });

  it("no more where another client is stored, also of the same name, or nobody", () => {
    expect(isSameSession(known, sessionFrom({ ...tokens, user: another }, at))).toBe(false);
    expect(isSameSession(known, sessionWithoutTokens(another))).toBe(false);
    expect(isSameSession(null, known)).toBe(false);
    expect(isSameSession(known, null)).toBe(false);
  });
});

describe("A token", () => {
  it("is old when its age in seconds is at least expiresIn", () => {
    expect(isTokenOld(token, at)).toBe(false);
    expect(isTokenOld(token, at + 899_999)).toBe(false);
    expect(isTokenOld(token, at + 900_000)).toBe(true);
  });

  it("from the future counts as old: the clock was set back", () => {
    expect(isTokenOld(token, at - 1)).toBe(true);
  });

  it("whose stamp was lost counts as old", () => {
    expect(isTokenOld({ ...token, setTokenDate: Number.NaN }, at)).toBe(true);
  });

  it("is never old at the instant of its stamp, so a clock that is wrong loops no refreshes", () => {
    const check = fc.property(instants, fc.integer({ min: 1, max: 86_400 }), (now, expiresIn) => {
      expect(isTokenOld({ setTokenDate: now, expiresIn }, now)).toBe(false);
    });
    fc.assert(check);
  });

  it("once old stays old while the clock goes forward", () => {
    const check = fc.property(instants, instants, instants, (stamp, one, other) => {
      const [earlier, later] = [stamp + Math.min(one, other), stamp + Math.max(one, other)];
      const aged = { setTokenDate: stamp, expiresIn: 900 };
      if (isTokenOld(aged, earlier)) expect(isTokenOld(aged, later)).toBe(true);
    });
    fc.assert(check);
  });
});

describe("Logout", () => {
  it.each([
    { hasRefreshToken: true, isAuthenticated: true, hasAccessToken: true, isAtServer: true },
    { hasRefreshToken: true, isAuthenticated: true, hasAccessToken: false, isAtServer: true },
    { hasRefreshToken: true, isAuthenticated: false, hasAccessToken: true, isAtServer: true },
    { hasRefreshToken: true, isAuthenticated: false, hasAccessToken: false, isAtServer: true },
    { hasRefreshToken: false, isAuthenticated: true, hasAccessToken: true, isAtServer: false },
    { hasRefreshToken: false, isAuthenticated: true, hasAccessToken: false, isAtServer: false },
    { hasRefreshToken: false, isAuthenticated: false, hasAccessToken: true, isAtServer: false },
    { hasRefreshToken: false, isAuthenticated: false, hasAccessToken: false, isAtServer: true },
  ])("with %j is told to the service or not by the table", ({ isAtServer, ...known }) => {
    expect(signsOutAtServer(known)).toBe(isAtServer);
  });
});
