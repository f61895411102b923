// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { addDays } from "../../../domain/time.ts";
import type { BlockedSlot, Preview } from "../../../domain/entities.ts";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { refused } from "../../../machines/kit/paths.ts";
import {
  dearerBill,
  dearerPreview,
  movedVisit,
  otherTime,
  preview,
  visit,
} from "../../../machines/reservation-change/examples.ts";
import { withinDoublePress } from "../../support/double-press.ts";
import { fixtureApi } from "../../support/fixture-api.ts";
import { preparePages } from "../../support/page-environment.ts";
import { renderApp } from "../../support/render-app.tsx";
import { toldSlots } from "../../support/told-slots.ts";
import * as fixture from "../../support/salon-fixture.ts";

type Schemas = components["schemas"];
const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";

preparePages();

const sheet = () => within(screen.getByRole("dialog"));
/** A press right after a step would be the second of the one that led to it. */
const settled = () => waitFor(() => expect(document.querySelector("dialog [aria-disabled=true]")).toBeNull());
const press = async (name: string | RegExp) => {
  const button = await sheet().findByRole("button", { name });
  await settled();
  await userEvent.click(button);
};

const salonDays = [
  { date: "2026-11-23", state: "full", freeShare: 0 },
  { date: "2026-11-24", state: "free", freeShare: 50 },
];
const freeTime = { ...otherTime, startTime: movedVisit.startTime, endTime: movedVisit.endTime };

const noneBlocked: BlockedSlot[] = [];

/** The page of a visit with a free time on another day; `answer` is what moving it is answered. */
async function openVisit(
  answer: () => Response | Promise<Response>,
  {
    days = salonDays,
    free = freeTime,
    shown = visit,
    changed = movedVisit,
    way = "Перенести",
    blocked = noneBlocked,
    masters = fixture.masters,
    bills = [] as Partial<Preview>[],
  } = {},
) {
  const asked: { waits: number; times: unknown[]; days: string[]; previews: unknown[]; changes: unknown[] } = {
    waits: 0,
    times: [],
    days: [],
    previews: [],
    changes: [],
  };
  const state = { shown };
  const zone = { timeZone: "Asia/Aqtau", currency: "KZT" };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/reservation-times")) {
      const wanted: { from: string; days: number } = await request.json();
      asked.times.push(wanted);
      if (days.some(({ state }) => state === "broken")) return refusal("noMasterFree");
      const until = addDays(wanted.from, wanted.days);
      const ahead = days.filter(({ date }) => date >= wanted.from && date < until);
      return Response.json({ ...zone, days: ahead, nearest: [] });
    }
    if (pathname.endsWith("/available-times")) {
      const { date }: { date: string } = await request.json();
      asked.days.push(date);
      const state = days.find((one) => one.date === date)?.state ?? "free";
      return Response.json({ ...zone, date, state, slots: state === "free" ? [free] : [], blocked });
    }
    if (pathname.endsWith("/reservations/preview")) {
      const wanted: Schemas["PreviewReservation"] = await request.json();
      asked.previews.push(wanted);
      return Response.json({ ...previewAt(wanted), ...bills.shift() });
    }
    if (pathname.endsWith("/firms/1/masters")) return Response.json(masters);
    if (pathname.includes("/waitlist/")) {
      asked.waits += 1;
      return Response.json({ requests: [] });
    }
    if (!pathname.includes(visit.id)) return fixtureApi(request);
    if (request.method === "GET") return Response.json(state.shown);
    asked.changes.push(await request.json());
    const answered = await answer();
    if (answered.ok) state.shown = changed;
    return answered;
  };
  const { router } = await renderApp(`/my/reservation/${visit.id}/success`, {
    fetch,
    prepareStored: ({ guestReservations }) => guestReservations.write({ [visit.id]: { secret, userId: null } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: way }));
  return { asked, go: (by: number) => act(() => router.navigate(by)) };
}

/** What the service says of a time: any work is done by Динара where nobody is asked for. */
function previewAt({ startTime, params }: Schemas["PreviewReservation"]): Preview {
  const entries = preview.entries.flatMap((entry) =>
    params.entries.map((wish) => ({
      ...entry,
      ...wish,
      person: wish.person ?? 1,
      masterId: wish.masterId ?? 2,
      startTime,
    })),
  );
  return { ...preview, startTime, entries };
}

type Told = Pick<Problem, "alternatives" | "bill">;
const refusal = (code: "slotTaken" | "priceChanged" | "noMasterFree", told: Told = {}) =>
  Response.json(refused(code, told).failed.problem, {
    status: 400,
    headers: { "content-type": "application/problem+json" },
  });
