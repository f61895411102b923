import type { Phone } from "../../../domain/phone.ts";
import { isWeakPassword } from "../../../domain/weak-password.ts";
import { Refused } from "../../core/refusal.ts";

/** @throws Refused weakPassword, where {@link isWeakPassword} */
export function refuseWeakPassword(password: string, phone: Phone): void {
  if (isWeakPassword(password, phone)) throw new Refused("weakPassword");
}
