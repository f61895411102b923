import type { Reservation } from "../../../../domain/entities.ts";
import type { Language } from "../../../../domain/language.ts";
import { forWhom } from "../../../blocks/for-whom.ts";
import { formatTimeRange } from "../../../format/calendar.ts";
import { formatTotal } from "../../../format/cost.ts";
import type { T } from "../../../i18n/react.tsx";
import { isCancelled } from "../../../../domain/visit-status.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import type { CalendarVisit } from "../port.ts";

/** A reservation as a calendar wants it. The guest's key stays out: calendars are shared. */
export function calendarVisit(reservation: Reservation, origin: string, t: T, language: Language): CalendarVisit {
  const { id, status, version, startTime, endTime, timeZone, firm, entries } = reservation;
  const services = entries.map(({ serviceName }) => serviceName).join(", ");
  const lines = entries.map((entry) => {
    const what = [formatTimeRange(entry.startTime, entry.endTime), entry.serviceName, forWhom(entry.person, t)];
    const where = [entry.masterName, ...(entry.roomNames ?? [])].join(", ");
    return `${what.filter((word) => word !== null).join(" ")} — ${where}`;
  });
  return {
    reservationId: id,
    version,
    isCancelled: isCancelled(status),
    startTime,
    endTime,
    timeZone,
    url: origin + hrefs.reservationSuccess(id),
    place: {
      name: firm.name,
      address: `${firm.city}, ${firm.address}`,
      latitude: firm.location.markerY,
      longitude: firm.location.markerX,
    },
    words: {
      summary: t("success.event.summary", { services, firm: firm.name }),
      description: [
        ...lines,
        `${t("company.total")}: ${formatTotal(reservation, language)}`,
        ...firm.phoneNumbers,
      ].join("\n"),
      alarm: t("success.event.alarm", { firm: firm.name }),
    },
  };
}
