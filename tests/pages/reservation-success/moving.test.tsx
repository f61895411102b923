import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import type { BlockedSlot } from "../../../domain/entities.ts";
import {
  dearerBill,
  dearerPreview,
  movedVisit,
  otherTime,
  preview,
  visit,
} from "../../../machines/reservation-change/examples.ts";
import { slotStream } from "../../support/slot-stream.ts";
import { freeTime, openVisit, params, press, refusal, sheet, told } from "./moving-page.tsx";

/** With as much of a prepayment as another price asks for. */
const agreed = { ...visit, prepayment: dearerPreview.prepayment };

describe("Moving a visit", () => {
  test("tells a screen reader how many times the day has, as where the visit was made", async () => {
    await openVisit(() => Response.json(movedVisit));
    expect(await sheet().findByText(/^вторник, 24 ноября: 1 вариант/i)).toBeTruthy();
  });

  test("looks for the same services of the same masters, says from when to when and for how much, and does it once", async () => {
    const { asked } = await openVisit(() => Response.json(movedVisit));
    await press(/^15:00/);
    expect(asked.times[0]).toEqual({ firmId: 1, params, reservationId: visit.id, from: "2026-11-20", days: 14 });
    expect(await sheet().findByText(/^Вторник, 24\sноября, 15:00$/)).toBeTruthy();
    expect(asked.previews).toEqual([{ firmId: 1, params, startTime: movedVisit.startTime, reservationId: visit.id }]);
    expect(sheet().getByText(/^Динара · 15:00–\u206016:00$/)).toBeTruthy();
    expect(sheet().getByText(/^Отменить бесплатно можно до 23\sноября, 15:00$/)).toBeTruthy();
    expect(sheet().queryByText(/бесплатно отменить или изменить запись уже нельзя/)).toBeNull();
    expect(sheet().getByText(/^Прежнее время, понедельник, 23\sноября, 13:00, освободится/)).toBeTruthy();
    expect(sheet().getByText(/^Цена та же: 7\s000\s₸\.$/)).toBeTruthy();
    const waits = asked.waits;
    await press("Перенести на это время");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // What was waited for with the old time is another question with the new one.
    await waitFor(() => expect(asked.waits).toBeGreaterThan(waits));
    expect(screen.getByText(/^Вторник, 24\sноября, 15:00/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Запись перенесена" }));
    expect(asked.changes).toEqual([
      { version: visit.version, startTime: movedVisit.startTime, params, expected: expectedOf(visit) },
    ]);
  });

  test("that anybody was asked for looks for anybody, and says who does it in the place of whom", async () => {
    const entries = visit.entries.map((entry) => ({ ...entry, masterId: 1, masterName: "Айгерим" }));
    const shown = { ...visit, entries: entries.map((entry) => ({ ...entry, isAnyMaster: true as const })) };
    const { asked } = await openVisit(() => Response.json(movedVisit), { shown });
    const anybody = { ...params, entries: [{ person: 1, serviceId: 1, masterId: null }] };
    await press(/23\sноября/);
    expect(await sheet().findByText("Посмотрите соседние дни.")).toBeTruthy();
    await press(/24\sноября/);
    await press(/^15:00/);
    expect(asked.times[0]).toMatchObject({ params: anybody });
    expect(asked.previews).toMatchObject([{ params: anybody }]);
    expect(await sheet().findByText("Женская стрижка: будет другой мастер, Динара. Сейчас — Айгерим.")).toBeTruthy();
    expect(sheet().getByRole("button", { name: "Перенести на это время" })).toBeTruthy();
  });

  test("on a day on which a master who was asked for is away does not say that the salon is, and finds anybody by one press", async () => {
    const days = [
      { date: "2026-11-23", state: "closed", freeShare: 0 },
      { date: "2026-11-24", state: "free", freeShare: 50 },
    ];
    const { asked } = await openVisit(() => Response.json(movedVisit), { days });
    await press(/23\sноября/);
    expect(await sheet().findByText("Салон или выбранный мастер не работает.")).toBeTruthy();
    await press("Любой мастер");
    await waitFor(() =>
      expect(asked.times.at(-1)).toMatchObject({ params: { entries: [{ person: 1, serviceId: 1, masterId: null }] } }),
    );
  });

  test("to what asks for a prepayment is not offered: it is reserved on its own", async () => {
    const prepayment = { amount: 200_000, currency: "KZT" };
    const shown = { ...visit, awaitingTime: 30, manner: "oneAfterAnother" as const };
    const { asked } = await openVisit(() => Response.json(movedVisit), { bills: [{ prepayment }], shown });
    await press(/^15:00/);
    expect(await sheet().findByText(/^На это салон просит предоплату 2\s000\s₸/)).toBeTruthy();
    expect(sheet().queryByRole("button", { name: "Перенести на это время" })).toBeNull();
    const separately = sheet().getByRole("link", { name: "Записаться отдельно" });
    const [path, query] = (separately.getAttribute("href") ?? "").split("?");
    expect(path).toBe("/red-apple-naberezhnaya/reservation/time");
    const laidOut = { services: "1.2", wait: "30", manner: "oneAfterAnother" };
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(laidOut);
    expect(asked.changes).toEqual([]);
  });

  test("to a time that was taken meanwhile says so, and offers the nearest with who is free then", async () => {
    const entries = otherTime.entries.map((entry) => ({ ...entry, masterId: 1 }));
    const other = { ...otherTime, startTime: "2026-11-24T18:00:00+05:00", entries };
    const { asked } = await openVisit(() => refusal("slotTaken", { alternatives: [otherTime, other] }));
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText("Это время только что заняли")).toBeTruthy();
    const nearest = within(sheet().getByRole("list", { name: "Ближайшее свободное время" })).getAllByRole("button");
    expect(nearest.map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
      "вт, 24 нояб., 16:007 000 ₸ · Динара",
      "вт, 24 нояб., 18:007 000 ₸ · Айгерим",
    ]);
    await press(/24\sнояб\., 16:00/);
    expect(await sheet().findByText(/^Вторник, 24\sноября, 16:00$/)).toBeTruthy();
    expect(asked.previews.at(-1)).toMatchObject({ params });
    expect(sheet().getByRole("button", { name: "Перенести на это время" })).toBeTruthy();
  });

  test("to a time that was taken meanwhile goes on with who is free at the nearest, by one press", async () => {
    const entries = otherTime.entries.map((entry) => ({ ...entry, masterId: 1 }));
    const { asked, go } = await openVisit(() => refusal("slotTaken", { alternatives: [{ ...otherTime, entries }] }));
    await press(/^15:00/);
    await press("Перенести на это время");
    await press(/24\sнояб\., 16:00/);
    expect(await sheet().findByText(/^Вторник, 24\sноября, 16:00$/)).toBeTruthy();
    expect(asked.previews.at(-1)).toMatchObject({
      startTime: otherTime.startTime,
      params: { entries: [{ person: 1, serviceId: 1, masterId: 1 }] },
    });
    await press("Изменить запись");
    await waitFor(() => expect(asked.changes).toHaveLength(2));
    await press(/24\sнояб\., 16:00/);
    await sheet().findByText(/^Вторник, 24\sноября, 16:00$/);
    await go(-1);
    expect(await sheet().findByRole("button", { name: /^15:00/ })).toBeTruthy();
  });

  test("begins on the day of the visit, whose own time is no other one", async () => {
    const day = (date: string) => ({ date, state: "free", freeShare: 50 });
    const { asked } = await openVisit(() => Response.json(movedVisit), {
      days: [day("2026-11-22"), day("2026-11-23"), day("2026-11-24")],
      free: { ...otherTime, startTime: visit.startTime, endTime: visit.endTime },
    });
    expect(await sheet().findByText(/^Сейчас: понедельник, 23\sноября, 13:00$/)).toBeTruthy();
    expect((await sheet().findByRole("button", { pressed: true, name: /23\sноября/ })).textContent).toContain("23");
    await press(/^13:00/);
    expect(told().textContent).toContain("Вы и так записаны на это время");
    expect(asked.changes).toEqual([]);
  });

  test("begins on the day of a visit that is further ahead than the days that are read first", async () => {
    const day = (date: string) => ({ date, state: "free", freeShare: 50 });
    const startTime = "2026-12-15T13:00:00+05:00";
    const { asked } = await openVisit(() => Response.json(movedVisit), {
      days: [day("2026-11-24"), day("2026-12-14"), day("2026-12-15")],
      shown: { ...visit, startTime },
    });
    expect(await sheet().findByRole("button", { pressed: true, name: /15\sдекабря/ })).toBeTruthy();
    expect(asked.days).toEqual(["2026-12-15"]);
  });

  test("reads on until the day of a visit months ahead, and begins on the first free one where its own can't be read", async () => {
    const day = (date: string) => ({ date, state: "free", freeShare: 50 });
    const startTime = "2027-02-15T13:00:00+05:00";
    const shown = { ...visit, startTime };
    const days = [day("2026-11-24"), day("2026-12-24"), day("2027-01-24"), day("2027-02-15")];
    const far = await openVisit(() => Response.json(movedVisit), { days, shown });
    expect(await sheet().findByRole("button", { pressed: true, name: /15\sфевраля/ })).toBeTruthy();
    expect(far.asked.days).toEqual(["2027-02-15"]);
    cleanup();
    await openVisit(() => Response.json(movedVisit), { days, shown, isLaterDown: true });
    expect(await sheet().findByRole("button", { pressed: true, name: /24\sноября/ })).toBeTruthy();
  });

  test("to a time that was refused goes on with its day", async () => {
    const day = (date: string) => ({ date, state: "free", freeShare: 50 });
    const { asked } = await openVisit(() => refusal("slotTaken"), {
      days: [day("2026-11-23"), day("2026-11-24")],
    });
    await press(/24\sноября/);
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText("Это время только что заняли")).toBeTruthy();
    expect(sheet().getByRole("button", { pressed: true, name: /24\sноября/ })).toBeTruthy();
    await waitFor(() => expect(asked.days.slice(2)).toContain("2026-11-24"));
  });

  test("on a full day says so, and leads to the nearest free one", async () => {
    const { asked } = await openVisit(() => Response.json(movedVisit));
    await press(/23\sноября/);
    expect(await sheet().findByText("На этот день всё занято")).toBeTruthy();
    await press(/^Свободно: вт/);
    expect(await sheet().findByRole("button", { name: /^15:00/ })).toBeTruthy();
    expect(sheet().queryByText("На этот день всё занято")).toBeNull();
    expect(asked.days.at(-1)).toBe("2026-11-24");
  });

  test("to the nearest time is one press away, and that is never the time that it has", async () => {
    const own = { ...freeTime, startTime: visit.startTime, endTime: visit.endTime };
    const { asked } = await openVisit(() => Response.json(movedVisit), { nearest: [own, freeTime] });
    await press(/^Ближайшее: .*24.*15:00/);
    await waitFor(() => expect(asked.previews).toMatchObject([{ startTime: freeTime.startTime }]));
  });

  test("is confirmed by what changes, then the services, and a button that has the price beside it", async () => {
    await openVisit(() => refusal("priceChanged"));
    await press(/^15:00/);
    const price = await sheet().findByText(/^Цена та же/);
    const service = sheet().getByText(/^Динара · 15:00/);
    const button = sheet().getByRole("button", { name: "Перенести на это время" });
    expect(button.parentElement?.textContent).toMatch(/^Итого7\s000\s₸/);
    const order = [price, service, button].toSorted((one, other) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(order).toEqual([price, service, button]);
  });

  test("says why it could not be done at the top of the sheet, and shows it", async () => {
    const seen = vi.fn<() => void>();
    HTMLElement.prototype.scrollIntoView = seen;
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, "scrollIntoView"));
    await openVisit(() => refusal("priceChanged"));
    await press(/^15:00/);
    await press("Перенести на это время");
    const why = await sheet().findByRole("alert");
    expect(why.previousElementSibling?.textContent).toMatch(/^Вторник, 24\sноября, 15:00$/);
    expect(seen.mock.contexts.at(-1)).toBe(why.previousElementSibling);
  });

  test("says of a price that depends on the work from what to what it is, what is due beforehand, and that it is not free to leave", async () => {
    const entries = dearerPreview.entries.map((entry) => ({
      ...entry,
      fullPrice: 1_000_000,
      fullPriceMax: 1_100_000,
    }));
    const { freeCancelUntil: _, ...bill } = {
      ...dearerPreview,
      fullTotal: { amount: 1_000_000, currency: "KZT" },
      fullTotalMax: { amount: 1_100_000, currency: "KZT" },
    };
    const { asked } = await openVisit(() => Response.json(movedVisit), {
      bills: [{ ...bill, entries, freeCancelUntil: undefined }],
      shown: agreed,
    });
    await press(/^15:00/);
    expect(await sheet().findByText(/^Теперь цена 8\s000–\u200b9\s000\s₸, была 7\s000\s₸\.$/)).toBeTruthy();
    expect(sheet().getByText("Точную цену назовёт мастер.")).toBeTruthy();
    expect(sheet().getByText("Предоплата").parentElement?.textContent).toMatch(/2\s000\s₸/);
    expect(sheet().getAllByLabelText(/^вместо 10\s000–\u200b11\s000\s₸$/)).toHaveLength(2);
    expect(sheet().getByText(/бесплатно отменить или изменить запись уже нельзя/)).toBeTruthy();
    await press("Перенести на это время");
    await waitFor(() => expect(asked.changes).toMatchObject([{ expected: expectedOf(dearerPreview) }]));
  });

  test("for another price needs another yes", async () => {
    const answers = [refusal("priceChanged", { bill: expectedOf(dearerBill) }), Response.json(movedVisit)];
    // What is asked for is the total of the service, whatever its rows are.
    const bills = [{}, { ...dearerPreview, entries: preview.entries }];
    const { asked } = await openVisit(() => answers.shift() ?? Response.error(), { bills, shown: agreed });
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText(/^Теперь цена 8\s000–\u200b9\s000\s₸, была 7\s000\s₸\.$/)).toBeTruthy();
    expect(sheet().getByRole("alert").textContent).toMatch(
      /^Цена изменилась.*Сейчас: 8\s000–\u200b9\s000\s₸, из них предоплата 2\s000\s₸\./,
    );
    await press("Перенести на это время");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.changes.at(-1)).toMatchObject({ expected: expectedOf(dearerPreview) });
  });

  test("to a time that others take while its terms are read says so at once", async () => {
    const stream = slotStream();
    const days = [{ date: "2026-11-24", state: "free", freeShare: 50 }];
    const blocked: BlockedSlot[] = [];
    const free = { ...freeTime };
    await openVisit(() => refusal("slotTaken"), { days, free, blocked });
    await press(/^15:00/);
    await sheet().findByRole("button", { name: "Перенести на это время" });
    expect(sheet().queryByText("Это время только что заняли")).toBeNull();
    free.startTime = otherTime.startTime;
    blocked.push({ startTime: movedVisit.startTime, reason: "busy" });
    stream.send("slotsChanged");
    expect(await sheet().findByText("Это время только что заняли")).toBeTruthy();
    await press("Другое время");
    expect(await sheet().findByRole("button", { name: /^15:00, недоступно: занято/ })).toBeTruthy();
  });
});
