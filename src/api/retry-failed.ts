import { isProblem } from "../../domain/failure.ts";
import { limits } from "../../domain/limits.ts";
import type { Layer, Send } from "./layer.ts";

/**
 * Each failed request is retried once (spec §8), which is limits.retryCount (spec §9). Failed is: no answer, and any status
 * from 400 on that is not a problem document with a code (design §3). Such a document is an answer, a 5xx too, and asking
 * again at once would not change it. A 401 with WWW-Authenticate has a rule of its own. The second try carries the same
 * Idempotency-Key, so that it takes effect once; where that one does not get as far as the service, it says nothing of
 * the first, which may have taken effect and stands.
 */
export const retryFailed: Layer = (next) => async (request) => {
  let last = await attempt(next, request.clone());
  for (let retries = 0; retries < limits.retryCount; retries += 1) {
    if (!(await hasFailed(last)) || request.signal.aborted) break;
    const again = await attempt(next, request.clone());
    if (!(await isTurnedAway(again))) last = again;
  }
  return settled(last);
};

type Attempt = { response: Response } | { error: unknown };

async function attempt(send: Send, request: Request): Promise<Attempt> {
  try {
    return { response: await send(request) };
  } catch (error) {
    return { error };
  }
}

async function hasFailed(attempted: Attempt): Promise<boolean> {
  if ("error" in attempted) return true;
  const { response } = attempted;
  if (response.status < 400 || isExpiry(response)) return false;
  return !isProblem(await bodyOf(response.clone()));
}

/** A 4xx that is not the service's own: it says every no in a problem document with a code. */
async function isTurnedAway(attempted: Attempt): Promise<boolean> {
  return "response" in attempted && attempted.response.status < 500 && (await hasFailed(attempted));
}

function isExpiry({ status, headers }: Response): boolean {
  return status === 401 && headers.has("WWW-Authenticate");
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("problem+json")) return undefined;
  return response.json().catch(() => undefined);
}

function settled(attempted: Attempt): Response {
  if ("error" in attempted) throw attempted.error;
  return attempted.response;
}
