import type { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createClient } from "../../src/api/client.ts";
import * as cards from "../../src/queries/cards.ts";
import * as catalogue from "../../src/queries/catalogue.ts";
import * as home from "../../src/queries/home.ts";
import * as master from "../../src/queries/master.ts";
import * as offers from "../../src/queries/offers.ts";
import * as payments from "../../src/queries/payments.ts";
import * as places from "../../src/queries/places.ts";
import * as profile from "../../src/queries/profile.ts";
import * as raffle from "../../src/queries/raffle.ts";
import * as reservation from "../../src/queries/reservation.ts";
import * as salon from "../../src/queries/salon.ts";
import * as survey from "../../src/queries/survey.ts";
import type { Source } from "../../src/queries/source.ts";
import { answering, base, nowhere, visitor, wholeAnswer } from "../api/calls.ts";
import { createQueryClient } from "../../src/app/dependencies/dependencies.ts";
import { ownQueries, queriesOf } from "../../src/queries/keys.ts";
import { operationOf, operations } from "../support/operations.ts";

const params = { entries: [{ person: 1, serviceId: 1, masterId: null }], peopleCount: 1, awaitingTime: 0 };

/** Reads all that can be read, one after another. */
async function readAll(cache: QueryClient, source: Source): Promise<void> {
  await cache.fetchQuery(home.getHome(source, source.city, {}));
  await cache.fetchQuery(places.getCities(source));
  await cache.fetchQuery(places.getCountries(source));
  await cache.fetchQuery(home.getMenuTabs(source));
  await cache.fetchQuery(catalogue.getCategories(source));
  await cache.fetchQuery(home.getHomeReviews(source, source.city));
  await cache.fetchQuery(offers.getCompilation(source, source.city));
  await cache.fetchQuery(offers.getOfferedFirms(source, source.city));
  await cache.fetchQuery(offers.getDiscountedFirms(source, source.city));
  await cache.fetchQuery(offers.getAdCompilation(source));
  await cache.fetchQuery(home.getConfigs(source));
  await cache.fetchQuery(raffle.getRaffle(source, "red_apple"));
  await cache.fetchQuery(catalogue.getMultiLink(source, "red-apple"));
  await cache.fetchQuery(catalogue.getFirms(source, source.city, { hasInstalments: true }));
  await cache.fetchQuery(profile.getProfile(source));
  await cache.fetchQuery(survey.getPersonalization(source));
  await cache.fetchQuery(profile.getAccountDeletion(source));
  await cache.fetchQuery(profile.getFavoriteFirms(source));
  await cache.fetchQuery(cards.getPaymentCards(source));
  await cache.fetchInfiniteQuery(payments.getCashbacks(source));
  await cache.fetchInfiniteQuery(payments.getPaymentHistory(source));
  await cache.fetchQuery(payments.getPaymentRecord(source, "4f1c"));
  await cache.fetchQuery(reservation.getFirmServices(source, 1));
  await cache.fetchQuery(reservation.getReservationInfo(source, 1));
  await cache.fetchQuery(
    reservation.getReservationTimes(source, { firmId: 1, params, from: "2026-11-20", days: 14 }, null),
  );
  await cache.fetchQuery(reservation.getAvailableTimes(source, { firmId: 1, params, date: "2026-11-20" }, null));
  await cache.fetchInfiniteQuery(reservation.getReservations(source));
  await cache.fetchInfiniteQuery(reservation.getReservationHistory(source));
  await cache.fetchQuery(reservation.getReservationHistoryFirms(source));
  await cache.fetchQuery(reservation.getReservation(source, "4f1c", "secret"));
  await cache.fetchQuery(reservation.getReservationLink(source, "k3VbT0xqYw9Lr2Za"));
  await cache.fetchQuery(salon.getFirm(source, 1));
  await cache.fetchQuery(salon.getExpressServices(source, { firmId: 1 }));
  await cache.fetchQuery(salon.getExpressService(source, { firmId: 1, serviceId: 1 }));
  await cache.fetchQuery(salon.getFirmMasters(source, 1));
  await cache.fetchInfiniteQuery(salon.getFirmReviews(source, { firmId: 1 }));
  await cache.fetchQuery(salon.getFirmDiscounts(source, 1));
  await cache.fetchInfiniteQuery(salon.getFirmPortfolio(source, { firmId: 1 }));
  await cache.fetchQuery(master.getMaster(source, { firmId: 1, masterId: 1 }));
  await cache.fetchQuery(master.getMasterProfile(source, { firmId: 1, masterId: 1 }));
  await cache.fetchQuery(master.getMasterPromotions(source, { firmId: 1, masterId: 1 }));
  await cache.fetchQuery(master.getMasterContest(source, { firmId: 1, masterId: 1 }));
  await cache.fetchInfiniteQuery(master.getMasterReviews(source, { firmId: 1, masterId: 1 }));
  await cache.fetchQuery(master.getProfessions(source, 1));
  await cache.fetchQuery(salon.getRoomInfo(source, 1));
}

