import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { reservedSegments } from "../../domain/reserved-segments.ts";
import { languages } from "../../domain/language.ts";
import type { WallMinutes } from "../../domain/hours.ts";
import type { Catalogue, FirmEntry, WeekdayRange } from "../../server/db/catalogue/catalogue.ts";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { planVisits, type DemoVisit } from "../../demo/catalogue/visits/plan.ts";
import { readCatalogue } from "../../server/db/catalogue/read.ts";

const catalogue = demoCatalogue();
const flagship = firmOf("red-apple-naberezhnaya");

describe("the demo catalogue", () => {
  it("is the same at every call", () => {
    expect(JSON.stringify(demoCatalogue())).toBe(JSON.stringify(catalogue));
  });

  it("is a catalogue that an operator could load", () => {
    expect(() => readCatalogue(structuredClone(catalogue))).not.toThrow();
  });

  it("starts in Aktau and reaches six cities with dozens of salons and hundreds of masters", () => {
    expect(catalogue.cities.map(({ urlName }) => urlName)).toEqual([
      "aktau",
      "almaty",
      "astana",
      "shymkent",
      "karaganda",
      "atyrau",
    ]);
    expect(catalogue.firms.length).toBeGreaterThanOrEqual(40);
    expect(catalogue.firms.filter(({ cityId }) => cityId === 1).length).toBeGreaterThanOrEqual(14);
    expect(catalogue.firms.flatMap(({ masters }) => masters).length).toBeGreaterThanOrEqual(200);
  });

  it("speaks three languages wherever people read", () => {
    const texts = localizedTexts(catalogue);
    expect(texts.length).toBeGreaterThan(1000);
    for (const text of texts) for (const language of languages) expect(text[language]).toMatch(/\S/);
  });

  it("shows only pictures that are there", () => {
    const missing = picturesOf(catalogue).filter((url) => !existsSync(resolve("demo", url.slice(1))));
    expect(missing).toEqual([]);
  });

  it("links no firm under an address of the product", () => {
    for (const { urlKey } of [...catalogue.firms, ...catalogue.networks]) {
      expect(urlKey).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(reservedSegments).not.toContain(urlKey);
    }
  });

  it("has somebody for every service, and at least two in the flagship", () => {
    for (const firm of catalogue.firms) {
      for (const { id } of firm.services) {
        expect(firm.masters.filter(({ serviceIds }) => serviceIds.includes(id)).length).toBeGreaterThanOrEqual(
          firm === flagship ? 2 : 1,
        );
      }
    }
  });

  it("keeps every shift inside the firm's hours and every break inside a shift", () => {
    for (const firm of catalogue.firms) {
      for (const { hours, breaks } of firm.masters) {
        expect(hours.filter((shift) => !isInside(shift, firm.hours))).toEqual([]);
        expect(breaks.filter((pause) => !isInside(pause, hours))).toEqual([]);
      }
    }
  });

  it("has firms that are open past midnight, and visits there that end after it", () => {
    const late = catalogue.firms.filter(({ hours }) => hours.some(({ endsMinute }) => endsMinute > 1440));
    expect(late.map(({ urlKey }) => urlKey)).toEqual(["marjan-nail-bar", "medeu-barbers"]);
    const visits = late.flatMap((firm) => planVisits(firm, "2026-11-20", 2, 21));
    expect(visits.some(({ day, endsAt }) => endsAt > `${day}T19:00:00.000Z`)).toBe(true);
  });

  it("has short days, holidays and longer days, and nobody at work while a firm is closed", () => {
    const firm = firmOf("red-apple-7");
    const hoursOf = (date: string) => firm.specialHours.find((day) => day.date === date)?.hours;
    expect(hoursOf("2026-12-31")).toEqual([{ startsMinute: 540, endsMinute: 1080 }]);
    expect(hoursOf("2027-01-01")).toEqual([]);
    expect(hoursOf("2026-12-01")).toEqual([{ startsMinute: 840, endsMinute: 1200 }]);
    expect(hoursOf("2027-03-07")).toEqual([{ startsMinute: 480, endsMinute: 1260 }]);
    const visits = planVisits(firm, "2026-12-20", 0, 21);
    expect(visits.filter(({ day }) => day === "2027-01-01")).toEqual([]);
    const lastOfYear = visits.filter(({ day }) => day === "2026-12-31");
    expect(lastOfYear.length).toBeGreaterThan(0);
    expect(lastOfYear.filter(({ endsAt }) => endsAt > "2026-12-31T13:00:00.000Z")).toEqual([]);
  });

  it("has services that are arranged by phone, at firms that can be called", () => {
    const byPhone = catalogue.firms.filter(({ services }) => services.some(({ isPhoneOnly }) => isPhoneOnly));
    expect(byPhone.length).toBeGreaterThan(2);
    for (const { phoneNumbers } of byPhone) expect(phoneNumbers[0]).toMatch(/^\+\d+$/);
  });

  it("has services after which one cleans up, and masters with prices and a pace of their own", () => {
    const services = catalogue.firms.flatMap((firm) => firm.services);
    expect(services.filter(({ cleanupMinutes }) => cleanupMinutes > 0).length).toBeGreaterThan(2);
    const rates = catalogue.firms.flatMap(({ masters }) => masters.flatMap((master) => master.rates));
    expect(rates.some(({ durationMinutes }) => durationMinutes !== undefined)).toBe(true);
    expect(new Set(catalogue.firms.filter(({ masters }) => masters.some((one) => one.rates.length > 0))).size).toBe(3);
  });

  it("has rooms and devices that services need, and visits that fill none of them beyond its capacity", () => {
    const firms = catalogue.firms.filter(({ rooms, devices }) => rooms.length + devices.length > 0);
    expect(firms.length).toBeGreaterThan(3);
    expect(firms.some(({ rooms }) => rooms.some(({ capacity }) => capacity > 1))).toBe(true);
    expect(firms.some(({ devices }) => devices.length > 0)).toBe(true);
    for (const firm of firms) {
      const visits = planVisits(firm, "2026-11-20", 2, 21);
      for (const [kind, rooms] of [
        ["room", firm.rooms],
        ["device", firm.devices],
      ] as const) {
        for (const { id, capacity } of rooms) {
          const inRoom = visits.filter(({ units }) =>
            units.some((unit) => unit.kind === kind && Math.floor(unit.id / 100) === id),
          );
          expect(inRoom.length).toBeGreaterThan(0);
          for (const { startsAt } of inRoom) {
            const atOnce = inRoom.filter((other) => other.startsAt <= startsAt && startsAt < other.readyAt);
            expect(atOnce.length).toBeLessThanOrEqual(capacity);
          }
        }
      }
    }
  });

  it("has somebody at work on every day that a firm is open", () => {
    for (const firm of catalogue.firms) {
      const worked = new Set(firm.masters.flatMap(({ hours }) => hours.map(({ weekday }) => weekday)));
      for (const { weekday } of firm.hours) expect(worked, `${firm.urlKey}, weekday ${weekday}`).toContain(weekday);
    }
  });

  it("asks no prepayment for what the flagship is known for", () => {
    expect(flagship.services[0]?.isPopular).toBe(true);
    expect(flagship.services.filter(({ isPopular, prepaymentAmount }) => isPopular && prepaymentAmount > 0)).toEqual(
      [],
    );
    expect(flagship.services.some(({ prepaymentAmount }) => prepaymentAmount > 0)).toBe(true);
  });

  it("asks a prepayment for the lesser part of services", () => {
    const services = catalogue.firms.flatMap((firm) => firm.services);
    const prepaid = services.filter(({ prepaymentAmount }) => prepaymentAmount > 0);
    expect(prepaid.length).toBeGreaterThan(0);
    expect(prepaid.length).toBeLessThan(services.length / 4);
  });

  it("repeats no review within a firm", () => {
    for (const { urlKey, reviews } of catalogue.firms) {
      expect(reviews.length, urlKey).toBeGreaterThanOrEqual(6);
      expect(new Set(reviews.map(({ text }) => text)).size, urlKey).toBe(reviews.length);
    }
  });

  it("says of each review what it is written in, by its letters too", () => {
    const reviews = catalogue.firms.flatMap((firm) => firm.reviews);
    expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set(["ru", "kz"]));
    const isKazakh = (text: string) => /[әғқңөұүһі]/i.test(text);
    const disagreeing = reviews.filter(
      ({ language, text }) => language === "ru" && isKazakh(text.replaceAll(/\p{Lu}\p{L}*/gu, "")),
    );
    expect(disagreeing.map(({ text }) => text)).toEqual([]);
  });

  it("leaves no trace of a template in a review", () => {
    for (const { text } of catalogue.firms.flatMap(({ reviews }) => reviews)) expect(text).not.toMatch(/[[\]{}<>|]/);
  });
});

