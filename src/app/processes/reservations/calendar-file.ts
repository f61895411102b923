import { limits } from "../../../../domain/limits.ts";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { epochOf, type Instant } from "../../../../domain/time.ts";
import type { CalendarVisit } from "../../../pages/reservation-success/port.ts";

/**
 * A visit as a calendar file (RFC 5545). The UID is the reservation's for ever and SEQUENCE rises with its version, so
 * that a calendar which already has the visit moves it, or takes it out where it is cancelled (RFC 5546 §3.2.1, §3.2.5);
 * times are the salon's, with its zone beside them.
 */
export function calendarFile(visit: CalendarVisit): string {
  const { reservationId, version, isCancelled, startTime, endTime, timeZone, place, words } = visit;
  // The zone stands on the event alone: on the calendar it would take DTSTAMP out of UTC (RFC 5545 §3.8.7.2).
  const timezone = { name: null, generator: (zone: string) => zoneComponent(zone, startTime) };
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: "Kezek", product: "Kezek" }, timezone, method });
  calendar.createEvent({
    id: `${reservationId}@kezek`,
    sequence: version - 1,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Whom both methods want named; nobody reads mail there.
    organizer: { name: place.name, email: `noreply@${new URL(visit.url).hostname}` },
    start: wallClock(startTime),
    end: wallClock(endTime),
    timezone: timeZone,
    summary: words.summary,
    url: visit.url,
    description: words.description,
    location: { title: place.name, address: place.address, geo: { lat: place.latitude, lon: place.longitude } },
    alarms: isCancelled ? [] : [{ triggerBefore: limits.calendarAlarmHours * 3600, description: words.alarm }],
  });
  return calendar.toString();
}

/** What a clock on the salon's wall shows, in the shape that ical-generator takes from date libraries. */
function wallClock(instant: Instant) {
  const [date, time] = [instant.slice(0, 10).replaceAll("-", ""), instant.slice(11, 19).replaceAll(":", "")];
  return {
    format: (pattern?: string) => (pattern === "HHmmss" ? time : date),
    isValid: () => true,
    toDate: () => new Date(epochOf(instant)),
    toJSON: () => instant,
  };
}

/**
 * A zone with the one offset that stands at the instant: true for this visit, and independent of the zone data of
 * whoever reads the file (Kazakhstan went over to one UTC+5 in 2024).
 */
function zoneComponent(zone: string, instant: Instant): string {
  const offset = instant.slice(-6).replace(":", "").replace("Z", "+0000");
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
  ].join("\r\n");
}
