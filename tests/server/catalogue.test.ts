import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { CatalogueError } from "../../server/db/catalogue/catalogue-error.ts";
import type { Catalogue, FirmEntry, MasterEntry } from "../../server/db/catalogue/catalogue.ts";
import { readCatalogue } from "../../server/db/catalogue/read.ts";
import { rowsOf } from "../../server/db/catalogue/rows.ts";

const catalogue = demoCatalogue();
const flagship = firmOf("red-apple-naberezhnaya");

const cabinet = { id: 4, name: { ru: "Кабинет", kz: "Кабинет", en: "Treatment room" }, capacity: 1 };

describe("a catalogue that cannot be loaded", () => {
  it.each<[string, (copy: Catalogue) => void]>([
    [
      'firm "red-apple-naberezhnaya": services[0].price must be integer.',
      ({ firms }) => (serviceOf(firms).price = 7000.5),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].durationMinutes must be multiple of 15.',
      ({ firms }) => (serviceOf(firms).durationMinutes = 50),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].categoryId 77 is not a top category of the catalogue.',
      ({ firms }) => (serviceOf(firms).categoryId = 77),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].prepaymentAmount is above the price.',
      ({ firms }) => (serviceOf(firms).prepaymentAmount = 9_000_000),
    ],
    [
      'firm "red-apple-naberezhnaya": services[1].id 101 is taken.',
      ({ firms }) => ((firms[0]?.services[1] ?? serviceOf(firms)).id = 101),
    ],
    [
      'firm "red-apple-naberezhnaya": cityId 9 is not a city of the catalogue.',
      ({ firms }) => ((firms[0] ?? flagship).cityId = 9),
    ],
    [
      'firm "red-apple-naberezhnaya": districtId 77 is not a district of city 1.',
      ({ firms }) => (firstFirm(firms).districtId = 77),
    ],
    [
      'firm "red-apple-naberezhnaya": districtId 5 is not a district of city 1.',
      ({ firms }) => (firstFirm(firms).districtId = 5),
    ],
    ["districts[0].cityId 99 is in no list of the catalogue.", ({ districts }) => (firstOf(districts).cityId = 99)],
    ["districts[1].id 1 is taken.", ({ districts }) => districts.splice(1, 0, firstOf(districts))],
    [
      'districts: the city and urlName "1/seafront" is used twice.',
      ({ districts }) => districts.push({ ...firstOf(districts), id: 99 }),
    ],
    [
      'firm "red-apple-naberezhnaya": timeZone "Asia/Atlantis" is not an IANA zone.',
      ({ firms }) => ((firms[0] ?? flagship).timeZone = "Asia/Atlantis"),
    ],
    [
      'firm "red-apple-naberezhnaya": specialHours[0].date "2026-02-30" is not a date, YYYY-MM-DD.',
      ({ firms }) => firstFirm(firms).specialHours.unshift({ date: "2026-02-30", hours: [] }),
    ],
    [
      'firm "red-apple-naberezhnaya": specialHours[1].date 2026-03-22 is there twice.',
      ({ firms }) =>
        (firstFirm(firms).specialHours = ["2026-03-22", "2026-03-22"].map((date) => ({ date, hours: [] }))),
    ],
    [
      'firm "red-apple-naberezhnaya": specialHours[0].hours name more than one stretch.',
      ({ firms }) =>
        (firstFirm(firms).specialHours = [
          {
            date: "2026-12-31",
            hours: [
              { startsMinute: 540, endsMinute: 720 },
              { startsMinute: 780, endsMinute: 900 },
            ],
          },
        ]),
    ],
    [
      'firm "red-apple-naberezhnaya": hours[0] begins after its day: write it with the next.',
      ({ firms }) => (firstFirm(firms).hours[0] = { weekday: 1, startsMinute: 1500, endsMinute: 1560 }),
    ],
    [
      'firm "red-apple-naberezhnaya": hours[0] ends before it starts: past midnight minutes go on from 1440.',
      ({ firms }) => (firstFirm(firms).hours[0] = { weekday: 1, startsMinute: 1080, endsMinute: 120 }),
    ],
    [
      'firm "red-apple-naberezhnaya": hours[0] is longer than a day.',
      ({ firms }) => (firstFirm(firms).hours[0] = { weekday: 1, startsMinute: 0, endsMinute: 1455 }),
    ],
    [
      'firm "red-apple-naberezhnaya": hours[6] overlaps another one.',
      ({ firms }) => (firstFirm(firms).hours[6] = { weekday: 7, startsMinute: 1080, endsMinute: 1440 + 545 }),
    ],
    [
      'firm "red-apple-naberezhnaya": masters[0].daysOff[0] "tomorrow" is not a date, YYYY-MM-DD.',
      ({ firms }) => (firstMaster(firms).daysOff = ["tomorrow"]),
    ],
    [
      'firm "red-apple-naberezhnaya": masters[0].specialHours[0].date 2026-12-30 is in daysOff too.',
      ({ firms }) =>
        Object.assign(firstMaster(firms), {
          daysOff: ["2026-12-30"],
          specialHours: [{ date: "2026-12-30", hours: [{ startsMinute: 600, endsMinute: 660 }] }],
        }),
    ],
    [
      'firm "red-apple-naberezhnaya": masters[0].specialHours[0].hours[0] is outside the firm\'s hours of 2026-12-31.',
      ({ firms }) =>
        (firstMaster(firms).specialHours = [{ date: "2026-12-31", hours: [{ startsMinute: 600, endsMinute: 1140 }] }]),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].prepaymentAmount must be 0 with isPhoneOnly.',
      ({ firms }) => Object.assign(serviceOf(firms), { isPhoneOnly: true, prepaymentAmount: 1000 }),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].isPhoneOnly needs a number to call in phoneNumbers.',
      ({ firms }) => {
        serviceOf(firms).isPhoneOnly = true;
        firstFirm(firms).phoneNumbers = [];
      },
    ],
    [
      'firm "red-apple-naberezhnaya": masters[0].rates[0].serviceId 9 is not among their serviceIds.',
      ({ firms }) => (firstMaster(firms).rates = [{ serviceId: 9, price: 100 }]),
    ],
    [
      'firm "red-apple-naberezhnaya": masters[0].rates[0].priceMax is not above a price beside it.',
      ({ firms }) => (firstMaster(firms).rates = [{ serviceId: firstMaster(firms).serviceIds[0] ?? 0, priceMax: 100 }]),
    ],
    [
      'firm "red-apple-naberezhnaya": masters[0].rates[0].durationMinutes must be multiple of 15.',
      ({ firms }) =>
        (firstMaster(firms).rates = [{ serviceId: firstMaster(firms).serviceIds[0] ?? 0, durationMinutes: 50 }]),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].cleanupMinutes must be <= 480.',
      ({ firms }) => (serviceOf(firms).cleanupMinutes = 500),
    ],
    [
      'firm "red-apple-naberezhnaya": rooms[0].capacity must be >= 1.',
      ({ firms }) => (firstFirm(firms).rooms = [{ ...cabinet, capacity: 0 }]),
    ],
    [
      'firm "red-apple-naberezhnaya": devices[1].id 4 is taken.',
      ({ firms }) => (firstFirm(firms).devices = [cabinet, cabinet]),
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].roomIds name 4, which the firm does not have.',
      ({ firms }) => {
        firstFirm(firms).devices = [cabinet];
        serviceOf(firms).roomIds = [4];
      },
    ],
    [
      'firm "red-apple-naberezhnaya": services[0].deviceIds name 4 twice.',
      ({ firms }) => {
        firstFirm(firms).devices = [cabinet];
        serviceOf(firms).deviceIds = [4, 4];
      },
    ],
    ['firm "my": urlKey is an address of the product itself.', ({ firms }) => ((firms[0] ?? flagship).urlKey = "my")],
    [
      'networks and firms: the urlKey "red-apple" is used twice.',
      ({ firms }) => ((firms[0] ?? flagship).urlKey = "red-apple"),
    ],
    ["cities[1].id 1 is taken.", ({ cities }) => cities.forEach((city) => (city.id = 1))],
  ])("is refused with: %s", (message, spoil) => {
    const copy = structuredClone(catalogue);
    spoil(copy);
    expect(() => readCatalogue(copy)).toThrow(new CatalogueError(message));
  });

  it("is refused when a name lacks a language", () => {
    const copy: unknown = JSON.parse(JSON.stringify(catalogue).replace('"kz":"Жағалаудағы Red Apple",', ""));
    expect(() => readCatalogue(copy)).toThrow('firm "red-apple-naberezhnaya": name.kz is missing.');
  });

  it("is refused when a field is misspelt", () => {
    const copy: unknown = JSON.parse(JSON.stringify(catalogue).replace('"isPromoted":', '"promoted":'));
    expect(() => readCatalogue(copy)).toThrow(CatalogueError);
  });
});

