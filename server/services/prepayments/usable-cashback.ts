import { usableOf } from "../../../domain/prepayment-parts.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Reader } from "../../core/reader.ts";
import { findBalance } from "../../db/queries/cashback.ts";

type UsableCashback = components["schemas"]["UsableCashback"];

/** What of the cashback of who is signed in can be taken off what is left to be paid, minor units; undefined where that is nothing. */
export async function usableCashback(
  reader: Reader,
  currentUser: CurrentUser | undefined,
  { left, currency }: { left: number; currency: string },
): Promise<UsableCashback | undefined> {
  if (currentUser === undefined) return undefined;
  const balance = await findBalance(reader, currentUser.id, currency);
  const usable = usableOf(balance, left);
  return usable > 0 ? showUsable({ balance, usable }, currency) : undefined;
}

/** What a client has of cashback, and what of it can be, or was, taken off, minor units. */
export function showUsable({ balance, usable }: { balance: number; usable: number }, currency: string): UsableCashback {
  return { balance: { amount: balance, currency }, usable: { amount: usable, currency } };
}
