import { isIPv4, isIPv6 } from "node:net";
import { limits } from "../../../domain/limits.ts";
import { Refused } from "../../contract/problem.ts";
import type { SendingLimits, Sendings } from "../../db/queries/sms-challenges.ts";

const hourMs = 3_600_000;

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

/**
 * What stands for a person in the count per address: an IPv4 address, or the /64 network of an IPv6 one, since a
 * single subscriber has all of it.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(address) ? `${ipv6Groups(address).slice(0, 4).join(":")}::/64` : address;
}

function ipv6Groups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = (part: string | undefined): string[] => (part ? part.split(":") : []);
  const left = groups(head);
  const right = groups(tail);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}
