import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PickedBecause, Reservation } from "../../../domain/entities.ts";
import { hold, reservation } from "../../../machines/reservation/examples.ts";
import { preview, slot } from "../../../machines/kit/examples.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { masters } from "../../support/salon-fixture.ts";

/** Comes with services for anybody, as an address says them, to the name and the phone, with a time that is held. */
async function openContacts(entries: Reservation["entries"], services: string, rating?: number): Promise<void> {
  const held = { reservation: { ...reservation, entries, heldForSeconds: 300 }, secret: hold.secret };
  const rated = masters.map((master) => ({ ...master, rating: rating ?? master.rating }));
  const answers: Record<string, object> = { reservations: held, preview, masters: rated };
  const fetch = async (request: Request) => {
    const answer = answers[request.url.split("/").at(-1) ?? ""];
    return answer === undefined ? fixtureApi(request) : Response.json(answer);
  };
  const start = encodeURIComponent(slot.startTime);
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=${services}&start=${start}`, { fetch });
}

/** What is said of who was picked for anybody, where the service says why with the time that it holds. */
async function reasonOf(pickedBecause: PickedBecause | undefined, rating?: number): Promise<string> {
  const entries = reservation.entries.map((all) => {
    const { pickedBecause: _, ...entry } = { ...all, isAnyMaster: true as const };
    return pickedBecause === undefined ? entry : { ...entry, pickedBecause };
  });
  await openContacts(entries, "1", rating);
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

test.each([
  [2, "Кто кого примет", "остальные заняты или принимают тех, кто придёт с вами"],
  [1, "Кто вас примет", "больше никто не свободен в это время"],
])(
  "who was picked for several services of %i is folded away, whose each is and why in few words",
  async (people, title, why) => {
    const [first] = reservation.entries;
    if (first === undefined) throw new Error("The visit has an entry.");
    const entry = { ...first, isAnyMaster: true as const, pickedBecause: "onlyFree" as const };
    const second = people === 2 ? { ...entry, person: 2 } : { ...entry, serviceId: 2, serviceName: "Маникюр" };
    await openContacts([entry, second], people === 2 ? "1_1" : "1,2");
    const fold = await screen.findByText(title);
    const list = within(fold.closest("details") ?? fold).getByRole("list", { hidden: true });
    expect(fold.closest("details")?.open).toBe(false);
    const lines = within(list).getAllByRole("listitem", { hidden: true });
    expect(lines.map((line) => line.querySelector("[aria-hidden]")?.textContent)).toEqual(
      people === 2 ? ["1", "2"] : [undefined, undefined],
    );
    expect(lines.every((line) => line.textContent?.includes(why))).toBe(true);
  },
);

test("what is true of them is told where no reason is known", async () => {
  expect(await reasonOf(undefined)).toMatch(/: есть окно в это время, рейтинг 4,9Женская/);
});

test.each([undefined, "bestRated"] as const)(
  "whom nobody has rated yet is said to be free, and no more (%s)",
  async (because) => {
    expect(await reasonOf(because, 0)).toMatch(/: есть окно в это времяЖенская/);
  },
);
