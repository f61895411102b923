import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ReservationParams, Unlock } from "../../../domain/entities.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const date = "2026-11-23";
const startTime = `${date}T13:00:00+05:00`;
const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
const entry = { person: 1, serviceId: 1, masterId: 1, startTime, endTime: `${date}T14:00:00+05:00` };
const slot = { ...entry, price: 700_000, fullPrice: 700_000 };
const freeAt = { startTime, endTime: slot.endTime, price: 700_000, fullPrice: 700_000, entries: [slot] };

/** Opens the time step at a firm where one time is greyed until something else is wanted; answers what was asked for last. */
async function openGreyed(services: string, unlock: Unlock | undefined) {
  const asked: { first?: ReservationParams; last?: ReservationParams } = {};
  const fetch = async (call: Request): Promise<Response> => {
    const { pathname } = new URL(call.url);
    if (pathname.endsWith("/reservation-times")) {
      const { from } = await call.clone().json();
      const days = from === "2026-11-20" ? [{ date, state: "free", freeShare: 40, firstTime: startTime }] : [];
      return Response.json({ ...zone, days, nearest: [] });
    }
    if (!pathname.endsWith("/available-times")) return fixtureApi(call);
    const { params }: { params: ReservationParams } = await call.clone().json();
    asked.first ??= params;
    asked.last = params;
    const isSame = JSON.stringify(params) === JSON.stringify(asked.first);
    const [slots, blocked] = isSame ? [[], [{ startTime, reason: "busy", unlock }]] : [[freeAt], []];
    return Response.json({ ...zone, date, state: isSame ? "full" : "free", slots, blocked });
  };
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=${services}&date=${date}`, { fetch });
  return asked;
}

const greyed = () => screen.findByRole("button", { name: /^13:00, недоступно: / });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

const [cut, nails] = [1, 4];
const wish = (serviceId: number, masterId: number | null = null, person = 1) => ({ person, serviceId, masterId });

test.each<[string, string, Unlock, RegExp, object]>([
  [
    "another master for all that the one in the way was asked for",
    "1.2,4.2",
    { kind: "otherMaster", masterId: 2, otherMasterId: 1 },
    /^Выбрать: Айгерим$/,
    { entries: [wish(cut, 1), wish(nails, 1)] },
  ],
  [
    "another master for nothing that somebody else was asked for",
    "1.2,4",
    { kind: "otherMaster", masterId: 2, otherMasterId: 1 },
    /^Выбрать: Айгерим$/,
    { entries: [wish(cut, 1), wish(nails)] },
  ],
  [
    "a longer wait between services",
    "1,4",
    { kind: "longerWait", awaitingTime: 15 },
    /^Ждать до 15\sмин$/,
    { entries: [wish(cut), wish(nails)], awaitingTime: 15 },
  ],
  [
    "being served one after another",
    "1_1",
    { kind: "otherManner", manner: "oneAfterAnother" },
    /^Друг за другом$/,
    { entries: [wish(cut), wish(cut, null, 2)], manner: "oneAfterAnother" },
  ],
  [
    "being served together",
    "1_1&manner=oneAfterAnother",
    { kind: "otherManner", manner: "together" },
    /^Вместе$/,
    { entries: [wish(cut), wish(cut, null, 2)], manner: "together" },
  ],
  [
    "one service less",
    "1,4_1",
    { kind: "withoutService", person: 1, serviceId: nails },
    /^Убрать «Маникюр\sс\sпокрытием»$/,
    { entries: [wish(cut), wish(cut, null, 2)] },
  ],
])("a greyed time is opened by %s in one press", async (_, services, unlock, take, wanted) => {
  const asked = await openGreyed(services, unlock);
  await userEvent.click(await greyed());
  await press(take);
  const free = await screen.findByRole("button", { name: /^13:00, 7\s000\s₸$/ });
  await waitFor(() => expect(document.activeElement).toBe(free));
  expect(asked.last).toMatchObject(wanted);
  await waitFor(() => expect(screen.queryByRole("button", { name: take })).toBeNull());
});

test("a dot marks a greyed time that a change opens, and no other; of the others the part of the day is folded", async () => {
  await openGreyed("1,4", { kind: "longerWait", awaitingTime: 15 });
  expect((await greyed()).className).toContain("unlockable");
  cleanup();
  await openGreyed("1,4", undefined);
  await press("Занятое время: День");
  expect((await greyed()).className).not.toContain("unlockable");
  await userEvent.click(await greyed());
  expect(await screen.findByText("На 13:00 уже всё занято.")).toBeTruthy();
});
