import type { Pool } from "pg";

/** What a word was found in; `word` is its number among those that are looked for, from 0 on. */
export type Hit = { word: number; firmId: number; kind: "firm" | "service" | "master"; id: number };
type HitRow = [word: number, firmId: number, kind: Hit["kind"], id: number];

/** The known words from `from` until before `to` stand for the one with this number that is looked for. */
export type WordRange = { word: number; from: string; to: string };

const entriesInRanges = `
  unnest($1::int[], $2::text[], $3::text[]) as w (word, beginning, ending)
  join search_entries e on e.word >= w.beginning collate "C" and e.word < w.ending collate "C"`;

const rangeValues = (ranges: readonly WordRange[]) => [
  ranges.map(({ word }) => word),
  ranges.map(({ from }) => from),
  ranges.map(({ to }) => to),
];

/** All in the firms of a city that has a word in one of the ranges. */
export async function findHitsInCity(pool: Pool, cityId: number, ranges: readonly WordRange[]): Promise<Hit[]> {
  const text = `
    select w.word, e.firm_id, e.kind, e.id from ${entriesInRanges} join firms f on f.id = e.firm_id where f.city_id = $4`;
  return findHits(pool, "hits in a city", text, [...rangeValues(ranges), cityId]);
}

/** All in these firms that has a word in one of the ranges. */
export async function findHitsInFirms(
  pool: Pool,
  firmIds: readonly number[],
  ranges: readonly WordRange[],
): Promise<Hit[]> {
  const text = `select w.word, e.firm_id, e.kind, e.id from ${entriesInRanges} and e.firm_id = any ($4)`;
  return findHits(pool, "hits in firms", text, [...rangeValues(ranges), firmIds]);
}

/** How much it counts that a word is in a firm's own name, in a service, in a master. */
export const weights = { firm: 4, service: 2, master: 1 } as const satisfies Record<Hit["kind"], number>;

/** Part of the firms that were found. */
export type Part = { offset: number; limit: number };
/** How many firms were found, and the ids of those in a part of them, in their order. */
export type Page = { total: number; ids: number[] };

const bestRated = "average_rating desc, ratings_count desc, id";

/**
 * The firms of a city that have every one of so many words, in their own name, a service or a master: first those whose name, best
 * service and best master have the most of them, then the best rated.
 */
export function findPageWithWords(
  pool: Pool,
  { cityId, ranges, count }: { cityId: number; ranges: readonly WordRange[]; count: number },
  part: Part,
): Promise<Page> {
  const most = (kind: Hit["kind"]) =>
    `${weights[kind]} * coalesce(max(bit_count(words::bit(16))::int) filter (where kind = '${kind}'), 0)`;
  // There is no more than every word; for equality the planner would expect next to nothing.
  const found = `
    with entities as (
      select e.firm_id, e.kind, e.id, bit_or(1 << w.word) as words from ${entriesInRanges} group by 1, 2, 3
    ), scores as (
      select firm_id, ${most("firm")} + ${most("service")} + ${most("master")} as score
        from entities group by 1 having bit_or(words) >= $4
    ), found as materialized (
      select f.id, f.average_rating, f.ratings_count, s.score
        from scores s join firms f on f.id = s.firm_id where f.city_id = $5
    )`;
  const values = [...rangeValues(ranges), 2 ** count - 1, cityId];
  return findPage(pool, { name: "page with words", found, order: `score desc, ${bestRated}`, values, part });
}

/** All firms of a city, the best rated first. */
export function findPageOfCity(pool: Pool, cityId: number, part: Part): Promise<Page> {
  const found = "with found as (select id, average_rating, ratings_count from firms where city_id = $1)";
  return findPage(pool, { name: "page of a city", found, order: bestRated, values: [cityId], part });
}

type Asked = { name: string; found: string; order: string; values: unknown[]; part: Part };

async function findPage(pool: Pool, { name, found, order, values, part: { offset, limit } }: Asked): Promise<Page> {
  const [from, count] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const text = `${found}
    select (select count(*)::int from found) as total,
           array(select id from found order by ${order} offset ${from}::int limit ${count}::int) as ids`;
  const { rows } = await pool.query<Page>({ name, text, values: [...values, offset, limit] });
  return rows[0] ?? { total: 0, ids: [] };
}

async function findHits(pool: Pool, name: string, text: string, values: unknown[]): Promise<Hit[]> {
  const { rows } = await pool.query<HitRow>({ name, text, values, rowMode: "array" });
  return rows.map(([word, firmId, kind, id]) => ({ word, firmId, kind, id }));
}

/** Every word that anything is found by. */
export async function findVocabulary(pool: Pool): Promise<string[]> {
  const text = "select word from search_words";
  const { rows } = await pool.query<[string]>({ name: "search words", text, rowMode: "array" });
  return rows.map(([word]) => word);
}
