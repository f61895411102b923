import { useSecondsLeft } from "../../ui/use-seconds-left.ts";

/** Codes for a phone are counted by the hour: nobody waits longer for another one. */
const longestWaitSeconds = 3600;

/**
 * Whole seconds until another code may be asked for. A wait longer than any is counted by a clock that was set back
 * since, and is none: the service says the true one.
 * @param at epoch milliseconds of this device's clock
 */
export function useWaitForCode(at: number): number {
  const left = useSecondsLeft(at);
  return left > longestWaitSeconds ? 0 : left;
}
