import { vi } from "vitest";
import type { Track } from "../../domain/analytics.ts";
import type { Prepayment, Reservation } from "../../domain/entities.ts";
import { begun } from "../../machines/card-payment/examples.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

/** What a guest's visit is opened by. */
export const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
/** Where its prepayment is paid. */
export const path = `/salon/reservations/${visit.id}/prepayment`;
const awaiting = { status: "awaitingPrepayment", paymentStatus: "required" };

/** How its prepayment stands, and what the service answers to whoever pays. */
export type Service = {
  prepayment: Prepayment;
  isDown?: boolean;
  visit?: Reservation;
  onPay?: (request: Request) => Response;
};

/** The page over a service that says how the prepayment stands. */
export async function openPrepayment(service: Service, { as = "guest", at = path, storage = memoryStorage() } = {}) {
  const track = vi.fn<Track>();
  const asked: { call: string; body: unknown; secret: string | null }[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.includes(visit.id)) return fixtureApi(request);
    if (service.isDown) throw new TypeError("Failed to fetch");
    if (pathname.endsWith("/prepayments")) return Response.json({ ...service.prepayment, subject: undefined });
    if (!pathname.includes("/prepayments")) return Response.json({ ...(service.visit ?? visit), ...awaiting });
    const body: unknown = await request.json();
    asked.push({
      call: pathname.split("/prepayments/")[1] ?? "",
      body,
      secret: request.headers.get("reservation_secret"),
    });
    return service.onPay?.(request) ?? Response.json(begun, { status: 201 });
  };
  const app = await renderApp(at, {
    fetch,
    track,
    storage,
    prepareStored: ({ guestReservations }) => {
      if (as === "guest") guestReservations.write({ [visit.id]: { secret, userId: null } });
    },
  });
  return { ...app, asked, counted: () => track.mock.calls };
}
