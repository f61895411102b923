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
};

/** The session that begins with signing in. @param at milliseconds by this device's clock */
export function sessionFrom({ user, ...tokens }: SignedIn, at: number): StoredSession {
  return { user, ...stamped(tokens, at) };
}

/** The session of a user without any tokens. */
export function sessionWithoutTokens(user: CurrentUser): StoredSession {
  return { user, accessToken: null, refreshToken: null, expiresIn: 0, setTokenDate: 0 };
}

/** The same client's session with new tokens. @param at milliseconds by this device's clock */
export function withTokens({ user }: StoredSession, tokens: Tokens, at: number): StoredSession {
  return { user, ...stamped(tokens, at) };
}

function stamped({ accessToken, refreshToken, expiresIn }: Tokens, at: number): Omit<StoredSession, "user"> {
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
 * Whether another client has signed in on this device since a session that ends was theirs: what is stored then is not to
 * be cleared with it. Other tokens of the same client say nothing of the kind: a refresh brings them too.
 * @param ended who was signed in; undefined for a visitor who signs out
 * @param stored undefined where nobody is stored
 */
export function isSignedInSince(ended: CurrentUser | undefined, stored: StoredSession | undefined): boolean {
  return stored !== undefined && stored.user.id !== ended?.id;
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
