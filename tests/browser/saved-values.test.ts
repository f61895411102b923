import { forgetContacts } from "../../src/browser/saved-contacts.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyDraft, type SavedReservation } from "../../domain/draft.ts";
import { emptyGiftCard, type GiftCardDraft, type SavedGiftCard } from "../../domain/gift-card-draft.ts";
import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import type { Wish } from "../../domain/wishes.ts";
import { challenge, hold, proof, takeOf, withHold } from "../../machines/reservation/examples.ts";
import { withProof } from "../../machines/gift-card/examples.ts";
import { holdingAt, savedValues } from "../../src/browser/saved-values.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";

const key = "saved-reservation";
const draft: SavedReservation = { ...withHold, comment: "У окна", challenge, proof };
const empty = emptyDraft(draft.firm);

/** The draft that is read where this lies in the storage. */
function readFrom(left: unknown): SavedReservation | undefined {
  const storage = memoryStorage();
  storage.write(key, typeof left === "string" ? left : JSON.stringify({ version: 2, ...Object(left) }));
  return savedValues(storedValues(storage)).savedReservation.read();
}

const wish: Wish = { person: 1, serviceId: 1, masterId: 3 };

/** What goes with a field: a hold is for the wishes that it was made for. */
function goneWith(name: keyof SavedReservation): Partial<SavedReservation> {
  return name === "params" ? { isTemporary: false } : {};
}

/** The names of what is saved, but for the firm. */
const field = fc.constantFrom(
  ...Object.keys(empty).filter((name): name is keyof SavedReservation => name in empty && name !== "firm"),
);

describe("a draft", () => {
  test("is there on the next visit, with the version of its form", () => {
    const storage = memoryStorage();
    savedValues(storedValues(storage)).savedReservation.write(draft);
    expect(savedValues(storedValues(storage)).savedReservation.read()).toEqual(draft);
    expect(JSON.parse(storage.read(key) ?? "")).toMatchObject({ version: expect.any(Number), ...draft });
  });

  test("of a client that did not know a field yet loses nothing else", () => {
    fc.assert(
      fc.property(field, (unknown) => {
        const { [unknown]: _, ...left } = draft;
        expect(readFrom(left)).toEqual({ ...draft, [unknown]: empty[unknown], ...goneWith(unknown) });
      }),
    );
  });

  test("keeps the manner in which several people are served; one that is not known is none", () => {
    const { params } = draft;
    const inTurn: SavedReservation = { ...draft, params: { ...params, manner: "oneAfterAnother" } };
    expect(readFrom(inTurn)).toEqual(inTurn);
    expect(readFrom({ ...draft, params: { ...params, manner: "inPairs" } })).toEqual(draft);
  });

  test("of which one field is wrong loses that field alone", () => {
    fc.assert(
      fc.property(field, fc.constantFrom(-0.5, "2026", {}, [[]], [{}], undefined), (wrong, value) => {
        const read = readFrom({ ...draft, [wrong]: value });
        const { [wrong]: _, ...others } = draft;
        expect(read).toMatchObject({ ...others, ...goneWith(wrong) });
      }),
    );
  });

  test.each<[string, unknown[], Wish[]]>([
    ["a wish", [wish, { person: 1, serviceId: "nails", masterId: 3 }], [wish]],
    ["the master of a wish", [{ ...wish, masterId: "anybody" }], [{ ...wish, masterId: null }]],
    ["a wish of nobody", [{ ...wish, person: 0 }, wish], [wish]],
  ])("of which %s can't be read is not what is held any more", (_, masters, left) => {
    const read = readFrom({ ...draft, params: { ...draft.params, masters } });
    expect(read).toEqual({ ...draft, params: { ...draft.params, masters: left }, isTemporary: false });
  });

  test("of more wishes than one reservation has is left with as many, and holds nothing", () => {
    const services = Array.from({ length: limits.wishes + 1 }, (_, index) => index + 1);
    const masters = services.map((serviceId) => ({ ...wish, serviceId }));
    const read = readFrom({ ...draft, params: { ...draft.params, masters } });
    expect(read?.params.masters).toEqual(masters.slice(0, limits.wishes));
    expect(read?.isTemporary).toBe(false);
  });

  test("of whose wishes a later client knows more is held as it was", () => {
    const masters = [{ ...wish, tip: 500 }];
    const params = { ...draft.params, masters };
    expect(readFrom({ ...draft, params })).toMatchObject({ params: { masters: [wish] }, isTemporary: true });
  });

  test("of a later client keeps what this one knows", () => {
    expect(readFrom({ ...draft, version: 99, tip: 500 })).toEqual(draft);
  });

  test("of the first version wants every service for each of its people, of the masters it names", () => {
    const first = {
      ...draft,
      version: 1,
      services: [1, 2],
      peopleCount: 2,
      params: { masters: { 2: 7 }, entries: [] },
    };
    expect(readFrom(first)).toEqual({
      ...draft,
      services: [1, 2],
      peopleCount: 2,
      params: {
        masters: [
          { person: 1, serviceId: 1, masterId: null },
          { person: 1, serviceId: 2, masterId: 7 },
          { person: 2, serviceId: 1, masterId: null },
          { person: 2, serviceId: 2, masterId: 7 },
        ],
        entries: [],
      },
    });
  });

  test.each([-1, 0, 1.5, 5000, 2 ** 53, 1e300, "two", null])(
    "of the first version for %j people, which nobody can be, is for one",
    (peopleCount) => {
      const read = readFrom({ ...draft, version: 1, services: [1], peopleCount, params: { masters: {}, entries: [] } });
      const masters = [{ person: 1, serviceId: 1, masterId: null }];
      expect(read).toMatchObject({ peopleCount: 1, services: [1], params: { masters }, comment: draft.comment });
    },
  );

  test.each([
    ["hold", { ...hold, until: "soon" }],
    ["challenge", { ...challenge, attemptsLeft: null }],
    ["proof", { proof: 5 }],
  ])("with a %s that is no longer understood goes on without it", (name, value) => {
    expect(readFrom({ ...draft, [name]: value })).toMatchObject({ [name]: null, clientName: draft.clientName });
  });

  test("keeps the days that are right beside one that is wrong", () => {
    const entries = [{ date: "2026-11-23", startTime: null }, { date: 5 }];
    expect(readFrom({ ...draft, params: { ...draft.params, entries } })?.params.entries).toEqual(entries.slice(0, 1));
  });

  test.each(["{", "null", "[]", '"text"', "{}", JSON.stringify({ ...draft, version: 2, firm: { id: 1 } })])(
    "that reads %s is none, and is dropped",
    (text) => expect(readFrom(text)).toBeUndefined(),
  );
});

