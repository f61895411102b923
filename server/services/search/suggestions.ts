import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import {
  findFirmPlaces,
  findMasterNames,
  findPopularServices,
  findServiceNames,
  type NamedKey,
} from "../../db/queries/search.ts";
import type { SearchedCity } from "../../db/queries/search.ts";
import type { AskedCity } from "../places/city.ts";
import { searchedCity } from "./city.ts";
import { findByWords } from "./find-words.ts";

type Schemas = components["schemas"];
type Asked = AskedCity & { query?: string | undefined; language: Language };

const mostWords = 8;
const mostServices = 4;
const mostFirms = 3;
const mostMasters = 3;
/** How many firms' services are asked for their names. */
const mostNamed = 50;

/**
 * What can be searched for; without words what is popular in the city.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getSuggestedWords(asked: Asked, pool: Pool): Promise<Schemas["SuggestedWords"]> {
  const { language, query = "" } = asked;
  const city = await searchedCity(asked, pool);
  const found = await bestFirms(city, query, pool);
  if (found === undefined) return { words: await findPopularServices(pool, language, city.id, mostWords) };
  const services = await servicesOf(found, language, pool);
  return { words: services.map(({ name }) => name).slice(0, mostWords) };
}

/**
 * The services, firms and masters that words may mean, each kind with what fits best first.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getSuggestions(asked: Asked, pool: Pool): Promise<Schemas["Suggestions"]> {
  const { language, query = "" } = asked;
  const found = (await bestFirms(await searchedCity(asked, pool), query, pool)) ?? [];
  const named = found.filter(({ isByOwnName }) => isByOwnName).slice(0, mostFirms);
  const masterKeys = found
    .flatMap(({ firmId, masterIds }) => masterIds.map((id) => ({ firmId, id })))
    .slice(0, mostMasters);
  const [services, masters, places] = await Promise.all([
    servicesOf(found, language, pool),
    findMasterNames(pool, language, masterKeys),
    findFirmPlaces(
      pool,
      language,
      [...named, ...masterKeys].map(({ firmId }) => firmId),
    ),
  ]);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const suggestions: Schemas["Suggestion"][] = services
    .slice(0, mostServices)
    .map((one) => ({ kind: "service", ...one }));
  for (const { firmId } of named) {
    const place = placeOf.get(firmId);
    if (place) suggestions.push({ kind: "firm", name: place.name, note: place.address, urlKey: place.urlKey });
  }
  for (const { firmId, id, name, profession } of masters) {
    const place = placeOf.get(firmId);
    if (place === undefined) continue;
    const note = `${profession} · ${place.name}`;
    suggestions.push({ kind: "master", name, note, urlKey: place.urlKey, masterId: id });
  }
  return { suggestions };
}

type Best = { firmId: number; isByOwnName: boolean; serviceIds: readonly number[]; masterIds: readonly number[] };

/** The firms that words find, the best first; undefined where nothing is looked for. */
async function bestFirms(city: SearchedCity, query: string, pool: Pool): Promise<Best[] | undefined> {
  const words = await findByWords(pool, city, query);
  return (
    words &&
    [...words.firms]
      .toSorted(([oneId, one], [otherId, other]) => other.score - one.score || oneId - otherId)
      .map(([firmId, { isByOwnName, serviceIds, masterIds }]) => ({ firmId, isByOwnName, serviceIds, masterIds }))
  );
}

/** The different names of the services that were found, the most frequent first. */
async function servicesOf(found: readonly Best[], language: Language, pool: Pool) {
  const keys: NamedKey[] = found
    .slice(0, mostNamed)
    .flatMap(({ firmId, serviceIds }) => serviceIds.map((id) => ({ firmId, id })));
  const firmsOf = new Map<string, Set<number>>();
  for (const { name, firmId } of await findServiceNames(pool, language, keys)) {
    firmsOf.set(name, (firmsOf.get(name) ?? new Set()).add(firmId));
  }
  return [...firmsOf]
    .map(([name, firms]) => ({ name, firmCount: firms.size }))
    .toSorted((one, other) => other.firmCount - one.firmCount || one.name.localeCompare(other.name));
}
