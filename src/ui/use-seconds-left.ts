import { useEffect, useLayoutEffect, useState } from "react";

/**
 * Whole seconds until an instant, counted down while it is shown; 0 when it has passed.
 * @param at epoch milliseconds of this device's clock
 */
export function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  // The clock was last read for another instant, which may have passed long ago.
  useLayoutEffect(() => setNow(Date.now()), [at]);
  const left = Math.max(0, Math.ceil((at - now) / 1000));
  useEffect(() => {
    if (now >= at) return;
    const remaining = at - Date.now();
    // To the edge of the second, so that the shown seconds are even; a device may have slept since they were drawn.
    const timer = setTimeout(() => setNow(Date.now()), remaining > 0 ? remaining % 1000 || 1000 : 0);
    return () => clearTimeout(timer);
  }, [at, now]);
  return left;
}
