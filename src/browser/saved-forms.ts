import * as v from "valibot";
import type { SavedComplaint } from "../../domain/complaint.ts";
import type { SavedReservation } from "../../domain/draft.ts";
import { emptyGiftCard, type GiftCardDraft } from "../../domain/gift-card-draft.ts";
import { giftDesigns } from "../../domain/gift-designs.ts";
import { isIdempotencyKey, newIdempotencyKey, type IdempotencyKey, type Intent } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import { manners } from "../../domain/manner.ts";
import { parsePhone } from "../../domain/phone.ts";
import { isInstant, isLocalDate } from "../../domain/time.ts";
import type { PaymentLinkKey, SavedPayer } from "../../domain/payment-link.ts";
import type { Challenge } from "../../domain/phone-proof.ts";
import type { ChosenPhoto, SavedReview } from "../../domain/review-draft.ts";
import { type SignInResume, ways } from "../../domain/sign-in.ts";
import { isHeaderText } from "./header-text.ts";

/*
 * What is saved, field by field: one that is wrong, or that an earlier version did not know, costs nothing but itself.
 */

/** Makes what one version has left into what the next one would have; leaves alone what it does not know. */
export type Migration = (left: unknown) => unknown;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(count, v.maxValue(limits.largestId));
/** What can stand in a path: half of a surrogate pair cannot. */
const segment = v.pipe(v.string(), v.regex(/^[^\p{Surrogate}]+$/u));
const uuid = v.pipe(v.string(), v.uuid());
/** What goes into a header or a body as the service gave it. */
const secret = v.pipe(
  v.string(),
  v.check((text) => isHeaderText(text)),
);
const phone = v.pipe(
  count,
  v.check((number) => parsePhone(`+${number}`).ok),
);
const date = v.pipe(
  v.string(),
  v.check((text) => isLocalDate(text)),
);
/** RFC 3339, as far as a clock can read it. */
const instant = v.pipe(
  v.string(),
  v.check((text) => isInstant(text)),
);
const textOf = (characters: number) => v.fallback(v.pipe(v.string(), v.maxLength(characters)), "");
const person = v.pipe(count, v.minValue(1), v.maxValue(limits.people));
const isOn = v.fallback(v.boolean(), false);

/** A value; null where it is wrong or missing. */
function orNull<const Form extends v.GenericSchema>(form: Form) {
  return v.fallback(v.nullable(form), null);
}

/** A list without those of its items that are wrong. */
function listOf<const Form extends v.GenericSchema>(item: Form) {
  const readItem = (left: unknown): v.InferOutput<Form>[] => {
    const read = v.safeParse(item, left);
    return read.success ? [read.output] : [];
  };
  const list = v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.flatMap(readItem)),
  );
  return v.fallback(list, []);
}

const challenge = v.object({
  challengeId: uuid,
  phone,
  expiresAt: count,
  resendAt: count,
  attemptsLeft: count,
});

const proof = v.object({ proof: secret, phone });

/** As many wishes as one reservation has. */
const asMany = <Wish>(wishes: Wish[]) => wishes.slice(0, limits.wishes);

const draft = v.object({
  params: v.fallback(
    v.object({
      masters: v.pipe(listOf(v.object({ person, serviceId: id, masterId: orNull(id) })), v.transform(asMany)),
      entries: listOf(v.object({ date, startTime: orNull(instant) })),
      manner: v.optional(v.fallback(v.optional(v.picklist(manners)), undefined)),
    }),
    { masters: [], entries: [] },
  ),
  peopleCount: v.fallback(person, 1),
  awaitingTime: v.fallback(v.pipe(count, v.maxValue(limits.awaitingMinutes)), 0),
  isDeleted: isOn,
  isTemporary: isOn,
  services: listOf(id),
  comment: textOf(limits.commentCharacters),
  clientPhone: textOf(limits.phoneCharacters),
  clientName: textOf(limits.nameCharacters),
  firm: v.object({ id, urlKey: segment, name: v.string() }),
  startTime: orNull(instant),
  hold: orNull(v.object({ reservationId: uuid, secret, startTime: instant, until: count })),
  shownCost: v.optional(v.fallback(v.optional(v.object({ from: count, to: count })), undefined)),
  isPriceNew: v.optional(isOn),
  challenge: orNull(challenge),
  proof: orNull(proof),
});

const readable = v.object({
  params: v.object({
    masters: v.pipe(v.array(v.object({ person, serviceId: id, masterId: v.nullable(id) })), v.maxLength(limits.wishes)),
  }),
});

/**
 * The draft of a reservation; without a firm it is none.
 * Where not every wish can be read, a hold is for others than those that are left: it is only to be replaced.
 */
