import type { CurrentUser, SignedIn, Tokens } from "./entities.ts";

/** Who is signed in on this device, and with what (spec §3: the current user and the stored token info). */
export type StoredSession = {
  user: CurrentUser;
  /** Null where nothing but the user is stored: they are logged in until a call says otherwise (spec §4). */
  accessToken: string | null;
  refreshToken: string | null;
  /** Seconds. */
  expiresIn: number;
  /** Milliseconds by this device's clock when the access token came. */
  setTokenDate: number;
  /**
   * Milliseconds by this device's clock when the client signed in. With the client it tells one session from another, as no
   * token does: a refresh changes them all. Null where it was not kept.
   */
  signedInAt: number | null;
};

/** The session that begins with signing in. @param at milliseconds by this device's clock */
export function sessionFrom({ user, ...tokens }: SignedIn, at: number): StoredSession {
  return { user, ...stamped(tokens, at), signedInAt: at };
}

/** The session of a user without any tokens. */
export function sessionWithoutTokens(user: CurrentUser): StoredSession {
  return { user, accessToken: null, refreshToken: null, expiresIn: 0, setTokenDate: 0, signedInAt: null };
}

/** The session with new tokens. @param at milliseconds by this device's clock */
export function withTokens(session: StoredSession, tokens: Tokens, at: number): StoredSession {
  return { ...session, ...stamped(tokens, at) };
}

function stamped({ accessToken, refreshToken, expiresIn }: Tokens, at: number) {
  return { accessToken, refreshToken, expiresIn, setTokenDate: at };
}

/**
 * Whether the access token is due for a refresh: its age in seconds is at least expiresIn (spec §4).
 * A token from the future says that the clock was set back; it counts as old, and the refresh stamps it anew, so that a
 * clock that is wrong neither loops refreshes nor logs out (design §4).
 * @param now milliseconds by the clock that stamped the token
 */
export function isTokenOld(
  { setTokenDate, expiresIn }: Pick<StoredSession, "setTokenDate" | "expiresIn">,
  now: number,
) {
  const age = (now - setTokenDate) / 1000;
  return !(age >= 0 && age < expiresIn);
}

/**
 * Whether what is stored is still the session that is known: of the same client since the same sign-in, with whatever tokens
 * another tab has changed them for and by whatever name. A user who is stored without token-info is whoever they were.
 * @param known null for a visitor
 * @param stored null where nobody is stored
 */
export function isSameSession(known: StoredSession | null, stored: StoredSession | null): boolean {
  if (known === null || stored === null) return known === stored;
  return known.user.id === stored.user.id && [known.signedInAt, null].includes(stored.signedInAt);
}

/**
 * Whether signing out is told to the service (spec §4): with a refresh token, and for a visitor without any token.
 * Without a refresh token, or authenticated without a token, only local data is cleared.
 */
export function signsOutAtServer(known: {
  hasRefreshToken: boolean;
  isAuthenticated: boolean;
  /** Asked of a visitor only. */
  hasAccessToken: boolean;
}): boolean {
  return known.hasRefreshToken || (!known.isAuthenticated && !known.hasAccessToken);
}
