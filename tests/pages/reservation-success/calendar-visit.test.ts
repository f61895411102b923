import { expect, test } from "vitest";
import { visit } from "../../../machines/reservation-change/examples.ts";
import { calendarVisit } from "../../../src/pages/reservation-success/visit/calendar-visit.ts";

test("a calendar is told the city of the visit beside its address, and the visit's page, without the guest's key", () => {
  const { place, url } = calendarVisit(visit, "https://kezek.kz", (key) => key, "ru");
  expect(place).toMatchObject({ name: "Red Apple на набережной", address: "Актау, 14-й мкр, 23" });
  expect(url).toBe(`https://kezek.kz/my/reservation/${visit.id}/success`);
});
