import { hourMs } from "../../../domain/time.ts";
import type { Pool } from "pg";
import { limits } from "../../core/limits.ts";
import type { Phone } from "../../../domain/phone.ts";
import { Refused } from "../../core/refusal.ts";
import { findFullWindows, insertAttempt } from "../../db/queries/password-attempts.ts";
import { inTransaction } from "../../db/transaction.ts";
import { countedAddress } from "../../core/counted-address.ts";
import { isPassword } from "./passwords.ts";

const perHour = {
  perPhoneAndAddress: limits.wrongPasswordsPerPhoneAndAddressPerHour,
  perPhone: limits.wrongPasswordsPerPhonePerHour,
  perAddress: limits.wrongPasswordsPerAddressPerHour,
  inTotal: limits.wrongPasswordsInTotalPerHour,
};

/** `kept`: the hash of the password of who has that phone; undefined where nobody has. */
type Trial = { kept: string | undefined; password: string; phone: Phone; address: string; now: Date };

/**
 * Tries a password. It is counted before it is looked at, so that no race tries more than the limits say; whoever takes
 * it for good stops counting it, by its id.
 * @throws Refused tooManyRequests with the seconds until the next may be tried
 */
export async function tryPassword(pool: Pool, trial: Trial): Promise<{ fits: boolean; attemptId: number }> {
  const { kept, password, phone, now } = trial;
  const attempt = { phone, address: countedAddress(trial.address), now };
  const attemptId = await inTransaction(pool, async (transaction) => {
    const full = await findFullWindows(transaction, attempt, new Date(now.getTime() - hourMs), perHour);
    const waitMs = Math.max(0, ...full.map((since) => Date.parse(since) + hourMs - now.getTime()));
    if (waitMs > 0) throw new Refused("tooManyRequests", { waitSeconds: Math.ceil(waitMs / 1000) });
    return insertAttempt(transaction, attempt);
  });
  return { fits: await isPassword(kept, password), attemptId };
}
