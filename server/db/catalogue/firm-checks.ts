import { hoursOn, type WallMinutes } from "../../../domain/hours.ts";
import { minutesOfDay } from "../../../domain/time.ts";
import type {
  Catalogue,
  FirmEntry,
  MasterEntry,
  RoomEntry,
  ServiceEntry,
  SpecialHoursEntry,
  WeekdayRange,
} from "./catalogue.ts";
import { CatalogueError } from "./catalogue-error.ts";
import { entryHours } from "./entry-hours.ts";

export type Surroundings = {
  cities: ReadonlySet<number>;
  districts: Catalogue["districts"];
  networks: ReadonlySet<number>;
  /** The parent of every category; undefined for a top one. */
  categories: ReadonlyMap<number, number | undefined>;
};

/** What a firm says about itself and what it refers to. @throws CatalogueError naming the firm and the field */
export function checkFirm(firm: FirmEntry, { cities, districts, networks, categories }: Surroundings): void {
  const check = (holds: boolean, field: string, complaint: string) => {
    if (!holds) throw new CatalogueError(`firm "${firm.urlKey}": ${field} ${complaint}.`);
  };
  check(cities.has(firm.cityId), "cityId", `${firm.cityId} is not a city of the catalogue`);
  const district = districts.find(({ id }) => id === firm.districtId);
  const isOfCity = firm.districtId === undefined || district?.cityId === firm.cityId;
  check(isOfCity, "districtId", `${firm.districtId} is not a district of city ${firm.cityId}`);
  check(
    firm.networkId === undefined || networks.has(firm.networkId),
    "networkId",
    `${firm.networkId} is not a network`,
  );
  checkRanges(firm.hours, "hours", check);
  checkRanges(firm.discounts, "discounts", check);
  checkHours(firm, check);
  checkIds(firm.rooms, "rooms", check);
  checkIds(firm.devices, "devices", check);
  checkIds(firm.services, "services", check);
  checkIds(firm.masters, "masters", check);
  checkIds(firm.reviews, "reviews", check);
  checkIds(firm.portfolio, "portfolio", check);
  for (const [index, service] of firm.services.entries()) {
    checkService(service, `services[${index}]`, categories, check);
    checkNeeds(service.roomIds, firm.rooms, `services[${index}].roomIds`, check);
    checkNeeds(service.deviceIds, firm.devices, `services[${index}].deviceIds`, check);
    const canCall = !service.isPhoneOnly || firm.phoneNumbers.length > 0;
    check(canCall, `services[${index}].isPhoneOnly`, "needs a number to call in phoneNumbers");
  }
  const services = new Set(firm.services.map(({ id }) => id));
  for (const [index, master] of firm.masters.entries()) checkMaster(master, `masters[${index}]`, firm, services, check);
  const masters = new Set(firm.masters.map(({ id }) => id));
  for (const list of ["reviews", "portfolio"] as const) {
    for (const [index, { masterId, serviceId }] of firm[list].entries()) {
      const isMasterKnown = masterId === undefined || masters.has(masterId);
      check(isMasterKnown, `${list}[${index}].masterId`, `${masterId} is not a master of this firm`);
      const isServiceKnown = serviceId === undefined || services.has(serviceId);
      check(isServiceKnown, `${list}[${index}].serviceId`, `${serviceId} is not a service of this firm`);
    }
  }
}

/** One stretch a day, which begins on it. */
function checkHours({ hours, specialHours }: FirmEntry, check: Check): void {
  check(new Set(hours.map(({ weekday }) => weekday)).size === hours.length, "hours", "name a weekday twice");
  for (const [index, range] of hours.entries()) check(beginsOnDay(range), `hours[${index}]`, beginsLater);
  checkDates(specialHours, "specialHours", check);
  for (const [index, { hours: ofDate }] of specialHours.entries()) {
    const field = `specialHours[${index}].hours`;
    check(ofDate.length <= 1, field, "name more than one stretch");
    check(ofDate.every(beginsOnDay), `${field}[0]`, beginsLater);
  }
}

const beginsOnDay = ({ startsMinute }: WallMinutes) => startsMinute < minutesOfDay;
const beginsLater = "begins after its day: write it with the next";

type Check = (holds: boolean, field: string, complaint: string) => void;

function checkService(
  service: ServiceEntry,
  field: string,
  categories: Surroundings["categories"],
  check: Check,
): void {
  const { categoryId, subCategoryId } = service;
  const isTop = categories.has(categoryId) && categories.get(categoryId) === undefined;
  check(isTop, `${field}.categoryId`, `${categoryId} is not a top category of the catalogue`);
  const isInside = subCategoryId === undefined || categories.get(subCategoryId) === categoryId;
  check(isInside, `${field}.subCategoryId`, `${subCategoryId} is not inside category ${categoryId}`);
}

