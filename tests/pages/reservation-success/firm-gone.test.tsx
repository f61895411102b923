import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Reservation } from "../../../domain/entities.ts";
import { reservation } from "../../../machines/kit/examples.ts";
import { hrefs } from "../../../src/routes/hrefs.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const visit: Reservation = { ...reservation, status: "confirmed" };

async function open(firm: Reservation["firm"]): Promise<(string | null)[]> {
  const fetch = async (request: Request) =>
    request.url.endsWith(`/reservations/${visit.id}`) ? Response.json({ ...visit, firm }) : fixtureApi(request);
  await renderApp(hrefs.reservationSuccess(visit.id), {
    fetch,
    prepareStored: (stored) => stored.guestReservations.write({ [visit.id]: { secret: "a-secret", userId: null } }),
  });
  await screen.findByRole("heading", { name: "Вы записаны!" });
  const page = screen.getByRole("main");
  return [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

test("the page of a visit leads back to its salon", async () => {
  expect(await open(visit.firm)).toContain("/red-apple-naberezhnaya");
  expect(screen.getByText(/Салон ждёт вас/)).toBeTruthy();
});

test("the page of a visit whose salon has no page any more says so, and still tells where it is and how to call it", async () => {
  const { urlKey: _, ...firm } = visit.firm;
  const links = await open(firm);
  expect(links).toEqual(["https://2gis.kz/geo/51.16,43.64", "tel:+77292123456", "tel:+77292123456", "/"]);
  expect(screen.getByText("Этого салона больше нет в Kezek")).toBeTruthy();
  expect(screen.queryByText(/Салон ждёт вас/)).toBeNull();
  expect(screen.getByRole("heading", { name: /Red Apple/ })).toBeTruthy();
});
