import type { Layer } from "./layer.ts";
import type { TokenSource } from "./token-source.ts";

const skipped = [
  "/auth-app/auth/v1/tokens/refresh",
  "/rest/clients-app/v1/auth/sign-out",
  "/rest/clients-app/jsf-auth/logout",
  "/rest/v1/client/get-access-token",
];

/** Whether a call skips the refresh logic (spec §7): it is what a token, or the end of a session, is made of. */
export function skipsRefresh(url: string): boolean {
  return skipped.includes(new URL(url).pathname);
}

/** Concurrent requests wait for the one refresh, then continue with the new token (spec §4). */
export function freshToken(tokens: TokenSource): Layer {
  return (next) => async (request) => {
    if (!skipsRefresh(request.url)) await tokens.freshen();
    return next(request);
  };
}
