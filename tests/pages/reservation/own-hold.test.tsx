import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { allocation, forTwo, hold, proof, reservation, withContacts } from "../../../machines/reservation/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import type { StoredValues } from "../../../src/browser/stored-values.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";
import { slotStream } from "../../support/slot-stream.ts";

afterEach(() => vi.useRealTimers());

const questions = ["available-times", "reservation-times", "service-allocation"];

/** A draft for two people whose time is held until then. */
const heldUntil = (until: number) => (stored: StoredValues) =>
  savedValues(stored).savedReservation.write({
    ...withContacts,
    params: { ...withContacts.params, masters: forTwo.params.masters },
    peopleCount: 2,
    proof,
    hold: { ...hold, until },
  });

/** The service, which has it that the time is held for so long. */
const holding =
  (heldForSeconds: number) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(`/v2/reservations/${reservation.id}`))
      return Response.json({ ...reservation, heldForSeconds });
    return pathname.endsWith("/service-allocation") ? Response.json(allocation) : fixtureApi(request);
  };

test("who holds a time shows that it is theirs wherever times are asked for, also once others have changed them", async () => {
  const stream = slotStream();
  /** The questions that named the hold, and those that came with its secret. */
  const asked = { naming: new Set<string>(), proving: new Set<string>() };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const question = pathname.split("/").at(-1) ?? "";
    if (questions.includes(question)) {
      const { reservationId }: { reservationId?: string } = await request.clone().json();
      const isProven = request.headers.get("reservation_secret") === hold.secret;
      if (reservationId === hold.reservationId) asked[isProven ? "proving" : "naming"].add(question);
    }
    return holding(300)(request);
  };
  const prepareStored = heldUntil(renderedAt + 300_000);
  await renderApp("/red-apple-naberezhnaya/reservation/time", { fetch, prepareStored });
  await screen.findByRole("heading", { name: "Когда вам удобно?" });
  await waitFor(() => expect([...asked.proving].toSorted()).toEqual(questions));
  expect([...asked.naming]).toEqual([]);
  asked.proving.clear();
  await waitFor(() => expect(stream.opened).not.toEqual([]));
  act(() => stream.send("slotsChanged"));
  await waitFor(() => expect([...asked.proving].toSorted()).toEqual(questions));
  expect([...asked.naming]).toEqual([]);
});

test("a hold that runs out while other times are looked at is none any more", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: renderedAt });
  await renderApp("/red-apple-naberezhnaya/reservation/time", {
    fetch: holding(60),
    prepareStored: heldUntil(renderedAt + 60_000),
  });
  const next = await screen.findByRole("button", { name: "Дальше" });
  expect(screen.getByRole("timer").textContent).toBe("Время ваше ещё 1:00");
  next.focus();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Дальше" })).toBeNull());
  expect(screen.queryByRole("timer")).toBeNull();
  expect(document.activeElement?.tagName).toBe("H1");
});

test("a time whose hold has run out is taken by one press, and whoever is elsewhere on the page stays there", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: renderedAt });
  const taken: unknown[] = [];
  const times = { startTime: hold.startTime, endTime: reservation.endTime };
  const entries = reservation.entries.map((entry) => ({ ...entry, ...times }));
  const slot = { ...times, price: 1_400_000, fullPrice: 1_400_000, entries };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/available-times")) {
      const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
      return Response.json({ ...zone, date: "2026-11-23", state: "free", slots: [slot], blocked: [] });
    }
    if (request.method === "POST" && pathname.endsWith("/v1/reservations")) {
      taken.push(await request.clone().json());
      return problem(503, undefined);
    }
    return holding(60)(request);
  };
  await renderApp("/red-apple-naberezhnaya/reservation/time", { fetch, prepareStored: heldUntil(renderedAt + 60_000) });
  const time = await screen.findByRole("button", { name: /^13:00/, pressed: true });
  time.focus();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await waitFor(() => expect(time.getAttribute("aria-pressed")).toBe("false"));
  expect(document.activeElement).toBe(time);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(time);
  const { reservationId, secret } = hold;
  await waitFor(() =>
    expect(taken[0]).toMatchObject({ startTime: hold.startTime, replaces: { reservationId, secret } }),
  );
});
