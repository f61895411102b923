import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { phoneticMatch } from "../../../domain/phonetic.ts";
import {
  formsOf,
  isBeginning,
  isFoundBy,
  isOnlyStopWords,
  waysOfWords,
  type WayOfWords,
} from "../../../domain/forgiving-search.ts";
import type { SearchedCity } from "../../db/queries/search.ts";
import type { Language } from "../../../domain/language.ts";
import {
  countFirmsElsewhere,
  findHitsInCity,
  findVocabulary,
  findWordsOfFirms,
  type Hit,
  type WordRange,
} from "../../db/queries/search-words.ts";

/** What of a firm was found by words. */
export type Found = {
  /** How well it fits: the firm's own name counts more than a service, and that more than a master. */
  score: number;
  /** Whether it is in the firm's own name. */
  isByOwnName: boolean;
  /** Those that have the most of the words; none where no service has any. */
  serviceIds: readonly number[];
  masterIds: readonly number[];
};
export type FoundByWords = { firms: ReadonlyMap<number, Found>; isNearly: boolean };

/** Behind a word, where nothing stands between it and what begins with it, and where all of that does. */
const [afterItself, afterAll] = ["\u0001", "\u{10FFFF}"];

/** Of what words found, a process remembers so many firms and letters of words. */
const mostFound = 200_000;
const keptOf = new WeakMap<Pool, LRUCache<string, FoundByWords>>();

/**
 * The firms of a city that have every word, each in its own name, in a service or in a master, by the strictest way that finds
 * any; undefined where nothing is looked for. A process remembers what it found for as long as the words of the city are the
 * same: nothing here is out of date.
 */
export async function findByWords(
  pool: Pool,
  city: Pick<SearchedCity, "id" | "words">,
  wanted: string,
): Promise<FoundByWords | undefined> {
  const ways = waysOfWords(wanted);
  if (ways.length === 0) return undefined;
  const kept =
    keptOf.get(pool) ??
    new LRUCache<string, FoundByWords>({
      maxSize: mostFound,
      sizeCalculation: ({ firms }, key) => firms.size + key.length,
    });
  keptOf.set(pool, kept);
  const key = JSON.stringify([city.id, city.words, ways]);
  const found = kept.get(key) ?? (await findByWays(pool, city.id, ways));
  kept.set(key, found);
  return found.firms.size === 0 && isOnlyStopWords(wanted) ? undefined : found;
}

/** The other cities that have firms with all of the words, by the first way that is no guess and finds any. */
export async function findElsewhere(
  pool: Pool,
  cityId: number,
  { wanted, language }: { wanted: string; language: Language },
): Promise<{ name: string; urlName: string; count: number }[]> {
  for (const { words, isNearly } of waysOfWords(wanted)) {
    if (isNearly) continue;
    const ranges = words.flatMap(strictRanges);
    const cities = await countFirmsElsewhere(pool, cityId, { ranges, count: words.length, language });
    if (cities.length > 0) return cities;
  }
  return [];
}

async function findByWays(pool: Pool, cityId: number, ways: readonly WayOfWords[]): Promise<FoundByWords> {
  for (const { words, isNearly } of ways) {
    const ranges = isNearly
      ? rangesLike(words, await findVocabulary(pool), isNearlyFoundBy)
      : words.flatMap(strictRanges);
    const firms = await firmsIn(pool, cityId, ranges, words.length);
    if (firms.size > 0) return { firms, isNearly };
  }
  const alike = await findPhonetically(pool, cityId, ways);
  const firms = alike.size > 0 ? alike : await findByKnownWords(pool, cityId, ways);
  return { firms, isNearly: firms.size > 0 };
}

/** The firms of a city that have those of the words that anything is called by, where others are nowhere. */
async function findByKnownWords(
  pool: Pool,
  cityId: number,
  ways: readonly WayOfWords[],
): Promise<FoundByWords["firms"]> {
  const vocabulary = await findVocabulary(pool);
  for (const { words } of ways.filter(({ isNearly }) => isNearly)) {
    const ranges = rangesLike(words, vocabulary, isNearlyFoundBy);
    const known = new Set(ranges.map(({ word }) => word)).size;
    const firms = known === 0 ? none : await firmsIn(pool, cityId, ranges, known);
    if (firms.size > 0) return firms;
  }
  return none;
}

