import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "../../src/app/dependencies/dependencies.ts";
import { reactTo } from "../../src/app/facts/react-to.ts";
import { type Change, changed, isMadeStale, readAnew } from "../../src/queries/changes.ts";
import { cancelledVisit, movedVisit } from "../../machines/reservation-change/examples.ts";
import { operations } from "../support/operations.ts";

const kinds = {
  visit: true,
  money: true,
  card: true,
  giftCard: true,
  paymentLink: true,
  waitlist: true,
  review: true,
  complaint: true,
  vote: true,
  profile: true,
  favorites: true,
  deletion: true,
  survey: true,
  times: true,
  firmServices: true,
} satisfies Record<Change, true>;

const isChange = (name: string): name is Change => name in kinds;
const changes = Object.keys(kinds).filter(isChange);

/** What a fact makes stale of all that was read before it. */
function staleAfter(act: (change: (...given: Change[]) => void) => void): string[] {
  const cache = createQueryClient();
  for (const { name } of operations) cache.setQueryData([name], "read before");
  act((...given) => changed(cache, ...given));
  const all = cache.getQueryCache().getAll();
  return all.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => String(queryKey[0]));
}

const nothing = () => {};

test("whatever is the client's own is made stale by something that a mutation changes", () => {
  const own = operations.filter(({ name, isOfAccount }) => isOfAccount && name.startsWith("get"));
  expect(own.map(({ name }) => name)).toContain("getCashbacks");
  expect(own.filter(({ name }) => !changes.some((change) => isMadeStale(name, change)))).toEqual([]);
});

test("a visit that is cancelled gives back bonuses, a gift card's balance and money, and its ticket in a raffle", () => {
  const stale = staleAfter((change) =>
    reactTo(
      "reservationChange",
      { type: "reservation.cancelled", reservation: cancelledVisit },
      { changed: change, showReservation: nothing },
    ),
  );
  expect(stale).toEqual(
    expect.arrayContaining([
      "getReservations",
      "getReservationHistory",
      "getPrepayment",
      "getReservationWaitlist",
      "getWaitlist",
      "getCashbacks",
      "getGiftCards",
      "getPaymentHistory",
      "getPaymentRecord",
      "getRaffle",
      "getAccountDeletion",
    ]),
  );
  expect(stale).not.toContain("getProfile");
});

const times = [
  "getAvailableTimes",
  "getReservationTimes",
  "allocateServices",
  "getExpressServices",
  "getExpressService",
];
const page = { keepSecret: nothing, forgetDraft: nothing, track: nothing, postToHost: nothing, replacePage: nothing };

test.each([
  [
    "is reserved",
    (change: (...given: Change[]) => void) =>
      reactTo(
        "reservation",
        { type: "reservation.created", reservationId: cancelledVisit.id, secret: "", status: "confirmed" },
        { ...page, changed: change, firmId: 1, urlKey: "red-apple", announceHoldRanOut: nothing },
      ),
  ],
  [
    "is cancelled",
    (change: (...given: Change[]) => void) =>
      reactTo(
        "reservationChange",
        { type: "reservation.cancelled", reservation: cancelledVisit },
        { changed: change, showReservation: nothing },
      ),
  ],
  [
    "is moved",
    (change: (...given: Change[]) => void) =>
      reactTo(
        "reservationChange",
        { type: "reservation.changed", reservation: movedVisit },
        { changed: change, showReservation: nothing },
      ),
  ],
])("where a visit %s, the free times are others than those that were read", (_, act) => {
  expect(staleAfter(act)).toEqual(expect.arrayContaining(times));
});

test.each([
  ["reservation", ["getReservation", "getReservations"]],
  ["giftCard", ["getGiftCard", "getGiftCards"]],
  ["link", ["getPrepaymentRegistration"]],
  ["card", ["getCardBinding"]],
] as const)("a payment for a %s is in the history, and the card that it saved is among the cards", (subject, own) => {
  const stale = staleAfter((change) =>
    reactTo(
      "cardPayment",
      { type: "payment.settled" },
      {
        changed: change,
        subject,
        paid: null,
        track: nothing,
        postToHost: nothing,
        openPage: nothing,
      },
    ),
  );
  expect(stale).toEqual(expect.arrayContaining([...own, "getPaymentHistory", "getPaymentCards", "getCashbacks"]));
});

test("what a page shows is read anew at once, but for what the mutation has answered", async () => {
  const cache = createQueryClient();
  const read: string[] = [];
  const stop = (["getGiftCard", "getGiftCards", "getProfile"] as const).map((operation) =>
    new QueryObserver(cache, {
      queryKey: [operation],
      initialData: "before",
      queryFn: async () => {
        read.push(operation);
        return "anew";
      },
    }).subscribe(nothing),
  );
  const isReadAnew = new Promise<void>((resolve) => {
    cache.getQueryCache().subscribe(() => {
      if (cache.getQueryData(["getGiftCards"]) === "anew") resolve();
    });
  });
  changed(cache, "giftCard");
  cache.setQueryData(["getGiftCard"], "answered");
  await isReadAnew;
  expect(read).toEqual(["getGiftCards"]);
  expect(cache.getQueryData(["getGiftCard"])).toBe("answered");
  for (const end of stop) end();
});

const again = [
  ["by whoever reads anew", (cache: QueryClient) => readAnew(cache, { queryKey: ["getFavoriteFirms"] })],
  ["by a change", (cache: QueryClient) => changed(cache, "favorites")],
] as const;

/** A page that reads its favourites, whose every reading is answered when the test says so. */
function reading(cache: QueryClient) {
  const answers: ((firms: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => void answers.push(resolve));
  const page = new QueryObserver(cache, { queryKey: ["getFavoriteFirms"], queryFn });
  return { page, answers };
}

test.each(again)(
  "a first reading that was on its way before a change is not taken for what is true after it (%s)",
  async (_, read) => {
    const cache = createQueryClient();
    const { page, answers } = reading(cache);
    const leave = page.subscribe(nothing);
    void read(cache);
    await expect.poll(() => answers.length).toBe(2);
    answers[0]?.([]);
    answers[1]?.(["kept"]);
    await expect.poll(() => page.getCurrentResult().data).toEqual(["kept"]);
    leave();
  },
);

test("a reading that was on its way before a change does not take the place of what the mutation has answered", async () => {
  const cache = createQueryClient();
  const { page, answers } = reading(cache);
  const leave = page.subscribe(nothing);
  changed(cache, "favorites");
  cache.setQueryData(["getFavoriteFirms"], ["answered"]);
  await expect.poll(() => cache.isFetching()).toBe(0);
  answers[0]?.(["before"]);
  await new Promise((resolve) => void setTimeout(resolve));
  expect([page.getCurrentResult().data, answers.length]).toEqual([["answered"], 1]);
  leave();
});

test("what nobody looks at while it is read is read anew by whoever looks at it next", async () => {
  const cache = createQueryClient();
  const { page, answers } = reading(cache);
  cache.setQueryData(["getFavoriteFirms"], ["long before"]);
  page.subscribe(nothing)();
  void cache.fetchQuery({ queryKey: ["getFavoriteFirms"], queryFn: page.options.queryFn }).catch(nothing);
  changed(cache, "favorites");
  await expect.poll(() => cache.isFetching()).toBe(0);
  answers.at(-1)?.(["before"]);
  expect(cache.getQueryState(["getFavoriteFirms"])?.isInvalidated).toBe(true);
});
