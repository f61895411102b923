import { hourMs } from "../../../domain/time.ts";
import { limits } from "../../core/limits.ts";
import { Refused } from "../../core/refusal.ts";
import type { SendingLimits, Sendings } from "../../db/queries/sms-challenges.ts";

/** How many messages an hour; the window that they are counted in slides. */
export const perHour: SendingLimits = {
  perPhone: limits.smsPerPhonePerHour,
  perAddress: limits.smsPerAddressPerHour,
  inTotal: limits.smsInTotalPerHour,
};

export function windowStart(now: Date): Date {
  return new Date(now.getTime() - hourMs);
}

/** @throws Refused tooManyCodes with the seconds until the next code may be asked for */
export function refuseTooMany(sendings: Sendings, now: Date): void {
  const { resendAt, phoneFullSince, addressFullSince, allFullSince } = sendings;
  const freeAt = [phoneFullSince, addressFullSince, allFullSince].map((since) =>
    since === null ? 0 : Date.parse(since) + hourMs,
  );
  const waitMs = Math.max(...freeAt, resendAt === null ? 0 : Date.parse(resendAt)) - now.getTime();
  if (waitMs > 0) throw new Refused("tooManyCodes", { waitSeconds: Math.ceil(waitMs / 1000) });
}

/** The wait before the code after the `sentCount`th, in seconds. */
export function resendWait(sentCount: number): number {
  const waits: readonly number[] = limits.smsResendSeconds;
  return waits[Math.min(sentCount, waits.length) - 1] ?? 0;
}
