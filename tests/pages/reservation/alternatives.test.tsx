import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { slot } from "../../../machines/kit/examples.ts";
import { allocation } from "../../../machines/reservation/examples.ts";
// It is fetched when it is needed: here before, so that no test waits for it to be compiled.
import "../../../src/app/processes/reservations/reservation.tsx";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const wanted = "2026-11-23T13:00:00+05:00";
const later = "2026-11-23T15:00:00+05:00";
const alternative = { ...slot, startTime: later, entries: slot.entries.map((entry) => ({ ...entry, masterId: 3 })) };

const taken = { code: "slotTaken", action: "changeTime" };
const nobodyFree = { code: "noMasterFree", action: "changeMaster" };

/** A service in which no time can be had, and a later one is free with another master; with what was wanted of it. */
function fullService(alternatives: unknown = [alternative], why = taken) {
  const asked: { startTime: string; params: { entries: unknown[] } }[] = [];
  const body = { type: `urn:kezek:problem:${why.code}`, title: "Not to be had", status: 400, ...why };
  const headers = { "Content-Type": "application/problem+json" };
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.endsWith("/service-allocation")) return Response.json(allocation);
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
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ startTime: later, params: { entries: [{ person: 1, serviceId: 1, masterId }] } });
});

test("an alternative to a master who does not do it any more is had at the masters, with who is free then", async () => {
  const { asked, fetch } = fullService([alternative], nobodyFree);
  const start = encodeURIComponent(wanted);
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=1.2&start=${start}`, { fetch });
  expect(await screen.findByText("К выбранному мастеру не записаться")).toBeTruthy();
  const others = within(await screen.findByRole("list", { name: "Ближайшее свободное время" }));
  expect(screen.getByRole("heading", { level: 1, name: "К кому записаться?" })).toBeTruthy();
  await userEvent.click(others.getByRole("button", { name: /15:00/ }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ startTime: later, params: { entries: [{ person: 1, serviceId: 1, masterId: 3 }] } });
});

test("who can do it could not be asked: it is said beside the refusal and its alternatives, and asked once more", async () => {
  const { fetch } = fullService([alternative], nobodyFree);
  let fails = 2;
  const failing = async (request: Request): Promise<Response> =>
    request.url.endsWith("/service-allocation") && fails-- > 0 ? Promise.reject(new TypeError()) : fetch(request);
  const start = encodeURIComponent(wanted);
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=1.2&start=${start}`, { fetch: failing });
  const unknown = await screen.findByText(/Не удалось узнать, кто сейчас принимает на эти услуги/);
  expect(screen.getByText("К выбранному мастеру не записаться")).toBeTruthy();
  expect(screen.getByRole("list", { name: "Ближайшее свободное время" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
  await waitFor(() => expect(unknown.isConnected).toBe(false));
  expect(screen.getByText("К выбранному мастеру не записаться")).toBeTruthy();
  expect(screen.getByRole("list", { name: "Ближайшее свободное время" })).toBeTruthy();
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
