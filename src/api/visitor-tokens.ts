import { isTokenOld } from "../../domain/session.ts";
import type { TokenSource } from "./token-source.ts";

/** A token as it is kept (spec §3): `expiresIn` seconds from `setTokenDate`, milliseconds of the clock that stamped it. */
export type StoredToken = { accessToken: string; expiresIn: number; setTokenDate: number };

export type VisitorTokenStore = {
  read(): StoredToken | undefined;
  write(token: StoredToken): void;
  clear(): void;
};

type Needs = {
  store: VisitorTokenStore;
  /** The operation getAccessToken. */
  ask: () => Promise<{ accessToken: string; expiresIn: number }>;
  /** This device's clock, milliseconds. */
  now: () => number;
};

/** Keeps the token of a visitor without an account: one request for it, however many calls wait. */
export function createVisitorTokens({ store, ask, now }: Needs): TokenSource {
  let asking: Promise<void> | undefined;

  const renew = async () => {
    try {
      const { accessToken, expiresIn } = await ask();
      store.write({ accessToken, expiresIn, setTokenDate: now() });
    } catch {
      // Calls may be made without a token; the next one asks again.
    } finally {
      asking = undefined;
    }
  };
  const freshen = async () => {
    const token = store.read();
    if (token !== undefined && !isTokenOld(token, now())) return;
    asking ??= renew();
    await asking;
  };
  const forget = (accessToken: string | undefined) => {
    if (store.read()?.accessToken === accessToken) store.clear();
  };

  return {
    current() {
      const token = store.read();
      return token !== undefined && !isTokenOld(token, now()) ? token.accessToken : undefined;
    },
    freshen,
    async expired(accessToken) {
      forget(accessToken);
      await freshen();
    },
    refused: forget,
  };
}
