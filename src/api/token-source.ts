/** Where calls get their access token from, and what they tell about it (spec §4, §8). */
export type TokenSource = {
  /** The token as it is now; undefined while there is none, which calls may do without. */
  current(): string | undefined;
  /** Resolves when the token is as fresh as it can be had; never rejects. */
  freshen(): Promise<void>;
  /** A call with this token, or without any, was answered 401 with WWW-Authenticate; resolves when there is another, or none. */
  expired(accessToken: string | undefined): Promise<void>;
  /** A call with this token, or without any, was answered 401 without WWW-Authenticate: it is worth nothing any more. */
  refused(accessToken: string | undefined): void;
};
