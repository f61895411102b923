import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { hold, reservation } from "../../machines/reservation/examples.ts";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import * as fixture from "../support/salon-fixture.ts";
import { slotStream } from "../support/slot-stream.ts";

afterEach(cleanup);

const salon = "/red-apple-naberezhnaya";
const nails = 4;
const [first, second] = ["2026-11-20T12:30:00+05:00", "2026-11-20T12:45:00+05:00"] as const;
const [usual] = fixture.reservationTimes.nearest;
if (usual === undefined) throw new Error("The fixture has a nearest time");
const slotAt = (startTime: string) => ({ ...usual, startTime });
const times = (...slots: object[]) => ({
  timeZone: "Asia/Aqtau",
  currency: "KZT",
  services: [{ serviceId: nails, slots }],
});
const services = fixture.firmServices.services.map((one) => ({ ...one, isExpress: one.id === nails }));

/** The fixture's salon, in which the manicure is an express service; what it is asked for as such, and what was to be held. */
function expressSalon(answers: Record<string, object> = {}) {
  const asked: string[] = [];
  const held: unknown[] = [];
  const fetch: Send = async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.includes("/firms/1/express")) asked.push(`${pathname.split("/firms/1/")[1]}${search}`);
    const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
    if (answer instanceof Response) return answer.clone();
    if (answer !== undefined) return Response.json(answer);
    if (pathname.endsWith("/reservations/firm/1")) return Response.json({ ...fixture.firmServices, services });
    if (pathname.endsWith("/masters/1")) return Response.json(fixture.masters[0]);
    if (pathname.endsWith("/masters/1/profile")) return Response.json({ worksCount: 0, reviewCount: 0 });
    if (pathname.endsWith("/masters/1/reviews")) return Response.json(fixture.reviews);
    if (pathname.endsWith("/master-promotions")) return Response.json({ promotions: [] });
    if (pathname.endsWith("/contest/master/1")) return Response.json({});
    if (!pathname.endsWith("/reservations/express")) return fixtureApi(request);
    held.push(await request.json());
    return Response.json(
      { reservation: { ...reservation, heldForSeconds: 300 }, secret: hold.secret },
      { status: 201 },
    );
  };
  return { asked, held, fetch };
}

/** Where a link leads to: the path, and what its query says. */
function target(link: HTMLElement | undefined) {
  const [path, query] = (link?.getAttribute("href") ?? "").split("?");
  return [path, Object.fromEntries(new URLSearchParams(query))];
}

const soon = () => screen.findByRole("region", { name: "Свободно в течение часа" });