const none: FoundByWords["firms"] = new Map();

/** The firms of a city whose own names sound like the words. */
async function findPhonetically(
  pool: Pool,
  cityId: number,
  ways: readonly WayOfWords[],
): Promise<FoundByWords["firms"]> {
  for (const { words } of ways.filter(({ isNearly }) => isNearly)) {
    const isAlike = phoneticMatch(words);
    if (isAlike === undefined) continue;
    const like = (wanted: string) => (known: string) =>
      known === wanted || (isBeginning(wanted) && isAlike(known, wanted));
    const ranges = rangesLike(words, await findWordsOfFirms(pool, cityId), like);
    const firms = await firmsIn(pool, cityId, ranges, words.length, ({ kind }) => kind === "firm");
    if (firms.size > 0) return firms;
  }
  return none;
}

/** Where the forms of the word with this number stand among those that are known, and what begins with one. */
function strictRanges(wanted: string, word: number): WordRange[] {
  const { whole, beginnings } = formsOf(wanted);
  return [
    ...beginnings.map((from) => ({ word, from, to: from + afterAll })),
    ...whole
      .filter((from) => !beginnings.some((beginning) => from.startsWith(beginning)))
      .map((from) => ({ word, from, to: from + afterItself })),
  ];
}

/** Where the known words stand that are like those that are wanted. */
function rangesLike(
  words: readonly string[],
  known: readonly string[],
  likeOf: (wanted: string) => (known: string) => boolean,
): WordRange[] {
  return words.flatMap((wanted, word) =>
    known.filter(likeOf(wanted)).map((from) => ({ word, from, to: from + afterItself })),
  );
}

function isNearlyFoundBy(wanted: string): (known: string) => boolean {
  return isFoundBy(wanted, true);
}

/** The firms that have something of every one of so many words in the ranges. */
async function firmsIn(
  pool: Pool,
  cityId: number,
  ranges: readonly WordRange[],
  count: number,
  isWanted: (hit: Hit) => boolean = () => true,
): Promise<FoundByWords["firms"]> {
  if (new Set(ranges.map(({ word }) => word)).size < count) return none;
  const hits = await findHitsInCity(pool, cityId, ranges);
  return firmsOf(hits.filter(isWanted), count);
}

/** firmId → what was found of it, of the firms that have every one of so many words. */
function firmsOf(hits: readonly Hit[], count: number): Map<number, Found> {
  const byFirm = new Map<number, Hit[]>();
  for (const hit of hits) {
    const own = byFirm.get(hit.firmId);
    if (own === undefined) byFirm.set(hit.firmId, [hit]);
    else own.push(hit);
  }
  const found = new Map<number, Found>();
  for (const [firmId, own] of byFirm) {
    if (new Set(own.map(({ word }) => word)).size < count) continue;
    const [firm, service, master] = [
      bestOf(own, ["firm"]),
      bestOf(own, ["service", "category"]),
      bestOf(own, ["master"]),
    ];
    const score = firm.most * weights.firm + service.most * weights.service + master.most * weights.master;
    found.set(firmId, {
      score,
      isByOwnName: firm.most > 0,
      serviceIds: calledSo(own, service.ids),
      masterIds: master.ids,
    });
  }
  return found;
}

/** How much it counts that a word is in a firm's own name, in a service, in a master. */
const weights = { firm: 4, service: 2, master: 1 };

/** Those of some kinds that have the most words, and how many those are. */
function bestOf(hits: readonly Hit[], kinds: readonly Hit["kind"][]): { ids: number[]; most: number } {
  const words = new Map<number, Set<number>>();
  for (const { kind, id, word } of hits) {
    if (kinds.includes(kind)) words.set(id, (words.get(id) ?? new Set()).add(word));
  }
  const most = Math.max(0, ...[...words.values()].map(({ size }) => size));
  return { ids: [...words].filter(([, { size }]) => size === most).map(([id]) => id), most };
}

/** Those of the services that are called so themselves the most: a manicure before the other services of its category. */
function calledSo(hits: readonly Hit[], serviceIds: readonly number[]): readonly number[] {
  const { ids } = bestOf(
    hits.filter(({ id }) => serviceIds.includes(id)),
    ["service"],
  );
  return ids.length === 0 ? serviceIds : ids;
}
