import type { LocalDate } from "./time.ts";

/** Whether a card with this last month ("MM/YY") can't be paid with any more. */
export function isCardExpired(expires: string, today: LocalDate): boolean {
  const [month = "", year = ""] = expires.split("/");
  return `20${year}-${month}` < today.slice(0, 7);
}
