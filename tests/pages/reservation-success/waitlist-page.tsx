import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Reservation, WaitlistRequest } from "../../../domain/entities.ts";
import { visit } from "../../../machines/reservation-change/examples.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

export const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const id = "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22";
const earlier = (time: string) => time.replace("T13", "T09").replace("T14", "T10");

export const offer: Reservation = {
  ...visit,
  id: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
  status: "held",
  startTime: earlier(visit.startTime),
  endTime: earlier(visit.endTime),
  total: { amount: 600_000, currency: "KZT" },
  entries: visit.entries.map((entry) => ({ ...entry, masterName: "Айгерим" })),
  heldForSeconds: 1800,
  version: 1,
};
export const waiting: WaitlistRequest = {
  id,
  kind: "earlier",
  status: "waiting",
  firm: { id: 1, name: visit.firm.name },
  reservationId: visit.id,
  from: "2026-11-20",
  until: "2026-11-23",
  partOfDay: "any",
};
export const offered: WaitlistRequest = { ...waiting, status: "offered", offer };
export const movedVisit: Reservation = { ...visit, startTime: offer.startTime, endTime: offer.endTime, version: 3 };

type Call = { call: string; body: unknown; secret: string | null };
type World = { shown: Reservation; request: WaitlistRequest | undefined; reads?: number };
export type Answer = (call: string, world: World, request: Request) => Response | undefined;

/** The page of a visit with what is waited for; `answer` is what the service does about it. */
export async function open(world: World, answer: Answer = () => undefined, storage = memoryStorage()): Promise<Call[]> {
  const calls: Call[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET";
    if (pathname.includes("/waitlist")) {
      if (isRead) {
        world.reads = (world.reads ?? 0) + 1;
        return Response.json({ requests: world.request ? [world.request] : [] });
      }
      const call = pathname.split("/").at(-1) ?? "";
      const text = await request.text();
      calls.push({
        call,
        body: text === "" ? null : JSON.parse(text),
        secret: request.headers.get("reservation_secret"),
      });
      return answer(call, world, request) ?? Response.json(world.request);
    }
    return pathname.includes(world.shown.id) ? Response.json(world.shown) : fixtureApi(request);
  };
  await renderApp(`/my/reservation/${world.shown.id}/success`, {
    fetch,
    storage,
    prepareStored: ({ guestReservations }) => guestReservations.write({ [world.shown.id]: { secret, userId: null } }),
  });
  await screen.findByRole("heading", { level: 1 });
  return calls;
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
