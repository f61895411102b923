import type { Layer } from "./layer.ts";

/** A token as it is kept (spec §3): `expiresIn` seconds from `setTokenDate`, milliseconds of the clock that stamped it. */
export type StoredToken = { accessToken: string; expiresIn: number; setTokenDate: number };

export type AccessTokenStore = {
  read(): StoredToken | undefined;
  write(token: StoredToken): void;
  clear(): void;
};

export type AccessTokens = {
  /** The token that stands, or a new one; undefined when none can be had, which calls may do without. */
  get(): Promise<string | undefined>;
  /** Gives up a token that the service no longer takes. */
  forget(accessToken: string): void;
};

type Needs = {
  store: AccessTokenStore;
  /** The operation getAccessToken. */
  ask: () => Promise<{ accessToken: string; expiresIn: number }>;
  /** This device's clock, milliseconds. */
  now: () => number;
};

/** Keeps the visitor's token: one request for it, however many calls wait. */
export function createAccessTokens({ store, ask, now }: Needs): AccessTokens {
  let asking: Promise<string | undefined> | undefined;

  const renew = async () => {
    try {
      const { accessToken, expiresIn } = await ask();
      store.write({ accessToken, expiresIn, setTokenDate: now() });
      return accessToken;
    } catch {
      return undefined;
    } finally {
      asking = undefined;
    }
  };

  return {
    async get() {
      const token = store.read();
      if (token !== undefined && isFresh(token, now())) return token.accessToken;
      asking ??= renew();
      return asking;
    },
    forget(accessToken) {
      if (store.read()?.accessToken === accessToken) store.clear();
    },
  };
}

/** A negative age is a clock that was set back: the token is asked for anew, once, and stamped by the clock of today. */
function isFresh({ expiresIn, setTokenDate }: StoredToken, now: number): boolean {
  const ageSeconds = (now - setTokenDate) / 1000;
  return ageSeconds >= 0 && ageSeconds < expiresIn;
}

/**
 * Adds Authorization (spec §7). 401 with WWW-Authenticate is an expired token: renewed, and the call made once more.
 * 401 without it is a revoked one: forgotten, and the answer stands (spec §8).
 */
export function withAccessToken(tokens: AccessTokens): Layer {
  return (next) => async (request) => {
    const second = request.clone();
    const token = await tokens.get();
    const response = await next(authorized(request, token));
    if (response.status !== 401 || token === undefined) return response;
    tokens.forget(token);
    if (!response.headers.has("WWW-Authenticate")) return response;
    return next(authorized(second, await tokens.get()));
  };
}

function authorized(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set("Authorization", `Bearer ${token}`);
  return request;
}
