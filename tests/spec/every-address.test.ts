import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Operation, readOperations } from "../../server/contract/document.ts";
import { parameterCheck } from "../../server/contract/schemas.ts";
import { matchTable } from "../../src/app/router/page-module.ts";

/**
 * Spec §7, section by section and in its order: {0} and {1} are parameters. A path that it names with two methods or two queries
 * is as many calls. Where it names no method it is the contract's.
 */
const calls = {
  Auth: `
POST /rest/v1/client/get-access-token
POST /auth-app/auth/v1/sign-in
POST /auth-app/auth/v1/phone-verification/request-sms
POST /auth-app/auth/v1/sign-up
POST /auth-app/auth/v1/tokens/refresh
POST v1/auth/sign-out
POST /rest/clients-app/jsf-auth/login
POST /rest/clients-app/jsf-auth/logout
POST /auth-app/auth/v1/phone-verification/validate-code
POST /auth-app/auth/v1/passwords/reset
POST /auth-app/auth/v1/sign-in/by-sms`,
  Home: `
GET v1/screen/home
GET v1/screen/home/cities
GET v1/screen/home/menu-tabs
GET v1/screen/home/categories
GET v1/screen/home/reviews
GET v1/favorite-firms
GET v1/screen/special-offers/discounted-firms
GET v1/screen/special-offers/offered-firms
GET v1/screen/multi-link/{0}
GET /rest/common/countries
GET v2/reservations/url/{0}
GET v2/compilations/ad
GET v2/configs`,
  Profile: `
GET v1/my/profiles
PUT v1/my/profiles
POST v1/my/profiles/avatar-upload
POST v1/my/profiles/password-change
GET v1/payments/history
GET v1/my/cashbacks
GET v2/reservations/history
GET v2/reservations/history/firms
GET v1/payments/cards
POST v1/payments/cards
POST v1/payments/cards/3ds
POST v1/payments/cards/{0}/default
DELETE v1/payments/cards/{0}
POST /rest/common/requests/account-deletion`,
  Salon: `
GET v1/firms/{0}
GET v1/firms/{0}/masters
GET v1/firms/list
GET v1/firms/{0}/reviews
GET v1/firms/{0}/discounts
GET v1/firms/{0}/portfolio?offset={1}
GET v1/firms/{0}/express
GET v1/firms/{0}/express/{1}
PUT v1/favorite-firms/{0}
GET v1/firms/search/suggestions
GET v2/firms/search/suggestions
GET v1/firms/search/compilations?key=RECOMMENDED&limit=3`,
  Master: `
GET v1/contest/master/{0}
GET v1/masters/{0}/profile
GET v1/masters/professions
GET v1/masters/{0}
GET v1/masters/{0}/reviews
GET v1/master-promotions`,
  Reservation: `
GET v1/reservations/room-info
GET v1/reservations/reservation-info
GET v1/reservations/firm/{0}
POST v1/reservations/service-allocation
POST v1/reservations/reservation-times
POST v1/reservations/available-times
POST v1/reservations/preview
POST v1/reservations/sms-code
POST v1/reservations/sms
GET v2/reservations/{0}
PUT v1/reservations/{0}
POST v1/reservations/{0}/cancel
POST v1/reservations
POST v1/reservations/express
GET v1/reservations?type=future
GET v1/reservations?type=past
POST v1/complaints
POST v2/kezek-certificates`,
  Prepayments: `
GET v1/reservations/{0}/prepayments
POST v1/reservations/{0}/prepayments/cloud-payments
POST v1/reservations/{0}/prepayments/pay-box
POST v1/reservations/{0}/prepayments/pay-box/card-saving
POST v1/reservations/{0}/prepayments/cards/{1}
GET v1/reservations/prepayments/pay-box/cards/{0}
GET /rest/v1/client/prepayment-registration/{0}/{1}
POST /rest/v1/client/prepayment-registration/{0}/{1}`,
  Reviews: `
GET v2/reservations/{0}/reviews
POST v2/reservations/{0}/reviews`,
  Filter: `
GET v1/firms/search
GET v1/firms/search/filterOptions
GET v1/firms/search/sortOptions
GET v1/firms/search/locations
GET v1/firms/search/categories/{0}`,
  Personalization: `
GET v1/category/personalization
POST v1/b2c-p13n/v1/finish
GET v1/b2c-p13n/{0}`,
  Landing: `
POST /rest/v1/landing/request
GET /rest/common/tariffs?country={0}&tariffVersion={1}
GET /rest/common/subscription-prices?country={0}`,
  "Gift cards": `
POST v2/gift-cards
GET v2/gift-cards/{0}
POST v2/gift-cards/get-by-token
POST v2/gift-cards/{0}/pay
GET v2/gift-cards/configs`,
};
const callsOf = (section: string) => section.trim().split("\n");
const all = Object.values(calls).flatMap(callsOf);

