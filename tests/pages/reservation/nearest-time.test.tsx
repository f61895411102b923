import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Slot } from "../../../domain/entities.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const priced = { price: 700_000, fullPrice: 700_000 };
const slotAt = (startTime: string): Slot => {
  const endTime = startTime.replace(":00:00+", ":59:00+");
  return {
    startTime,
    endTime,
    entries: [{ person: 1, serviceId: 1, masterId: 2, startTime, endTime, ...priced }],
    ...priced,
  };
};
const nearest = slotAt("2026-11-21T09:00:00+05:00");
const later = slotAt("2026-11-23T13:00:00+05:00");
const days = ["2026-11-21", "2026-11-23"].map((date) => ({ date, state: "free", freeShare: 40 }));
const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };

/** Opens the time step; answers the times that were asked to be held, and holds none. */
async function openTimes(free: readonly Slot[]) {
  const held: string[] = [];
  const fetch = async (call: Request): Promise<Response> => {
    const { pathname } = new URL(call.url);
    if (call.method === "POST" && pathname.endsWith("/reservations")) {
      held.push((await call.json()).startTime);
      return problem(400, "slotTaken");
    }
    if (pathname.endsWith("/reservation-times")) {
      const { from } = await call.json();
      const isFirst = from === "2026-11-20";
      return Response.json({ ...zone, days: isFirst ? days : [], nearest: isFirst ? free : [later] });
    }
    if (!pathname.endsWith("/available-times")) return fixtureApi(call);
    const { date } = await call.json();
    const slots = date === "2026-11-21" ? [nearest] : [later];
    return Response.json({ ...zone, date, state: "free", slots, blocked: [] });
  };
  await renderApp("/red-apple-naberezhnaya/reservation/time?services=1", { fetch });
  return held;
}

test("the nearest time of all days is one press away, also from another day", async () => {
  const held = await openTimes([nearest, later]);
  await userEvent.click(await screen.findByRole("button", { name: /23\s+ноября/ }));
  await screen.findByRole("button", { name: /^13:00/ });
  const button = screen.getByRole("button", { name: /^Ближайшее/ });
  expect(button.textContent.replaceAll(/\s/g, " ")).toBe("Ближайшее: завтра, 09:00 · 7 000 ₸");
  await userEvent.click(button);
  await waitFor(() => expect(held).toEqual([nearest.startTime]));
});

test("where no time is free, none is the nearest", async () => {
  await openTimes([]);
  await screen.findByRole("button", { name: /^09:00/ });
  expect(screen.queryByRole("button", { name: /^Ближайшее/ })).toBeNull();
});
