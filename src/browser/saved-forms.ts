import * as v from "valibot";
import type { SavedReservation } from "../../domain/draft.ts";
import { isIdempotencyKey, type IdempotencyKey, type Intent } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import { isInstant } from "../../domain/time.ts";
import { type SignInResume, ways } from "../../domain/sign-in.ts";

/*
 * What is saved, field by field: one that is wrong, or that an earlier version did not know, costs nothing but itself.
 */

/** Makes what one version has left into what the next one would have; leaves alone what it does not know. */
export type Step = (left: unknown) => unknown;

const count = v.pipe(v.number(), v.safeInteger());
/** RFC 3339, as far as a clock can read it. */
const instant = v.pipe(
  v.string(),
  v.check((text) => isInstant(text)),
);
const text = v.fallback(v.string(), "");
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
  challengeId: v.string(),
  phone: count,
  expiresAt: count,
  resendAt: count,
  attemptsLeft: count,
});

const draft = v.object({
  params: v.fallback(
    v.object({
      masters: listOf(v.object({ person, serviceId: count, masterId: orNull(count) })),
      entries: listOf(v.object({ date: v.string(), startTime: orNull(instant) })),
    }),
    { masters: [], entries: [] },
  ),
  peopleCount: v.fallback(count, 1),
  awaitingTime: v.fallback(count, 0),
  isDeleted: isOn,
  isTemporary: isOn,
  services: listOf(count),
  comment: text,
  clientPhone: text,
  clientName: text,
  firm: v.object({ id: count, urlKey: v.string(), name: v.string() }),
  startTime: orNull(instant),
  hold: orNull(v.object({ reservationId: v.string(), secret: v.string(), startTime: instant, until: count })),
  challenge: orNull(challenge),
  proof: orNull(v.object({ proof: v.string(), phone: count })),
});

const readable = v.object({
  params: v.object({
    masters: v.array(v.object({ person, serviceId: count, masterId: v.nullable(count) })),
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
  params: v.fallback(v.looseObject({ masters: v.fallback(v.record(v.string(), orNull(count)), {}) }), { masters: {} }),
  peopleCount: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.people)), 1),
  services: listOf(count),
});

const wishes: Step = (left) => {
  const read = v.safeParse(firstDraft, left);
  if (!read.success) return left;
  const { params, peopleCount, services } = read.output;
  const people = Array.from({ length: peopleCount }, (_, index) => index + 1);
  const masters = people.flatMap((person) =>
    services.map((serviceId) => ({ person, serviceId, masterId: params.masters[serviceId] ?? null })),
  );
  return { ...read.output, params: { ...params, masters } };
};

export const draftSteps: readonly Step[] = [wishes];

/** An intent whose outcome is not known. */
export const intentForm: v.GenericSchema<unknown, Intent> = v.object({
  of: v.string(),
  key: v.custom<IdempotencyKey>(isIdempotencyKey),
});

/** What a sign-in left a moment ago. */
export const signInForm: v.GenericSchema<unknown, SignInResume> = v.object({
  way: v.picklist(ways),
  phone: text,
  name: text,
  verificationToken: orNull(v.pipe(v.string(), v.minLength(1))),
  challenge: orNull(v.object({ ...challenge.entries, purpose: v.picklist(["SIGN_UP", "SIGN_IN", "RESET_PASSWORD"]) })),
});
