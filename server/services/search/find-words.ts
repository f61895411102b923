import type { Pool } from "pg";
import { beginsOrNearly, waysOfWords, type WayOfWords } from "../../../domain/forgiving-search.ts";
import { findBeginningWith, findVocabulary, findWithWords, type Hit } from "../../db/queries/search.ts";

/** What of a firm was found by words. */
export type Found = {
  /** How well it fits: the firm's own name counts more than a service, and that more than a master. */
  score: number;
  /** Whether it is in the firm's own name. */
  isNamed: boolean;
  /** Those that have the most of the words; none where no service has any. */
  serviceIds: ReadonlySet<number>;
  masterIds: ReadonlySet<number>;
};
export type FoundByWords = { firms: ReadonlyMap<number, Found>; isNearly: boolean };

/** Of a longer question these count: each word is looked for by itself. */
const mostWords = 6;
/** A shorter word begins too many to be a beginning: it is found as it stands. */
const leastOfBeginning = 2;
const weights = { firm: 4, service: 2, master: 1 } as const;

/**
 * The firms of a city that have every word, each in its own name, in a service or in a master, by the strictest way that finds
 * any; undefined where nothing is looked for.
 */
export async function findByWords(pool: Pool, cityId: number, wanted: string): Promise<FoundByWords | undefined> {
  const ways = waysOfWords(wanted).map((way) => ({ ...way, words: boundedWords(way.words) }));
  if (ways.length === 0) return undefined;
  for (const [index, way] of ways.entries()) {
    const firms = firmsOf(await hitsOf(pool, cityId, way), way.words.length);
    if (firms.size > 0) return { firms, isNearly: index > 0 };
  }
  return { firms: new Map(), isNearly: false };
}

/** Single letters, such as "с" and "и", are looked for where there is nothing else. */
function boundedWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => word.length >= leastOfBeginning || /\d/.test(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

async function hitsOf(pool: Pool, cityId: number, { words, isNearly }: WayOfWords): Promise<Hit[]> {
  const isBeginning = (word: string) => word.length >= leastOfBeginning;
  if (!isNearly) return findBeginningWith(pool, cityId, words, isBeginning);
  const vocabulary = await findVocabulary(pool);
  const meant = words.flatMap((word, index) =>
    vocabulary
      .filter((known) => known === word || (isBeginning(word) && beginsOrNearly(known, word)))
      .map((known) => ({ known, number: index + 1 })),
  );
  const numbers = meant.map(({ number }) => number);
  if (new Set(numbers).size < words.length) return [];
  return findWithWords(pool, cityId, { words: meant.map(({ known }) => known), numbers });
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
    const [firm, service, master] = (["firm", "service", "master"] as const).map((kind) => bestOf(own, kind));
    const score = [firm, service, master].reduce((sum, best) => sum + (best?.score ?? 0), 0);
    found.set(firmId, {
      score,
      isNamed: (firm?.score ?? 0) > 0,
      serviceIds: service?.ids ?? new Set(),
      masterIds: master?.ids ?? new Set(),
    });
  }
  return found;
}

/** Those of a kind that have the most words. */
function bestOf(hits: readonly Hit[], kind: Hit["kind"]): { ids: Set<number>; score: number } {
  const words = new Map<number, Set<number>>();
  for (const hit of hits) {
    if (hit.kind === kind) words.set(hit.id, (words.get(hit.id) ?? new Set()).add(hit.word));
  }
  const most = Math.max(0, ...[...words.values()].map(({ size }) => size));
  const ids = [...words].filter(([, { size }]) => size === most).map(([id]) => id);
  return { ids: new Set(ids), score: most * weights[kind] };
}