export const draftForm: v.GenericSchema<unknown, SavedReservation> = v.pipe(
  v.unknown(),
  v.transform((left) => (v.is(readable, left) ? left : { ...Object(left), isTemporary: false })),
  draft,
);

/** Version 1 had every service for every person, and the masters in a record by service. */
const firstDraft = v.looseObject({
  params: v.fallback(v.looseObject({ masters: v.fallback(v.record(v.string(), orNull(id)), {}) }), { masters: {} }),
  peopleCount: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.people)), 1),
  services: listOf(id),
});

const wishes: Migration = (left) => {
  const read = v.safeParse(firstDraft, left);
  if (!read.success) return left;
  const { params, peopleCount, services } = read.output;
  const people = Array.from({ length: peopleCount }, (_, index) => index + 1);
  const masters = people.flatMap((person) =>
    services.map((serviceId) => ({ person, serviceId, masterId: params.masters[serviceId] ?? null })),
  );
  return { ...read.output, params: { ...params, masters } };
};

export const draftMigrations: readonly Migration[] = [wishes];

/** An intent whose outcome is not known. */
export const intentForm: v.GenericSchema<unknown, Intent> = v.object({
  of: v.string(),
  key: v.custom<IdempotencyKey>(isIdempotencyKey),
});

const delivery = v.object({
  type: v.picklist(["link", "sms"]),
  phone: textOf(limits.phoneCharacters),
  sendOn: orNull(date),
});
const worksAt = v.object({ type: v.picklist(["firm", "network", "everyFirm"]), id: orNull(id) });

/** A gift card that is being bought. */
export const giftCardForm: v.GenericSchema<unknown, GiftCardDraft> = v.object({
  amount: orNull(count),
  worksAt: v.fallback(worksAt, emptyGiftCard.worksAt),
  design: v.fallback(v.picklist(giftDesigns), emptyGiftCard.design),
  from: textOf(limits.nameCharacters),
  to: textOf(limits.nameCharacters),
  words: textOf(limits.giftCardWordsCharacters),
  delivery: v.fallback(delivery, emptyGiftCard.delivery),
  clientName: textOf(limits.nameCharacters),
  clientPhone: textOf(limits.phoneCharacters),
  challenge: orNull(challenge),
  proof: orNull(proof),
  ordering: orNull(intentForm),
  draftId: v.fallback(v.custom<IdempotencyKey>(isIdempotencyKey), newIdempotencyKey),
});

const stars = v.pipe(count, v.minValue(1), v.maxValue(5));

/** The stars and words of a review that is being written. */
export const reviewForm: v.GenericSchema<unknown, Omit<SavedReview, "photos">> = v.object({
  rating: orNull(stars),
  masters: listOf(v.object({ masterId: id, rating: stars })),
  text: textOf(limits.reviewCharacters),
  creating: orNull(intentForm),
});

const photo = v.object({ id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)), image: v.pipe(v.string(), v.base64()) });

/** Its photos, which are large: they are written when they change. */
export const reviewPhotosForm: v.GenericSchema<unknown, { photos: ChosenPhoto[] }> = v.object({
  photos: listOf(photo),
});

/** A complaint about a visit that is being written. */
export const complaintForm: v.GenericSchema<unknown, SavedComplaint> = v.object({
  reservationId: uuid,
  text: textOf(limits.complaintCharacters),
});

/** What a sign-in left a moment ago. */
export const signInForm: v.GenericSchema<unknown, SignInResume> = v.object({
  way: v.picklist(ways),
  phone: textOf(limits.phoneCharacters),
  name: textOf(limits.nameCharacters),
  verificationToken: orNull(secret),
  challenge: orNull(v.object({ ...challenge.entries, purpose: v.picklist(["SIGN_UP", "SIGN_IN", "RESET_PASSWORD"]) })),
});

/** The links to be paid by that were opened here, the latest last. */
export const paymentLinksForm: v.GenericSchema<unknown, { links: ({ linkId: string } & PaymentLinkKey)[] }> = v.object({
  links: listOf(v.object({ linkId: uuid, firmId: id, code: secret })),
});

/** What was typed a moment ago by who is to pay by a link. */
export const payerForm: v.GenericSchema<unknown, SavedPayer> = v.object({
  linkId: uuid,
  name: textOf(limits.nameCharacters),
  phone: textOf(limits.phoneCharacters),
  challenge: orNull(challenge),
});

/** The code that was sent a moment ago to the buyer of a gift card. */
export const buyerChallengeForm: v.GenericSchema<unknown, { challenge: Challenge | null }> = v.object({
  challenge: orNull(challenge),
});

/** The ids of visits, the latest last. */
export const countedReservationsForm: v.GenericSchema<unknown, { ids: string[] }> = v.object({ ids: listOf(uuid) });
