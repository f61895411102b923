import { describe, expect, test } from "vitest";
import { reservation } from "../../../../machines/reservation/examples.ts";
import { calendarFile } from "../../../../src/app/processes/reservations/calendar-file.ts";
import type { CalendarVisit } from "../../../../src/pages/reservation-success/port.ts";

const visit: CalendarVisit = {
  reservationId: reservation.id,
  version: 1,
  isCancelled: false,
  startTime: "2026-11-23T13:00:00+05:00",
  endTime: "2026-11-23T14:30:00+05:00",
  timeZone: "Asia/Almaty",
  url: "https://kezek.kz/my/reservation/3f2c5a52/success",
  place: { name: "Red Apple", address: "14-й мкр, 23", latitude: 43.64, longitude: 51.16 },
  words: { summary: "Стрижка — Red Apple", description: "13:00–14:30\nДинара", alarm: "Через два часа визит" },
};

/** The properties of a calendar file, unfolded (RFC 5545 §3.1). */
function linesOf(file: string): string[] {
  return file
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean);
}

describe("the calendar file of a visit", () => {
  const lines = linesOf(calendarFile(visit));

  test("says the salon's time with the salon's zone, whatever zone the device is in", () => {
    expect(lines).toContain("DTSTART;TZID=Asia/Almaty:20261123T130000");
    expect(lines).toContain("DTEND;TZID=Asia/Almaty:20261123T143000");
  });

  test("brings the zone with it: Almaty is five hours ahead, also for those with older zone data", () => {
    const from = lines.indexOf("BEGIN:VTIMEZONE");
    expect(lines.slice(from, lines.indexOf("END:VTIMEZONE"))).toEqual([
      "BEGIN:VTIMEZONE",
      "TZID:Asia/Almaty",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0500",
      "TZOFFSETTO:+0500",
      "END:STANDARD",
    ]);
  });

  test("is stamped in UTC", () => {
    expect(lines.find((line) => line.startsWith("DTSTAMP:"))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  });

  test("is the same visit for ever, and its newer self after a change", () => {
    const moved = linesOf(calendarFile({ ...visit, version: 3 }));
    const uid = `UID:${reservation.id}@kezek`;
    expect([lines.includes(uid), moved.includes(uid)]).toEqual([true, true]);
    expect([lines.includes("SEQUENCE:0"), moved.includes("SEQUENCE:2")]).toEqual([true, true]);
  });

  test("takes the visit out again once it is cancelled, and reminds of nothing", () => {
    const [booked, cancelled] = [lines, linesOf(calendarFile({ ...visit, version: 3, isCancelled: true }))];
    expect(booked).toEqual(expect.arrayContaining(["METHOD:PUBLISH", "STATUS:CONFIRMED"]));
    expect(cancelled).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", `UID:${reservation.id}@kezek`, "SEQUENCE:2"]),
    );
    expect(cancelled.filter((line) => line.includes("ALARM"))).toEqual([]);
  });

  test("names the salon as who organizes it, the same in what books and in what cancels", () => {
    const organizer = 'ORGANIZER;CN="Red Apple":mailto:noreply@kezek.kz';
    expect(lines).toContain(organizer);
    expect(linesOf(calendarFile({ ...visit, isCancelled: true }))).toContain(organizer);
  });

  test("says where, leads to its page, and reminds two hours before", () => {
    expect(lines).toContain("URL;VALUE=URI:https://kezek.kz/my/reservation/3f2c5a52/success");
    expect(lines).toContain("GEO:43.64;51.16");
    expect(lines).toContain("LOCATION:Red Apple\\n14-й мкр\\, 23");
    expect(lines).toContain("TRIGGER:-PT2H");
    expect(lines).toContain("DESCRIPTION:Через два часа визит");
  });

  test("closes everything that it opens", () => {
    const open: string[] = [];
    for (const line of lines) {
      if (line.startsWith("BEGIN:")) open.push(line.slice("BEGIN:".length));
      if (line.startsWith("END:")) expect(open.pop()).toBe(line.slice("END:".length));
    }
    expect(open).toEqual([]);
  });
});