const operations = readOperations();
const bare = (path: string) => path.replaceAll(/\{\d\}|:\w+/g, "{}").replace(/^(v[12])\//, "/rest/clients-app/$1/");

/** Whether the contract has a call by its method and its path, and takes what stands in its query. */
function isAnswered(call: string): boolean {
  const [, method, path = "", query] = /^(\S+) ([^?]+)\??(.*)$/.exec(call) ?? [];
  const operation = operations.find((one) => one.method === method && bare(one.url) === bare(path));
  return (
    operation !== undefined && [...new URLSearchParams(query)].every(([name, value]) => takes(operation, name, value))
  );
}

function takes({ parameters }: Operation, name: string, value: string): boolean {
  const schema = parameters.find((one) => one.in === "query" && one.name === name)?.schema;
  if (schema === undefined || value.startsWith("{")) return schema !== undefined;
  return parameterCheck({ type: "object", properties: { [name]: schema } })({ [name]: value });
}

describe("Spec §7: every call", () => {
  test("each is listed once, and so many of each section", () => {
    expect(Object.fromEntries(Object.entries(calls).map(([name, section]) => [name, callsOf(section).length]))).toEqual(
      {
        Auth: 11,
        Home: 13,
        Profile: 14,
        Salon: 12,
        Master: 6,
        Reservation: 18,
        Prepayments: 8,
        Reviews: 2,
        Filter: 5,
        Personalization: 3,
        Landing: 3,
        "Gift cards": 5,
      },
    );
    expect(new Set(all).size).toBe(100);
  });

  test.each(all)("is in the contract: %s", (call) => {
    expect(isAnswered(call)).toBe(true);
  });
});

/** Spec §2, in its order: an address of each row, and the page behind it. */
const routes = [
  ["/", "home"],
  ["/raffleprize/red_apple", "raffle"],
  ["/bnpl", "bnpl"],
  ["/gift-cards", "gift-cards"],
  ["/card-payment", "payment-link"],
  ["/delete-account", "delete-account"],
  ...["rsr", "rsrwp", "rsrqr", "firm", "firmwp", "ig", "store", "appbot", "janymda", "beautytime", "balalar"].map(
    (channel) => [`/${channel}`, "channel"] as const,
  ),
  ...["barbergo", "premiumcare", "firm_utm", "promo"].map((channel) => [`/${channel}`, "channel"] as const),
  ["/mainwp", "app-download"],
  ["/sl/b7b8f4e2", "short-link"],
  ["/cb", "payment-return"],
  ["/app-download", "app-download"],
  ["/red-apple-naberezhnaya", "company"],
  ["/not-found", "not-found"],
  ["/my/reservation/7f9c24e8/success", "reservation-success"],
  ["/my/reservation/history", "reservation-history"],
  ["/salon/reservations/7f9c24e8/prepayment", "prepayment"],
] as const;

describe("Spec §2: every route", () => {
  test.each(routes)("%s has its page: %s", (path, page) => {
    expect(matchTable(path).route.page).toBe(page);
    expect(readFileSync(`src/pages/${page}/page.tsx`, "utf8")).toContain("export function Page()");
  });
});
