import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { reservationInfo } from "../../support/salon-fixture.ts";

async function rulesOf(info: Partial<typeof reservationInfo>): Promise<(string | null)[]> {
  const fetch = async (request: Request): Promise<Response> =>
    request.url.includes("/reservation-info") ? Response.json({ ...reservationInfo, ...info }) : fixtureApi(request);
  await renderApp("/red-apple-naberezhnaya/reservation/time?services=1", { fetch });
  const first = await screen.findByText(/^Записаться можно на любой день/);
  return [...(first.parentElement?.children ?? [])].map(
    ({ textContent }) => textContent?.replaceAll("\u00A0", " ") ?? null,
  );
}

test("the time step says how far ahead and how late the salon can be reserved, and what cancelling costs", async () => {
  expect(await rulesOf({})).toEqual([
    "Записаться можно на любой день до 19 января 2027 включительно.",
    "Записаться можно не позже чем за 30 мин до визита.",
    "Отменить бесплатно можно не позже чем за 3 ч до визита.",
  ]);
});

test("what does not bind is not said", async () => {
  expect(await rulesOf({ leadMinutes: 0, freeCancelHours: 0 })).toEqual([
    "Записаться можно на любой день до 19 января 2027 включительно.",
    "Отменить бесплатно можно до самого начала визита.",
  ]);
});
