/** The service counts whole seconds down, so that the last one may not be over at the deadline. */
const lastSecond = 1000;

/**
 * When the service is asked what became of what it keeps until a deadline: its clock counts, not this device's.
 * @param until epoch milliseconds, as the answer that was heard last makes it
 */
export function askedAt(until: number): number {
  return until + lastSecond;
}
