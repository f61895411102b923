import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptyDraft } from "../../domain/draft.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { renderApp } from "../support/render-app.tsx";

test("an address that is not in the table says so and leads home", async () => {
  await renderApp("/nowhere/to/be/found");
  expect(screen.getByRole("heading", { name: "Такой страницы нет" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "На главную" }).getAttribute("href")).toBe("/");
});

test("a way to sign in that there is not leads here", async () => {
  const { router } = await renderApp("/auth/whatever");
  expect(await screen.findByRole("heading", { name: "Такой страницы нет" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/not-found");
});

test("a failure of the service is told from a wrong address by the status in the navigation state", async () => {
  const { router } = await renderApp("/not-found");
  await router.navigate("/not-found", { state: { status: 503 } });
  expect(await screen.findByRole("heading", { name: "Сервис сейчас не отвечает" })).toBeTruthy();
  expect(document.title).toBe("Сервис сейчас не отвечает");
});

test("a draft survives the visit to this page, which offers to continue it", async () => {
  const draft = { ...emptyDraft({ id: 1, urlKey: "red-apple", name: "Red Apple" }), services: [1] };
  await renderApp("/not-found", { prepareStored: (stored) => savedValues(stored).savedReservation.write(draft) });
  const link = await screen.findByRole("link", { name: "Продолжить запись" });
  expect(link.getAttribute("href")).toBe("/red-apple/reservation/time");
});

test("a draft with its time is continued from here where it is from home", async () => {
  const draft = { ...emptyDraft({ id: 1, urlKey: "red-apple", name: "Red Apple" }), services: [1] };
  const whole = { ...draft, startTime: "2026-11-23T09:05:00+05:00" };
  const ways = [];
  for (const url of ["/", "/not-found"]) {
    await renderApp(url, { prepareStored: (stored) => savedValues(stored).savedReservation.write(whole) });
    const link = await screen.findByRole("link", { name: "Продолжить запись" });
    ways.push([link.getAttribute("href"), screen.getByText(/^Red Apple · /).textContent]);
    cleanup();
  }
  expect(ways[0]).toEqual(["/red-apple/reservation/contacts", "Red Apple · 1 услуга · 23.11.2026, 09:05"]);
  expect(ways[1]).toEqual(ways[0]);
});
