import { addDays, type LocalDate, weekdayOf } from "../../../domain/time.ts";
import type {
  MasterEntry,
  RateEntry,
  ServiceEntry,
  SpecialHoursEntry,
  Weekday,
  WeekdayRange,
} from "../../../server/db/catalogue/catalogue.ts";
import { chanceOf, type Chance } from "../chance.ts";
import type { FirmSketch } from "../sketch.ts";
import { bios, promotions } from "./bios.ts";
import { specialHoursOf, years } from "../special-hours.ts";
import type { Gender } from "./names.ts";
import { meetPerson, type Person } from "./people.ts";
import { professions, type Profession, type ProfessionKey } from "../professions.ts";
import { rounded } from "../services/offer.ts";
import { localized } from "../text.ts";
import { shiftsOf } from "./shifts.ts";

export type TeamMember = { id: number; person: Person; profession: Profession; professionKey: ProfessionKey };

// The masters of the salon that pictures and texts show; the others come by chance.
const flagshipTeam: readonly Person[] = [
  {
    gender: "woman",
    name: localized("Айгерим", "Айгерім", "Aigerim"),
    surname: localized("Сапарова", "Сапарова", "Saparova"),
  },
  {
    gender: "woman",
    name: localized("Динара", "Динара", "Dinara"),
    surname: localized("Оспанова", "Оспанова", "Ospanova"),
  },
  {
    gender: "woman",
    name: localized("Мария", "Мария", "Maria"),
    surname: localized("Ковалёва", "Ковалёва", "Kovalyova"),
  },
  {
    gender: "woman",
    name: localized("Сауле", "Сәуле", "Saule"),
    surname: localized("Тлеубаева", "Тілеубаева", "Tleubayeva"),
  },
  { gender: "woman", name: localized("Жанна", "Жанна", "Zhanna"), surname: localized("Хегай", "Хегай", "Khegay") },
  { gender: "woman", name: localized("Виктория", "Виктория", "Viktoria"), surname: localized("Цой", "Цой", "Tsoy") },
  { gender: "man", name: localized("Ерлан", "Ерлан", "Yerlan"), surname: localized("Касымов", "Қасымов", "Kassymov") },
  {
    gender: "woman",
    name: localized("Асель", "Әсел", "Assel"),
    surname: localized("Нурланова", "Нұрланова", "Nurlanova"),
  },
  {
    gender: "woman",
    name: localized("Гульнара", "Гүлнара", "Gulnara"),
    surname: localized("Розиева", "Розиева", "Roziyeva"),
  },
];
const flagshipRatings = [5, 4.9, 4.8, 4.7, 4.6, 4.9, 4.8, 5, 4.9];
const flagshipRatingsCounts = [64, 51, 42, 38, 35, 27, 24, 19, 12];
const flagshipId = 1;

/** Who works in a firm. The same people have the same ids and the same faces. */
export function teamOf(sketch: FirmSketch): TeamMember[] {
  const chance = chanceOf(`team/${sketch.urlKey}`);
  const taken = new Set<string>();
  return sketch.team.map((key, index) => {
    const profession = professions[key];
    const gender: Gender = chance.whole(1, 10) <= profession.menInTen ? "man" : "woman";
    const person =
      sketch.owner ?? (sketch.id === flagshipId ? flagshipTeam[index] : undefined) ?? meetPerson(chance, gender, taken);
    taken.add(person.name.ru);
    return { id: sketch.id * 100 + index + 1, person, profession, professionKey: key };
  });
}

