// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slot } from "../../../machines/kit/examples.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp, renderedAt } from "../../support/render-app.tsx";

const wanted = "2026-11-23T13:00:00+05:00";
const later = "2026-11-23T15:00:00+05:00";
const alternative = { ...slot, startTime: later, entries: slot.entries.map((entry) => ({ ...entry, masterId: 3 })) };

beforeEach(() => {
  vi.useFakeTimers({ now: renderedAt, toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A service in which every time is taken, and a later one is free with another master; with what was wanted of it. */
function fullService(alternatives: unknown = [alternative]) {
  const asked: { startTime: string; params: { entries: unknown[] } }[] = [];
  const body = {
    type: "urn:kezek:problem:slotTaken",
    title: "Taken",
    status: 400,
    code: "slotTaken",
    action: "changeTime",
  };
  const headers = { "Content-Type": "application/problem+json" };
  const fetch = async (request: Request): Promise<Response> => {
    if (!/\/reservations(\/preview)?$/.test(request.url)) return fixtureApi(request);
    if (request.url.endsWith("/reservations")) asked.push(await request.json());
    return Response.json({ ...body, alternatives }, { status: 400, headers });
  };
  return { asked, fetch };
}

test.each([
  ["asks the master who is free then", "1.2", 3],
  ["asks nobody by name for whom any master will do", "1", null],
])("an alternative %s", async (_, services, masterId) => {
  const { asked, fetch } = fullService();
  const start = encodeURIComponent(wanted);
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=${services}&start=${start}`, { fetch });
  const others = within(await screen.findByRole("list", { name: "Ближайшее свободное время" }));
  await userEvent.click(others.getByRole("button"));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ startTime: later, params: { entries: [{ person: 1, serviceId: 1, masterId }] } });
});

test.each([
  [
    "one that is none",
    [null, {}, 5, { ...alternative, entries: [null] }, { ...alternative, startTime: "soon" }, alternative],
    1,
  ],
  ["one without a price", [{ ...alternative, price: undefined }], 0],
  ["no list", { 0: alternative }, 0],
])("of the alternatives, %s is left out, and the time step stands", async (_, alternatives, shown) => {
  const { fetch } = fullService(alternatives);
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=1&start=${encodeURIComponent(wanted)}`, { fetch });
  expect(await screen.findByRole("alert")).toBeTruthy();
  const others = screen.queryByRole("list", { name: "Ближайшее свободное время" });
  expect(others === null ? 0 : within(others).getAllByRole("button").length).toBe(shown);
});
