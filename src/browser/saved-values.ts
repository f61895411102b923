import * as v from "valibot";
import type { Intent } from "../../domain/idempotency-key.ts";
import {
  complaintForm,
  countedReservationsForm,
  draftForm,
  draftMigrations,
  giftCardForm,
  buyerChallengeForm,
  intentForm,
  payerForm,
  paymentLinksForm,
  reviewForm,
  reviewPhotosForm,
  signInForm,
  type Migration,
} from "./saved-forms.ts";
import { storedValue, type StoredValue } from "./stored-value.ts";
import { savedComplaintKey, savedGiftCardKey, typedKeys } from "./saved-contacts.ts";
import { savedReservationKey, type StoredValues } from "./stored-values.ts";
import type { Storage } from "./storage.ts";

/** What a client has chosen and typed, as it lies in the browser. It is fetched with the first page that reads it. */
export function savedValues({ storage, expiring }: Pick<StoredValues, "storage" | "expiring">) {
  return {
    /** The draft of a reservation (spec §3). */
    savedReservation: saved(storage, savedReservationKey, draftForm, draftMigrations),
    /** The gift card that is being bought. */
    savedGiftCard: saved(storage, savedGiftCardKey, giftCardForm, []),
    /** The complaint that is being written. */
    savedComplaint: saved(storage, savedComplaintKey, complaintForm, []),
    /** What was typed into a sign-in a moment ago. */
    signInResume: saved(expiring, typedKeys.signInResume, signInForm, []),
    /** Where a bank's page leads back to, which knows no codes of links. */
    paymentLinks: saved(storage, "payment-links", paymentLinksForm, []),
    /** The visits that were counted here once they were paid. */
    countedReservations: saved(storage, "counted-reservations", countedReservationsForm, []),
    /** Who was about to pay by a link a moment ago. */
    payer: saved(expiring, typedKeys.payer, payerForm, []),
    /** The code on its way to who is to pay for a gift card by a saved card. */
    buyerChallenge: saved(expiring, typedKeys.buyerChallenge, buyerChallengeForm, []),
  };
}

/** The intent to have a time at a firm, until its outcome is known; what it may have held is free again when it expires. */
export function holdingAt({ expiring }: Pick<StoredValues, "expiring">, firmId: number): StoredValue<Intent> {
  return saved(expiring, `holding-${firmId}`, intentForm, []);
}

/** The review of a visit that is being written: its words, and its photos, which are large, beside them. */
export function savedReviewOf({ storage }: Pick<StoredValues, "storage">, reservationId: string) {
  return {
    words: saved(storage, `saved-review-${reservationId}`, reviewForm, []),
    pictures: saved(storage, `saved-review-photos-${reservationId}`, reviewPhotosForm, []),
  };
}

/** @param migrations from version 1, which wrote no version, to the one that `form` reads: the first makes version 2 */
function saved<Value extends object>(
  storage: Storage,
  key: string,
  form: v.GenericSchema<unknown, Value>,
  migrations: readonly Migration[],
): StoredValue<Value> {
  return storedValue(storage, {
    key,
    read(left) {
      const now = migrations.slice(versionOf(left) - 1).reduce((old, migrated) => migrated(old), left);
      const read = v.safeParse(form, now);
      return read.success ? read.output : undefined;
    },
    write: (value) => ({ version: migrations.length + 1, ...value }),
  });
}

const anyVersion = v.fallback(v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) }), { version: 1 });

function versionOf(left: unknown): number {
  return v.parse(anyVersion, left).version;
}
