import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { emptyDraft, type SavedReservation } from "../../domain/draft.ts";
import { newGiftCardDraft } from "../../domain/gift-card-draft.ts";
import { isIdempotencyKey, newIdempotencyKey } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import { challenge, hold, proof, withHold } from "../../machines/reservation/examples.ts";
import { reservationMachine } from "../../machines/reservation/machine.ts";
import { signInMachine } from "../../machines/sign-in/machine.ts";
import { createClient } from "../../src/api/client.ts";
import { reservationActors } from "../../src/app/processes/reservations/reservation-actors.ts";
import { signInActors } from "../../src/app/processes/account/sign-in.tsx";
import { resumeWith } from "../../src/app/storage/sign-in-resume.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import type { StoredValue } from "../../src/browser/stored-value.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues, type StoredValues } from "../../src/browser/stored-values.ts";
import { hrefs } from "../../src/routes/hrefs.ts";
import { answering, base, nowhere, visitor } from "../api/calls.ts";
import { device } from "../spec/wire.ts";

/** What somebody could have left in the place of a value: any JSON, and what looks right and is not. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    "x",
    "имя",
    "garbage",
    "",
    " ",
    "\u0000",
    "\ud800",
    "a\nb",
    "я".repeat(20_000),
    "я".repeat(34),
    "2026-02-30",
    "..",
    "__proto__",
    -1,
    0,
    0.5,
    5000,
    2 ** 31,
    2 ** 53,
    -(2 ** 53),
    1e308,
  ),
);

/** A right value, or anything in the place of some of its fields. */
function damaged<Value extends object>(right: Value): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(right).map(([name, value]: [string, unknown]) => [name, fc.oneof(fc.constant(value), anything)]),
  );
  return fc.oneof(anything, fc.record(fields, { requiredKeys: [] }), fc.record(fields));
}

type NotValues = "hasSavedReservation" | "storage" | "expiring" | "giftCardInHand" | "unanswered";

/** A right value of each, under its key, as it lies in the storage. */
const rights = {
  city: ["currentUsersCity", { id: 3 }],
  country: ["currentUsersCountry", { isoCode: "KZ" }],
  userLocation: ["userLocation", { latitude: 43.65, longitude: 51.17, time: 1 }],
  accessToken: ["access-token", { accessToken: "access-1", expiresIn: 900, setTokenDate: 1 }],
  currentUser: ["currentUser", { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина", surname: "Сапарова" }],
  tokenInfo: ["token-info", { accessToken: "access-1", refreshToken: "refresh-1", expiresIn: 900, setTokenDate: 1 }],
  menuTab: ["menu-tab", "women"],
  firms: ["firms", [7, 3]],
  guestReservations: ["guest-reservations", { "3f2c5a52": { secret: "secret", userId: null } }],
  passedReservations: ["passed-reservations", ["3f2c5a52"]],
  orderedGiftCards: ["ordered-gift-cards", { "8a2c5a52": { secret: "secret", userId: "7f9c24e8" } }],
  offlinePass: [
    "offline-pass",
    {
      visit: {
        userId: "7f9c24e8",
        startTime: "2026-11-23T13:00:00+05:00",
        endTime: "2026-11-23T14:00:00+05:00",
        services: ["Стрижка, Айгерим"],
        firm: { name: "Red Apple", place: "Актау, 14-й мкр, 23", phone: "+77292123456" },
      },
      firm: { name: "Якорь", place: "Актау, 9-й мкр, 1", phone: null },
    },
  ],
  referrer: ["user-referrer", "ig"],
} as const satisfies Record<Exclude<keyof StoredValues, NotValues>, readonly [key: string, right: unknown]>;

type Name = keyof typeof rights;
const names = Object.keys(rights).filter((name): name is Name => name in rights);

/** As it is written: secrets with their version. */
function written(name: Name): unknown {
  const [, right] = rights[name];
  return name === "guestReservations" || name === "orderedGiftCards" ? { version: 2, secrets: right } : right;
}

/** A storage in which this lies, each under its key. */
function storageWith(left: Readonly<Record<string, unknown>>) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(left)) storage.write(key, JSON.stringify(value));
  return storage;
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

describe("whatever lies in the place of what expires", () => {
  const right = { version: 1, of: "13:00", key: newIdempotencyKey() };
  const entry = { storageKey: "holding", timeToLive: 600, time: 1000 };
  const now = () => 2000;
  const readHolding = (left: Readonly<Record<string, unknown>>) =>
    savedValues(storedValues(storageWith(left), now)).holding.read();

  test("an intent that is read has the key of a call", () => {
    const list = fc.oneof(fc.constant([entry]), anything, fc.array(fc.oneof(damaged(entry), fc.constant(entry))));
    fc.assert(
      fc.property(damaged(right), list, (holding, items) => {
        const read = readHolding({ holding, "time-to-live-items": items });
        expect(read === undefined || isIdempotencyKey(read.key)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("a right intent is read as it is, whatever else lies in the list", () => {
    fc.assert(
      fc.property(fc.array(anything), (others) => {
        const read = readHolding({ holding: right, "time-to-live-items": [...others, entry] });
        expect(read).toEqual({ of: right.of, key: right.key });
      }),
    );
  });
});

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
  const recaptcha = async () => "token";
  return {
    calls,
    needs: { client, backgroundClient: client, clock: Date, device, referrer: () => "direct", recaptcha },
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

type SavedValues = ReturnType<typeof savedValues>;

/** A right value of each thing that was chosen or typed. */
const typed: { readonly [Name in keyof SavedValues]: object } = {
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
};

describe.each(Object.entries(typed))("whatever lies in the place of %s", (name, right) => {
  const open = () => {
    const values = storedValues(memoryStorage());
    const all: Readonly<Record<string, StoredValue<object>>> = savedValues(values);
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
