import type { Proof } from "../../domain/draft.ts";
import { limits } from "../../domain/limits.ts";
import { parsePhone } from "../../domain/phone.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import type { Contacts, ContactsContext, ContactsFailure, ContactsOutput } from "./types.ts";

/** What is wrong with a name and a phone, or null. */
export function contactsFailure({ clientName, clientPhone }: Contacts): ContactsFailure | null {
  const name = clientName.trim();
  const parsed = parsePhone(clientPhone);
  const isNameMissing = name === "" || name.length > limits.nameCharacters;
  if (parsed.ok && !isNameMissing) return null;
  return { kind: "contactsInvalid", isNameMissing, phone: parsed.ok ? null : parsed.problem };
}

/** Whether a phone as typed needs no code: it was proven a moment ago, or is that of who is signed in. */
export function isProven(
  { proof, ownPhone }: Pick<ContactsContext, "proof" | "ownPhone">,
  typedPhone: string,
): boolean {
  return isOfPhone(proof, typedPhone) || isOwn(ownPhone, typedPhone);
}

function isOwn(ownPhone: ContactsContext["ownPhone"], typedPhone: string): boolean {
  return ownPhone !== null && isOfPhone({ phone: ownPhone }, typedPhone);
}

/** The proof of the phone as typed; null where the client's being signed in shows that it is theirs. */
function proofOf({ proof, clientPhone }: Pick<ContactsContext, "proof" | "clientPhone">): Proof | null {
  return isOfPhone(proof, clientPhone) ? proof : null;
}

/** What the contacts end in. */
export function outputOf(context: ContactsContext): ContactsOutput {
  if (context.refusal !== null) return { kind: "refused", failure: context.refusal };
  const { clientName, clientPhone, comment } = context;
  return {
    kind: "known",
    contacts: { clientName: clientName.trim(), clientPhone, comment: comment.trim() },
    phone: phoneOf(clientPhone),
    proof: proofOf(context),
  };
}
