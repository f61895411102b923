import { skipsRefresh } from "./fresh-token.ts";
import type { Layer } from "./layer.ts";
import type { TokenSource } from "./token-source.ts";

/**
 * 401 with a WWW-Authenticate header: the token has expired, and the call is made once more, with another one unless
 * getting one is what the call is for. 401 without it, also of the second call: the client is logged out, and the answer
 * stands (spec §8). Stands inside of the layer that adds the token, so that the answer is judged by the token that the call really carried.
 */
export function unauthorized(tokens: TokenSource): Layer {
  return (next) => async (request) => {
    const again = request.clone();
    const token = tokenOf(request);
    const response = await next(request);
    if (isRefused(response)) tokens.refused(token);
    if (response.status !== 401 || isRefused(response)) return response;
    if (!skipsRefresh(request.url)) {
      await tokens.expired(token);
      const other = tokens.current();
      if (other === undefined) again.headers.delete("Authorization");
      else again.headers.set("Authorization", `Bearer ${other}`);
    }
    const tokenAgain = tokenOf(again);
    const answered = await next(again);
    if (isRefused(answered)) tokens.refused(tokenAgain);
    return answered;
  };
}

/** Whether the client is logged out by an answer. */
function isRefused({ status, headers }: Response): boolean {
  return status === 401 && !headers.has("WWW-Authenticate");
}

function tokenOf(request: Request): string | undefined {
  return request.headers.get("Authorization")?.replace(/^Bearer /, "");
}