describe("the intent to have a time", () => {
  const intent = takeOf(null);

  test("is there after a reload, for as long as it may have held something", () => {
    let now = 0;
    const storage = memoryStorage();
    holdingAt(
      storedValues(storage, () => now),
      1,
    ).write(intent);
    now = 300_000;
    expect(
      holdingAt(
        storedValues(storage, () => now),
        1,
      ).read(),
    ).toEqual(intent);
    now = 300_001;
    expect(
      holdingAt(
        storedValues(storage, () => now),
        1,
      ).read(),
    ).toBeUndefined();
  });

  test("is one of its own at each firm", () => {
    const values = storedValues(memoryStorage());
    holdingAt(values, 1).write(intent);
    expect(holdingAt(values, 2).read()).toBeUndefined();
    holdingAt(values, 2).clear();
    expect(holdingAt(values, 1).read()).toEqual(intent);
  });

  test.each([{ ...intent, key: "1" }, { ...intent, key: 5 }, { key: intent.key }, [], "text"])(
    "that reads %j is none: no such key was sent",
    (left) => {
      const values = storedValues(memoryStorage());
      values.expiring.write("holding-1", JSON.stringify(left));
      expect(holdingAt(values, 1).read()).toBeUndefined();
    },
  );
});

describe("what was typed into a sign-in", () => {
  const resume = { way: "sms", phone: "+7 701", name: "Мадина", challenge: null, verificationToken: null } as const;

  test("is there on the next visit, but for what is wrong in it", () => {
    const values = storedValues(memoryStorage());
    savedValues(values).signInResume.write(resume);
    expect(savedValues(values).signInResume.read()).toEqual(resume);
    values.expiring.write("sign-in", JSON.stringify({ ...resume, name: 5, challenge: { challengeId: "1" } }));
    expect(savedValues(values).signInResume.read()).toEqual({ ...resume, name: "" });
  });
});

test("a complaint that is being written is gone with whoever wrote it", () => {
  const values = storedValues(memoryStorage());
  const written = { reservationId: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", text: "Мастер опоздал" };
  savedValues(values).savedComplaint.write(written);
  expect(savedValues(values).savedComplaint.read()).toEqual(written);
  forgetContacts(values);
  expect(savedValues(values).savedComplaint.read()).toBeUndefined();
});

describe("a gift card that is being bought", () => {
  const giftKey = "saved-gift-card";
  const names = Object.keys(emptyGiftCard).filter((name): name is keyof SavedGiftCard => name in emptyGiftCard);
  const whole: GiftCardDraft = { ...withProof, challenge, ordering: takeOf(null), draftId: newIdempotencyKey() };

  const readGiftCard = (left: unknown) => {
    const storage = memoryStorage();
    storage.write(giftKey, JSON.stringify(left));
    return savedValues(storedValues(storage)).savedGiftCard.read();
  };

  test("is there on the next visit, with the intent to order it", () => {
    const storage = memoryStorage();
    savedValues(storedValues(storage)).savedGiftCard.write(whole);
    expect(savedValues(storedValues(storage)).savedGiftCard.read()).toEqual(whole);
  });

  test("of which one field is wrong or missing loses that field alone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(-0.5, {}, [[]], undefined), (name, wrong) => {
        expect(readGiftCard({ version: 1, ...whole, [name]: wrong })).toEqual({
          ...whole,
          [name]: emptyGiftCard[name],
        });
      }),
    );
  });

  test("is none where what lies there is no record", () => {
    for (const left of ["2026", 7, null]) expect(readGiftCard(left)).toBe(undefined);
  });
});
