import type { StoredValue } from "../../browser/stored-value.ts";

/** Nobody comes back later to what was paid so long ago. */
const mostKept = 50;

/** Writes down that a visit is counted; answers whether this is the first time in this browser. */
export function countOnce(store: StoredValue<{ ids: string[] }>, reservationId: string): boolean {
  const ids = store.read()?.ids ?? [];
  if (ids.includes(reservationId)) return false;
  store.write({ ids: [...ids, reservationId].slice(-mostKept) });
  return true;
}
