import type { Layer, Send } from "./layer.ts";

const requestTimeout = 408;

/**
 * Each failed request is retried once (spec §8). Failed is: no answer, 408, 500 and above. A refusal is an answer, and
 * asking again would not change it. The second try carries the same Idempotency-Key, so that it takes effect once; where
 * that one does not get as far as the service, it says nothing of the first, which may have taken effect and stands.
 */
export const retryOnce: Layer = (next) => async (request) => {
  const second = request.clone();
  const first = await attempt(next, request);
  if (!hasFailed(first) || request.signal.aborted) return settled(first);
  const again = await attempt(next, second);
  return settled(isTurnedAway(again) ? first : again);
};

type Attempt = { response: Response } | { error: unknown };

async function attempt(send: Send, request: Request): Promise<Attempt> {
  try {
    return { response: await send(request) };
  } catch (error) {
    return { error };
  }
}

function hasFailed(attempted: Attempt): boolean {
  return "error" in attempted || attempted.response.status === requestTimeout || attempted.response.status >= 500;
}

/** A 4xx that is not the service's own: it says every no in a problem document. */
function isTurnedAway(attempted: Attempt): boolean {
  if ("error" in attempted) return false;
  const { status, headers } = attempted.response;
  return status >= 400 && status < 500 && !headers.get("Content-Type")?.includes("problem+json");
}

function settled(attempted: Attempt): Response {
  if ("error" in attempted) throw attempted.error;
  return attempted.response;
}
