import { parseMinutes, minutesOfDay } from "../../../domain/time.ts";
import type { FreeTimes, LookedFor } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { Asked } from "./asked.ts";
import { searchedCity } from "./city.ts";
import {
  type Candidate,
  type Chosen,
  type Conditions,
  type ConditionsFrom,
  meets,
  meetingServices,
  without,
} from "./conditions.ts";
import { findByWords, type Found, type FoundByWords } from "./find-words.ts";
import { factsInCity, type FirmFacts } from "./firm-facts.ts";
import { readConditions } from "./read-conditions.ts";
import { Viewpoint } from "./viewpoint.ts";

export type Needed = Pick<Dependencies, "pool" | "availability" | "config">;

const conditionNames = Object.keys(without).filter(isCondition);

function isCondition(name: string): name is keyof typeof without {
  return Object.hasOwn(without, name);
}

/** The conditions that are asked for. */
export function askedFor(asked: Asked): (keyof typeof without)[] {
  return conditionNames.filter((name) => asked[name] !== undefined && asked[name] !== false);
}

/**
 * The firms of a city that the words name, the best rated first, and what they have to meet.
 * @throws Refused cityRequired, notFound for no city
 */
export async function readCandidates(asked: Asked, { pool, config }: Pick<Needed, "pool" | "config">) {
  const { now, query = "" } = asked;
  const city = await searchedCity(asked, pool);
  const [read, all, words] = await Promise.all([
    readConditions(asked, city.id, pool),
    factsInCity(city, { pool, config }),
    findByWords(pool, city, query),
  ]);
  const { latitude, longitude } = asked;
  const place = latitude === undefined || longitude === undefined ? city : { latitude, longitude };
  const conditions = { ...read, from: new Viewpoint(place, now.getTime()) };
  return { city, candidates: candidatesOf(all, words?.firms), conditions, isNearly: words?.isNearly ?? false };
}

type OfCity = readonly FirmFacts[];
/** By the firms of a city first: once those are others, nothing is kept of how they were. */
const knownOf = new WeakMap<OfCity, WeakMap<object, readonly Candidate[]>>();

/** Those of a city's firms that words found, all without words: worked out once for as long as both are remembered. */
function candidatesOf(all: OfCity, firms: FoundByWords["firms"] | undefined): readonly Candidate[] {
  const ofCity = knownOf.get(all) ?? new WeakMap<object, readonly Candidate[]>();
  knownOf.set(all, ofCity);
  const key = firms ?? all;
  const known = ofCity.get(key);
  if (known !== undefined) return known;
  const candidates = all.flatMap((facts): Candidate[] => {
    const found = firms?.get(facts.id);
    if (firms === undefined) return [{ facts, found, free: undefined }];
    return found === undefined ? [] : [{ facts, found: asDone(found, facts), free: undefined }];
  });
  ofCity.set(key, candidates);
  return candidates;
}

/** Where services and masters are named, only what of both belongs together; the services alone where nothing does. */
export function asDone(found: Found, { masters }: Pick<FirmFacts, "masters">): Found {
  const { serviceIds, masterIds } = found;
  if (serviceIds.length === 0 || masterIds.length === 0) return found;
  const named = masters.filter(({ id }) => masterIds.includes(id));
  const doing = named.filter((master) => master.serviceIds.some((id) => serviceIds.includes(id)));
  const done = serviceIds.filter((id) => doing.some((master) => master.serviceIds.includes(id)));
  return { ...found, serviceIds: done.length === 0 ? serviceIds : done, masterIds: doing.map(({ id }) => id) };
}

/**
 * Those of the candidates that meet every condition and have a time in the hours that are asked for. Times are the dearest to
 * find: only of those firms that meet all the rest.
 */
export async function findMeeting(
  asked: Asked,
  { candidates, conditions }: { candidates: readonly Candidate[]; conditions: ConditionsFrom },
  dependencies: Pick<Needed, "availability">,
): Promise<readonly Candidate[]> {
  const meeting = candidates.filter((firm) => meets(firm, conditions));
  if (asked.date === undefined) return meeting;
  const timed = await withFreeTimes(asked, meeting, dependencies);
  return timed.filter((firm) => meets(firm, conditions));
}

/** The candidates with the free times of their services, where a date is asked for. */
export async function withFreeTimes(
  asked: Asked,
  candidates: readonly Candidate[],
  { availability }: Pick<Needed, "availability">,
): Promise<readonly Candidate[]> {
  const hours = hoursOf(asked);
  if (hours === undefined) return candidates;
  const ids = candidates.map(({ facts }) => facts.id);
  const free = await availability.freeTimes(ids, hours, asked.now.getTime());
  return candidates.map(({ facts, found }) => ({ facts, found, free: free.get(facts.id) ?? none }));
}

const none: FreeTimes = { has: () => false, get: () => [] };

function hoursOf({ date, from, until }: Asked) {
  if (date === undefined) return undefined;
  const untilMinute = until === undefined ? minutesOfDay : parseMinutes(until);
  return { date, fromMinute: from === undefined ? 0 : parseMinutes(from), untilMinute };
}

/** The services that meet the conditions, of the firms that are asked for certain ones. */
export function lookedForIn(firms: readonly Chosen[], conditions: Conditions): LookedFor {
  const byId = new Map(firms.map((firm) => [firm.facts.id, firm]));
  return (firmId) => {
    const firm = byId.get(firmId);
    const ids = firm && meetingServices(firm, conditions)?.map(({ id }) => id);
    return ids && (({ id }) => ids.includes(id));
  };
}