/** The operations that the cache holds answers of, in the order they were asked. */
const kept = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }): unknown => queryKey[0]);

/** The operations that read: what a page keeps is an answer of one of them. */
const reads = operations.filter(({ name }) => name.startsWith("get"));

function asked(answer: () => object = () => wholeAnswer) {
  const { fetch, calls } = answering(async () => Response.json(answer()));
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  const source: Source = { client, language: "ru", city: { id: 1, countryCode: "KZ" } };
  return { calls, source };
}

test("every reading is kept under the operation that it calls, so that one word finds both", async () => {
  const { calls, source } = asked();
  const cache = createQueryClient();
  await readAll(cache, source);
  expect(kept(cache)).toEqual(calls.map(({ method, path }) => operationOf(method, path)));
});

test("whatever an operation reads is read by a function of its name", async () => {
  const cache = createQueryClient();
  await readAll(cache, asked().source);
  const names = Object.keys({
    ...cards,
    ...catalogue,
    ...home,
    ...master,
    ...offers,
    ...payments,
    ...places,
    ...profile,
    ...raffle,
    ...reservation,
    ...salon,
    ...survey,
  }).filter((name) => name.startsWith("get"));
  expect(new Set(kept(cache))).toEqual(new Set(names));
});

test("a success in which nothing is that was asked for comes from somebody else", async () => {
  let answer: object = wholeAnswer;
  const cache = createQueryClient();
  await readAll(cache, asked(() => answer).source);
  answer = { status: "sign in at the hotel's page" };
  const taken: unknown[] = [];
  for (const { queryKey, options } of cache.getQueryCache().getAll()) {
    if (typeof options.queryFn !== "function") throw new Error(`${queryKey[0]} is not read.`);
    const asks = { queryKey, client: cache, meta: {}, signal: AbortSignal.timeout(5_000), pageParam: null };
    await Promise.resolve(options.queryFn(asks)).then(
      () => taken.push(queryKey[0]),
      (error) => expect(error).toMatchObject({ failure: { kind: "broken" } }),
    );
  }
  // These have nothing that is always there.
  expect(taken).toEqual(["getAdCompilation", "getConfigs", "getRaffle", "getMasterContest"]);
});

test("what is read in another language, for another city or of something else is kept beside it", () => {
  const { source } = asked();
  const keys = [
    salon.getFirm(source, 1),
    salon.getFirm(source, 2),
    salon.getFirm({ ...source, language: "kz" }, 1),
    salon.getFirm({ ...source, city: { id: 2, countryCode: "KZ" } }, 1),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

test("a guest's secret is in no key", () => {
  const { source } = asked();
  const wanted = { firmId: 1, params: { entries: [] } };
  const own = { reservationId: "4f1c", secret: "secret" };
  const keys = [
    reservation.getReservation(source, "4f1c", "secret"),
    reservation.allocateServices(source, { ...wanted, from: "2026-11-23" }, own),
    reservation.getReservationTimes(source, { ...wanted, from: "2026-11-23", days: 1 }, own),
    reservation.getAvailableTimes(source, { ...wanted, date: "2026-11-23" }, own),
  ].map(({ queryKey }) => queryKey);
  expect(JSON.stringify(keys)).not.toContain("secret");
});

test("what an account may ask for goes when somebody else is here, and nothing else does", () => {
  const isGone = (operation: string, input: object) =>
    ownQueries.predicate({ queryKey: [operation, "ru", null, input, null] });
  const goes = (operation: string) => isGone(operation, { reservationId: "4f1c" });
  const own = reads.filter(({ isOfAccount }) => isOfAccount).map(({ name }) => name);
  expect(own).toContain("getProfile");
  expect(reads.map(({ name }) => name).filter(goes)).toEqual(own);
  const ofAnybody = ["getReservationTimes", "getAvailableTimes", "allocateServices"];
  expect(ofAnybody.map(goes)).toEqual([true, true, true]);
  expect(ofAnybody.map((name) => isGone(name, { firmId: 1 }))).toEqual([false, false, false]);
});

test("all that one operation has read goes at once, and nothing of another", async () => {
  const cache = createQueryClient();
  await readAll(cache, asked().source);
  const before = kept(cache);
  cache.removeQueries(queriesOf("getFirm"));
  expect(kept(cache)).toEqual(before.filter((name) => name !== "getFirm"));
});
