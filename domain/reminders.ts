import { limits } from "./limits.ts";
import { sendingHours } from "./sending-hours.ts";
import { addDays, hourMs, minuteMs } from "./time.ts";
import { epochAtWall, localDateAt } from "./zone.ts";

type ReminderKind = "dayBefore" | "hoursBefore";

/** When to remind a client of a visit: from an instant on, and not any more from another one on (epoch milliseconds). */
export type Reminder = { kind: ReminderKind; sendFrom: number; sendUntil: number };

/** When to ask a client how a visit was: from an instant on, and not any more from another one on (epoch milliseconds). */
export type ReviewRequest = { sendFrom: number; sendUntil: number };

/** How long before a visit each one is due, and how long before it is worth nothing any more, minutes. */
const kinds: Record<ReminderKind, { due: number; worthless: number }> = {
  dayBefore: { due: 24 * 60, worthless: 4 * 60 },
  hoursBefore: { due: 2 * 60, worthless: 30 },
};

/**
 * When the client of a visit is to be reminded of it: the day before and two hours before, never at night in the salon's
 * zone, and not of a visit that was made when the reminder was due already. What would be due in the night is sent on
 * the date on which it is due: before midnight in the evening, after it in the morning, or not where that is too late.
 * @param startsAt epoch milliseconds
 * @param madeAt epoch milliseconds: when the visit was made, or was moved to its time
 */
export function remindersOf(visit: { startsAt: number; madeAt: number; timeZone: string }): Reminder[] {
  const names: readonly ReminderKind[] = ["dayBefore", "hoursBefore"];
  return names.flatMap((kind) => reminderOf(kind, visit) ?? []);
}

/**
 * When the client of a visit is asked how it was: the day after its end, from noon to the evening in the salon's zone.
 * @param endsAt epoch milliseconds
 */
export function reviewRequestOf({ endsAt, timeZone }: { endsAt: number; timeZone: string }): ReviewRequest {
  const date = addDays(localDateAt(timeZone, endsAt), 1);
  const sendFrom = epochAtWall(timeZone, date, limits.reviewRequestHour * 60);
  return { sendFrom, sendUntil: sendingHours(timeZone, date).until };
}

function reminderOf(
  kind: ReminderKind,
  { startsAt, madeAt, timeZone }: { startsAt: number; madeAt: number; timeZone: string },
): Reminder | undefined {
  const { due, worthless } = kinds[kind];
  const dueAt = startsAt - due * minuteMs;
  const { from, until } = sendingHours(timeZone, localDateAt(timeZone, dueAt));
  const sendFrom = Math.min(Math.max(dueAt, from), until - hourMs);
  const sendUntil = Math.min(until, startsAt - worthless * minuteMs);
  return madeAt < sendFrom && sendFrom < sendUntil ? { kind, sendFrom, sendUntil } : undefined;
}
