import type { Layer } from "./layer.ts";
import { isUpload } from "./upload.ts";

/** How long a call may go without its answer; then it is as good as lost. */
const answerMs = 20_000;
/** A picture may take its time on a bad network. */
const uploadMs = 120_000;

/** Nobody waits for ever for a connection that hangs. Stands inside of the second try, which has a time of its own. */
export const limitTime: Layer = (next) => (request) => {
  const ms = isUpload(request) ? uploadMs : answerMs;
  return next(new Request(request, { signal: inTime(request.signal, ms) }));
};

/** A signal that gives a call up with another one, or when its time is over: AbortSignal.any, for browsers without it. */
export function inTime(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  for (const end of [signal, AbortSignal.timeout(ms)]) {
    end.addEventListener("abort", () => controller.abort(end.reason), { signal: controller.signal });
  }
  return controller.signal;
}
