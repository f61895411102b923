import { isName } from "../../domain/full-name.ts";
import type { Payer } from "../../domain/payment-link.ts";
import { parsePhone } from "../../domain/phone.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import type { PayerContacts, PayerContext, PayerFailure } from "./types.ts";

/** What is wrong with a name and a phone, or null. */
export function contactsFailure({ name, phone }: PayerContacts): PayerFailure | null {
  const parsed = parsePhone(phone);
  const isNameMissing = !isName(name);
  if (parsed.ok && !isNameMissing) return null;
  return { kind: "contactsInvalid", isNameMissing, phone: parsed.ok ? null : parsed.problem };
}

/** Whether a phone as it is typed is that of who is signed in: it needs no code. */
export function isOwnPhone({ ownPhone }: Pick<PayerContext, "ownPhone">, typedPhone: string): boolean {
  return ownPhone !== null && isOfPhone({ phone: ownPhone }, typedPhone);
}

/** What to save: whatever a reload must not lose. */
export function payerOf({ name, phone, challenge }: PayerContext): Payer {
  return { name, phone, challenge };
}

/** Who pays, as it is written down. */
export function registrationOf({ link, name, phone }: Pick<PayerContext, "link" | "name" | "phone">) {
  return { link, name: name.trim(), phone: phoneOf(phone) };
}
