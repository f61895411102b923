import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Unlock } from "../../../domain/entities.ts";
import { movedVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { openVisit, pickMaster, press, reselect, sheet } from "./moving-page.tsx";

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
  expect(sheet().getByText("Теперь на 1 человека.")).toBeTruthy();
});

/** Three people, each with the same service of another master, of whom the first does not come after all. */
async function comeWithTwoLeft(unlock?: Unlock) {
  const entries = [2, 1, 2].flatMap((masterId, index) =>
    visit.entries.map((entry) => ({ ...entry, person: index + 1, masterId, masterName: `Мастер ${masterId}` })),
  );
  const startTime = "2026-11-24T16:00:00+05:00";
  const blocked = unlock ? [{ startTime, reason: "tooShort" as const, unlock }] : [];
  const shown = { ...visit, entries, peopleCount: 3 };
  const opened = await openVisit(() => Response.json(movedVisit), { shown, blocked, way: reselect });
  await press("Убрать: Женская стрижка");
  return opened;
}

test("whoever is left keeps their number at every step of the change: in the list, in the change that is told, in the bill", async () => {
  const { asked } = await comeWithTwoLeft();
  await pickMaster("Женская стрижка для 3‑го человека", /^Айгерим/);
  await press("Выбрать время");
  await press(/^15:00/);
  expect(await sheet().findByText(/^Женская стрижка для 3‑го человека: будет другой мастер/)).toBeTruthy();
  expect(sheet().getByText(/^Для 3‑го человека · Айгерим/)).toBeTruthy();
  expect(sheet().getByText(/^Для 2‑го человека · Айгерим/)).toBeTruthy();
  const ofTwo = [1, 2].map((person) => ({ person, serviceId: 1, masterId: 1 }));
  expect(asked.previews).toMatchObject([{ params: { entries: ofTwo, peopleCount: 2 } }]);
});

test("a change that opens a time names the person whose service it leaves out as the list does, and leaves out that one", async () => {
  const { asked } = await comeWithTwoLeft({ kind: "withoutService", person: 2, serviceId: 1 });
  await press("Выбрать время");
  await press(/^16:00/);
  await press("Убрать «Женская стрижка» для 3‑го человека");
  await press(/^15:00/);
  await waitFor(() => expect(asked.previews).toMatchObject([{ params: { entries: [{ person: 1, masterId: 1 }] } }]));
});

test("a service that goes from one person to another is said to be left out of the one and added for the other", async () => {
  const [entry] = visit.entries;
  if (entry === undefined) throw new Error("The example has no entry.");
  const nails = { ...entry, person: 2, serviceId: 4, serviceName: "Маникюр с покрытием" };
  await openVisit(() => Response.json(movedVisit), {
    shown: { ...visit, entries: [entry, nails], peopleCount: 2 },
    way: reselect,
  });
  await press("Убрать: Женская стрижка");
  await press("2‑й человек");
  await press("Выбрать: Женская стрижка");
  await press("Выбрать время");
  await press(/^15:00/);
  expect(await sheet().findByText("Уберём: Женская стрижка.")).toBeTruthy();
  expect(sheet().getByText("Добавим: Женская стрижка для 2‑го человека.")).toBeTruthy();
  expect(sheet().getByText("Теперь на 1 человека.")).toBeTruthy();
});
