import { expect, test } from "vitest";
import type { SavedReservation } from "../../domain/draft.ts";
import { withHold } from "../../machines/reservation/examples.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";
import { brokenOff, ofOlderVersion } from "../../src/studio/faults/damage.ts";

/** A client's values over a storage, and what is left in it once all of that is damaged. */
function client() {
  const storage = memoryStorage();
  const values = storedValues(storage);
  return {
    ...values,
    ...savedValues(values),
    damage(key: string, damaged: (key: string, text: string) => string) {
      storage.write(key, damaged(key, storage.read(key) ?? ""));
      return storage.read(key) ?? "";
    },
  };
}

test("a draft of an older version has the masters by service and no version, and is read as it was by the app of now", () => {
  const draft: SavedReservation = {
    ...withHold,
    peopleCount: 1,
    services: [1, 2],
    params: {
      ...withHold.params,
      masters: [
        { person: 1, serviceId: 1, masterId: 3 },
        { person: 1, serviceId: 2, masterId: null },
      ],
    },
  };
  const { savedReservation, damage } = client();
  savedReservation.write(draft);
  const left: unknown = JSON.parse(damage("saved-reservation", ofOlderVersion));
  expect(left).toMatchObject({ params: { masters: { 1: 3, 2: null } } });
  expect(left).not.toHaveProperty("version");
  expect(savedReservation.read()).toEqual(draft);
});

test("keys of an older version are of no account, and open what they opened", () => {
  const { guestReservations, orderedGiftCards, damage } = client();
  guestReservations.write({ one: { secret: "s", userId: "7" } });
  orderedGiftCards.write({ card: { secret: "t", userId: null, draftId: "d" } });
  expect(JSON.parse(damage("guest-reservations", ofOlderVersion))).toEqual({ one: "s" });
  expect(JSON.parse(damage("ordered-gift-cards", ofOlderVersion))).toEqual({ card: "t" });
  expect(guestReservations.read()).toEqual({ one: { secret: "s", userId: null } });
  expect(orderedGiftCards.read()).toEqual({ card: { secret: "t", userId: null } });
});

test.each([
  ["a value that has a version and no older form is without it", '{"version":1,"firms":[7]}', '{"firms":[7]}'],
  ["a value without a version is as old as it can be", '{"id":7}', '{"id":7}'],
  ["a text that is no JSON is left alone", "direct", "direct"],
  ["a list is left alone", "[1,2]", "[1,2]"],
])("of what is kept %s", (_what, text, expected) => {
  expect(ofOlderVersion("pins", text)).toBe(expected);
});

test("what was of an older version already is not made older", () => {
  const once = ofOlderVersion("guest-reservations", '{"version":2,"secrets":{"one":{"secret":"s","userId":null}}}');
  expect(ofOlderVersion("guest-reservations", once)).toBe(once);
});

test.each(['{"id":7}', "[1,2,3]", '"direct"', "12", "1", "true", "null", '""'])(
  "%s is no JSON any more when it is broken off",
  (text) => {
    expect(() => JSON.parse(brokenOff("any", text))).toThrow(SyntaxError);
  },
);

test("a text is broken off in its middle", () => {
  expect(brokenOff("any", '{"id":12345}')).toBe('{"id":');
});
