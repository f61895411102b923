import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { movedVisit, otherTime, visit } from "../../../machines/reservation-change/examples.ts";
import * as fixture from "../../support/salon-fixture.ts";
import { openVisit, params, pickMaster, press, refusal, reselect, settled, sheet } from "./moving-page.tsx";

const otherMaster = { masterId: 1, masterName: "Айгерим" };
describe("Changing the services or masters of a visit", () => {
  test("is possible at its own time, says what becomes of it, and does it once", async () => {
    const changed = { ...visit, version: 3, entries: visit.entries.map((entry) => ({ ...entry, ...otherMaster })) };
    const free = { ...otherTime, startTime: visit.startTime, endTime: visit.endTime };
    const days = [{ date: "2026-11-23", state: "free", freeShare: 50 }];
    const { asked } = await openVisit(() => Response.json(changed), { way: reselect, changed, free, days });
    await pickMaster("Женская стрижка", /^Айгерим/);
    await press("Выбрать время");
    await press(/^13:00/);
    expect(await sheet().findByText(/^Айгерим Сапарова · 13:00–/)).toBeTruthy();
    expect(sheet().queryByText(/Прежнее время/)).toBeNull();
    await press("Изменить запись");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Запись изменена" }));
    const other = { ...params, entries: [{ person: 1, serviceId: 1, masterId: 1 }] };
    expect(asked.times[0]).toMatchObject({ params: other, reservationId: visit.id });
    expect(asked.changes).toEqual([
      { version: visit.version, startTime: visit.startTime, params: other, expected: expectedOf(visit) },
    ]);
  });

  test("takes services in and out, and none is no visit", async () => {
    const { asked } = await openVisit(() => Response.json(movedVisit), { way: reselect });
    await press("Выбрать: Маникюр с покрытием");
    await press("Убрать: Женская стрижка");
    expect(document.activeElement).toBe(sheet().getByRole("list", { name: "Услуги в записи" }));
    await press("Убрать: Маникюр с покрытием");
    expect(sheet().getByRole<HTMLButtonElement>("button", { name: "Выбрать время" }).disabled).toBe(true);
    await press("Выбрать: Вечерняя укладка");
    await pickMaster("Вечерняя укладка", /^Айгерим/);
    await press("Выбрать: Маникюр с покрытием");
    await press("Выбрать время");
    await waitFor(() => expect(asked.times).not.toEqual([]));
    const entries = [
      { person: 1, serviceId: 3, masterId: 1 },
      { person: 1, serviceId: 4, masterId: 1 },
    ];
    expect(asked.times[0]).toMatchObject({ params: { entries } });
  });

  test("says before it is made which services it takes out and adds", async () => {
    await openVisit(() => Response.json(movedVisit), { way: reselect });
    await press("Выбрать: Маникюр с покрытием");
    await press("Убрать: Женская стрижка");
    await press("Выбрать время");
    await press(/^15:00/);
    expect(await sheet().findByText("Уберём: Женская стрижка.")).toBeTruthy();
    expect(sheet().getByText("Добавим: Маникюр с покрытием.")).toBeTruthy();
    expect(sheet().queryByText(/будет другой мастер/)).toBeNull();
  });

  test("is possible on the way to another time, and what was chosen is still there", async () => {
    await openVisit(() => Response.json(movedVisit));
    await press(reselect);
    await pickMaster("Женская стрижка", /^Любой мастер/);
    await press("Выбрать время");
    await press(reselect);
    expect(await sheet().findByRole("button", { name: "Женская стрижка, мастер: Любой мастер" })).toBeTruthy();
  });

  test("is gone on with after a load of the page: what was chosen of it is there again", async () => {
    const { asked, reload } = await openVisit(() => Response.json(movedVisit), { way: reselect });
    await press("Выбрать: Маникюр с покрытием");
    await pickMaster("Женская стрижка", /^Айгерим/);
    await reload();
    expect(await sheet().findByRole("button", { name: /^Женская стрижка, мастер: Айгерим/ })).toBeTruthy();
    await press("Убрать: Маникюр с покрытием");
    await press("Убрать: Женская стрижка");
    await reload();
    expect((await sheet().findByRole<HTMLButtonElement>("button", { name: "Выбрать время" })).disabled).toBe(true);
    await press("Выбрать: Вечерняя укладка");
    await press("Выбрать время");
    await sheet().findByRole("button", { name: /^15:00/ });
    asked.times.length = 0;
    await reload();
    await sheet().findByRole("button", { name: /^15:00/ });
    expect(asked.times[0]).toMatchObject({ params: { entries: [{ person: 1, serviceId: 3 }] } });
    await press(reselect);
    expect(await sheet().findByRole("button", { name: /^Вечерняя укладка, мастер: / })).toBeTruthy();
    expect(sheet().queryByRole("button", { name: /^Женская стрижка, мастер: / })).toBeNull();
  });

  test("stands after a load of the page beside what the salon has done to the visit meanwhile", async () => {
    const { asked, reload, change } = await openVisit(() => Response.json(movedVisit), { way: reselect });
    await pickMaster("Женская стрижка", /^Айгерим/);
    await press("Выбрать время");
    await sheet().findByRole("button", { name: /^15:00/ });
    const added = visit.entries.map((entry) => ({ ...entry, serviceId: 4, serviceName: "Маникюр с покрытием" }));
    change({ ...visit, version: 3, entries: [...visit.entries, ...added] });
    await reload();
    await press(/^15:00/);
    const entries = [
      { person: 1, serviceId: 1, masterId: 1 },
      { person: 1, serviceId: 4, masterId: 2 },
    ];
    await waitFor(() => expect(asked.previews.at(-1)).toMatchObject({ params: { entries } }));
    expect(await sheet().findByRole("button", { name: "Изменить запись" })).toBeTruthy();
    expect(sheet().queryByText(/^Уберём/)).toBeNull();
  });

  test("chosen on the way to another time is what a time is looked for after a load of the page", async () => {
    const { asked, reload } = await openVisit(() => Response.json(movedVisit));
    await press(reselect);
    await pickMaster("Женская стрижка", /^Айгерим/);
    await press("Выбрать время");
    await sheet().findByRole("button", { name: /^15:00/ });
    asked.times.length = 0;
    await reload();
    await press(/^15:00/);
    const entries = [{ person: 1, serviceId: 1, masterId: 1 }];
    expect(asked.times[0]).toMatchObject({ params: { entries } });
    await waitFor(() => expect(asked.previews.at(-1)).toMatchObject({ params: { entries } }));
  });

  test("and the time that was picked for them are confirmed after a load of the page, and are asked for once", async () => {
    const { asked, reload } = await openVisit(() => Response.json(movedVisit), { way: reselect });
    await pickMaster("Женская стрижка", /^Айгерим/);
    await press("Выбрать время");
    await press(/^15:00/);
    await sheet().findByRole("button", { name: "Изменить запись" });
    asked.previews.length = 0;
    await reload();
    await press("Изменить запись");
    const wanted = { startTime: movedVisit.startTime, params: { entries: [{ person: 1, serviceId: 1, masterId: 1 }] } };
    expect(asked.previews).toEqual([expect.objectContaining({ startTime: wanted.startTime })]);
    await waitFor(() => expect(asked.changes).toEqual([expect.objectContaining({ startTime: wanted.startTime })]));
    expect(asked.changes[0]).toMatchObject(wanted);
  });

  test("that a visit has already, as its answer was lost, are not confirmed once more after a load of the page", async () => {
    const answers: ((answer: Response) => void)[] = [];
    const { asked, reload } = await openVisit(() => new Promise((resolve) => answers.push(resolve)));
    await press(/^15:00/);
    await press("Перенести на это время");
    await waitFor(() => expect(asked.changes).toHaveLength(1));
    asked.previews.length = 0;
    answers[0]?.(Response.json(movedVisit));
    await reload();
    await sheet().findByRole("button", { name: /^15:00/ });
    expect(asked.previews).toEqual([]);
    expect(sheet().queryByRole("button", { name: "Перенести на это время" })).toBeNull();
  });

  test("that was not gone on with is undone by a step back, also after a load of the page", async () => {
    const { asked, reload, go } = await openVisit(() => Response.json(movedVisit));
    await press(reselect);
    await press("Убрать: Женская стрижка");
    await reload();
    expect((await sheet().findByRole<HTMLButtonElement>("button", { name: "Выбрать время" })).disabled).toBe(true);
    await go(-1);
    await press(/^15:00/);
    await waitFor(() => expect(asked.previews.at(-1)).toMatchObject({ params }));
  });

  test("begins with what the visit has, once the sheet was closed", async () => {
    const { go } = await openVisit(() => Response.json(movedVisit), { way: reselect });
    await pickMaster("Женская стрижка", /^Айгерим/);
    await go(-1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: reselect }));
    expect(await sheet().findByRole("button", { name: "Женская стрижка, мастер: Динара" })).toBeTruthy();
  });

  test("says of each service for whom it is, where several come", async () => {
    const second = visit.entries.map((entry) => ({ ...entry, person: 2, masterId: 1, masterName: "Айгерим" }));
    const shown = { ...visit, peopleCount: 2, entries: [...visit.entries, ...second] };
    const { asked } = await openVisit(() => Response.json(shown), { way: reselect, shown });
    expect(await sheet().findByText("для 2‑го человека")).toBeTruthy();
    await press("2‑й человек");
    await press("Выбрать: Женская стрижка");
    await press("Выбрать: Маникюр с покрытием");
    await press("Убрать: Женская стрижка");
    await press("Выбрать время");
    await waitFor(() => expect(asked.times).not.toEqual([]));
    const entries = [{ person: 1, serviceId: 4, masterId: 2 }];
    expect(asked.times[0]).toMatchObject({ params: { entries, peopleCount: 1 } });
  });

  test("offers nobody who cannot be booked, and says that the master of the visit is gone", async () => {
    const masters = fixture.masters.map((one) => (one.id === 2 ? { ...one, isOnline: false } : one));
    await openVisit(() => Response.json(movedVisit), { way: reselect, masters });
    expect(await sheet().findByText(/^«Женская стрижка»: к этому мастеру записаться нельзя/)).toBeTruthy();
    await press("Женская стрижка, мастер: Любой мастер");
    expect(await screen.findByRole("button", { name: /^Айгерим/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Динара/ })).toBeNull();
  });

  test("says which of the visit's services the salon has let go, by the name that it had", async () => {
    const [entry] = visit.entries;
    const entries = entry ? [entry, { ...entry, serviceId: 98, serviceName: "Ламинирование" }] : [];
    await openVisit(() => Response.json(movedVisit), { way: reselect, shown: { ...visit, entries } });
    const said = "«Ламинирование»: онлайн на эту услугу больше не записаться, в записи её не будет.";
    expect(await sheet().findByText(said)).toBeTruthy();
    expect(sheet().queryByText(/^На одну услугу/)).toBeNull();
  });

  test("is possible where the times cannot be read", async () => {
    await openVisit(() => Response.json(movedVisit), { days: [{ date: "", state: "broken", freeShare: 0 }] });
    await press(reselect);
    expect(await sheet().findByRole("button", { name: "Женская стрижка, мастер: Динара" })).toBeTruthy();
  });

  test("that the salon cannot do leads back to the services and masters", async () => {
    const { asked } = await openVisit(() => refusal("noMasterFree"));
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText("С этим мастером не получается")).toBeTruthy();
    expect(await sheet().findByRole("button", { name: "Женская стрижка, мастер: Динара" })).toBeTruthy();
    expect(asked.changes).toHaveLength(1);
  });

  test("for a master who is not to be had offers the nearest times with who is free then, by one press each", async () => {
    const entries = otherTime.entries.map((entry) => ({ ...entry, masterId: 1 }));
    const { asked } = await openVisit(() => refusal("noMasterFree", { alternatives: [{ ...otherTime, entries }] }));
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText("С этим мастером не получается")).toBeTruthy();
    const nearest = within(sheet().getByRole("list", { name: "Ближайшее свободное время" })).getByRole("button");
    expect(nearest.textContent?.replaceAll(/\s/g, " ")).toBe("вт, 24 нояб., 16:007 000 ₸ · Айгерим");
    await settled();
    await userEvent.click(nearest);
    expect(await sheet().findByText(/^Вторник, 24\sноября, 16:00$/)).toBeTruthy();
    expect(asked.previews.at(-1)).toMatchObject({
      startTime: otherTime.startTime,
      params: { entries: [{ person: 1, serviceId: 1, masterId: 1 }] },
    });
    await press("Изменить запись");
    await waitFor(() => expect(asked.changes).toHaveLength(2));
  });
});
