import type { Visit, VisitEntry } from "../../../domain/availability/visit.ts";
import type { Able } from "../../../domain/availability/visit-request.ts";
import type { Slot } from "../../../domain/entities.ts";
import { discounted, sum } from "../../../domain/money.ts";
import { formatMinutes, formatOffset, type Instant, weekdayOf, minuteMs } from "../../../domain/time.ts";
import { formatInZone, offsetOnDay, wallMinuteAt, type ZoneDay } from "../../../domain/zone.ts";
import type { FirmRequest } from "./wanted.ts";

type Prices = Pick<Slot["entries"][number], "price" | "fullPrice" | "priceMax" | "fullPriceMax">;

/** The instant at a minute of a day, or after its end, with the offset that stands then. */
export function instantAt(day: ZoneDay, minute: number): Instant {
  if (minute >= day.minutes) return formatInZone(day.zone, day.startsAt + minute * minuteMs);
  return `${day.date}T${formatMinutes(wallMinuteAt(day, minute))}:00${formatOffset(offsetOnDay(day, minute))}`;
}

/** Writes the visits of a day as the contract has them, each entry at the price of the hour at which it begins. */
export function slotWriter({ schedule, services, request }: FirmRequest, day: ZoneDay): (visit: Visit) => Slot {
  const weekday = weekdayOf(day.date);
  const instants = new Map<number, Instant>();
  function instant(minute: number): Instant {
    const found = instants.get(minute) ?? instantAt(day, minute);
    instants.set(minute, found);
    return found;
  }
  function pricesAt({ price, priceMax }: Pick<Able, "price" | "priceMax">, minute: number): Prices {
    const percent = schedule.discountAt(weekday, wallMinuteAt(day, minute));
    return {
      price: discounted(price, percent),
      fullPrice: price,
      ...(priceMax !== null && { priceMax: discounted(priceMax, percent), fullPriceMax: priceMax }),
    };
  }
  function entryOf({ index, masterId, units, startMinute, endMinute }: VisitEntry): Slot["entries"] {
    const [service, wanted] = [services[index], request.entries[index]];
    const able = wanted?.able.find((one) => one.masterId === masterId);
    if (service === undefined || wanted === undefined || able === undefined) return [];
    const times = { startTime: instant(startMinute), endTime: instant(endMinute) };
    const rooms = units.flatMap((unit) => schedule.rooms.roomOf(unit) ?? []).map(({ kind, id }) => ({ kind, id }));
    const prices = pricesAt(able, startMinute);
    const { person } = wanted;
    return [{ person, serviceId: service.id, masterId, ...times, ...prices, ...(rooms.length > 0 && { rooms }) }];
  }
  return ({ startMinute, endMinute, entries: ofVisit }) => {
    const entries = ofVisit.flatMap(entryOf);
    const price = sum(entries.map((entry) => entry.price));
    const fullPrice = sum(entries.map((entry) => entry.fullPrice));
    return { startTime: instant(startMinute), endTime: instant(endMinute), price, fullPrice, entries };
  };
}