describe("the demo's visits", () => {
  const today = "2026-11-20";
  const visits = planVisits(flagship, today, 2, 21);

  it("are the same at every planning", () => {
    expect(planVisits(flagship, today, 2, 21)).toEqual(visits);
  });

  it("never overlap for one master", () => {
    for (const { id } of flagship.masters) {
      const mine = visits.filter(({ masterId }) => masterId === id).toSorted(byStart);
      for (const [index, visit] of mine.slice(1).entries()) {
        expect(Date.parse(visit.startsAt)).toBeGreaterThanOrEqual(Date.parse(mine[index]?.endsAt ?? ""));
      }
    }
  });

  it("leave the breaks and the days off free", () => {
    for (const visit of visits) {
      const master = flagship.masters.find(({ id }) => id === visit.masterId);
      const time = localRange(visit);
      expect(isInside(time, master?.hours ?? []), visit.startsAt).toBe(true);
      expect((master?.breaks ?? []).filter((pause) => pause.weekday === time.weekday && meet(pause, time))).toEqual([]);
      expect(master?.daysOff ?? []).not.toContain(visit.day);
    }
  });

  it("fill some days more than others", () => {
    const perDay = new Map<string, number>();
    for (const { day } of visits) perDay.set(day, (perDay.get(day) ?? 0) + 1);
    expect(Math.max(...perDay.values())).toBeGreaterThan(2 * Math.min(...perDay.values()));
  });

  it("are over only before today", () => {
    for (const { day, isPast } of visits) expect(isPast).toBe(day < today);
  });
});

