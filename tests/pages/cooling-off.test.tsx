import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const losses = { futureReservations: 1, reviews: 0, favoriteFirms: 0, bonuses: [], keptGiftCards: 0 };
const requested = { ...losses, requestedAt: "2026-11-20T10:00:00Z", deleteAfter: "2026-12-04T10:00:00Z" };

async function openProfile(deletion: object) {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/account-deletion")) return Response.json(deletion);
    if (pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
    if (pathname.endsWith("/v1/reservations")) return Response.json({ reservations: [] });
    return fixtureApi(request);
  };
  await renderApp("/my/profile", { fetch, user });
  await screen.findByRole("button", { name: "Выйти" });
}

test("a client whose account will be deleted reads in the profile when, and how to take that back", async () => {
  await openProfile(requested);
  expect(await screen.findByText(/^Аккаунт будет удалён 4\sдекабря/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Вернуть аккаунт" }).getAttribute("href")).toBe("/delete-account");
});

test("a client who asked for no deletion reads nothing of the kind", async () => {
  await openProfile(losses);
  expect(screen.queryByText(/Аккаунт будет удалён/)).toBeNull();
});
