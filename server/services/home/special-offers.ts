import { formatMinutes, hourMs, localDateOf, localMinuteOf, minuteMs } from "../../../domain/time.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Asked as AskedSearch } from "../search/asked.ts";
import { byNumber } from "../search/by-number.ts";
import { findMeeting, type Needed, readCandidates } from "../search/candidates.ts";
import { cardsOf, timesOf } from "../search/cards.ts";

type FirmList = components["schemas"]["FirmList"];
type Asked = Pick<AskedSearch, "cityId" | "language" | "now">;
type AskedNear = Pick<AskedSearch, keyof Asked | "latitude" | "longitude">;

const soonMs = 2 * hourMs;
const minutesOfDay = 1440;
const shown = 12;

/**
 * The firms of a city that have quiet hours with lower prices, the highest discount first.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getDiscountedFirms(asked: Asked, dependencies: Needed): Promise<FirmList> {
  const { candidates, conditions } = await readCandidates(asked, dependencies);
  const discounted = candidates.filter(({ facts }) => facts.discountPercent !== null);
  const highestFirst = byNumber(discounted, ({ facts }) => -(facts.discountPercent ?? 0));
  const cards = await cardsOf(highestFirst.slice(0, shown), conditions, asked, dependencies);
  return { firms: cards.map(({ card }) => card) };
}

/**
 * The firms of a city that have a free time for any service within two hours: from a place the nearest first, else the soonest.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getOfferedFirms(asked: AskedNear, dependencies: Needed): Promise<FirmList> {
  const { candidates, conditions } = await readCandidates(asked, dependencies);
  const [first] = candidates;
  if (first === undefined) return { firms: [] };
  const soon = { ...asked, ...hoursFrom(asked.now, first.facts.timeZone) };
  const free = await findMeeting(soon, { candidates, conditions }, dependencies);
  const isNear = asked.latitude !== undefined && asked.longitude !== undefined;
  const ordered = byNumber(free, (firm) =>
    isNear ? firm.from.distanceTo(firm.facts) : Date.parse(timesOf(firm, conditions)[0]?.startTime ?? ""),
  );
  const cards = await cardsOf(ordered.slice(0, shown), conditions, asked, dependencies);
  return { firms: cards.map(({ card }) => card) };
}

/** What is left of the next hours until midnight in a zone. */
function hoursFrom(now: Date, zone: string) {
  const at = formatInZone(zone, now.getTime());
  const from = localMinuteOf(at);
  const until = Math.min(from + soonMs / minuteMs, minutesOfDay - 1);
  return { date: localDateOf(at), from: formatMinutes(from), until: formatMinutes(until) };
}