const params = { entries: [{ person: 1, serviceId: 1, masterId: 2 }], peopleCount: 1, awaitingTime: 0 };

describe("Moving a visit", () => {
  test("looks for the same services of the same masters, says from when to when and for how much, and does it once", async () => {
    const { asked } = await openVisit(() => Response.json(movedVisit));
    await press(/^15:00/);
    expect(asked.times[0]).toEqual({ firmId: 1, params, reservationId: visit.id, from: "2026-11-20", days: 14 });
    expect(await sheet().findByText(/^Вторник, 24\sноября, 15:00$/)).toBeTruthy();
    expect(asked.previews).toEqual([{ firmId: 1, params, startTime: movedVisit.startTime, reservationId: visit.id }]);
    expect(sheet().getByText(/^Динара · 15:00–16:00$/)).toBeTruthy();
    expect(sheet().getByText(/^Отменить бесплатно можно до 23\sноября, 15:00$/)).toBeTruthy();
    expect(sheet().queryByText(/бесплатно отменить или изменить запись уже будет нельзя/)).toBeNull();
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

  test("to a time that was taken meanwhile says so, and offers the nearest of the same master", async () => {
    const entries = otherTime.entries.map((entry) => ({ ...entry, masterId: 9 }));
    const other = { ...otherTime, startTime: "2026-11-24T18:00:00+05:00", entries };
    await openVisit(() => refusal("slotTaken", { alternatives: [otherTime, other] }));
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText("Это время только что заняли")).toBeTruthy();
    expect(
      within(sheet().getByRole("list", { name: "Ближайшее свободное время" })).getAllByRole("button"),
    ).toHaveLength(1);
    await press(/24\sнояб\., 16:00/);
    expect(await sheet().findByText(/^Вторник, 24\sноября, 16:00$/)).toBeTruthy();
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
    expect(sheet().getByRole("status").textContent).toContain("Вы и так записаны на это время");
    expect(asked.changes).toEqual([]);
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

  test("to a time that cannot be had is told why", async () => {
    const startTime = "2026-11-24T16:00:00+05:00";
    const tooShort = { startTime, reason: "tooShort" as const, freeMinutes: 45, masterId: 2 };
    await openVisit(() => Response.json(movedVisit), { blocked: [tooShort] });
    await press(/^16:00/);
    expect(sheet().getByRole("status").textContent).toMatch(/Динара может уделить вам 45\sмин, а нужно 1\sч/);
    await press(/^16:00/);
    expect(sheet().queryByText(/может уделить/)).toBeNull();
  });

  test("says of a price that depends on the work from what to what it is, what is due beforehand, and that it is not free to leave", async () => {
    const entries = dearerPreview.entries.map((entry) => ({
      ...entry,
      price: 800_000,
      priceMax: 900_000,
      fullPrice: 1_000_000,
      fullPriceMax: 1_100_000,
    }));
    const { freeCancelUntil: _, ...bill } = dearerPreview;
    const { asked } = await openVisit(() => Response.json(movedVisit), {
      bills: [{ ...bill, entries, freeCancelUntil: undefined }],
    });
    await press(/^15:00/);
    expect(await sheet().findByText(/^Теперь цена 8\s000–\u200b9\s000\s₸, была 7\s000\s₸\.$/)).toBeTruthy();
    expect(sheet().getByText("Точную цену назовёт мастер.")).toBeTruthy();
    expect(sheet().getByText("Предоплата").parentElement?.textContent).toMatch(/2\s000\s₸/);
    expect(sheet().getAllByLabelText(/^вместо 10\s000–\u200b11\s000\s₸$/)).toHaveLength(2);
    expect(sheet().getByText(/бесплатно отменить или изменить запись уже будет нельзя/)).toBeTruthy();
    await press("Перенести на это время");
    await waitFor(() => expect(asked.changes).toMatchObject([{ expected: expectedOf(dearerPreview) }]));
  });

  test("for another price needs another yes", async () => {
    const answers = [refusal("priceChanged", { bill: dearerBill }), Response.json(movedVisit)];
    const dearer = { ...dearerPreview, entries: dearerPreview.entries.map((entry) => ({ ...entry, price: 800_000 })) };
    const { asked } = await openVisit(() => answers.shift() ?? Response.error(), { bills: [{}, dearer] });
    await press(/^15:00/);
    await press("Перенести на это время");
    expect(await sheet().findByText(/^Теперь цена 8\s000\s₸, была 7\s000\s₸\.$/)).toBeTruthy();
    expect(sheet().getByText("Цена изменилась")).toBeTruthy();
    await press("Перенести на это время");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.changes.at(-1)).toMatchObject({ expected: expectedOf(dearerPreview) });
  });

  test("to a time that others take while its terms are read says so at once", async () => {
    const told = toldSlots();
    const days = [{ date: "2026-11-24", state: "free", freeShare: 50 }];
    const blocked: BlockedSlot[] = [];
    const free = { ...freeTime };
    await openVisit(() => refusal("slotTaken"), { days, free, blocked });
    await press(/^15:00/);
    await sheet().findByRole("button", { name: "Перенести на это время" });
    expect(sheet().queryByText("Это время только что заняли")).toBeNull();
    free.startTime = otherTime.startTime;
    blocked.push({ startTime: movedVisit.startTime, reason: "busy" });
    told.say("slotsChanged");
    expect(await sheet().findByText("Это время только что заняли")).toBeTruthy();
    await press("Другое время");
    expect(await sheet().findByRole("button", { name: /^15:00, недоступно: занято/ })).toBeTruthy();
  });

  test("says at each step which it is, where the focus is, and a double press is one", async () => {
    const { asked } = await openVisit(() => Response.json(movedVisit));
    const focused = async (name: string) => {
      const heading = await sheet().findByRole("heading", { level: 2, name });
      await waitFor(() => expect(document.activeElement).toBe(heading));
    };
    await focused("Выберите время");
    const time = await sheet().findByRole("button", { name: /^15:00/ });
    await settled();
    const end = withinDoublePress();
    fireEvent.click(time);
    fireEvent.click(await sheet().findByText("Перенести на это время"));
    expect(asked.changes).toEqual([]);
    await focused("Проверьте изменения");
    end();
    await press("Другое время");
    await focused("Выберите время");
    await press(reselect);
    await focused("Выберите услуги и мастеров");
  });

  test("goes a step back with the browser's Back, leaves the sheet with the next, and comes forward again", async () => {
    const { asked, go } = await openVisit(() => Response.json(movedVisit));
    await press(reselect);
    await press("Выбрать время");
    await press(/^15:00/);
    await sheet().findByRole("heading", { level: 2, name: "Проверьте изменения" });
    await go(-1);
    expect(await sheet().findByRole("heading", { level: 2, name: "Выберите время" })).toBeTruthy();
    await go(1);
    expect(await sheet().findByRole("heading", { level: 2, name: "Проверьте изменения" })).toBeTruthy();
    await go(-1);
    await go(-1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeTruthy();
    await go(1);
    expect(await sheet().findByRole("button", { name: /^15:00/ })).toBeTruthy();
    expect(asked.changes).toEqual([]);
  });

  test("has one entry of the history left once it is closed, from whichever step", async () => {
    const { go } = await openVisit(() => Response.json(movedVisit));
    await press(/^15:00/);
    await press("Оставить как есть");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await go(-1);
    expect(screen.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Перенести" }));
    expect(await sheet().findByRole("button", { name: /^15:00/ })).toBeTruthy();
  });

  test("is not left by a step back while the service is at it: its answer is heard", async () => {
    let answer: ((response: Response) => void) | undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { asked, go } = await openVisit(() => answered);
    await press(/^15:00/);
    await press("Перенести на это время");
    await waitFor(() => expect(asked.changes).toHaveLength(1));
    await go(-2);
    await go(-1);
    expect(sheet().getByRole("heading", { level: 2, name: "Проверьте изменения" })).toBeTruthy();
    answer?.(Response.json(movedVisit));
    expect(await screen.findByRole("heading", { level: 1, name: "Запись перенесена" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.changes).toHaveLength(1);
  });

  test("is left as it is without a call", async () => {
    const { asked } = await openVisit(() => Response.json(movedVisit));
    await press(/^15:00/);
    await press("Другое время");
    await press(/^15:00/);
    await press("Оставить как есть");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.changes).toEqual([]);
  });
});

const reselect = "Сменить услуги или мастера";
const otherMaster = { masterId: 1, masterName: "Айгерим" };
const pickMaster = async (service: string, master: RegExp) => {
  await press(new RegExp(`^${service}, мастер: `));
  await userEvent.click(await screen.findByRole("button", { name: master }));
};

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

  test("is possible on the way to another time, and what was chosen is still there", async () => {
    await openVisit(() => Response.json(movedVisit));
    await press(reselect);
    await pickMaster("Женская стрижка", /^Любой мастер/);
    await press("Выбрать время");
    await press(reselect);
    expect(await sheet().findByRole("button", { name: "Женская стрижка, мастер: Любой мастер" })).toBeTruthy();
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
});
