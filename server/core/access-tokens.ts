import type { CurrentUser } from "./current-user.ts";

/** Makes and checks access tokens: those that name visitors and grant nothing, and those of who is signed in. */
export type AccessTokens = {
  /** A token for a visitor, for limits.accessTokenSeconds. */
  issue(now: Date): Promise<string>;
  /** A token for who is signed in, for limits.signedInTokenSeconds. */
  issueTo(currentUser: CurrentUser, now: Date): Promise<string>;
  /**
   * Checks an Authorization header with a visitor's token or that of who is signed in.
   * @returns whose it is, as far as the token itself can say; undefined for a visitor
   * @throws Refused accessTokenExpired or accessTokenInvalid; signInNeeded for a visitor's that expired, where somebody
   * signed in is `needed`
   */
  check(authorization: string, now: Date, needed?: "currentUser"): Promise<CurrentUser | undefined>;
};
