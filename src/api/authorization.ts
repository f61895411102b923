import type { Layer } from "./layer.ts";
import type { TokenSource } from "./token-source.ts";

/** Adds Authorization when a token exists (spec §7). */
export function authorization(tokens: Pick<TokenSource, "current">): Layer {
  return (next) => (request) => {
    const token = tokens.current();
    if (token !== undefined) request.headers.set("Authorization", `Bearer ${token}`);
    return next(request);
  };
}
