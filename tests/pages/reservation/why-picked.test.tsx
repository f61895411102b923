import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PickedBecause } from "../../../domain/entities.ts";
import { hold, reservation } from "../../../machines/reservation/examples.ts";
import { preview, slot } from "../../../machines/kit/examples.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { masters } from "../../support/salon-fixture.ts";

/** What is said of who was picked for anybody, where the service says why with the time that it holds. */
async function reasonOf(pickedBecause: PickedBecause | undefined, rating?: number): Promise<string> {
  const entries = reservation.entries.map((entry) => ({ ...entry, pickedBecause }));
  const held = { reservation: { ...reservation, entries, heldForSeconds: 300 }, secret: hold.secret };
  const rated = masters.map((master) => ({ ...master, rating: rating ?? master.rating }));
  const answers: Record<string, object> = { reservations: held, preview, masters: rated };
  const fetch = async (request: Request) => {
    const answer = answers[request.url.split("/").at(-1) ?? ""];
    return answer === undefined ? fixtureApi(request) : Response.json(answer);
  };
  const start = encodeURIComponent(slot.startTime);
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=1&start=${start}`, { fetch });
  const list = within(await screen.findByRole("list", { name: "Кто вас примет" }));
  return list.getByRole("listitem").textContent?.replaceAll(/\s/g, " ") ?? "";
}

test.each([
  ["onlyFree", /: в это время больше никто не свободен/],
  ["quickest", /: справится быстрее других, кто свободен/],
  ["leastBusy", /: из тех, кто свободен в это время, наименьшая загрузка в этот день/],
  ["sameMaster", /: тот же мастер, что и раньше/],
  ["fitsVisit", /: так удаётся совместить весь визит/],
  ["bestRated", /: из тех, кто свободен в это время, самый высокий рейтинг — \d/],
] as const)("who was picked for anybody, %s, is told with that reason", async (because, words) => {
  expect(await reasonOf(because)).toMatch(words);
});

test("what is true of them is told where no reason is known", async () => {
  expect(await reasonOf(undefined)).toMatch(/: есть окно в это время, рейтинг 4,9Женская/);
});

test.each([undefined, "bestRated"] as const)(
  "whom nobody has rated yet is said to be free, and no more (%s)",
  async (because) => {
    expect(await reasonOf(because, 0)).toMatch(/: есть окно в это времяЖенская/);
  },
);
