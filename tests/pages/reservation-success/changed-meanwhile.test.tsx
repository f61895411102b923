import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { delayedVisit, lateVisit, movedVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { openVisit, pickMaster, press, refusal, reselect, sheet } from "./moving-page.tsx";

const [entry] = visit.entries;
if (entry === undefined) throw new Error("The example has no entry.");
const nails = { ...entry, serviceId: 4, serviceName: "Маникюр с покрытием" };

/** The visit is another one by the time it is to be moved to 15:00. */
const changedTo = (reservation: typeof visit) => () => refusal("reservationChanged", { reservation });
const facts = async () =>
  within(await sheet().findByRole("alert"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll("\u00A0", " "));

describe("A visit that was changed meanwhile", () => {
  test("says what of it: when it is, who does what, and how it is laid out", async () => {
    const entries = [entry, nails].map((one) => ({ ...one, masterId: 4, masterName: "Динара" }));
    await openVisit(changedTo({ ...delayedVisit, entries }));
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await facts()).toEqual([
      "Время визита: теперь понедельник, 23 ноября, 14:00, раньше — понедельник, 23 ноября, 13:00.",
      `Женская стрижка: теперь мастер Динара, раньше — ${entry.masterName}.`,
      "В записи новая услуга: Маникюр с покрытием.",
      "Теперь между услугами можно ждать до 30 мин.",
    ]);
    expect(sheet().queryByText("То, что вы уже выбрали, сохранилось.")).toBeNull();
  });

  test("says that what was chosen of it stands, and looks for a time for that", async () => {
    const { asked } = await openVisit(changedTo({ ...visit, version: 3, entries: [entry, nails] }), { way: reselect });
    await pickMaster("Женская стрижка", /^Айгерим/);
    await press("Выбрать время");
    await press(/^15:00/);
    await press("Изменить запись");
    expect(await facts()).toEqual(["В записи новая услуга: Маникюр с покрытием."]);
    expect(sheet().getByText("То, что вы уже выбрали, сохранилось.")).toBeTruthy();
    await waitFor(() =>
      expect(asked.daysFor.at(-1)).toMatchObject({ entries: [{ serviceId: 1, masterId: 1 }, { serviceId: 4 }] }),
    );
  });

  test("says that what was chosen is not all to be had any more", async () => {
    const shown = { ...visit, entries: [entry, nails] };
    await openVisit(changedTo({ ...visit, version: 3, entries: [entry] }), { way: reselect, shown });
    await press("Убрать: Женская стрижка");
    await press("Выбрать время");
    await press(/^15:00/);
    await press("Изменить запись");
    expect(await facts()).toEqual(["Этой услуги в записи больше нет: Маникюр с покрытием."]);
    expect(sheet().getByText(/^Не всё, что вы выбрали/)).toBeTruthy();
  });

  test("says of three people who want the same of anybody whose service is gone, and keeps what was chosen for who is left", async () => {
    const of = (person: number, masterId: number) => ({ ...entry, person, masterId, isAnyMaster: true as const });
    const shown = { ...visit, peopleCount: 3, entries: [of(1, 1), of(2, 2), of(3, 3)] };
    const now = { ...visit, version: 3, peopleCount: 2, entries: [of(1, 2), of(2, 3), { ...nails, person: 2 }] };
    const { asked } = await openVisit(changedTo(now), { way: reselect, shown });
    await pickMaster("Женская стрижка для 3‑го человека", /^Айгерим/);
    await press("Выбрать время");
    await press(/^15:00/);
    await press("Изменить запись");
    expect(await facts()).toEqual([
      "Этой услуги в записи больше нет: Женская стрижка.",
      "В записи новая услуга: Маникюр с покрытием для 2‑го человека.",
      "Теперь на 2 человек.",
    ]);
    expect(sheet().getByText("То, что вы уже выбрали, сохранилось.")).toBeTruthy();
    await waitFor(() =>
      expect(asked.daysFor.at(-1)).toMatchObject({
        entries: [
          { person: 1, serviceId: 1, masterId: null },
          { person: 2, serviceId: 1, masterId: 1 },
          { person: 2, serviceId: 4 },
        ],
      }),
    );
  });

  test("says so too after a load of the page, and not where nothing is lost", async () => {
    const shown = { ...visit, entries: [entry, nails] };
    const { reload, change } = await openVisit(() => Response.json(movedVisit), { way: reselect, shown });
    await pickMaster("Женская стрижка", /^Айгерим/);
    await press("Выбрать время");
    await sheet().findByRole("button", { name: /^15:00/ });
    await reload();
    await sheet().findByRole("button", { name: /^15:00/ });
    expect(sheet().queryByText(/^Не всё, что вы выбрали/)).toBeNull();
    change({ ...visit, version: 3, entries: [nails] });
    await reload();
    expect(await sheet().findByText(/^Не всё, что вы выбрали/)).toBeTruthy();
    await press(reselect);
    expect(await sheet().findByRole("button", { name: /^Маникюр с покрытием, мастер: / })).toBeTruthy();
    expect(sheet().queryByRole("button", { name: /^Женская стрижка, мастер: / })).toBeNull();
  });

  test("says no more than that where nothing that is seen of it is otherwise", async () => {
    await openVisit(changedTo({ ...visit, version: 3 }));
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText("Запись уже изменили")).toBeTruthy();
    expect(within(sheet().getByRole("alert")).queryAllByRole("listitem")).toEqual([]);
  });

  test("keeps for the same person what was chosen, also where another one is left with nothing", async () => {
    const ofTwo = [entry, { ...entry, person: 2, masterId: 1, masterName: "Айгерим" }];
    const shown = { ...visit, entries: ofTwo, peopleCount: 2 };
    const now = { ...shown, version: 3, entries: [...ofTwo, { ...nails, person: 2, masterId: 3 }] };
    const { asked, reload, change } = await openVisit(() => Response.json(movedVisit), { way: reselect, shown });
    await press("Убрать: Женская стрижка");
    await press("Выбрать время");
    await sheet().findByRole("button", { name: /^15:00/ });
    change(now);
    await reload();
    await press(/^15:00/);
    const entries = [
      { person: 1, serviceId: 1, masterId: 1 },
      { person: 1, serviceId: 4, masterId: 3 },
    ];
    await waitFor(() => expect(asked.previews.at(-1)).toMatchObject({ params: { entries, peopleCount: 1 } }));
  });
});

test("a change that is refused for good leaves no step to go back to: the next step back closes the sheet", async () => {
  const { go } = await openVisit(() => refusal("changeTooLate", { reservation: lateVisit }));
  await press(reselect);
  await press("Выбрать время");
  await press(/^15:00/);
  await press("Перенести на это время");
  expect(await sheet().findByText("Здесь изменить уже нельзя")).toBeTruthy();
  await go(-1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
