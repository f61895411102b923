import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Reservation, WaitlistRequest } from "../../domain/entities.ts";
import { read } from "../../machines/card-payment/examples.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { allocation, preview, reservation } from "../../machines/reservation/examples.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { openPrepayment } from "./open-prepayment.ts";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const v1 = "/rest/clients-app/v1";
const nextYear = {
  startTime: "2027-01-03T13:00:00+05:00",
  endTime: "2027-01-03T14:00:00+05:00",
  freeCancelUntil: "2027-01-02T13:00:00+05:00",
};
const visitOfNextYear: Reservation = { ...visit, ...nextYear };
const whole = /Воскресенье, 3.января 2027, 13:00/;
const short = /Вс, 3.янв\. 2027/;
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

test("in November, what is prepaid and until when that comes back say that both are in January of next year", async () => {
  await openPrepayment({ prepayment: read.due.payable, visit: visitOfNextYear });
  expect(await screen.findByText(whole)).toBeTruthy();
  expect(await screen.findByText(/Если отменить до 2.января 2027, 13:00/)).toBeTruthy();
});

test("in November, an offered time and what is asked of it say that they are in January of next year", async () => {
  const offer: Reservation = { ...visitOfNextYear, id: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11", heldForSeconds: 1800 };
  const request: WaitlistRequest = {
    id: "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22",
    kind: "earlier",
    status: "offered",
    firm: { id: 1, name: visit.firm.name },
    reservationId: visit.id,
    from: "2027-01-03",
    until: "2027-01-08",
    partOfDay: "any",
    offer,
  };
  const fetch = async (sent: Request) => {
    const { pathname } = new URL(sent.url);
    if (pathname.includes("/waitlist")) return Response.json({ requests: [request] });
    return pathname.includes(visit.id) ? Response.json(visitOfNextYear) : fixtureApi(sent);
  };
  await renderApp(`/my/reservation/${visit.id}/success`, { fetch, user });
  const offered = within(await screen.findByRole("region", { name: "Есть время раньше" }));
  expect(offered.getAllByText(short)).toHaveLength(2);
  expect(offered.getByRole("button", { name: /3.января 2027/ })).toBeTruthy();
  expect(screen.getByText(/прямо здесь: бесплатно до 2.января 2027, 13:00/)).toBeTruthy();
});

test("in November, a day of January that is waited for says its year among the visits", async () => {
  const request: WaitlistRequest = {
    id: "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22",
    kind: "day",
    status: "waiting",
    firm: { id: 1, name: visit.firm.name },
    from: "2027-01-03",
    until: "2027-01-03",
    partOfDay: "any",
  };
  const fetch = async (sent: Request) => {
    const { pathname } = new URL(sent.url);
    if (pathname.endsWith("/waitlist")) return Response.json({ requests: [request] });
    return /\/reservations(\/|$)/.test(pathname) ? Response.json({ reservations: [] }) : fixtureApi(sent);
  };
  await renderApp("/my/reservation/history", { fetch, user });
  const waited = await screen.findByRole("region", { name: "Чего вы ждёте" });
  expect(plain(waited.textContent)).toContain("Время на 3 января 2027");
});

test("in November, a time of January that is held says its year in the panel of every step", async () => {
  const entries = reservation.entries.map((entry) => ({ ...entry, ...nextYear }));
  const held = { ...reservation, ...nextYear, entries, heldForSeconds: 300 };
  const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
  const answers: Record<string, () => Response> = {
    [`${v1}/reservations/preview`]: () => Response.json({ ...preview, ...nextYear, entries }),
    [`${v1}/reservations/service-allocation`]: () => Response.json(allocation),
    [`${v1}/reservations`]: () => Response.json({ reservation: held, secret }, { status: 201 }),
  };
  const start = encodeURIComponent(nextYear.startTime);
  await renderApp(`/red-apple-naberezhnaya/reservation/contacts?services=1&start=${start}`, {
    fetch: async (sent) => answers[new URL(sent.url).pathname]?.() ?? fixtureApi(sent),
  });
  const panel = within(await screen.findByRole("complementary", { name: "Ваш визит" }));
  expect(await panel.findByRole("heading", { name: whole })).toBeTruthy();
  await waitFor(() => expect(panel.getByRole("button", { name: short })).toBeTruthy());
  expect(panel.getByText(/до 2.января 2027, 13:00/)).toBeTruthy();
});
