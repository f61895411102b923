import type { WallMinutes } from "../../../domain/hours.ts";
import { gradeOf } from "../../../domain/review.ts";
import { addDays, type LocalDate } from "../../../domain/time.ts";
import { zoneDay } from "../../../domain/zone.ts";
import type { Row, Table } from "./bulk.ts";
import type {
  Catalogue,
  FirmEntry,
  MasterEntry,
  ReviewEntry,
  RoomEntry,
  ServiceEntry,
  SpecialHoursEntry,
  TariffEntry,
} from "./catalogue.ts";
import * as tables from "./tables.ts";

export type Filling = readonly [table: Table, rows: Row[]];

/**
 * A catalogue as the rows of its tables, those first that others refer to.
 * @param today the day from which `daysOff` and `daysAgo` are counted
 */
export function rowsOf(
  { countries, cities, districts, categories, menuTabs, networks, firms, tariffs }: Catalogue,
  today: LocalDate,
): Filling[] {
  const ofFirms = (rowsOfFirm: (firm: FirmEntry) => Row[]) =>
    firms.flatMap((firm) => rowsOfFirm(firm).map((row) => ({ firm_id: firm.id, ...row })));
  const ofMasters = (rowsOfMaster: (master: MasterEntry) => Row[]) =>
    ofFirms(({ masters }) =>
      masters.flatMap((master) => rowsOfMaster(master).map((row) => ({ master_id: master.id, ...row }))),
    );
  return [
    [tables.countries, countries.map(columnsOf)],
    [tables.tariffs, tariffs.map(columnsOf).map(withPosition)],
    [tables.subscriptionPrices, tariffs.flatMap(priceRows)],
    [tables.cities, cities.map(columnsOf)],
    [tables.districts, districts.map(columnsOf)],
    [tables.categories, categories.map(columnsOf)],
    [tables.menuTabs, menuTabs.map(columnsOf)],
    [tables.networks, networks.map(columnsOf)],
    [tables.firms, firms.map(firmRow)],
    [tables.firmPictures, ofFirms(({ pictures }) => pictures.map(columnsOf).map(withPosition))],
    [
      tables.firmHours,
      ofFirms(({ hours }) =>
        hours.map(({ weekday, startsMinute, endsMinute }) => ({
          weekday,
          opens_minute: startsMinute,
          closes_minute: endsMinute,
        })),
      ),
    ],
    [tables.firmSpecialHours, ofFirms(({ specialHours }) => specialHours.map(specialHoursRow))],
    [
      tables.firmDiscounts,
      ofFirms(({ discounts }) => discounts.map((range, index) => ({ id: index + 1, ...columnsOf(range) }))),
    ],
    [tables.services, ofFirms(({ services }) => services.map(columnsOf).map(withPosition))],
    [tables.rooms, ofFirms(roomRows)],
    [tables.serviceRooms, ofFirms(({ services }) => services.flatMap(serviceRoomRows))],
    [tables.masters, ofFirms(({ masters }) => masters.map(masterRow).map(withPosition))],
    [
      tables.masterServices,
      ofMasters(({ serviceIds, rates }) =>
        serviceIds.map((service_id) => {
          const rate = rates.find(({ serviceId }) => serviceId === service_id);
          return { service_id, ...columnsOf(rate ?? {}) };
        }),
      ),
    ],
    [tables.masterHours, ofMasters(({ hours }) => hours.map(columnsOf))],
    [tables.masterBreaks, ofMasters(({ breaks }) => breaks.map(columnsOf))],
    [tables.masterDaysOff, ofMasters((master) => daysOffOf(master, today).map((day) => ({ day })))],
    [
      tables.masterSpecialHours,
      ofMasters((master) =>
        specialShiftsOf(master, today).map(({ date, ...range }) => ({ day: date, ...columnsOf(range) })),
      ),
    ],
    [tables.masterPromotions, ofMasters(({ promotions }) => promotions.map(columnsOf).map(withPosition))],
    [tables.portfolioWorks, ofFirms(({ portfolio }) => portfolio.map(columnsOf).map(withPosition))],
    [tables.reviews, ofFirms(({ reviews, timeZone }) => reviews.map((review) => reviewRow(review, timeZone, today)))],
  ];
}

/** `startsMinute` is the column starts_minute. */
function columnsOf(entry: object): Row {
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

function withPosition(row: Row, index: number): Row {
  return { ...row, position: index + 1 };
}

function priceRows({ countryId, version, key, prices }: TariffEntry): Row[] {
  return prices.map((price) => ({ country_id: countryId, version, tariff_key: key, ...price }));
}

function roomRows({ rooms, devices }: FirmEntry): Row[] {
  const rowsOfKind = (kind: string, entries: readonly RoomEntry[]) =>
    entries.map((entry, index) => withPosition({ kind, ...columnsOf(entry) }, index));
  return [...rowsOfKind("room", rooms), ...rowsOfKind("device", devices)];
}

function serviceRoomRows({ id, roomIds, deviceIds }: ServiceEntry): Row[] {
  const rowsOfKind = (kind: string, ids: readonly number[]) =>
    ids.map((room_id) => ({ service_id: id, kind, room_id }));
  return [...rowsOfKind("room", roomIds), ...rowsOfKind("device", deviceIds)];
}

function specialHoursRow({ date, hours: [open] }: SpecialHoursEntry): Row {
  return { day: date, opens_minute: open?.startsMinute ?? null, closes_minute: open?.endsMinute ?? null };
}

function daysOffOf({ daysOff, specialHours }: MasterEntry, today: LocalDate): LocalDate[] {
  const dates = daysOff.map((day) => (typeof day === "number" ? addDays(today, day) : day));
  const free = specialHours.flatMap(({ date, hours }) => (hours.length === 0 ? date : []));
  return [...new Set([...dates, ...free])];
}

/** A day off that is counted from the day of loading may fall on a date with hours of its own: it is off. */
function specialShiftsOf(master: MasterEntry, today: LocalDate): ({ date: LocalDate } & WallMinutes)[] {
  const daysOff = daysOffOf(master, today);
  const worked = master.specialHours.filter(({ date }) => !daysOff.includes(date));
  return worked.flatMap(({ date, hours }) => hours.map((range) => ({ date, ...range })));
}

/** The figures about ratings are counted once the reviews are there. */
function firmRow(firm: FirmEntry): Row {
  const isIndividual = firm.type === "MASTER";
  return {
    ...columnsOf(firm),
    is_individual_master: isIndividual,
    average_rating: 0,
    ratings_count: 0,
    review_count: 0,
  };
}

/** What clients say of a master comes on top of what the catalogue does. */
function masterRow(master: MasterEntry): Row {
  return { ...columnsOf(master), catalogue_rating: master.rating, catalogue_ratings_count: master.ratingsCount };
}

function reviewRow(review: ReviewEntry, timeZone: string, today: LocalDate): Row {
  const { daysAgo, replyText } = review;
  const startOf = (ago: number) => new Date(zoneDay(timeZone, addDays(today, -ago)).startsAt).toISOString();
  return {
    ...columnsOf(review),
    grade: gradeOf(review.rating),
    created_at: startOf(daysAgo),
    reply_at: replyText === undefined ? null : startOf(Math.max(0, daysAgo - 1)),
  };
}
