import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { BlockedSlot } from "../../../domain/entities.ts";
import { movedVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { openVisit, press, sheet, told } from "./moving-page.tsx";

const greyed = () => sheet().getByRole("button", { name: /^16:00, недоступно: / });

describe("Moving a visit", () => {
  test.each([
    ["who was asked for", {}, /Динара может уделить вам 45\sмин, а нужно 1\sч/],
    ["anybody", { isAnyMaster: true as const }, /45\sмин, а нужно 1\sч/],
  ])("of %s to a time that cannot be had is told why", async (_, asked, why) => {
    const startTime = "2026-11-24T16:00:00+05:00";
    const tooShort = { startTime, reason: "tooShort" as const, freeMinutes: 45 };
    const shown = { ...visit, entries: visit.entries.map((entry) => ({ ...entry, ...asked })) };
    await openVisit(() => Response.json(movedVisit), { blocked: [tooShort], shown });
    await press(/^16:00/);
    await waitFor(() => expect(told().textContent).toMatch(why));
    await press(/^16:00/);
    expect(sheet().queryByText(/может уделить/)).toBeNull();
  });

  test("to a time that would be long enough by what is known here is not told that it is too short", async () => {
    const startTime = "2026-11-24T16:00:00+05:00";
    const blocked: BlockedSlot[] = [{ startTime, reason: "tooShort", freeMinutes: 60 }];
    await openVisit(() => Response.json(movedVisit), { blocked });
    await press(/^16:00/);
    expect(told().textContent).toMatch(/^С\s16:00 на весь визит времени не хватит\.$/);
  });

  test("to a time that another master opens asks for that one instead", async () => {
    const unlock = { kind: "otherMaster" as const, masterId: 2, otherMasterId: 1 };
    const blocked: BlockedSlot[] = [{ startTime: "2026-11-24T16:00:00+05:00", reason: "busy", unlock }];
    const { asked } = await openVisit(() => Response.json(movedVisit), { blocked });
    await waitFor(() => expect(greyed().className).toContain("unlockable"));
    await press(/^16:00/);
    expect(told().textContent).toMatch(/Динара принимает другого клиента.*другой мастер/);
    await press("Выбрать: Айгерим");
    await waitFor(() =>
      expect(asked.times.at(-1)).toMatchObject({ params: { entries: [{ serviceId: 1, masterId: 1 }] } }),
    );
    await waitFor(() => expect(document.querySelector("dialog [aria-busy=true]")).toBeNull());
    expect(document.activeElement?.closest("section")?.getAttribute("aria-label")).toBe("День");
    await press(/^15:00/);
    await sheet().findByText(/^Айгерим Сапарова · 15:00/);
    expect(asked.previews.at(-1)).toMatchObject({ params: { entries: [{ serviceId: 1, masterId: 1 }] } });
  });

  test("to a time that one service less opens leaves that one out", async () => {
    const [entry] = visit.entries;
    const nails = entry && { ...entry, serviceId: 4, serviceName: "Маникюр" };
    const shown = { ...visit, entries: [...visit.entries, ...(nails ? [nails] : [])] };
    const unlock = { kind: "withoutService" as const, person: 1, serviceId: 4 };
    const blocked: BlockedSlot[] = [{ startTime: "2026-11-24T16:00:00+05:00", reason: "tooShort", unlock }];
    const { asked } = await openVisit(() => Response.json(movedVisit), { shown, blocked });
    await waitFor(() => expect(greyed().className).toContain("unlockable"));
    await press(/^16:00/);
    await press(/^Убрать «Маникюр/);
    await press(/^15:00/);
    await sheet().findByText(/^Динара · 15:00/);
    expect(sheet().getByText("Уберём: Маникюр.")).toBeTruthy();
    expect(sheet().queryByText(/^Добавим/)).toBeNull();
    // Arrays of another length do not match.
    expect(asked.previews).toMatchObject([{ params: { entries: [{ person: 1, serviceId: 1 }] } }]);
  });
});
