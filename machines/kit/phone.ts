import { parsePhone, type Phone } from "../../domain/phone.ts";

/** The phone of what was typed and found valid. */
export function phoneOf(typedPhone: string): Phone {
  const parsed = parsePhone(typedPhone);
  if (!parsed.ok) throw new Error(`Not a phone: ${parsed.problem}.`);
  return parsed.phone;
}

/** Whether something was given to the phone as it is typed now. */
export function isOfPhone(given: { phone: Phone | null } | null, typedPhone: string): boolean {
  const parsed = parsePhone(typedPhone);
  return parsed.ok && given?.phone === parsed.phone;
}
