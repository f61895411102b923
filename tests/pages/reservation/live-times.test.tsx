import { act, screen, waitFor } from "@testing-library/react";
import { focusManager } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { BlockedSlot, Slot } from "../../../domain/entities.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { slotStream } from "../../support/slot-stream.ts";

afterEach(() => focusManager.setFocused(undefined));

const day = "2026-11-23";
const at = (hour: number) => `${day}T${hour}:00:00+05:00`;
const slotAt = (hour: number): Slot => {
  const times = { startTime: at(hour), endTime: at(hour + 1) };
  const entry = { ...times, serviceId: 1, masterId: 2, person: 1, price: 700_000, fullPrice: 700_000 };
  return { ...times, price: 700_000, fullPrice: 700_000, entries: [entry] };
};
const takenAt = (hour: number): BlockedSlot => ({ startTime: at(hour), reason: "busy" });

/** The time step of a salon with these free hours on its days, which others may take. */
async function openTimes() {
  const stream = slotStream();
  const salon = { free: [13, 15], status: 200, asked: [] as string[] };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const question = pathname.split("/").at(-1) ?? "";
    if (!["reservation-times", "available-times"].includes(question)) return fixtureApi(request);
    const { from, date = from } = await request.json();
    salon.asked.push(`${question} ${date}`);
    if (salon.status !== 200) return problem(salon.status, undefined);
    const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
    if (question === "reservation-times") {
      const state = salon.free.length > 0 ? "free" : "full";
      const days = [day, "2026-11-24"].map((one) => ({
        date: one,
        state: one === day ? state : "free",
        freeShare: 40,
      }));
      return Response.json({ ...zone, days: from === "2026-11-20" ? days : [], nearest: [] });
    }
    const taken = [13, 15].filter((hour) => !salon.free.includes(hour));
    const times =
      date === day ? { slots: salon.free.map(slotAt), blocked: taken.map(takenAt) } : { slots: [], blocked: [] };
    return Response.json({ ...zone, date, state: "free", ...times });
  };
  const view = await renderApp("/red-apple-naberezhnaya/reservation/time?services=1.2", { fetch });
  await screen.findByRole("button", { name: /^13:00/ }, { timeout: 20_000 });
  await waitFor(() => expect(stream.opened).not.toEqual([]));
  return { ...view, salon, stream };
}

test("a time that somebody else takes is greyed with its reason where it stands, and keeps the focus", async () => {
  const { salon, stream } = await openTimes();
  const time = screen.getByRole("button", { name: /^13:00/ });
  time.focus();
  salon.free = [15];
  act(() => stream.send("slotsChanged"));
  await screen.findByRole("button", { name: /^13:00, недоступно: занято/ });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^13:00/ }));
  await userEvent.click(screen.getByRole("button", { name: /^13:00/ }));
  expect(screen.getByText("В 13:00 Динара принимает другого клиента.")).toBeTruthy();
  salon.free = [13, 15];
  act(() => stream.send("slotsChanged"));
  await screen.findByRole("button", { name: /^13:00, 7/ });
});

test("what is shown is read again, and what was read beside it when it is shown", async () => {
  const { salon, stream } = await openTimes();
  await waitFor(() => expect(salon.asked).toContain("available-times 2026-11-24"));
  salon.asked.length = 0;
  act(() => stream.send("slotsChanged"));
  await waitFor(() =>
    expect(salon.asked.toSorted()).toEqual([
      `available-times ${day}`,
      "reservation-times 2026-11-20",
      "reservation-times 2026-12-04",
    ]),
  );
  await userEvent.click(screen.getByRole("button", { name: /24\s+ноября/ }));
  await waitFor(() => expect(salon.asked).toContain("available-times 2026-11-24"));
  salon.asked.length = 0;
  act(() => stream.send("slotsChanged"));
  await waitFor(() => expect(salon.asked).toContain("available-times 2026-11-24"));
  expect(salon.asked).not.toContain(`available-times ${day}`);
  expect(stream.opened.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
});

test("the day that is looked at stays when others take the last of its times", async () => {
  const { salon, stream } = await openTimes();
  salon.free = [];
  act(() => stream.send("slotsChanged"));
  expect(await screen.findByText("На этот день всё занято")).toBeTruthy();
  expect(screen.getByRole("button", { pressed: true, name: /23\s+ноября/ })).toBeTruthy();
});

test("a service that fails meanwhile takes nobody away from the times that were read", async () => {
  const { salon, stream, leftWith } = await openTimes();
  salon.status = 503;
  salon.asked.length = 0;
  act(() => stream.send("slotsChanged"));
  await waitFor(() => expect(salon.asked.length).toBeGreaterThanOrEqual(3));
  expect(screen.getByRole("button", { name: /^13:00/ })).toBeTruthy();
  expect(leftWith).toEqual([]);
});

test("a page that nobody looks at does not listen, and does again when somebody comes back", async () => {
  const { stream } = await openTimes();
  const open = () => stream.opened.filter(({ isClosed }) => !isClosed).length;
  expect(open()).toBe(1);
  act(() => focusManager.setFocused(false));
  expect(open()).toBe(0);
  act(() => focusManager.setFocused(true));
  expect(open()).toBe(1);
});

test("nothing is listened to once the step is left", async () => {
  const { stream, router } = await openTimes();
  await act(() => router.navigate("/"));
  await waitFor(() => expect(stream.opened.every(({ isClosed }) => isClosed)).toBe(true));
});
