import { randomInt } from "node:crypto";
import { limits } from "../../../domain/limits.ts";
import type { Challenge } from "../../db/queries/sms-challenges.ts";
import { keyedHash } from "../../core/secrets.ts";

/** A code of limits.smsCodeDigits digits from the system's randomness, every one as likely. */
export function newCode(): string {
  return String(randomInt(10 ** limits.smsCodeDigits)).padStart(limits.smsCodeDigits, "0");
}

/**
 * A code as it is kept: bound to its challenge, phone and purpose, and useless without our key. What it is for stands
 * beside it, because a hold that replaces another takes the other's codes over.
 */
export function hashCode(
  tokenKey: string,
  { id, phone, purpose: what }: Pick<Challenge, "phone" | "purpose"> & { id: string },
  code: string,
): Buffer {
  return keyedHash(tokenKey, "sms code", id, String(phone), what, code);
}