/** The masters of a firm: everyone does most of what their profession does, and every service has somebody. */
export function mastersOf(sketch: FirmSketch, services: readonly ServiceEntry[]): MasterEntry[] {
  const chance = chanceOf(`masters/${sketch.urlKey}`);
  const team = teamOf(sketch);
  const skills = shareSkills(chance, team, services, sketch.id === flagshipId ? 2 : 1);
  const freeDays = new Map<Weekday, number>();
  return team.map(({ id, person, profession, professionKey }, index) => {
    const { hours, breaks } = shiftsOf(chance, sketch.opening, freeDays, team.length);
    const isFlagship = sketch.id === flagshipId;
    const rating = chance.pick([4.5, 4.6, 4.7, 4.8, 4.8, 4.9, 4.9, 5]);
    const ratingsCount = chance.whole(6, 60);
    const experienceYears = chance.whole(2, 15);
    const serviceIds = skills[index] ?? [];
    const done = services.filter((service) => serviceIds.includes(service.id));
    return {
      id,
      name: person.name,
      surname: person.surname,
      profession: profession.name,
      bio: bios[professionKey][id % bios[professionKey].length] ?? bios[professionKey][0],
      promotions: id % 3 === 1 ? [promotions[professionKey] ?? []].flat().map((one) => ({ id: 1, ...one })) : [],
      experienceYears,
      avatarUrl: `/pictures/masters/${id}.avif`,
      rating: (isFlagship ? flagshipRatings[index] : undefined) ?? rating,
      ratingsCount: (isFlagship ? flagshipRatingsCounts[index] : undefined) ?? ratingsCount,
      isOnline: true,
      serviceIds,
      rates: sketch.paysForExperience ? ratesOf(experienceYears, done) : [],
      hours,
      breaks,
      daysOff: daysOff(chanceOf(`days off/${id}`), team.length),
      specialHours: specialShiftsOf(sketch, hours),
    };
  });
}

const minorUnits = 100;

/** Experience costs a quarter more; beginners ask a sixth less and take a quarter of an hour longer. */
function ratesOf(experienceYears: number, services: readonly ServiceEntry[]): RateEntry[] {
  const fixed = services.filter(({ priceMax, isPhoneOnly }) => priceMax === undefined && !isPhoneOnly);
  const times = (price: number, share: number) => rounded((price * share) / minorUnits) * minorUnits;
  if (experienceYears >= 11) return fixed.map(({ id, price }) => ({ serviceId: id, price: times(price, 5 / 4) }));
  if (experienceYears > 6) return [];
  return fixed.map(({ id, price, prepaymentAmount, durationMinutes }) => ({
    serviceId: id,
    price: Math.max(prepaymentAmount, times(price, 5 / 6)),
    durationMinutes: durationMinutes + 15,
  }));
}

function shareSkills(
  chance: Chance,
  team: readonly TeamMember[],
  services: readonly ServiceEntry[],
  least: number,
): number[][] {
  const skills: number[][] = team.map(() => []);
  for (const { id, categoryId } of services) {
    const able = team.flatMap(({ profession }, index) => (profession.categoryIds.includes(categoryId) ? [index] : []));
    const willing = able.filter(() => chance.happens(0.8));
    const doing = new Set([...willing, ...chance.sample(able, least)]);
    for (const index of doing) skills[index]?.push(id);
  }
  return skills;
}

/** Now and then a master is away: a day of a month, or a week of holidays. One who works alone takes a single day. */
function daysOff(chance: Chance, teamSize: number): LocalDate[] {
  return years.flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => {
      const first = `${year}-${String(month + 1).padStart(2, "0")}-${chance.whole(10, 20)}`;
      if (!chance.happens(0.35)) return [];
      const length = teamSize > 3 && chance.happens(0.3) ? 7 : 1;
      return Array.from({ length }, (__, day) => addDays(first, day));
    }).flat(),
  );
}

/** Where the firm opens longer before a holiday, whoever works that day stays from the first minute to the last. */
function specialShiftsOf(sketch: FirmSketch, shifts: readonly WeekdayRange[]): SpecialHoursEntry[] {
  if (!sketch.opensBeforeHolidays) return [];
  return specialHoursOf(sketch).filter(
    ({ date }) => date.endsWith("-03-07") && shifts.some(({ weekday }) => weekday === weekdayOf(date)),
  );
}
