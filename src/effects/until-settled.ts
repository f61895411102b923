import { failureOf, isOutcomeUnknown } from "../../domain/failure.ts";
import { type Clock, pause } from "./wait-until.ts";

const firstPauseMs = 1000;
const longestPauseMs = 15_000;
const growth = 1.5;

/** `until`: epoch milliseconds of this device's clock after which nobody cares any more. */
type Asking = { clock: Clock; until: number; signal: AbortSignal };

/**
 * Asks what became of work in the outside world until that is settled: after a second, and then ever more rarely, every
 * 15 seconds at last. No answer is no reason to stop. Null where it was not settled in time.
 * @throws CallFailed for a refusal, and where the last question in time had no answer
 */
export async function untilSettled<Answer extends { isSettled: boolean }>(
  ask: () => Promise<Answer>,
  { clock, until, signal }: Asking,
): Promise<Answer | null> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * growth, longestPauseMs)) {
    const isLast = () => signal.aborted || clock.now() + pauseMs >= until;
    const answer = await ask().catch((error: unknown) => {
      if (isLast() || !isOutcomeUnknown(failureOf(error))) throw error;
      return null;
    });
    if (answer?.isSettled) return answer;
    if (isLast()) return null;
    await pause(pauseMs, signal);
  }
}
