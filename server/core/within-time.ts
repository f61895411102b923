/**
 * Does something that is given up once its time is over, or with something else. AbortSignal.any is no way to that: on Node 20 it
 * lets go of a timeout that nobody else holds.
 * @param end what else ends it
 * @param doIt hears of the end by the signal
 */
export async function withinTime<Done>(
  ms: number,
  end: AbortSignal,
  doIt: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(end.reason);
  if (end.aborted) giveUp();
  end.addEventListener("abort", giveUp);
  const timer = setTimeout(() => controller.abort(new DOMException("Its time is over.", "TimeoutError")), ms).unref();
  try {
    return await doIt(controller.signal);
  } finally {
    clearTimeout(timer);
    end.removeEventListener("abort", giveUp);
  }
}
