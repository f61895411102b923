import { useEffect, useLayoutEffect, useState } from "react";

/**
 * Whether an instant has passed, from that moment on; never where there is none.
 * @param at epoch milliseconds of this device's clock
 */
export function useHasPassed(at: number | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  // The clock was last read for another instant, which may have passed long ago.
  useLayoutEffect(() => setNow(Date.now()), [at]);
  useEffect(() => {
    if (at === undefined || now >= at) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at, now]);
  return at !== undefined && now >= at;
}
