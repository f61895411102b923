import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const day = "2026-11-23";
const slotAt = (time: string) => {
  const [startTime, endTime] = [`${day}T${time}:00+05:00`, `${day}T${time.slice(0, 2)}:59:00+05:00`];
  const entry = { person: 1, serviceId: 1, masterId: 2, startTime, endTime, price: 700_000, fullPrice: 700_000 };
  return { startTime, endTime, entries: [entry], price: 700_000, fullPrice: 700_000 };
};
const times = { date: day, timeZone: "Asia/Aqtau", currency: "KZT", state: "free", blocked: [] };
const days = { timeZone: "Asia/Aqtau", currency: "KZT", nearest: [] };
const freeDay = { date: day, state: "free", freeShare: 40, firstTime: `${day}T09:00:00+05:00` };

/** Opens the time step with the hour of an earlier visit; answers the times that were asked to be held. */
async function openAt(hour: string) {
  const held: string[] = [];
  const fetch = async (call: Request): Promise<Response> => {
    const { pathname } = new URL(call.url);
    if (call.method === "POST" && pathname.endsWith("/reservations")) held.push((await call.clone().json()).startTime);
    if (pathname.endsWith("/reservation-times")) {
      const { from } = await call.clone().json();
      return Response.json({ ...days, days: from === "2026-11-20" ? [freeDay] : [] });
    }
    if (pathname.endsWith("/available-times")) {
      return Response.json({ ...times, slots: ["09:00", "13:00", "18:00"].map(slotAt) });
    }
    return fixtureApi(call);
  };
  const address = `/red-apple-naberezhnaya/reservation/time?services=1&date=2026-11-23&hour=${hour}`;
  await renderApp(address, { fetch });
  await screen.findByRole("heading", { name: /23\s+ноября/ });
  return held;
}

test("the hour of the visit that is to be had again is one press away", async () => {
  const held = await openAt("13:00");
  await userEvent.click(await screen.findByRole("button", { name: /^Как в прошлый раз: / }));
  await waitFor(() => expect(held).toEqual([expect.stringMatching(/T13:00/)]));
});

test("where that hour is taken, it is the nearest one that is said to be so", async () => {
  await openAt("23:59");
  expect(await screen.findByRole("button", { name: /^Ближе всего к прошлому разу: / })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Как в прошлый раз/ })).toBeNull();
});

test("nothing is said of an hour where the address says none", async () => {
  await openAt("");
  await screen.findByRole("button", { name: /^13:00/ });
  expect(screen.queryByRole("button", { name: /прошл/ })).toBeNull();
});
