// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { visit } from "../../machines/reservation-change/examples.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { preparePages } from "../support/page-environment.ts";
import { renderApp } from "../support/render-app.tsx";

const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const success = `/my/reservation/${visit.id}/success`;

preparePages();

/** The service of one visit, which a token is a key to. */
async function fetchVisit(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(`/reservations/url/${secret}`)) return Response.json({ reservationId: visit.id });
  const isOurs = pathname.endsWith(`/v2/reservations/${visit.id}`);
  return isOurs && request.headers.get("reservation_secret") === secret ? Response.json(visit) : fixtureApi(request);
}

describe("Spec §2: screens and routes", () => {
  test("sl/{token}: short link page; parameter token.", async () => {
    const { router } = await renderApp(`/sl/${secret}`, { fetch: fetchVisit });
    // The page that it leads to is fetched on the way.
    await waitFor(() => expect(router.state.location.pathname).toBe(success), { timeout: 20_000 });
    expect(await screen.findByRole("heading", { level: 1, name: "Вы записаны!" })).toBeTruthy();
  });

  test("/my/reservation/{0}/success: reservation success page.", async () => {
    await renderApp(success, {
      fetch: fetchVisit,
      prepareStored: ({ guestReservations }) => guestReservations.write({ [visit.id]: { secret, userId: null } }),
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Вы записаны!" })).toBeTruthy();
    expect(document.title).toBe("Ваша запись — Red Apple на набережной");
  });

  test("delete-account: account deletion area.", async () => {
    await renderApp("/delete-account");
    expect(await screen.findByRole("heading", { level: 1, name: "Удаление аккаунта" })).toBeTruthy();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Войти" }).getAttribute("href")).toBe(
      `/auth/password?return=${encodeURIComponent("/delete-account")}`,
    );
  });
});