it("A review of a catalogue that says nothing of its language is in Russian", () => {
  const copy: unknown = JSON.parse(JSON.stringify(catalogue).replaceAll(/"language":"kz",/g, ""));
  const written = readCatalogue(copy).firms.flatMap(({ reviews }) => reviews.map(({ language }) => language));
  expect(new Set(written)).toEqual(new Set(["ru"]));
});

describe("a file of before special hours were there", () => {
  const older: unknown = JSON.parse(readFileSync("tests/server/older-catalogue.json", "utf8"));

  it("loads as before, its days off counted from the day of loading", () => {
    const rows = new Map(rowsOf(readCatalogue(older), "2026-11-22").map(([table, of]) => [table.name, of]));
    expect(rows.get("master_days_off")).toEqual([{ firm_id: 1, master_id: 1, day: "2026-11-25" }]);
    expect(rows.get("firm_hours")).toHaveLength(2);
    expect(rows.get("districts")).toEqual([]);
    expect(rows.get("firms")?.[0]?.["district_id"]).toBeUndefined();
    expect(rows.get("firm_special_hours")).toEqual([]);
    expect(rows.get("master_special_hours")).toEqual([]);
    expect(rows.get("services")).toMatchObject([{ is_phone_only: false, cleanup_minutes: 0 }]);
    expect([rows.get("rooms"), rows.get("service_rooms")]).toEqual([[], []]);
    expect(rows.get("master_services")).toEqual([{ firm_id: 1, master_id: 1, service_id: 1 }]);
  });
});

