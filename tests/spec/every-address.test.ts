import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import { matchTable } from "../../src/app/router/page-module.ts";

const v1 = "/rest/clients-app/v1";
const v2 = "/rest/clients-app/v2";
const sso = "/auth-app/auth/v1";

/** Spec §7, in its order, with the methods that it names; {0} and {1} are parameters. */
const calls = `
POST /rest/v1/client/get-access-token
POST ${sso}/sign-in
POST ${sso}/phone-verification/request-sms
POST ${sso}/sign-up
POST ${sso}/tokens/refresh
POST ${v1}/auth/sign-out
POST /rest/clients-app/jsf-auth/login
POST /rest/clients-app/jsf-auth/logout
POST ${sso}/phone-verification/validate-code
POST ${sso}/passwords/reset
POST ${sso}/sign-in/by-sms
GET ${v1}/screen/home
GET ${v1}/screen/home/cities
GET ${v1}/screen/home/menu-tabs
GET ${v1}/screen/home/categories
GET ${v1}/screen/home/reviews
${v1}/favorite-firms
GET ${v1}/screen/special-offers/discounted-firms
GET ${v1}/screen/special-offers/offered-firms
GET ${v1}/screen/multi-link/{0}
GET /rest/common/countries
${v2}/reservations/url/{0}
${v2}/compilations/ad
${v2}/configs
${v1}/my/profiles
${v1}/my/profiles/avatar-upload
${v1}/my/profiles/password-change
${v1}/payments/history
${v1}/my/cashbacks
${v2}/reservations/history
${v2}/reservations/history/firms
${v1}/payments/cards
${v1}/payments/cards/3ds
${v1}/payments/cards/{0}/default
${v1}/payments/cards/{0}
POST /rest/common/requests/account-deletion
${v1}/firms/{0}
${v1}/firms/{0}/masters
${v1}/firms/list
${v1}/firms/{0}/reviews
${v1}/firms/{0}/discounts
${v1}/firms/{0}/portfolio
${v1}/firms/{0}/express
${v1}/firms/{0}/express/{1}
${v1}/favorite-firms/{0}
${v1}/firms/search/suggestions
${v2}/firms/search/suggestions
${v1}/firms/search/compilations
${v1}/contest/master/{0}
${v1}/masters/{0}/profile
${v1}/masters/professions
${v1}/masters/{0}
${v1}/masters/{0}/reviews
${v1}/master-promotions
${v1}/reservations/room-info
${v1}/reservations/reservation-info
${v1}/reservations/firm/{0}
${v1}/reservations/service-allocation
${v1}/reservations/reservation-times
${v1}/reservations/available-times
${v1}/reservations/preview
${v1}/reservations/sms-code
${v1}/reservations/sms
${v2}/reservations/{0}
${v1}/reservations/{0}
${v1}/reservations/{0}/cancel
${v1}/reservations
${v1}/reservations/express
${v1}/complaints
${v2}/kezek-certificates
${v1}/reservations/{0}/prepayments
${v1}/reservations/{0}/prepayments/cloud-payments
${v1}/reservations/{0}/prepayments/pay-box
${v1}/reservations/{0}/prepayments/pay-box/card-saving
${v1}/reservations/{0}/prepayments/cards/{1}
${v1}/reservations/prepayments/pay-box/cards/{0}
/rest/v1/client/prepayment-registration/{0}/{1}
${v2}/reservations/{0}/reviews
${v1}/firms/search
${v1}/firms/search/filterOptions
${v1}/firms/search/sortOptions
${v1}/firms/search/locations
${v1}/firms/search/categories/{0}
${v1}/category/personalization
${v1}/b2c-p13n/v1/finish
${v1}/b2c-p13n/{0}
POST /rest/v1/landing/request
GET /rest/common/tariffs
GET /rest/common/subscription-prices
${v2}/gift-cards
${v2}/gift-cards/{0}
${v2}/gift-cards/get-by-token
${v2}/gift-cards/{0}/pay
${v2}/gift-cards/configs
`
  .trim()
  .split("\n");

const bare = (path: string) => path.replaceAll(/\{[^}]+\}/g, "{}");
const answered = new Set(
  Object.entries(contract.paths).flatMap(([path, methods]) => [
    bare(path),
    ...Object.keys(methods).map((method) => `${method.toUpperCase()} ${bare(path)}`),
  ]),
);

describe("Spec §7: every call", () => {
  test("none is listed twice", () => {
    expect(calls.length).toBe(new Set(calls.map(bare)).size);
  });

  test.each(calls)("is in the contract: %s", (call) => {
    expect(answered).toContain(bare(call));
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
