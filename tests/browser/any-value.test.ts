import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isIdempotencyKey, newIdempotencyKey } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import { isHeaderText } from "../../src/browser/header-text.ts";
import { holdingAt } from "../../src/browser/saved-values.ts";
import { storedValues, type StoredValues } from "../../src/browser/stored-values.ts";
import { anything, damaged, storageWith } from "./any.ts";

/** What is none, and what expires. */
type NotValues = "hasSavedReservation" | "storage" | "expiring" | "giftCardInHand" | "unanswered";

/** A right value of each, under its key, as it lies in the storage. */
const rights = {
  city: ["currentUsersCity", { id: 3 }],
  country: ["currentUsersCountry", { isoCode: "KZ" }],
  userLocation: ["userLocation", { latitude: 43.65, longitude: 51.17, time: 1 }],
  accessToken: ["access-token", { accessToken: "access-1", expiresIn: 900, setTokenDate: 1 }],
  currentUser: ["currentUser", { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина", surname: "Сапарова" }],
  tokenInfo: [
    "token-info",
    { accessToken: "access-1", refreshToken: "refresh-1", expiresIn: 900, setTokenDate: 1, signedInAt: 1 },
  ],
  menuTab: ["menu-tab", "women"],
  firms: ["firms", [7, 3]],
  guestReservations: ["guest-reservations", { "3f2c5a52": { secret: "secret", userId: null } }],
  passedReservations: ["passed-reservations", ["3f2c5a52"]],
  orderedGiftCards: ["ordered-gift-cards", { "8a2c5a52": { secret: "secret", userId: "7f9c24e8" } }],
  offlinePass: [
    "offline-pass",
    {
      visit: {
        id: "3f2c5a52",
        userId: "7f9c24e8",
        startTime: "2026-11-23T13:00:00+05:00",
        endTime: "2026-11-23T14:00:00+05:00",
        services: ["Стрижка, Айгерим"],
        firm: { name: "Red Apple", place: "Актау, 14-й мкр, 23", phone: "+77292123456" },
      },
      firm: { name: "Якорь", place: "Актау, 9-й мкр, 1", phone: null },
    },
  ],
  recentSearches: ["recent-searches", ["маникюр", "Red Apple"]],
  pins: ["pins", [5, 3]],
  referrer: ["user-referrer", "ig"],
} as const satisfies Record<Exclude<keyof StoredValues, NotValues>, readonly [key: string, right: unknown]>;

type Name = keyof typeof rights;
const names = Object.keys(rights).filter((name): name is Name => name in rights);

/** As it is written: secrets, searches and pins with their version. */
function written(name: Name): unknown {
  const [, right] = rights[name];
  if (name === "pins") return { version: 1, firms: right };
  if (name === "recentSearches") return { version: 1, searches: right };
  return name === "guestReservations" || name === "orderedGiftCards" ? { version: 2, secrets: right } : right;
}

/** All that the stored values say. */
function readAll(left: Readonly<Record<string, unknown>>) {
  const values = storedValues(storageWith(left));
  return {
    city: values.city.read(),
    country: values.country.read(),
    userLocation: values.userLocation.read(),
    accessToken: values.accessToken.read(),
    currentUser: values.currentUser.read(),
    tokenInfo: values.tokenInfo.read(),
    menuTab: values.menuTab.read(),
    firms: values.firms.read(),
    guestReservations: values.guestReservations.read(),
    passedReservations: values.passedReservations.read(),
    orderedGiftCards: values.orderedGiftCards.read(),
    offlinePass: values.offlinePass.read(),
    recentSearches: values.recentSearches.read(),
    pins: values.pins.read(),
    referrer: values.referrer.read(),
  } satisfies Record<Name, unknown>;
}

/** Each key with a right value or with a damaged one. */
const stored = fc.record(
  Object.fromEntries(
    names.map((name) => {
      const right = written(name);
      const wrong = typeof right === "object" && right !== null && !Array.isArray(right) ? damaged(right) : anything;
      return [rights[name][0], fc.oneof(fc.constant(right), wrong, fc.array(anything))];
    }),
  ),
);

describe("whatever lies in the storage", () => {
  test("what is read of it can be sent with every call", () => {
    fc.assert(
      fc.property(stored, (left) => {
        const read = readAll(left);
        const secrets = [read.guestReservations, read.orderedGiftCards].flatMap((kept) => Object.values(kept ?? {}));
        const texts = [
          read.accessToken?.accessToken,
          read.tokenInfo?.accessToken,
          read.tokenInfo?.refreshToken,
          read.currentUser?.id,
          read.country?.isoCode,
          encodeURIComponent(read.referrer ?? ""),
          ...(read.passedReservations ?? []),
          ...secrets.flatMap(({ secret, userId }) => [secret, userId]),
        ];
        for (const text of texts) expect(new Headers({ text: text ?? "" }).get("text")).toBe(text ?? "");
        expect(encodeURIComponent(read.referrer ?? "").length).toBeLessThanOrEqual(limits.referrerCharacters);
        for (const id of [read.city?.id ?? 0, ...(read.firms ?? [])]) {
          expect(Number.isInteger(id) && id >= 0 && id < 2 ** 31).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("a right value is read as it is, whatever lies beside it", () => {
    fc.assert(
      fc.property(stored, fc.subarray(names), (left, kept) => {
        const right = Object.fromEntries(kept.map((name) => [rights[name][0], written(name)]));
        const wanted = Object.fromEntries(kept.map((name) => [name, rights[name][1]]));
        expect(readAll({ ...left, ...right })).toMatchObject(wanted);
      }),
    );
  });
});

type Expiring = {
  name: string;
  /** As it lies in the storage. */
  left: object;
  /** As it is read. */
  right: object;
  read: (values: StoredValues) => object | undefined;
  /** Whether what is read can be sent. */
  isRight: (read: object) => boolean;
};

const key = newIdempotencyKey();
const intent = { of: "cancel 3f2c5a52", key, userId: null };
const hasKey = (value: unknown) =>
  typeof value === "object" && value !== null && "key" in value && isIdempotencyKey(value.key);
const expiring: Expiring[] = [
  {
    name: "holding-1",
    left: { version: 1, of: "13:00", key },
    right: { of: "13:00", key },
    read: (values) => holdingAt(values, 1).read(),
    isRight: hasKey,
  },
  {
    name: "unanswered",
    left: { cancel: intent, "leave-a-review": { ...intent, userId: "7f9c24e8" } },
    right: { cancel: intent, "leave-a-review": { ...intent, userId: "7f9c24e8" } },
    read: (values) => values.unanswered.read(),
    isRight: (read) => Object.values(read).every(hasKey),
  },
  {
    name: "gift-card-in-hand",
    left: { token: "k3VbT0xqYw9Lr2Za", firmId: 7 },
    right: { token: "k3VbT0xqYw9Lr2Za", firmId: 7 },
    read: (values) => values.giftCardInHand.read(),
    isRight: (read) =>
      "token" in read && isHeaderText(String(read.token)) && "firmId" in read && Number(read.firmId) < 2 ** 31,
  },
];

describe.each(expiring)(
  "whatever lies in the place of $name, which expires",
  ({ name, left, right, read, isRight }) => {
    const entry = { storageKey: name, timeToLive: 600, time: 1000 };
    const readOf = (lying: Readonly<Record<string, unknown>>) => read(storedValues(storageWith(lying), () => 2000));

    test("what is read of it can be sent", () => {
      const list = fc.oneof(fc.constant([entry]), anything, fc.array(fc.oneof(damaged(entry), fc.constant(entry))));
      const fields: Readonly<Record<string, unknown>> = { ...left };
      const deep = fc.record(
        Object.fromEntries(
          Object.entries(fields).map(([field, value]) => [
            field,
            typeof value === "object" && value !== null ? damaged(value) : fc.constant(value),
          ]),
        ),
      );
      fc.assert(
        fc.property(fc.oneof(damaged(left), deep), list, (value, items) => {
          const read = readOf({ [name]: value, "time-to-live-items": items });
          expect(read === undefined || isRight(read)).toBe(true);
        }),
        { numRuns: 1000 },
      );
    });

    test("a right one is read as it is, whatever else lies in the list", () => {
      fc.assert(
        fc.property(fc.array(anything), (others) => {
          expect(readOf({ [name]: left, "time-to-live-items": [...others, entry] })).toEqual(right);
        }),
      );
    });
  },
);