function firmOf(key: string): FirmEntry {
  const firm = catalogue.firms.find(({ urlKey }) => urlKey === key);
  if (firm === undefined) throw new Error(`The demo has no ${key}`);
  return firm;
}

function localizedTexts(value: unknown): Record<string, string>[] {
  if (typeof value !== "object" || value === null) return [];
  if (isLocalized(value)) return [value];
  return Object.values(value).flatMap(localizedTexts);
}

function isLocalized(value: object): value is Record<string, string> {
  return "ru" in value && Object.values(value).every((text) => typeof text === "string");
}

function picturesOf({ categories, firms }: Catalogue): string[] {
  return [
    ...categories.flatMap(({ pictureUrl }) => pictureUrl ?? []),
    ...firms.flatMap(({ avatarUrl, pictures, masters }) => [
      avatarUrl,
      ...masters.map((master) => master.avatarUrl),
      ...pictures.flatMap(({ url }) => [480, 960, 1440].map((width) => url.replace("-960.avif", `-${width}.avif`))),
    ]),
    ...firms.map(({ urlKey }) => `/pictures/firms/${urlKey}/og.jpg`),
  ];
}

function isInside({ weekday, startsMinute, endsMinute }: WeekdayRange, around: WeekdayRange[]): boolean {
  return around.some(
    (outer) => outer.weekday === weekday && outer.startsMinute <= startsMinute && endsMinute <= outer.endsMinute,
  );
}

function meet(left: WallMinutes, right: WallMinutes): boolean {
  return left.startsMinute < right.endsMinute && right.startsMinute < left.endsMinute;
}

function byStart(left: DemoVisit, right: DemoVisit): number {
  return Date.parse(left.startsAt) - Date.parse(right.startsAt);
}

/** Aktau is five hours ahead of UTC. */
function localRange({ startsAt, endsAt }: DemoVisit): WeekdayRange {
  const local = (instant: string) => new Date(Date.parse(instant) + 5 * 3_600_000);
  const minute = (date: Date) => date.getUTCHours() * 60 + date.getUTCMinutes();
  const weekdays = [7, 1, 2, 3, 4, 5, 6] as const;
  const weekday = weekdays[local(startsAt).getUTCDay()] ?? 7;
  return { weekday, startsMinute: minute(local(startsAt)), endsMinute: minute(local(endsAt)) };
}