/** What a service needs is there, and named once. */
function checkNeeds(ids: readonly number[], there: readonly RoomEntry[], field: string, check: Check): void {
  for (const [index, needed] of ids.entries()) {
    check(
      there.some(({ id }) => id === needed),
      field,
      `name ${needed}, which the firm does not have`,
    );
    check(!ids.slice(0, index).includes(needed), field, `name ${needed} twice`);
  }
}

function checkMaster(
  { serviceIds, rates, promotions, hours, breaks, daysOff, specialHours }: MasterEntry,
  field: string,
  firm: FirmEntry,
  services: ReadonlySet<number>,
  check: Check,
): void {
  for (const id of serviceIds)
    check(services.has(id), `${field}.serviceIds`, `name ${id}, which is not a service here`);
  check(new Set(serviceIds).size === serviceIds.length, `${field}.serviceIds`, "name a service twice");
  for (const [index, { serviceId, price }] of rates.entries()) {
    const place = `${field}.rates[${index}]`;
    check(serviceIds.includes(serviceId), `${place}.serviceId`, `${serviceId} is not among their serviceIds`);
    const isTwice = rates.slice(0, index).some((other) => other.serviceId === serviceId);
    check(!isTwice, `${place}.serviceId`, `${serviceId} is there twice`);
    const prepayment = firm.services.find(({ id }) => id === serviceId)?.prepaymentAmount ?? 0;
    check(price === undefined || price >= prepayment, `${place}.price`, "is below the service's prepaymentAmount");
  }
  checkIds(promotions, `${field}.promotions`, check);
  checkRanges(hours, `${field}.hours`, check);
  checkRanges(breaks, `${field}.breaks`, check);
  for (const [index, shift] of hours.entries()) {
    check(isInside(shift, firm.hours), `${field}.hours[${index}]`, "is outside the firm's hours");
  }
  for (const [index, pause] of breaks.entries()) {
    check(isInside(pause, hours), `${field}.breaks[${index}]`, "is outside the master's hours");
  }
  checkDates(specialHours, `${field}.specialHours`, check);
  const ofFirm = entryHours(firm);
  for (const [index, { date, hours: ofDate }] of specialHours.entries()) {
    const place = `${field}.specialHours[${index}]`;
    check(!daysOff.includes(date), `${place}.date`, `${date} is in daysOff too`);
    for (const [number, range] of ofDate.entries()) {
      const overlaps = ofDate.slice(0, number).some((other) => meet(other, range));
      check(!overlaps, `${place}.hours[${number}]`, "overlaps another one of the same date");
      const isOpen = hoursOn(ofFirm, date).some((around) => surrounds(around, range));
      check(isOpen, `${place}.hours[${number}]`, `is outside the firm's hours of ${date}`);
    }
  }
}

function checkDates(days: readonly SpecialHoursEntry[], field: string, check: Check): void {
  for (const [index, { date }] of days.entries()) {
    const isTwice = days.slice(0, index).some((other) => other.date === date);
    check(!isTwice, `${field}[${index}].date`, `${date} is there twice`);
  }
}

/** The ranges of a week do not overlap, those that go on past a midnight included. */
function checkRanges(ranges: readonly WeekdayRange[], field: string, check: Check): void {
  for (const [index, range] of ranges.entries()) {
    const overlaps = ranges
      .slice(0, index)
      .some((other) => weeksApart.some((minutes) => meet(inWeek(other, minutes), inWeek(range))));
    check(!overlaps, `${field}[${index}]`, "overlaps another one");
  }
}
const minutesOfWeek = 7 * minutesOfDay;
const weeksApart = [-minutesOfWeek, 0, minutesOfWeek];

/** A range in minutes of the week, which begins on Monday. */
function inWeek({ weekday, startsMinute, endsMinute }: WeekdayRange, later = 0): WallMinutes {
  const midnight = (weekday - 1) * minutesOfDay + later;
  return { startsMinute: midnight + startsMinute, endsMinute: midnight + endsMinute };
}

function checkIds(entries: readonly { id: number }[], field: string, check: Check): void {
  const seen = new Set<number>();
  for (const [index, { id }] of entries.entries()) {
    check(!seen.has(id), `${field}[${index}].id`, `${id} is taken`);
    seen.add(id);
  }
}

function isInside(range: WeekdayRange, around: readonly WeekdayRange[]): boolean {
  return around.some((outer) => outer.weekday === range.weekday && surrounds(outer, range));
}

function surrounds(outer: WallMinutes, { startsMinute, endsMinute }: WallMinutes): boolean {
  return outer.startsMinute <= startsMinute && endsMinute <= outer.endsMinute;
}

function meet(left: WallMinutes, right: WallMinutes): boolean {
  return left.startsMinute < right.endsMinute && right.startsMinute < left.endsMinute;
}
