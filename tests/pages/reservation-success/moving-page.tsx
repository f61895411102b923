import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { limits } from "../../../domain/limits.ts";
import { addDays } from "../../../domain/time.ts";
import type { BlockedSlot, Preview, Slot } from "../../../domain/entities.ts";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { refused } from "../../../machines/kit/paths.ts";
import { movedVisit, otherTime, preview, visit } from "../../../machines/reservation-change/examples.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { memoryHistory } from "../../support/memory-history.ts";
import { renderApp } from "../../support/render-app.tsx";
import * as fixture from "../../support/salon-fixture.ts";

type Schemas = components["schemas"];
const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";

export const sheet = () => within(screen.getByRole("dialog"));
/** The notice of the sheet, and not what is announced to a screen reader beside it. */
export const told = () => {
  const [notice, ...more] = sheet()
    .getAllByRole("status")
    .filter((one) => one.getAttribute("aria-atomic") !== "true");
  if (notice === undefined || more.length > 0) throw new Error(`${more.length + 1} notices`);
  return notice;
};
/** A press right after a step would be the second of the one that led to it. */
export const settled = () => waitFor(() => expect(document.querySelector("dialog [aria-disabled=true]")).toBeNull());
export const press = async (name: string | RegExp) => {
  const button = await sheet().findByRole("button", { name });
  await settled();
  await userEvent.click(button);
};
/** Wants a service of another master. */
export const pickMaster = async (service: string, master: RegExp) => {
  await press(new RegExp(`^${service}, мастер: `));
  await userEvent.click(await screen.findByRole("button", { name: master }));
};

const salonDays = [
  { date: "2026-11-23", state: "full", freeShare: 0 },
  { date: "2026-11-24", state: "free", freeShare: 50 },
];
export const freeTime = { ...otherTime, startTime: movedVisit.startTime, endTime: movedVisit.endTime };

const noneBlocked: BlockedSlot[] = [];

/** To who does not show that the visit is theirs its own time is taken, and so are those beside it. */
const isOwn = ({ headers }: Request) => headers.get("reservation_secret") === secret;
const taken = (day: (typeof salonDays)[number]) => ({ ...day, state: "full" });

/** The page of a visit with a free time on another day; `answer` is what moving it is answered. */
export async function openVisit(
  answer: () => Response | Promise<Response>,
  {
    days = salonDays,
    free = freeTime,
    shown = visit,
    changed = movedVisit,
    way = "Перенести",
    blocked = noneBlocked,
    masters = fixture.masters,
    bills = [] as Partial<Preview>[],
    nearest = [] as Slot[],
    isLaterDown = false,
    /** What goes wrong before a price is read. */
    onPreview = () => {},
  } = {},
) {
  const asked: {
    waits: number;
    offers: string[];
    times: unknown[];
    days: string[];
    /** What the times of a day were asked for. */
    daysFor: unknown[];
    previews: unknown[];
    changes: unknown[];
  } = {
    waits: 0,
    offers: [],
    times: [],
    days: [],
    daysFor: [],
    previews: [],
    changes: [],
  };
  const state = { shown };
  const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/reservation-times")) {
      const wanted: { from: string; days: number } = await request.json();
      asked.times.push(wanted);
      if (days.some(({ state }) => state === "broken")) return refusal("noMasterFree");
      if (isLaterDown && wanted.days === limits.daysAtOnce) return problem(503, undefined);
      const until = addDays(wanted.from, wanted.days);
      const ahead = days.filter(({ date }) => date >= wanted.from && date < until);
      return Response.json({ ...zone, days: isOwn(request) ? ahead : ahead.map(taken), nearest });
    }
    if (pathname.endsWith("/available-times")) {
      const { date, params }: Schemas["GetAvailableTimes"] = await request.json();
      asked.days.push(date);
      asked.daysFor.push(params);
      const state = isOwn(request) ? (days.find((one) => one.date === date)?.state ?? "free") : "full";
      return Response.json({ ...zone, date, state, slots: state === "free" ? [free] : [], blocked });
    }
    if (pathname.endsWith("/reservations/preview")) {
      const wanted: Schemas["PreviewReservation"] = await request.json();
      asked.previews.push(wanted);
      onPreview();
      return Response.json({ ...previewAt(wanted), ...bills.shift() });
    }
    if (/\/(firms\/1\/masters|reservations\/firm\/1)$/u.test(pathname)) asked.offers.push(pathname);
    if (pathname.endsWith("/firms/1/masters")) return Response.json(masters);
    if (pathname.includes("/waitlist/")) {
      asked.waits += 1;
      return Response.json({ requests: [] });
    }
    if (!pathname.includes(visit.id)) return fixtureApi(request);
    if (request.method === "GET") return Response.json(state.shown);
    asked.changes.push(await request.json());
    const answered = await answer();
    if (answered.ok) state.shown = changed;
    return answered;
  };
  const address = `/my/reservation/${visit.id}/success`;
  const history = memoryHistory(address);
  const load = () =>
    renderApp(address, {
      fetch,
      history,
      prepareStored: ({ guestReservations }) => guestReservations.write({ [visit.id]: { secret, userId: null } }),
    });
  let { router } = await load();
  await userEvent.click(await screen.findByRole("button", { name: way }));
  const reload = async () => {
    cleanup();
    ({ router } = await load());
    await screen.findByRole("dialog");
  };
  /** The salon makes another visit of it. */
  const change = (other: typeof visit) => void (state.shown = other);
  return { asked, reload, change, go: (by: number) => act(() => router.navigate(by)) };
}

/** What the service says of a time: any work is done by Динара where nobody is asked for. */
function previewAt({ startTime, params }: Schemas["PreviewReservation"]): Preview {
  const entries = preview.entries.flatMap((entry) =>
    params.entries.map((wish) => ({
      ...entry,
      ...wish,
      person: wish.person ?? 1,
      masterId: wish.masterId ?? 2,
      startTime,
    })),
  );
  return { ...preview, startTime, entries };
}

type RefusalDetails = Pick<Problem, "alternatives" | "bill" | "reservation">;
type Code = "slotTaken" | "priceChanged" | "noMasterFree" | "reservationChanged" | "changeTooLate";
export const refusal = (code: Code, details: RefusalDetails = {}) =>
  Response.json(refused(code, details).failed.problem, {
    status: 400,
    headers: { "content-type": "application/problem+json" },
  });
export const params = { entries: [{ person: 1, serviceId: 1, masterId: 2 }], peopleCount: 1, awaitingTime: 0 };

export const reselect = "Сменить услуги или мастера";
