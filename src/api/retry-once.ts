import type { Layer, Send } from "./layer.ts";

const requestTimeout = 408;

/**
 * Each failed request is retried once (spec §8). Failed is: no answer, 408, 500 and above. A refusal is an answer, and
 * asking again would not change it. The second try carries the same Idempotency-Key, so that it takes effect once.
 */
export const retryOnce: Layer = (next) => async (request) => {
  const second = request.clone();
  const first = await attempt(next, request);
  if (!hasFailed(first) || request.signal.aborted) return settled(first);
  return next(second);
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

function settled(attempted: Attempt): Response {
  if ("error" in attempted) throw attempted.error;
  return attempted.response;
}
