// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { visit } from "../../machines/reservation-change/examples.ts";
import { matchTable } from "../../src/app/router/page-module.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const success = `/my/reservation/${visit.id}/success`;

/** The service of one visit, which a token is a key to. */
async function fetchVisit(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(`/reservations/url/${secret}`)) return Response.json({ reservationId: visit.id });
  const isOurs = pathname.endsWith(`/v2/reservations/${visit.id}`);
  return isOurs && request.headers.get("reservation_secret") === secret ? Response.json(visit) : fixtureApi(request);
}

type Router = Awaited<ReturnType<typeof renderApp>>["router"];

const placeOf = ({ state: { location } }: Router) => location.pathname + location.search;

describe("Spec §2: screens and routes", () => {
  test("sl/{token}: short link page; parameter token.", async () => {
    const { router } = await renderApp(`/sl/${secret}`, { fetch: fetchVisit });
    // The page that it leads to is fetched on the way.
    await waitFor(() => expect(router.state.location.pathname).toBe(success), { timeout: 20_000 });
    expect(await screen.findByRole("heading", { level: 1, name: "Вы записаны!" })).toBeTruthy();
  });

  test.each(["rsr", "rsrwp", "rsrqr"])(
    "%s: a reminder leads to the visit that its token is a key to.",
    async (channel) => {
      const { router } = await renderApp(`/${channel}/${secret}`, { fetch: fetchVisit });
      await waitFor(() => expect(router.state.location.pathname).toBe(success), { timeout: 20_000 });
    },
  );

  test.each([
    "firm",
    "firmwp",
    "ig",
    "janymda",
    "beautytime",
    "balalar",
    "barbergo",
    "premiumcare",
    "firm_utm",
    "promo",
  ])("%s: leads to the company that it names, with what is chosen there, or home.", async (channel) => {
    const named = await renderApp(`/${channel}/red-apple-naberezhnaya?services=101`);
    await waitFor(() => expect(placeOf(named.router)).toBe("/red-apple-naberezhnaya?services=101"));
    const bare = await renderApp(`/${channel}`);
    await waitFor(() => expect(placeOf(bare.router)).toBe("/"));
  });

  test.each(["store", "appbot"])("%s: leads to the app.", async (channel) => {
    const { router } = await renderApp(`/${channel}`);
    await waitFor(() => expect(placeOf(router)).toBe("/app-download"));
  });

  test.each(["//evil.example", "https://evil.example", "\\\\evil.example", "../my/profile"])(
    "a channel leads to no other host, and nowhere but to a company: %s",
    async (name) => {
      const { router } = await renderApp(`/firm/${encodeURIComponent(name)}`);
      await waitFor(() => expect(router.state.location.pathname).not.toMatch(/^\/firm\//));
      expect(router.state.location.pathname).toBe(`/${encodeURIComponent(name)}`);
      expect(matchTable(router.state.location.pathname).route.path).toBe("/:company");
    },
  );

  test.each(["/app-download", "/mainwp"])("%s: page titled 'Скачай и запишись'.", async (path) => {
    await renderApp(path);
    expect(await screen.findByRole("heading", { level: 1, name: "Скачай и запишись" })).toBeTruthy();
    expect(document.title).toBe("Скачай и запишись");
    expect(screen.getByRole("link", { name: "Записаться в браузере" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("button", { name: "Установить" })).toBeNull();
    const prompt = vi.fn<() => Promise<void>>(async () => {});
    act(() => void window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));
    screen.getByRole("button", { name: "Установить" }).click();
    expect(prompt).toHaveBeenCalledTimes(1);
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
