import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Day } from "../../../domain/entities.ts";
import { addDays } from "../../../domain/time.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

/** A service that takes reservations until a date, and all of its days but the last are full. */
function openUntil(last: string) {
  const asked: string[] = [];
  const stateOn = (date: string): Day["state"] => (date > last ? "notOpenYet" : date === last ? "free" : "full");
  const fetch = async (request: Request): Promise<Response> => {
    if (!request.url.endsWith("/reservation-times")) return fixtureApi(request);
    const { from, days: count }: { from: string; days: number } = await request.json();
    asked.push(from);
    const dates = Array.from({ length: count }, (_, index) => addDays(from, index));
    const days = dates.map((date): Day => ({ date, state: stateOn(date), freeShare: date === last ? 50 : 0 }));
    return Response.json({ timeZone: "Asia/Aqtau", currency: "KZT", days, nearest: [] });
  };
  return { asked, fetch };
}

test("who looks further ahead is shown a month more at a time, as far as the salon takes reservations", async () => {
  const { asked, fetch } = openUntil("2027-01-20");
  await renderApp("/red-apple-naberezhnaya/reservation/time?services=1", { fetch });
  const more = await screen.findByRole("button", { name: "Ещё дни" });
  expect([...new Set(asked)]).toEqual(["2026-11-20", "2026-12-04"]);
  expect(screen.queryByRole("button", { name: /20\sянваря/ })).toBeNull();
  await userEvent.click(more);
  expect(await screen.findByRole("button", { name: /20\sянваря/ })).toBeTruthy();
  expect(asked.at(-1)).toBe("2027-01-04");
  expect(screen.queryByRole("button", { name: "Ещё дни" })).toBeNull();
});

test("while the days can't be had nothing says that their times are on the way", async () => {
  const { fetch } = openUntil("2026-11-25");
  let isOffline = true;
  const { container } = await renderApp("/red-apple-naberezhnaya/reservation/time?services=1", {
    fetch: (request) =>
      isOffline && request.url.endsWith("/reservation-times")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : fetch(request),
  });
  await screen.findByText("Не удалось узнать свободные дни");
  expect(container.querySelector("[aria-busy=true]")).toBeNull();
  isOffline = false;
  await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
  expect(await screen.findByRole("button", { name: /25\sноября/ })).toBeTruthy();
});
