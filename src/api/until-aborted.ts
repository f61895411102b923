/** Rejects with the reason of a signal as soon as that is given up, whatever `work` still waits for. */
export function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
