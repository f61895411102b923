import { formatMinutes, hourMs, localDateOf, localMinuteOf } from "../../../domain/time.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Asked as AskedSearch } from "../search/asked.ts";
import { byNumber } from "../search/by-number.ts";
import { findMeeting, type Needed, readCandidates } from "../search/candidates.ts";
import { firstCards, timesOf } from "../search/cards.ts";

type FirmList = components["schemas"]["FirmList"];
type Asked = Pick<AskedSearch, "cityId" | "language" | "now">;
type AskedNear = Pick<AskedSearch, keyof Asked | "latitude" | "longitude">;

const soonMs = 2 * hourMs;
const shown = 12;

/**
 * The firms of a city that have quiet hours with lower prices, the highest discount first.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getDiscountedFirms(asked: Asked, dependencies: Needed): Promise<FirmList> {
  const { candidates, conditions } = await readCandidates(asked, dependencies);
  const discounted = candidates.filter(({ facts }) => facts.discountPercent !== null);
  const highestFirst = byNumber(discounted, ({ facts }) => -(facts.discountPercent ?? 0));
  return { firms: await firstCards(highestFirst, shown, conditions, asked, dependencies) };
}

/**
 * The firms of a city that have a free time for any service within two hours: from a place the nearest first, else the soonest.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getOfferedFirms(asked: AskedNear, dependencies: Needed): Promise<FirmList> {
  const { city, candidates, conditions } = await readCandidates(asked, dependencies);
  const inEach = await Promise.all(
    soonHours(asked.now, city.timeZone).map((hours) =>
      findMeeting({ ...asked, ...hours }, { candidates, conditions }, dependencies),
    ),
  );
  const soonest = new Map(inEach.toReversed().flatMap((firms) => firms.map((firm) => [firm.facts.id, firm])));
  const free = candidates.flatMap(({ facts }) => soonest.get(facts.id) ?? []);
  const isNear = asked.latitude !== undefined && asked.longitude !== undefined;
  const ordered = byNumber(free, (firm) =>
    isNear ? conditions.from.distanceTo(firm.facts) : Date.parse(timesOf(firm, conditions)[0]?.startTime ?? ""),
  );
  // Their cards are those of the list below: with the price of all that they do, and not of what is free now.
  const onAnyDay = ordered.map((firm) => ({ ...firm, free: undefined }));
  return { firms: await firstCards(onAnyDay, shown, conditions, asked, dependencies) };
}

/** The next hours of a zone by date, the first date first: after midnight they are of the next one. */
function soonHours(now: Date, zone: string): Pick<AskedSearch, "date" | "from" | "until">[] {
  const begins = formatInZone(zone, now.getTime());
  const ends = formatInZone(zone, now.getTime() + soonMs);
  const [date, lastDate] = [localDateOf(begins), localDateOf(ends)];
  const from = formatMinutes(localMinuteOf(begins));
  const until = formatMinutes(localMinuteOf(ends));
  return date === lastDate
    ? [{ date, from, until }]
    : [
        { date, from },
        { date: lastDate, until },
      ];
}
