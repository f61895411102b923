import { expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import { createClient } from "../../src/api/client.ts";
import type { Send } from "../../src/api/layer.ts";
import { getComplaints } from "../../src/queries/complaints.ts";
import { getGiftCard, getGiftCardByToken } from "../../src/queries/gift-card.ts";
import * as catalogue from "../../src/queries/catalogue.ts";
import * as home from "../../src/queries/home.ts";
import * as offers from "../../src/queries/offers.ts";
import { getRaffle } from "../../src/queries/raffle.ts";
import * as landing from "../../src/queries/landing.ts";
import * as master from "../../src/queries/master.ts";
import { getPaymentLink } from "../../src/queries/payment-link.ts";
import { getPaymentRecord } from "../../src/queries/payments.ts";
import { getPrepayment } from "../../src/queries/prepayment.ts";
import * as reservation from "../../src/queries/reservation.ts";
import { getReview } from "../../src/queries/review.ts";
import * as salon from "../../src/queries/salon.ts";
import * as search from "../../src/queries/search.ts";
import type { Source } from "../../src/queries/source.ts";
import { getReservationWaitlist } from "../../src/queries/waitlist.ts";
import { answering, base, type Call, nowhere, visitor } from "../api/calls.ts";

const params = { entries: [{ person: 1, serviceId: 5, masterId: null }], peopleCount: 1, awaitingTime: 0 };
const [firmId, masterId, serviceId, grade, secret] = [2, 3, 5, "GOOD", undefined] as const;
const conditions = {
  query: "стрижка",
  tab: "women",
  category: "hair",
  subCategory: "haircuts",
  district: "old-town",
  priceTo: 1_000_000,
  ratingFrom: 4,
  distanceTo: 3000,
  latitude: 43.65,
  longitude: 51.17,
  hasDiscount: true,
  hasInstalments: true,
  isOpenNow: true,
  date: "2026-11-25",
  from: "18:00",
  until: "21:00",
};

type Reading = { queryKey: readonly unknown[]; queryFn?: unknown; initialPageParam?: unknown };

/** Everything that is read with an input, each with all that it can be asked with. */
const readings = (source: Source): Reading[] => [
  home.getHome(source, source.city, {
    tab: "women",
    category: "hair",
    hasDiscount: true,
    isOpenNow: true,
    date: "2026-11-23",
    firms: "1,2",
    survey: "token",
  }),
  offers.getOfferedFirms(source, source.city, { latitude: 43.6, longitude: 51.2 }),
  catalogue.getFirms(source, source.city, { hasInstalments: true }),
  offers.getCompilation(source, source.city, "token"),
  getRaffle(source, "red_apple"),
  catalogue.getMultiLink(source, "red-apple", "hair"),
  search.getFoundFirms(source, source.city, { ...conditions, sort: "price", offset: 20 }),
  search.getFilterOptions(source, source.city, conditions),
  search.getFirmLocations(source, source.city, conditions),
  search.getComparedFirms(source, { firms: [1, 5], query: "стрижка", category: "hair", subCategory: "haircuts" }),
  search.getSearchCategory(source, source.city, "hair"),
  search.getSuggestions(source, source.city, "стр"),
  salon.getFirm(source, firmId),
  salon.getExpressServices(source, { firmId, masterId }),
  salon.getExpressService(source, { firmId, serviceId, masterId }),
  salon.getFirmMasters(source, firmId),
  salon.getRoomInfo(source, firmId),
  salon.getFirmReviews(source, { firmId, masterId, grade }),
  salon.getFirmDiscounts(source, firmId),
  salon.getFirmPortfolio(source, { firmId, serviceId, masterId }),
  master.getMaster(source, { firmId, masterId }),
  master.getMasterProfile(source, { firmId, masterId }),
  master.getMasterReviews(source, { firmId, masterId, grade }),
  master.getMasterPromotions(source, { firmId, masterId }),
  master.getProfessions(source, firmId),
  master.getMasterContest(source, { firmId, masterId }),
  reservation.getFirmServices(source, firmId),
  reservation.getReservationInfo(source, firmId),
  reservation.allocateServices(source, { firmId, params, from: "2026-11-25", days: 7 }, null),
  reservation.getReservationTimes(source, { firmId, params, from: "2026-11-25", days: 14 }, null),
  reservation.getAvailableTimes(source, { firmId, params, date: "2026-11-25" }, null),
  reservation.getReservations(source),
  reservation.getReservationHistory(source, firmId),
  reservation.getReservationLink(source, "k3VbT0xqYw9Lr2Za"),
  reservation.getReservation(source, "4f1c", secret),
  getReview(source, { reservationId: "4f1c", secret }),
  getReservationWaitlist(source, "4f1c", secret),
  getComplaints(source, { reservationId: "4f1c", secret }),
  getPrepayment(source, "4f1c", secret),
  getPaymentRecord(source, "7d20"),
  getPaymentLink(source, { firmId: 2, code: "ab12" }),
  getGiftCard(source, "9a3e", secret),
  getGiftCardByToken(source, "k3VbT0xqYw9Lr2Za"),
  landing.getTariffs(source),
  landing.getSubscriptionPrices(source),
];

/** What keys name before the input, what tells the pages of a list apart, and what nobody asks for. */
const besides = new Set(["city", "lastId", "after", "tariffVersion"]);

const shared: Readonly<Record<string, object>> = contract.components.parameters;

/** The names of the parameters in a path or a query, of what has them. */
function parametersOf(one: object): string[] {
  const parameters: object[] = "parameters" in one && Array.isArray(one.parameters) ? one.parameters : [];
  return parameters.flatMap((parameter) => {
    const named = "$ref" in parameter ? shared[String(parameter.$ref).split("/").at(-1) ?? ""] : parameter;
    const isAsked = named !== undefined && "in" in named && (named.in === "path" || named.in === "query");
    return isAsked && "name" in named ? String(named.name) : [];
  });
}

const operations = Object.entries(contract.paths).flatMap(([template, methods]) =>
  Object.values(methods).flatMap((operation: object) => {
    const parameters = [...parametersOf(methods), ...parametersOf(operation)].filter((name) => !besides.has(name));
    return "operationId" in operation ? [{ name: String(operation.operationId), template, parameters }] : [];
  }),
);

/** What a call was asked with, as it crossed the wire. */
function inputOf({ path, query, body }: Call, template: string): object {
  if (body !== "") return JSON.parse(body);
  const values = path.split("/");
  const inPath = template
    .split("/")
    .flatMap((part, at) => (part.startsWith("{") ? [[part.slice(1, -1), values[at] ?? ""] as const] : []));
  const inQuery = [...new URLSearchParams(query)].filter(([name]) => !besides.has(name));
  return Object.fromEntries([...inPath, ...inQuery]);
}

/** As an address has it. */
function inWords(input: object): object {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function sourceOf(send: Send): Source {
  const client = createClient({ baseUrl: base, pictureBase: "", fetch: send, known: () => visitor, notFound: nowhere });
  return { client, language: "ru", city: { id: 1, countryCode: "KZ" } };
}

/** Has something read; what the empty answer lacks is not asked about here. */
async function read(at: number) {
  const { fetch, calls } = answering(Response.json({}));
  const { queryKey, queryFn, initialPageParam } = readings(sourceOf(fetch))[at] ?? { queryKey: [] };
  if (typeof queryFn !== "function") throw new Error(`${queryKey[0]} has no function.`);
  await queryFn({ signal: new AbortController().signal, pageParam: initialPageParam }).catch(() => {});
  const operation = operations.find(({ name }) => name === queryKey[0]);
  const [call] = calls;
  if (!operation || !call) throw new Error(`${queryKey[0]} calls nothing.`);
  return { operation, call, input: Object(queryKey[3]), isPaged: initialPageParam === 0 };
}

const names = readings(sourceOf(fetch)).map(({ queryKey }, at) => [String(queryKey[0]), at] as const);

test.each(names)("all that %s is asked with is in its key", async (_, at) => {
  const { operation, call, input, isPaged } = await read(at);
  const asked = inputOf(call, operation.template);
  if (call.body !== "") return expect(input).toEqual(asked);
  const inKey = isPaged ? { ...input, offset: 0 } : input;
  expect(inWords(inKey)).toEqual(asked);
  // Otherwise a parameter that nobody gave above would be asked about by no test; how long a page is, lists do not say.
  const given = operation.parameters.filter((name) => name !== "limit" || operation.name === "getCompilation");
  expect(Object.keys(asked).toSorted()).toEqual(given.toSorted());
});

/** What a process asks for itself, and what nobody narrows down. */
const notKept = ["getSurvey", "getSuggestedWords", "getSmsDelivery", "getCardSaving", "getCardBinding"];

test("every operation that is read with an input is among them", () => {
  const kept = new Set(names.map(([name]) => name));
  const reads = operations.filter(
    ({ name, parameters }) => name.startsWith("get") && parameters.some((name) => name !== "limit"),
  );
  expect(reads.map(({ name }) => name).filter((name) => !kept.has(name))).toEqual(notKept);
});
