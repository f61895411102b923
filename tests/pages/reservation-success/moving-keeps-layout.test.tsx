import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { movedVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { freeTime, openVisit, press, reselect, sheet } from "./moving-page.tsx";

const entries = visit.entries.flatMap((entry) => [
  entry,
  { ...entry, serviceId: 4, serviceName: "Маникюр" },
  { ...entry, person: 2, masterId: 1, masterName: "Айгерим" },
]);
const layout = { manner: "oneAfterAnother", awaitingTime: 30 } as const;
/** Two people, one of whom has two services, in a layout of their own. */
const shown = { ...visit, entries, peopleCount: 2, ...layout };
const moved = () => Response.json(movedVisit);
const choose = async (of: RegExp, option: RegExp) => {
  await press(of);
  await userEvent.click(await screen.findByRole("button", { name: option }));
  await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
};

test("other services are asked for in the visit's own layout", async () => {
  const { asked } = await openVisit(moved, { shown });
  await press(reselect);
  await press(/^Убрать: Маникюр/);
  await press("Выбрать время");
  await waitFor(() => expect(asked.times.at(-1)).toMatchObject({ params: layout }));
  expect(asked.times.at(-1)).toMatchObject({ params: { entries: [{ person: 1 }, { person: 2 }] } });
});

test("any master is asked for in the visit's own layout", async () => {
  const days = [{ date: "2026-11-23", state: "full", freeShare: 0 }];
  const { asked } = await openVisit(moved, { shown, days });
  await press(/23\sноября/);
  await press("Любой мастер");
  const ofAnybody = { ...layout, entries: [{ masterId: null }, { masterId: null }, { masterId: null }] };
  await waitFor(() => expect(asked.times.at(-1)).toMatchObject({ params: ofAnybody }));
});

test("whether a time was taken meanwhile is asked in the layout that was chosen", async () => {
  const { asked } = await openVisit(moved, { shown });
  await press(/^15:00/);
  expect(await sheet().findByText(/^Вторник, 24\sноября, 15:00$/)).toBeTruthy();
  for (const params of asked.daysFor) expect(params).toMatchObject(layout);
  expect(asked.daysFor.length).toBeGreaterThan(0);
});

test("a change of the layout alone, at the visit's own time, is still to be confirmed after a load of the page", async () => {
  const free = { ...freeTime, startTime: visit.startTime, endTime: visit.endTime };
  const days = [{ date: "2026-11-23", state: "free", freeShare: 50 }];
  const { reload } = await openVisit(moved, { shown, free, days });
  await choose(/^Между услугами: /, /^Ждать до 15/);
  await press(/^13:00/);
  const said = /^Теперь между услугами можно ждать до 15/;
  expect(await sheet().findByText(said)).toBeTruthy();
  await reload();
  expect(await sheet().findByText(said)).toBeTruthy();
});

test("a wait that was chosen is not named any more once nobody has two services to wait between", async () => {
  const { asked } = await openVisit(moved, { shown });
  await choose(/^Между услугами: /, /^Ждать до 15/);
  await waitFor(() => expect(asked.times.at(-1)).toMatchObject({ params: { awaitingTime: 15 } }));
  await press(reselect);
  await press(/^Убрать: Маникюр/);
  await press("Выбрать время");
  await press(/^15:00/);
  expect(await sheet().findByRole("button", { name: "Изменить запись" })).toBeTruthy();
  expect(sheet().queryByText(/ждать/i)).toBeNull();
});

test("a wait that is none of the usual ones is marked among them", async () => {
  await openVisit(moved, { shown: { ...shown, awaitingTime: 45 } });
  await press(/^Между услугами: Ждать до 45/);
  const waits = await screen.findAllByRole("button", { name: /^(Без ожидания|Ждать до )/ });
  expect(waits.map((one) => [one.textContent?.replaceAll(/\s/g, " "), one.ariaCurrent])).toEqual([
    ["Без ожидания ", null],
    ["Ждать до 15 мин ", null],
    ["Ждать до 30 мин ", null],
    ["Ждать до 45 мин ", "true"],
    ["Ждать до 1 ч ", null],
  ]);
});
