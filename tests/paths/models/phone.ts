import { parsePhone } from "../../../domain/phone.ts";

/** A phone as the contract has it (spec §6), of what somebody typed: 8… and +7… are 7…; null where it is none. */
export function phoneIn(typed: string): number | null {
  const digits = typed.replace(/\D/g, "").replace(/^8/, "7");
  return /^7\d{10}$/.test(digits) ? Number(digits) : null;
}

/** What is wrong with a name and a phone as somebody typed them; null where nothing is. */
export function contactsProblem(name: string, typed: string) {
  const phone = parsePhone(typed);
  if (name.trim() !== "" && phone.ok) return null;
  return {
    kind: "contactsInvalid" as const,
    isNameMissing: name.trim() === "",
    phone: phone.ok ? null : phone.problem,
  };
}
