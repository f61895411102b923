import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { BlockedSlot, Unlock } from "../../../domain/entities.ts";
import { movedVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { freeTime, openVisit, press, sheet } from "./moving-page.tsx";

const entries = visit.entries.flatMap((entry) => [
  entry,
  { ...entry, serviceId: 4, serviceName: "Маникюр" },
  { ...entry, person: 2, masterId: 1, masterName: "Айгерим" },
]);
/** Two people, one of whom has two services. */
const shown = { ...visit, entries, peopleCount: 2 };

test.each<[Unlock, string | RegExp, object, string | RegExp]>([
  [
    { kind: "longerWait", awaitingTime: 15 },
    /15\sмин/,
    { awaitingTime: 15 },
    /^Теперь между услугами можно ждать до 15\sмин/,
  ],
  [
    { kind: "otherManner", manner: "oneAfterAnother" },
    /друг за другом/i,
    { manner: "oneAfterAnother" },
    "Теперь друг за другом.",
  ],
])("a time that another layout opens is had by a press, and it is said: %j", async (unlock, take, layout, said) => {
  const blocked: BlockedSlot[] = [{ startTime: "2026-11-24T16:00:00+05:00", reason: "busy", unlock }];
  const { asked, reload } = await openVisit(() => Response.json(movedVisit), { blocked, shown });
  await press(/^16:00/);
  const opens = sheet()
    .getAllByRole("button", { name: take })
    .find((button) => button.closest("[role=status]") !== null);
  await userEvent.click(opens ?? document.body);
  await waitFor(() => expect(asked.times.at(-1)).toMatchObject({ params: layout }));
  await press(/^15:00/);
  expect(await sheet().findByText(said)).toBeTruthy();
  await reload();
  expect(await sheet().findByText(said)).toBeTruthy();
  await press("Изменить запись");
  await waitFor(() => expect(asked.changes).toMatchObject([{ params: layout }]));
});

test("a visit that is only laid out otherwise, at its own time, is said to be changed", async () => {
  const free = { ...freeTime, startTime: visit.startTime, endTime: visit.endTime };
  const days = [{ date: "2026-11-23", state: "free", freeShare: 50 }];
  const changed = { ...shown, awaitingTime: 30, version: 3 };
  const { asked } = await openVisit(() => Response.json(changed), { shown, changed, free, days });
  await press(/^Между услугами: /);
  await userEvent.click(await screen.findByRole("button", { name: /^Ждать до 30/ }));
  await waitFor(() => expect(asked.times.at(-1)).toMatchObject({ params: { awaitingTime: 30 } }));
  await press(/^13:00/);
  await press("Изменить запись");
  expect(await screen.findByRole("heading", { level: 1, name: "Запись изменена" })).toBeTruthy();
  expect(asked.changes).toMatchObject([{ startTime: visit.startTime, params: { awaitingTime: 30 } }]);
});
