import type { CurrentUser, SignedIn, Tokens } from "../../domain/entities.ts";
import { sessionFrom, withTokens, type StoredSession } from "../../domain/session.ts";

// One client's session, signed in at nine and refreshed a quarter of an hour later.

const expiresIn = 900;
const oldAfterMs = expiresIn * 1000;
export const nine = Date.UTC(2026, 10, 20, 9);
export const whenOld = nine + oldAfterMs;

export const user: CurrentUser = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина", surname: "Сапарова" };
export const renamed: CurrentUser = { id: user.id, name: "Мадина", surname: "Ахметова" };
export const another: CurrentUser = { id: "0d4b1f3e-5a6c-4c8f-9b7a-1e2d3c4b5a69", name: "Ерлан" };

/** The tokens of a number, as the service would give them. */
export function tokensOf(number: number): Tokens {
  return { accessToken: `access-${number}`, refreshToken: `refresh-${number}`, tokenType: "Bearer", expiresIn };
}

export const signedIn: SignedIn = { ...tokensOf(1), user };
export const session: StoredSession = sessionFrom(signedIn, nine);
export const withoutRefreshToken: StoredSession = { ...session, refreshToken: null };
export const refreshed: StoredSession = withTokens(session, tokensOf(2), whenOld);
export const withOtherName: StoredSession = { ...session, user: renamed };
export const ofAnother: StoredSession = sessionFrom({ ...tokensOf(3), user: another }, nine);
