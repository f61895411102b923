import type { ExpectedBill } from "../../domain/entities.ts";
import { refused } from "../../machines/kit/paths.ts";
import { fixtureHome } from "./fixture-home.ts";
import * as fixture from "./salon-fixture.ts";

const v1 = "/rest/clients-app/v1";

const answers: Record<string, unknown> = {
  "/rest/v1/client/get-access-token": { accessToken: "token-1", tokenType: "Bearer", expiresIn: 3600 },
  [`${v1}/screen/home/cities`]: fixture.cities,
  [`${v1}/screen/home/menu-tabs`]: fixture.menuTabs,
  [`${v1}/screen/home/categories`]: fixture.categories,
  [`${v1}/screen/home/reviews`]: fixture.homeReviews,
  [`${v1}/firms/search/compilations`]: { firms: [fixture.redApple] },
  [`${v1}/screen/special-offers/discounted-firms`]: { firms: [fixture.redApple] },
  [`${v1}/screen/special-offers/offered-firms`]: { firms: [fixture.barber] },
  "/rest/clients-app/v2/compilations/ad": {
    compilation: { name: "Причёска к празднику", text: "Укладки и окрашивание", category: "hair" },
  },
  "/rest/clients-app/v2/configs": {},
  [`${v1}/screen/multi-link/red-apple-naberezhnaya`]: fixture.salonLink,
  [`${v1}/screen/multi-link/red-apple`]: fixture.networkLink,
  [`${v1}/firms/1`]: fixture.firm,
  [`${v1}/firms/1/express`]: { timeZone: "Asia/Aqtau", currency: "KZT", services: [] },
  [`${v1}/firms/1/masters`]: fixture.masters,
  [`${v1}/firms/1/reviews`]: fixture.reviews,
  [`${v1}/firms/1/discounts`]: { discounts: [] },
  [`${v1}/firms/1/portfolio`]: { total: 0, works: [], services: [], masters: [] },
  [`${v1}/masters/professions`]: { professions: [] },
  [`${v1}/reservations/firm/1`]: fixture.firmServices,
  [`${v1}/reservations/reservation-info`]: fixture.reservationInfo,
  [`${v1}/reservations/room-info`]: { rooms: [] },
  [`${v1}/reservations/reservation-times`]: fixture.reservationTimes,
};

/** The API of the fixture's salon, as a fetch: what it does not know is a 404 of the contract. */
export async function fixtureApi(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = pathname === `${v1}/screen/home` ? fixtureHome(request.url) : answers[pathname];
  return answer === undefined ? problem(404, "notFound") : Response.json(answer);
}

/** A refusal or a failure as the contract writes it. */
export function problem(status: number, code: string | undefined, headers: Record<string, string> = {}): Response {
  const body = { type: `urn:kezek:problem:${code}`, title: code ?? "No", status, code };
  return Response.json(body, { status, headers: { "Content-Type": "application/problem+json", ...headers } });
}

/** That the price is another one than was agreed to, with what is to be agreed to now. */
export function priceChanged(bill: ExpectedBill): Response {
  const { problem: body } = refused("priceChanged", { bill }).failed;
  return Response.json(body, { status: body.status, headers: { "Content-Type": "application/problem+json" } });
}
