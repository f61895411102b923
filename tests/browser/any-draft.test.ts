import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnyActorRef, type AnyMachineSnapshot, createActor, isMachineSnapshot, waitFor } from "xstate";
import { emptyDraft, type SavedReservation } from "../../domain/draft.ts";
import { newGiftCardDraft } from "../../domain/gift-card-draft.ts";
import { giftCardSteps } from "../../domain/gift-card-steps.ts";
import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import { giftCardMachine } from "../../machines/gift-card/machine.ts";
import { payerMachine } from "../../machines/payer/machine.ts";
import { challenge, hold, proof, withHold } from "../../machines/reservation/examples.ts";
import { reservationMachine } from "../../machines/reservation/machine.ts";
import { draft as writtenReview } from "../../machines/review/examples.ts";
import { signInMachine } from "../../machines/sign-in/machine.ts";
import { createClient } from "../../src/api/client.ts";
import { giftCardActors } from "../../src/app/processes/gift-cards/gift-card.tsx";
import { payerActors } from "../../src/app/processes/payments/payer.tsx";
import { reservationActors } from "../../src/app/processes/reservations/reservation-actors.ts";
import { signInActors } from "../../src/app/processes/account/sign-in.tsx";
import { resumeWith } from "../../src/app/storage/sign-in-resume.ts";
import { savedGiftCardKey, typedKeys } from "../../src/browser/saved-contacts.ts";
import { holdingAt, savedReviewOf, savedValues } from "../../src/browser/saved-values.ts";
import type { StoredValue } from "../../src/browser/stored-value.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues, type StoredValues } from "../../src/browser/stored-values.ts";
import { hrefs } from "../../src/routes/hrefs.ts";
import { answering, base, nowhere, visitor } from "../api/calls.ts";
import { anything, damaged, storageWith } from "./any.ts";
import { effectNeeds } from "../support/effect-needs.ts";

const invalid = { status: 400, code: "validationFailed" };

/** A service that knows nothing of what it is asked about, and takes no id that is none. */
function refusingNeeds() {
  const { fetch, calls } = answering(async () => {
    const isId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.test(calls.at(-1)?.path ?? "");
    const body = isId ? { status: 404, code: "reservationNotFound", action: "changeTime" } : invalid;
    const headers = { "Content-Type": "application/problem+json" };
    return Response.json({ type: "about:blank", title: "No", ...body }, { status: body.status, headers });
  });
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  return {
    calls,
    needs: effectNeeds(client),
  };
}

const rightDraft: SavedReservation = { ...withHold, comment: "У окна", challenge, proof };

const wrongHolds = [
  { ...hold, reservationId: "x" },
  { ...hold, secret: "имя" },
  { ...hold, startTime: "garbage" },
];

const deepDraft = fc.record({
  left: damaged(rightDraft),
  hold: fc.oneof(fc.constant(hold), damaged(hold), fc.constantFrom(...wrongHolds)),
  challenge: fc.oneof(fc.constant(challenge), damaged(challenge)),
  proof: fc.oneof(fc.constant(proof), damaged(proof)),
  firm: fc.oneof(fc.constant(rightDraft.firm), damaged(rightDraft.firm)),
});