it("A room has its capacity, one client at a time where the file says none, and the services that need it", () => {
  const copy = structuredClone(catalogue);
  const { id: serviceId } = serviceOf(copy.firms);
  const { capacity, ...unsaid } = cabinet;
  Object.assign(firstFirm(copy.firms), { rooms: [unsaid], devices: [{ ...cabinet, capacity: 3 }] });
  Object.assign(serviceOf(copy.firms), { roomIds: [4], deviceIds: [4] });
  const rows = new Map(rowsOf(readCatalogue(copy), "2026-11-22").map(([table, of]) => [table.name, of]));
  const ofFirm = (table: string) => rows.get(table)?.filter(({ firm_id }) => firm_id === flagship.id);
  expect(ofFirm("rooms")).toMatchObject([
    { kind: "room", id: 4, capacity, position: 1 },
    { kind: "device", id: 4, capacity: 3, position: 1 },
  ]);
  expect(ofFirm("service_rooms")).toEqual([
    { firm_id: flagship.id, service_id: serviceId, kind: "room", room_id: 4 },
    { firm_id: flagship.id, service_id: serviceId, kind: "device", room_id: 4 },
  ]);
});

function firstFirm(firms: FirmEntry[]): FirmEntry {
  return firstOf(firms);
}

function firstOf<Entry>(entries: readonly Entry[]): Entry {
  const [first] = entries;
  if (first === undefined) throw new Error("There are none");
  return first;
}

function firstMaster(firms: FirmEntry[]): MasterEntry {
  const [master] = firstFirm(firms).masters;
  if (master === undefined) throw new Error("The first firm has no masters");
  return master;
}

function firmOf(key: string): FirmEntry {
  const firm = catalogue.firms.find(({ urlKey }) => urlKey === key);
  if (firm === undefined) throw new Error(`The demo has no ${key}`);
  return firm;
}

function serviceOf(firms: FirmEntry[]) {
  const [service] = firms[0]?.services ?? [];
  if (service === undefined) throw new Error("The first firm has no services");
  return service;
}
