import { screen, within } from "@testing-library/react";
import type { Reservation, WaitlistRequest } from "../../domain/entities.ts";
import { pastVisit, visit } from "../../machines/reservation-change/examples.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderedAt } from "../support/rendered-at.ts";

const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
export const path = "/my/reservation/history";

export const idOf = (index: number) => `${index}`.repeat(8) + visit.id.slice(8);
/** A visit of so many days before the fixture's today, or after it where the number is negative. */
export function visitBefore(index: number, daysAgo: number, more: Partial<Reservation> = {}): Reservation {
  const day = new Date(renderedAt - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const times = { startTime: `${day}T13:00:00+05:00`, endTime: `${day}T14:00:00+05:00` };
  return { ...(daysAgo > 0 ? pastVisit : visit), ...times, id: idOf(index), ...more };
}
export const otherFirm = { ...visit.firm, id: 2, name: "Nail Studio", urlKey: "nail-studio" };

type Service = { waiting?: WaitlistRequest[]; future?: Reservation[]; past?: Reservation[]; fails?: boolean };

export const earlier: WaitlistRequest = {
  id: idOf(7),
  kind: "earlier",
  status: "waiting",
  firm: { id: 1, name: "Red Apple на набережной", urlKey: "red-apple-naberezhnaya" },
  reservationId: visit.id,
  from: "2026-11-20",
  until: "2026-11-23",
  partOfDay: "evening",
};

/** The page over a service that gives an account's visits two a page. */
export async function open(
  url: string,
  { future = [], past = [], waiting = [], ...service }: Service & { kept?: Reservation[]; gone?: string[] },
) {
  const { kept, gone = [] } = service;
  const asked: string[] = [];
  const state: { fails: boolean; gate?: Promise<void> } = { fails: service.fails ?? false };
  const page = (all: Reservation[], params: URLSearchParams) => {
    const from = Number(params.get("after") ?? 0);
    return Response.json({
      reservations: all.slice(from, from + 2),
      ...(all.length > from + 2 && { next: `${from + 2}` }),
    });
  };
  const fetch = async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
    if (pathname.endsWith("/leave")) {
      waiting.splice(0, 1);
      return Response.json({ ...earlier, status: "withdrawn" });
    }
    if (pathname.endsWith("/waitlist"))
      return state.fails ? problem(503, "unavailable") : Response.json({ requests: waiting });
    if (!/\/reservations(\/|$)/.test(pathname)) return fixtureApi(request);
    asked.push(pathname + search);
    if (state.fails) return problem(503, "unavailable");
    if (pathname.endsWith("/history/firms")) {
      const firms = [...new Map(past.map(({ firm }) => [firm.id, firm])).values()];
      return Response.json({
        firms: firms.map(({ id, name, city }) => ({
          id,
          name,
          city,
          visits: past.filter((one) => one.firm.id === id).length,
        })),
      });
    }
    if (pathname.endsWith("/history")) {
      const firmId = searchParams.get("firmId");
      return page(
        past.filter(({ firm }) => firmId === null || firm.id === Number(firmId)),
        searchParams,
      );
    }
    if (pathname.endsWith("/reservations")) return page(future, searchParams);
    await state.gate;
    const own = kept?.find(({ id }) => pathname.endsWith(id));
    if (own === undefined || request.headers.get("reservation_secret") !== secret)
      return problem(404, "reservationNotFound");
    return Response.json(own);
  };
  const app = await renderApp(url, {
    fetch,
    prepareStored: ({ guestReservations }) => {
      const ids = [...(kept ?? []).map(({ id }) => id), ...gone];
      guestReservations.write(Object.fromEntries(ids.map((id) => [id, { secret, userId: null }])));
    },
    ...(kept === undefined && { user }),
  });
  return { ...app, asked, state };
}

export const cards = async () => within(await screen.findByRole("main")).findAllByRole("article");
export const named = async () => (await cards()).map((card) => within(card).getByRole("time").getAttribute("datetime"));

export const marksOf = (card: Element | undefined) =>
  [...(card?.querySelectorAll("li > [aria-hidden]") ?? [])].map(({ textContent }) => textContent);
