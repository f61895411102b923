import { skipsRefresh } from "./fresh-token.ts";
import type { Layer } from "./layer.ts";
import type { TokenSource } from "./token-source.ts";

/**
 * 401 with a WWW-Authenticate header: the token has expired, and the call is made once more, with another one unless
 * getting one is what the call is for. 401 without it: the client is logged out, and the answer stands (spec §8). Stands
 * inside of the layer that adds the token, so that the answer is judged by the token that the call really carried.
 */
export function unauthorized(tokens: TokenSource): Layer {
  return (next) => async (request) => {
    const again = request.clone();
    const token = tokenOf(request);
    const response = await next(request);
    if (response.status !== 401) return response;
    if (!response.headers.has("WWW-Authenticate")) {
      tokens.refused(token);
      return response;
    }
    if (!skipsRefresh(request.url)) {
      await tokens.expired(token);
      const other = tokens.current();
      if (other === undefined) again.headers.delete("Authorization");
      else again.headers.set("Authorization", `Bearer ${other}`);
    }
    return next(again);
  };
}

function tokenOf(request: Request): string | undefined {
  return request.headers.get("Authorization")?.replace(/^Bearer /, "");
}