describe("whatever lies in the place of a draft", () => {
  test("the reservation comes to where its client can go on", async () => {
    await fc.assert(
      fc.asyncProperty(deepDraft, async ({ left, ...parts }) => {
        const whole = { version: 2, ...Object(left), ...parts };
        const { needs } = refusingNeeds();
        const read = savedValues(storedValues(storageWith({ "saved-reservation": whole }))).savedReservation.read();
        const draft = read ?? emptyDraft(rightDraft.firm);
        expect(hrefs.reservation(draft.firm.urlKey, "time")).toMatch(/^\//);
        const machine = reservationMachine.provide({ actors: reservationActors(needs) });
        const actor = createActor(machine, { input: { draft, step: "confirm", startTime: null } }).start();
        const { status } = await waitFor(actor, (snapshot) => snapshot.hasTag("waitsForUser"));
        expect(status).toBe("active");
        actor.stop();
      }),
      { numRuns: 200 },
    );
  });

  test("the field of it that is right is not lost", () => {
    const names = Object.keys(rightDraft).filter((name) => name !== "firm" && name !== "params");
    const all: Readonly<Record<string, unknown>> = { ...rightDraft };
    fc.assert(
      fc.property(deepDraft, fc.subarray(names), ({ left, ...parts }, kept) => {
        const right = Object.fromEntries(kept.map((name) => [name, all[name]]));
        const whole = {
          version: 2,
          ...Object(left),
          ...parts,
          firm: rightDraft.firm,
          params: rightDraft.params,
          ...right,
        };
        const read = savedValues(storedValues(storageWith({ "saved-reservation": whole }))).savedReservation.read();
        expect(read).toMatchObject(right);
      }),
    );
  });
});

const uuid = "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e";

/** All that was chosen or typed, the review of a visit too. */
const savedIn = (values: StoredValues) => {
  const { words, pictures } = savedReviewOf(values, uuid);
  const reservation = { holding: holdingAt(values, 1) };
  return { ...savedValues(values), ...reservation, reviewWords: words, reviewPictures: pictures };
};

const { photos, ...reviewWords } = writtenReview;

/** A right value of each thing that was chosen or typed. */
const typed: { readonly [Name in keyof ReturnType<typeof savedIn>]: object } = {
  savedReservation: rightDraft,
  savedGiftCard: {
    ...newGiftCardDraft(),
    amount: 2_000_000,
    from: "Мадина",
    words: "С днём рождения",
    challenge,
    proof,
  },
  holding: { of: "13:00", key: newIdempotencyKey() },
  savedComplaint: { reservationId: uuid, text: "Мастер опоздал на полчаса" },
  signInResume: {
    way: "reset",
    phone: "8 701",
    name: "Мадина",
    verificationToken: "8c2f",
    challenge: { ...challenge, purpose: "SIGN_UP" },
  },
  paymentLinks: { links: [{ linkId: uuid, firmId: 1, code: "k3VbT0xqYw9Lr2Za" }] },
  payer: { linkId: uuid, name: "Мадина", phone: "8 701", challenge },
  buyerChallenge: { challenge },
  countedReservations: { ids: [uuid] },
  reviewWords: { ...reviewWords, creating: { of: "words", key: newIdempotencyKey() } },
  reviewPictures: { photos },
};

describe.each(Object.entries(typed))("whatever lies in the place of %s", (name, right) => {
  const open = () => {
    const values = storedValues(memoryStorage());
    const all: Readonly<Record<string, StoredValue<object>>> = savedIn(values);
    const value = all[name];
    if (value === undefined) throw new Error(`Nothing is saved as ${name}.`);
    return value;
  };

  test("what is read of it is written and read again as it is", () => {
    fc.assert(
      fc.property(damaged(right), (left) => {
        const value = open();
        // Whatever was left there, as an older or another program wrote it.
        value.write(Object(left));
        const read = value.read();
        if (read === undefined) return;
        value.write(read);
        expect(value.read()).toEqual(read);
      }),
    );
  });

  test("a right one is read as it is", () => {
    const value = open();
    value.write(right);
    expect(value.read()).toEqual(right);
  });
});

test("whatever lies in the place of a review, what is read of it can be published", () => {
  const isStars = (rating: number) => Number.isInteger(rating) && rating >= 1 && rating <= 5;
  const [photo] = photos;
  const [master] = reviewWords.masters;
  if (photo === undefined || master === undefined) throw new Error("The example has neither photo nor master.");
  const words = fc.record({
    text: fc.oneof(fc.constant(reviewWords.text), anything),
    rating: fc.oneof(fc.constant(reviewWords.rating), anything),
    masters: fc.array(damaged(master)),
    creating: fc.oneof(fc.constant(reviewWords.creating), anything),
  });
  const pictures = fc.record({ photos: fc.array(damaged(photo)) });
  fc.assert(
    fc.property(fc.oneof(damaged(reviewWords), words), fc.oneof(anything, pictures), (left, leftPictures) => {
      const storage = storageWith({
        [`saved-review-${uuid}`]: left,
        [`saved-review-photos-${uuid}`]: leftPictures,
      });
      const saved = savedReviewOf(storedValues(storage), uuid);
      const { rating = null, masters = [], text = "" } = saved.words.read() ?? {};
      expect(rating === null || isStars(rating)).toBe(true);
      expect(masters.every((one) => isStars(one.rating) && Number.isInteger(one.masterId))).toBe(true);
      expect(text.length).toBeLessThanOrEqual(limits.reviewCharacters);
      const images = (saved.pictures.read()?.photos ?? []).map(({ image }) => image);
      for (const image of images) expect(Buffer.from(image, "base64").toString("base64")).toBe(image);
    }),
    { numRuns: 500 },
  );
});

/** Whether a process waits for its client, and so does each that it has begun. */
function waitsForUser(snapshot: AnyMachineSnapshot): boolean {
  const children: (AnyActorRef | undefined)[] = Object.values(snapshot.children);
  const begun = children.map((child): unknown => child?.getSnapshot()).filter(isMachineSnapshot);
  return snapshot.hasTag("waitsForUser") && begun.every(waitsForUser);
}

test("whatever lies in the place of a gift card, its buyer can go on, and order it where it is whole", async () => {
  const right = { ...typed.savedGiftCard, clientName: "Мадина", clientPhone: "8 701 123 45 67" };
  const steps = fc.constantFrom(...giftCardSteps);
  await fc.assert(
    fc.asyncProperty(damaged(right), steps, async (left, step) => {
      const read = savedValues(storedValues(storageWith({ [savedGiftCardKey]: left }))).savedGiftCard.read();
      const { needs } = refusingNeeds();
      const machine = giftCardMachine.provide({ actors: giftCardActors(needs) });
      const input = { draft: read ?? newGiftCardDraft(), step, ownPhone: null };
      const actor = createActor(machine, { input }).start();
      await waitFor(actor, waitsForUser);
      actor.send({ type: "order.confirmed" });
      await waitFor(actor, waitsForUser);
      actor.stop();
    }),
    { numRuns: 100 },
  );
});

test("whatever lies in the place of who pays by a link, they can go on", async () => {
  await fc.assert(
    fc.asyncProperty(damaged({ ...typed.payer, phone: "8 701 123 45 67" }), async (left) => {
      const values = storedValues(memoryStorage());
      values.expiring.write(typedKeys.payer, JSON.stringify(left));
      const { needs } = refusingNeeds();
      const payer = savedValues(values).payer.read() ?? { name: "", phone: "", challenge: null };
      const link = { firmId: 1, code: "k3VbT0xqYw9Lr2Za" };
      const actor = createActor(payerMachine.provide({ actors: payerActors(needs) }), {
        input: { link, payer, ownPhone: null },
      }).start();
      await waitFor(actor, waitsForUser);
      actor.stop();
    }),
    { numRuns: 100 },
  );
});

test("whatever lies in the place of a sign-in, its client can go on", async () => {
  const right = {
    way: "reset",
    phone: "8 701 123 45 67",
    name: "Мадина",
    challenge: { ...challenge, purpose: "SIGN_UP" },
  };
  const resume = damaged({ ...right, verificationToken: "8c2f" });
  const ways = fc.constantFrom("password", "sms", "signUp", "reset");
  await fc.assert(
    fc.asyncProperty(resume, ways, async (left, way) => {
      const values = storedValues(memoryStorage());
      values.expiring.write("sign-in", JSON.stringify(left));
      const { needs } = refusingNeeds();
      const input = resumeWith(savedValues(values).signInResume.read(), way);
      const actor = createActor(signInMachine.provide({ actors: signInActors(needs) }), { input }).start();
      await waitFor(actor, (snapshot) => snapshot.hasTag("waitsForUser"));
      actor.stop();
    }),
    { numRuns: 200 },
  );
});
