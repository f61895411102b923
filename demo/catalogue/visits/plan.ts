import { addDays, weekdayOf, type LocalDate } from "../../../domain/time.ts";
import { epochAtWall } from "../../../domain/zone.ts";
import { hoursOnBoth, type WallMinutes } from "../../../domain/hours.ts";
import type { FirmEntry, MasterEntry, ServiceEntry } from "../../../server/db/catalogue/catalogue.ts";
import { entryHours } from "../../../server/db/catalogue/entry-hours.ts";
import { chanceOf, type Chance } from "../chance.ts";
import { meetPerson } from "../people/people.ts";
import { type DemoUnit, withRooms } from "./rooms.ts";

/** One visit to one master for one service. Instants are RFC 3339. */
export type DemoVisit = {
  firmId: number;
  urlKey: string;
  day: LocalDate;
  masterId: number;
  serviceId: number;
  /** Names the visit in all loadings, so that none is written twice. */
  key: string;
  startsAt: string;
  endsAt: string;
  /** When the master has cleaned up. */
  readyAt: string;
  /** What it takes of rooms and devices. */
  units: DemoUnit[];
  isPast: boolean;
  clientName: string;
  clientPhone: number;
  price: number;
  currency: string;
};

const grid = 15;

/**
 * Visits from `daysBack` days before today to `daysAhead` days after: some days nearly full, some nearly free, each
 * inside the master's shift and outside the breaks and days off, with a room and a device where it needs them.
 */
export function planVisits(firm: FirmEntry, today: LocalDate, daysBack: number, daysAhead: number): DemoVisit[] {
  const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, index) => index - daysBack);
  return withRooms(
    firm,
    firm.masters.flatMap((master) => days.flatMap((day) => planDay(firm, master, addDays(today, day), day))),
  );
}

function planDay(firm: FirmEntry, master: MasterEntry, date: LocalDate, daysAhead: number): Omit<DemoVisit, "units">[] {
  const chance = chanceOf(`visits/${firm.urlKey}/${master.id}/${date}`);
  const offered = firm.services
    .filter(({ id }) => master.serviceIds.includes(id))
    .map((service) => doneBy(master, service));
  const weekday = weekdayOf(date);
  const breaks = master.breaks.filter((pause) => pause.weekday === weekday);
  const busyness = busynessOf(firm, date, daysAhead);
  const instant = (minute: number) => new Date(epochAtWall(firm.timeZone, date, minute)).toISOString();
  const shifts = master.daysOff.includes(date) ? [] : hoursOnBoth(entryHours(master), entryHours(firm), date);
  return shifts
    .flatMap((shift) => freeStretches(shift, breaks))
    .flatMap((stretch) => fill(chance, stretch, offered, busyness))
    .map(({ service, startsMinute }) => ({
      firmId: firm.id,
      urlKey: firm.urlKey,
      day: date,
      masterId: master.id,
      serviceId: service.id,
      key: `${firm.urlKey}/${master.id}/${date}/${startsMinute}`,
      startsAt: instant(startsMinute),
      endsAt: instant(startsMinute + service.durationMinutes),
      readyAt: instant(startsMinute + service.durationMinutes + service.cleanupMinutes),
      isPast: daysAhead < 0,
      clientName: meetPerson(chance, firm.type === "BARBERSHOP" ? "man" : "woman").name.ru,
      // Nobody's: numbers of the form +7 700 000 … are the demo's own.
      clientPhone: 77_000_000_000 + chance.whole(10_000, 99_999),
      price: service.price,
      currency: firm.currency,
    }));
}

/** The share of the time that is taken: the week's end is full, a firm has its own quiet day, far days are open. */
function busynessOf(firm: FirmEntry, date: LocalDate, daysAhead: number): number {
  const weekday = weekdayOf(date);
  const taste = chanceOf(`busyness/${firm.urlKey}/${weekday}`);
  const ofWeekday = weekday >= 5 ? 0.55 + taste.fraction() * 0.4 : 0.2 + taste.fraction() * 0.5;
  const nearness = daysAhead <= 0 ? 1 : Math.max(0.25, 1 - daysAhead / 24);
  return ofWeekday * nearness;
}

function freeStretches(shift: WallMinutes, breaks: readonly WallMinutes[]): WallMinutes[] {
  const [pause] = breaks.filter(
    ({ startsMinute, endsMinute }) => shift.startsMinute <= startsMinute && endsMinute <= shift.endsMinute,
  );
  if (pause === undefined) return [shift];
  return [
    { startsMinute: shift.startsMinute, endsMinute: pause.startsMinute },
    ...freeStretches({ startsMinute: pause.endsMinute, endsMinute: shift.endsMinute }, breaks),
  ].filter(({ startsMinute, endsMinute }) => startsMinute < endsMinute);
}

/** A service at the price and the pace of a master. */
function doneBy({ rates }: MasterEntry, service: ServiceEntry): ServiceEntry {
  const { price = service.price, durationMinutes = service.durationMinutes } =
    rates.find(({ serviceId }) => serviceId === service.id) ?? {};
  return { ...service, price, durationMinutes };
}

function takenBy({ durationMinutes, cleanupMinutes }: ServiceEntry): number {
  return Math.ceil((durationMinutes + cleanupMinutes) / grid) * grid;
}

type Filled = { service: ServiceEntry; startsMinute: number };

function fill(
  chance: Chance,
  { startsMinute, endsMinute }: WallMinutes,
  offered: ServiceEntry[],
  busyness: number,
): Filled[] {
  const filled: Filled[] = [];
  let at = Math.ceil(startsMinute / grid) * grid;
  while (at < endsMinute) {
    const fitting = offered.filter((service) => at + takenBy(service) <= endsMinute);
    if (fitting.length === 0) return filled;
    if (!chance.happens(busyness)) {
      at += grid * chance.whole(2, 5);
      continue;
    }
    const service = chance.pick(fitting);
    filled.push({ service, startsMinute: at });
    at += takenBy(service);
  }
  return filled;
}
