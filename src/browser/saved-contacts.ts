import { savedReservationKey, type StoredValues } from "./stored-values.ts";
import { storedValue } from "./stored-value.ts";

export const savedGiftCardKey = "saved-gift-card";
export const savedComplaintKey = "saved-complaint";
/** What was typed a moment ago to say who somebody is. */
export const typedKeys = { signInResume: "sign-in", payer: "payer", buyerChallenge: "buyer-challenge" } as const;

/**
 * Takes who somebody is out of all that was begun here. What they chose of a visit is left; a gift card says whom they know
 * from its first field to its last, a complaint what they were not content with.
 */
export function forgetContacts({ storage, expiring }: Pick<StoredValues, "storage" | "expiring">): void {
  for (const key of Object.values(typedKeys)) expiring.remove(key);
  storage.remove(savedGiftCardKey);
  storage.remove(savedComplaintKey);
  const draft = storedValue(storage, { key: savedReservationKey, read: withoutContacts });
  const rest = draft.read();
  if (rest !== undefined) draft.write(rest);
}

/** A draft, of whatever version, whose other fields are for its schema to read. */
function withoutContacts(left: unknown): object | undefined {
  if (typeof left !== "object" || left === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...left };
  const {
    clientName: _name,
    clientPhone: _phone,
    comment: _comment,
    challenge: _code,
    proof: _proof,
    ...rest
  } = fields;
  return rest;
}
