import type { CurrentUser, SignedIn, Tokens } from "../../domain/entities.ts";
import type { StoredSession } from "../../domain/session.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";

export type SessionInput = { session: StoredSession | null };

export type SessionContext = {
  session: StoredSession | null;
  refresh: Intent | null;
  /** When the refresh that failed last was wanted, milliseconds by this device's clock. */
  failedAt: number | null;
  /** When the refresh under way was wanted. */
  wantedAt: number | null;
  signOut: Intent | null;
  webSignOut: Intent | null;
};

export type TokenNeeded = { type: "token.needed"; at: number };
export type TokenRefused = { type: "token.refused"; accessToken: string | null; at: number };
export type ClientRenamed = { type: "client.renamed"; user: CurrentUser };
export type SessionRefused = { type: "session.refused"; accessToken: string | null };
/** `hasVisitorToken`: whether an access token of a visitor is stored here. */
export type SignOutRequested = { type: "sign-out.requested"; hasVisitorToken: boolean };
export type SessionChanged = { type: "session.changed-elsewhere"; session: StoredSession | null };

/** What the app tells the session. `at` is milliseconds by this device's clock. */
export type SessionEvent =
  | { type: "client.signed-in"; signedIn: SignedIn; at: number }
  /** The client has changed their name here. */
  | ClientRenamed
  /** A call is about to be made. */
  | TokenNeeded
  /** 401 with WWW-Authenticate came to a call with this token, or with none. */
  | TokenRefused
  /** 401 without WWW-Authenticate came to a call with this token, or with none. */
  | SessionRefused
  | SignOutRequested
  /** Another tab signed in, signed out, refreshed or changed the name. */
  | SessionChanged;

/** Why there is nobody signed in any more. */
export type EndReason = "signedOut" | "refused" | "noRefreshToken" | "elsewhere";

/** Whether it happened in this tab, which then stores it, or in another one, which has stored it. */
export type Where = "here" | "elsewhere";

/** What happened, for the app to act on, each with the session that it is about. */
export type SessionFact =
  | { type: "session.began"; session: StoredSession; where: Where }
  /** Null where a visitor has signed out. */
  | { type: "session.ended"; session: StoredSession | null; reason: EndReason }
  | { type: "tokens.changed"; session: StoredSession; where: Where }
  | { type: "name.changed"; session: StoredSession; where: Where };

export type RefreshTokensInput = {
  userId: string;
  signedInAt: number | null;
  refreshToken: string;
  idempotencyKey: IdempotencyKey;
};
/**
 * `at`: when the tokens were asked for, by this device's clock, so that their age is never underrated. `signedInAt`: of the
 * session that they belong to, which another tab may have stored.
 */
export type RefreshedTokens = { tokens: Tokens; at: number; signedInAt: number | null };
export type SignOutInput = { refreshToken: string | null; idempotencyKey: IdempotencyKey };
/** The session id of the legacy web session is the effect's business: it lies in a cookie. */
export type JsfLogoutInput = { idempotencyKey: IdempotencyKey };
