import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import type { Reservation } from "../../../domain/entities.ts";
import { dearer, reservation } from "../../../machines/reservation/examples.ts";
import { fixtureApi, priceChanged } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { leaveHeld } from "./held-draft.ts";

const price = 800_000;
const rows = dearer.entries.map((entry) => ({ ...entry, price, fullPrice: price }));
const asked: Reservation = { ...dearer, fullTotal: dearer.total, entries: rows };

const atConfirmation = (fetch: (request: Request) => Promise<Response>) =>
  renderApp("/red-apple-naberezhnaya/reservation/confirm", {
    fetch,
    prepareStored: leaveHeld,
  });

test.each([
  { due: 200_000, freeCancelUntil: reservation.startTime, said: /^Отменить бесплатно можно до/ },
  { due: 200_000, freeCancelUntil: undefined, said: /^До визита осталось мало/ },
  { due: 0, freeCancelUntil: undefined, said: /^До визита осталось мало/ },
])("the panel and the confirmation say the same of cancelling: $said", async ({ due, freeCancelUntil, said }) => {
  const { freeCancelUntil: _, ...rest } = reservation;
  const held = {
    ...rest,
    ...(freeCancelUntil !== undefined && { freeCancelUntil }),
    prepayment: { ...reservation.prepayment, amount: due },
    heldForSeconds: 300,
  };
  await atConfirmation(async (request) =>
    new URL(request.url).pathname.endsWith(`/v2/reservations/${reservation.id}`)
      ? Response.json(held)
      : fixtureApi(request),
  );
  await waitFor(() => expect(screen.getAllByText("Итого")).toHaveLength(2));
  const anything = /^(?:Отменить бесплатно можно до|До визита осталось мало)/;
  expect(screen.getAllByText(anything)).toHaveLength(2);
  expect(screen.getAllByText(said)).toHaveLength(2);
});

test("a price that has changed is shown with all of the visit, and agreed to by another press", async () => {
  let held: Reservation = { ...reservation, heldForSeconds: 300 };
  const confirmed: unknown[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `/rest/clients-app/v2/reservations/${reservation.id}`) return Response.json(held);
    if (pathname !== "/rest/clients-app/v1/reservations") return fixtureApi(request);
    confirmed.push(await request.json());
    if (confirmed.length > 1) return Response.json({ reservation: { ...asked, status: "confirmed" } });
    held = { ...asked, heldForSeconds: 300 };
    return priceChanged(expectedOf(asked));
  };
  await atConfirmation(fetch);
  const agree = () => screen.findByRole("button", { name: "Записаться" });
  await userEvent.click(await agree());
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Цена изменилась.*Сейчас: 8\s000\s₸\./);
  await agree();
  expect(screen.getByRole("main").textContent).not.toMatch(/7\s000\s₸/);
  await userEvent.click(await agree());
  await waitFor(() => expect(confirmed).toHaveLength(2));
  expect(confirmed).toMatchObject([{ expected: expectedOf(reservation) }, { expected: expectedOf(asked) }]);
});
