import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import type { Prepayment, Reservation } from "../../../domain/entities.ts";
import { cancelledVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { memoryStorage, type Storage } from "../../../src/browser/storage.ts";
import type { StoredValues } from "../../../src/browser/stored-values.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

export const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
export const path = `/my/reservation/${visit.id}/success`;

/** What the service says of the visit; `shown` is what it stands like now. */
export type Service = {
  shown: Reservation;
  prepayment?: Prepayment;
  /** What was paid can't be read. */
  isMoneyDown?: boolean;
  onCancel?: (request: Request) => Response | Promise<Response>;
};

type Visitor = "guest" | "client" | "nobody" | "whoever comes after an account";

/** The page of a visit over a service that shows it, and cancels it. */
export async function openVisit(
  service: Service,
  {
    as = "guest",
    link = secret,
    hash = "",
    storage = memoryStorage(),
  }: { as?: Visitor; link?: string; hash?: string; storage?: Storage } = {},
) {
  const asked: { call: string; secret: string | null }[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.includes(visit.id)) return fixtureApi(request);
    asked.push({ call: `${request.method} ${pathname}`, secret: request.headers.get("reservation_secret") });
    const brought = request.headers.get("reservation_secret");
    if (brought !== null && brought !== link) return problem(404, "reservationNotFound");
    if (pathname.endsWith("/prepayments") && service.isMoneyDown) return problem(500, "internal");
    if (pathname.endsWith("/prepayments") && service.prepayment) return Response.json(service.prepayment);
    if (request.method === "GET") return Response.json(service.shown);
    return service.onCancel?.(request) ?? Response.json((service.shown = cancelledVisit));
  };
  let values: StoredValues | undefined;
  const app = await renderApp(path + hash, {
    fetch,
    storage,
    prepareStored: (stored) => {
      const { guestReservations } = (values = stored);
      if (as === "guest") guestReservations.write({ [visit.id]: { secret, userId: null } });
      if (as === "whoever comes after an account") {
        guestReservations.write({ [visit.id]: { secret, userId: user.id } });
      }
    },
    ...(as === "client" && { user }),
  });
  return {
    ...app,
    asked,
    kept: () => values?.guestReservations.read(),
    sheet: () => within(screen.getByRole("dialog")),
  };
}

export const calls = (asked: { call: string }[]) => asked.map(({ call }) => call.split(" ")[0]);
/** A press right after a step of the sheet would be the second of the one that led to it. */
const settled = () => waitFor(() => expect(document.querySelector("dialog [aria-disabled=true]")).toBeNull());
export const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await settled();
  await userEvent.click(button);
};
