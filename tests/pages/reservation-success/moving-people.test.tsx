import { expect, test } from "vitest";
import { movedVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { openVisit, press, reselect, sheet } from "./moving-page.tsx";

/** Two people, each with the same service of another master, of whom the first does not come after all. */
async function comeWithOneLess() {
  const entries = visit.entries.flatMap((entry) => [
    entry,
    { ...entry, person: 2, masterId: 1, masterName: "Айгерим" },
  ]);
  await openVisit(() => Response.json(movedVisit), { shown: { ...visit, entries, peopleCount: 2 } });
  await press(reselect);
  await press("Убрать: Женская стрижка");
  await press("Выбрать время");
  await press(/^15:00/);
  await sheet().findByText(/^Айгерим Сапарова · 15:00/);
}

test("whoever is left is counted anew, and it is not said that another master does their service", async () => {
  await comeWithOneLess();
  expect(sheet().queryByText(/будет другой мастер/)).toBeNull();
});

test("a service that two people had and one has now is named once as left out", async () => {
  await comeWithOneLess();
  expect(
    sheet()
      .getAllByText(/^Уберём: /)
      .map(({ textContent }) => textContent),
  ).toEqual(["Уберём: Женская стрижка."]);
  expect(sheet().queryByText(/^Добавим/)).toBeNull();
});
