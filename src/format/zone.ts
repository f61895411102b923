import { formatInstant, type Instant, type LocalDate, localDateOf } from "../../domain/time.ts";

/** The offset that an instant writes, in minutes: +05:00 is 300. */
export function offsetOf(instant: Instant): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(instant) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The date at the place that wrote `instant`, at the moment `epoch` (milliseconds). */
export function dateBeside(instant: Instant, epoch: number): LocalDate {
  return localDateOf(formatInstant(epoch, offsetOf(instant)));
}

/**
 * The date in an IANA zone. A device with old zone data may be an hour off for a part of Kazakhstan: good enough to
 * ask from which day on; for what people read, {@link dateBeside} is exact.
 */
export function dateInZone(timeZone: string, epoch: number): LocalDate {
  const format = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const parts = Object.fromEntries(format.formatToParts(epoch).map(({ type, value }) => [type, value]));
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}`;
}

/** The minute of the day (from midnight) in an IANA zone; see {@link dateInZone}. */
export function minuteInZone(timeZone: string, epoch: number): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const parts = Object.fromEntries(format.formatToParts(epoch).map(({ type, value }) => [type, Number(value)]));
  return (parts["hour"] ?? 0) * 60 + (parts["minute"] ?? 0);
}

/**
 * How many minutes the device's clock is ahead of the firm's at that instant: 0 when they agree.
 * @param deviceOffset what the device says of the instant, minutes east of UTC
 */
export function minutesAhead(instant: Instant, deviceOffset: number): number {
  return deviceOffset - offsetOf(instant);
}
