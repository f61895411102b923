import { isName } from "./full-name.ts";
import { parsePhone, type PhoneProblem } from "./phone.ts";

/** What is wrong with a name and a phone as they were typed: `phone` is null where the phone does. */
export type InvalidContacts = { kind: "contactsInvalid"; isNameMissing: boolean; phone: PhoneProblem | null };

/** What is wrong with what somebody typed of themselves, or null (spec §6). */
export function invalidContacts(name: string, phone: string): InvalidContacts | null {
  const parsed = parsePhone(phone);
  const isNameMissing = !isName(name);
  if (parsed.ok && !isNameMissing) return null;
  return { kind: "contactsInvalid", isNameMissing, phone: parsed.ok ? null : parsed.problem };
}