test("who chooses an express service sees the times of this hour first, each one press from the contacts", async () => {
  const { fetch } = expressSalon({ "/express/4": times(slotAt(first), usual) });
  await renderApp(salon, { fetch });
  await screen.findByRole("link", { name: /17:30/ });
  expect(screen.queryByRole("link", { name: /экспресс/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Выбрать: Маникюр с покрытием" }));
  const [express] = await screen.findAllByRole("link", { name: /^Записаться: экспресс/ });
  expect(target(express)).toEqual([`${salon}/reservation/contacts`, { services: "4", start: first, express: "1" }]);
  const links = screen.getAllByRole("link", { name: /^Записаться: / });
  expect(links[0]).toBe(express);
  expect(links.filter((link) => link.getAttribute("href")?.includes("express"))).toEqual([express]);
});

test("with the master who is asked for", async () => {
  const { fetch, asked } = expressSalon({ "/express/4": times(slotAt(first)) });
  await renderApp(`${salon}?services=4.2`, { fetch });
  const express = await screen.findByRole("link", { name: /^Записаться: экспресс/ });
  expect(target(express)[1]).toEqual({ services: "4.2", start: first, express: "1" });
  expect(asked).toContain("express/4?masterId=2");
});

test("a salon's page says what can be had within the hour, each service at its first time and one press from the contacts", async () => {
  const { fetch } = expressSalon({ "/express": times(slotAt(first), slotAt(second)) });
  await renderApp(salon, { fetch });
  const links = within(await soon()).getAllByRole("link");
  expect(links.map(target)).toEqual([[`${salon}/reservation/contacts`, { services: "4", start: first, express: "1" }]]);
  expect(links[0]?.ariaLabel).toMatch(/^Записаться: Маникюр с покрытием, 12:30/);
});

test("of the master who is asked for alone", async () => {
  const { fetch, asked } = expressSalon({ "/express": times(slotAt(first)) });
  await renderApp(`${salon}?master=2`, { fetch });
  const [link] = within(await soon()).getAllByRole("link");
  expect(target(link)[1]).toEqual({ services: "4.2", start: first, express: "1" });
  expect(asked).toContain("express?masterId=2");
});

test.each([
  ["there is nothing", { ...times(), services: [] }],
  ["it cannot be known", problem(400, "validationFailed")],
  ["a service is none of the salon's", { ...times(), services: [{ serviceId: 99, slots: [usual] }] }],
])("nothing is said of the hour where %s", async (_, answer) => {
  const { fetch } = expressSalon({ "/express": answer });
  await renderApp(salon, { fetch });
  await screen.findByRole("link", { name: /17:30/ });
  expect(screen.queryByRole("heading", { name: "Свободно в течение часа" })).toBeNull();
});

test("a master's page says what can be had with them within the hour", async () => {
  const onlyNails = services.filter(({ id }) => id === nails);
  const { fetch, asked } = expressSalon({
    "/express": times(slotAt(first)),
    "/express/4": times(slotAt(second)),
    "/reservations/firm/1": { ...fixture.firmServices, services: onlyNails },
    "/masters/1": { ...fixture.masters[0], serviceIds: [nails] },
  });
  await renderApp(`${salon}/masters/1`, { fetch });
  const [link] = within(await soon()).getAllByRole("link");
  expect(target(link)[1]).toEqual({ services: "4.1", start: first, express: "1" });
  const express = await screen.findByRole("link", { name: /^Записаться: экспресс, 12:45/ });
  expect(target(express)[1]).toEqual({ services: "4.1", start: second, express: "1" });
  expect(new Set(asked)).toEqual(new Set(["express?masterId=1", "express/4?masterId=1"]));
});

test("who is at a time by the keyboard stays at its place where somebody takes it", async () => {
  const stream = slotStream();
  const later = { ...fixture.reservationTimes, nearest: [usual] };
  const answers = { "/reservation-times": { ...later, nearest: [slotAt(second), usual] } };
  const { fetch } = expressSalon(answers);
  await renderApp(salon, { fetch });
  const first = await screen.findByRole("link", { name: /12:45/ });
  first.focus();
  await waitFor(() => expect(stream.opened).not.toEqual([]));
  answers["/reservation-times"] = later;
  act(() => stream.send("slotsChanged"));
  await waitFor(() => expect(screen.queryByRole("link", { name: /12:45/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getAllByRole("link", { name: /^Записаться: / })[0]);
});

test.each([
  ["a salon's page", salon],
  ["a master's page", `${salon}/masters/1`],
])("on %s the times are those that are still free once somebody else takes one", async (_, url) => {
  const stream = slotStream();
  const answers = {
    "/express": times(slotAt(first)),
    "/express/4": times(slotAt(first)),
    "/masters/1": { ...fixture.masters[0], serviceIds: [nails] },
  };
  const { fetch } = expressSalon(answers);
  await renderApp(url, { fetch });
  expect(await within(await soon()).findByRole("link", { name: /12:30/ })).toBeTruthy();
  await waitFor(() => expect(stream.opened).not.toEqual([]));
  Object.assign(answers, { "/express": times(slotAt(second)), "/express/4": times(slotAt(second)) });
  act(() => stream.send("slotsChanged"));
  expect(await within(await soon()).findByRole("link", { name: /12:45/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /12:30/ })).toBeNull();
  cleanup();
  expect(stream.opened.every(({ isClosed }) => isClosed)).toBe(true);
});

test.each([
  ["is said of", {}, true],
  ["is not said of one that is reserved by phone, as of", { reservationPhone: "+77292123456" }, false],
])("that it is express %s a service among the others", async (_, more, isSaid) => {
  const some = services.map((one) => (one.id === nails ? { ...one, ...more } : one));
  const { fetch } = expressSalon({ "/reservations/firm/1": { ...fixture.firmServices, services: some } });
  await renderApp(salon, { fetch });
  const facts = (await screen.findByRole("heading", { name: "Маникюр с покрытием" })).nextElementSibling;
  expect(facts?.textContent.split(" · ").includes("экспресс")).toBe(isSaid);
  const others = screen.getByRole("heading", { name: "Женская стрижка" }).nextElementSibling;
  expect(others?.textContent).not.toContain("экспресс");
});

/** The time step of today with a time that is too soon, and another one that is taken. */
function tooSoon(answers: Record<string, object> = {}) {
  const day = { date: "2026-11-20", state: "free", freeShare: 40, firstTime: usual?.startTime };
  const blocked = [
    { startTime: first, reason: "tooSoon" },
    { startTime: second, reason: "busy" },
  ];
  const shown = { timeZone: "Asia/Aqtau", currency: "KZT" };
  const { fetch, ...seen } = expressSalon({
    "/available-times": {
      ...shown,
      date: day.date,
      state: "free",
      slots: [slotAt("2026-11-20T19:00:00+05:00")],
      blocked,
    },
    "/express/4": times(slotAt(first), slotAt(second)),
    ...answers,
  });
  const withDays: Send = async (request) => {
    if (!request.url.endsWith("/reservation-times")) return fetch(request);
    const { from } = await request.json();
    return Response.json({ ...shown, days: from === day.date ? [day] : [], nearest: [] });
  };
  return { ...seen, fetch: withDays };
}

const change = { name: "Экспресс-запись на 12:30" };

/** Asks why a time of the day can't be had; a part of the day in which nothing can be had is unfolded first. */
async function askWhy(time: string, query: string, { fetch }: ReturnType<typeof tooSoon>, isFolded: boolean) {
  await renderApp(`${salon}/reservation/time?${query}`, { fetch });
  if (isFolded) await userEvent.click(await screen.findByRole("button", { name: "Занятое время: День" }));
  await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${time}, недоступно`) }));
}

test("a time that is too soon is taken as one of an express service, which is the one change", async () => {
  const service = tooSoon();
  await askWhy("12:30", "services=4.2", service, false);
  expect(await screen.findByText(/мастер готов принять вас в течение часа/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", change));
  await screen.findByRole("textbox", { name: "Имя" });
  expect(new Set(service.asked)).toEqual(new Set(["express/4?masterId=2"]));
  expect(service.held).toEqual([{ firmId: 1, serviceId: nails, masterId: 2, startTime: first }]);
});

test.each([
  ["another service", "services=1", "12:30", {}, true],
  ["several services", "services=4,1", "12:30", {}, true],
  ["several people", "services=4_4", "12:30", {}, true],
  ["a time that is taken", "services=4", "12:45", { "/express/4": times(slotAt(first)) }, false],
  ["an hour that is full", "services=4", "12:30", { "/express/4": times() }, true],
])("nothing of the kind is offered for %s", async (_, query, time, answers, isFolded) => {
  await askWhy(time, query, tooSoon(answers), isFolded);
  expect(await screen.findByText(/осталось слишком мало|уже всё занято/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Экспресс-запись/ })).toBeNull();
});
