import { type InvalidContacts, invalidContacts } from "../../domain/contacts.ts";
import type { PaymentLink } from "../../domain/entities.ts";
import type { Payer } from "../../domain/payment-link.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { required } from "../kit/required.ts";
import type { VerificationOutput } from "../sms-verification/machine.ts";
import type { PayerContacts, PayerContext } from "./types.ts";

/** What is wrong with a name and a phone, or null. */
export function contactsFailure({ name, phone }: PayerContacts): InvalidContacts | null {
  return invalidContacts(name, phone);
}

/** Whether a phone as it is typed is that of who is signed in: it needs no code. */
export function isOwnPhone({ ownPhone }: Pick<PayerContext, "ownPhone">, typedPhone: string): boolean {
  return isOfPhone({ phone: ownPhone }, typedPhone);
}

/** What to save: whatever a reload must not lose. */
export function payerOf({ name, phone, challenge }: PayerContext): Payer {
  return { name, phone, challenge };
}

/** Who pays, as it is written down. */
export function registrationOf({ link, name, phone }: Pick<PayerContext, "link" | "name" | "phone">) {
  return { link, name: name.trim(), phone: phoneOf(phone) };
}

/** The link once the right code has had it written down who pays. */
export function registeredBy(output: VerificationOutput): PaymentLink {
  return required(output.kind === "proven" && "linkId" in output.proven ? output.proven : null, "the right code");
}
