import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { HistoryEntry } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import { cancelledVisit, movedVisit, visit } from "../../../machines/reservation-change/examples.ts";
import { renderApp } from "../../support/render-app.tsx";
import { openVisit, path, secret } from "./visit-page.tsx";

const reserved: HistoryEntry = { at: "2026-11-19T14:05:00+05:00", status: "confirmed" };
const moved: HistoryEntry = { at: "2026-11-20T09:10:00+05:00", from: visit.startTime, to: movedVisit.startTime };
const changed: HistoryEntry = { ...moved, from: movedVisit.startTime };
const cancelled: HistoryEntry = { at: "2026-11-20T09:40:00+05:00", status: "cancelledByClient" };
const history = [reserved, moved, changed, cancelled];

const linesOf = async (name: string) => {
  const region = await screen.findByRole("region", { name });
  return within(region)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

describe("The history of a visit", () => {
  test("says when it was reserved, from when to when it was moved, what else was changed, and who cancelled it", async () => {
    await openVisit({ shown: { ...cancelledVisit, history } });
    expect(await linesOf("История записи")).toEqual([
      "19.11.2026, 14:05Вы записаны",
      "20.11.2026, 09:10Перенесено с 23.11.2026, 13:00 на 24.11.2026, 15:00",
      "20.11.2026, 09:10Изменены услуги или мастера",
      "20.11.2026, 09:40Вы отменили",
    ]);
  });

  test.each([
    ["kz", "Жазылу тарихы", "Уақыты ауыстырылды: бұрын 23.11.2026, 13:00, енді 24.11.2026, 15:00"],
    ["en", "History of this booking", "Moved from 23/11/2026, 13:00 to 24/11/2026, 15:00"],
  ] as const)("is told in %s too", async (language: Language, name, line) => {
    await renderApp(path, {
      fetch: async () => Response.json({ ...movedVisit, history: [reserved, moved] }),
      prepareStored: ({ guestReservations }) => guestReservations.write({ [visit.id]: { secret, userId: null } }),
      language,
    });
    expect((await linesOf(name))[1]).toContain(line);
  });

  test("is not there while nothing has become of it", async () => {
    await openVisit({ shown: { ...visit, history: [reserved] } });
    await screen.findByRole("heading", { level: 1, name: "Вы записаны!" });
    expect(screen.queryByText("История записи")).toBeNull();
  });
});
