import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";

/** What a word was found in; `word` is its number among those that are looked for, from 0 on; a category has the id of its service. */
export type Hit = { word: number; firmId: number; kind: "firm" | "service" | "category" | "master"; id: number };
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

/** How many firms of other cities have a word in the ranges of each of so many, the most first. */
export async function countFirmsElsewhere(
  pool: Pool,
  cityId: number,
  { ranges, count, language }: { ranges: readonly WordRange[]; count: number; language: Language },
): Promise<{ name: string; urlName: string; count: number }[]> {
  const text = `
    select c.name ->> $6 as name, c.url_name as "urlName", count(*)::integer as count
      from (select e.firm_id from ${entriesInRanges} group by e.firm_id having count(distinct w.word) = $5) e
      join firms f on f.id = e.firm_id
      join cities c on c.id = f.city_id
     where c.id <> $4
     group by c.id
     order by count(*) desc, c.id`;
  const values = [...rangeValues(ranges), cityId, count, language];
  const { rows } = await pool.query<{ name: string; urlName: string; count: number }>({
    name: "firms elsewhere",
    text,
    values,
  });
  return rows;
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

/** Every word that a firm of a city is found by itself. */
export async function findWordsOfFirms(pool: Pool, cityId: number): Promise<string[]> {
  const text = `
    select distinct e.word from search_entries e join firms f on f.id = e.firm_id where e.kind = 'firm' and f.city_id = $1`;
  const { rows } = await pool.query<[string]>({ name: "words of firms", text, values: [cityId], rowMode: "array" });
  return rows.map(([word]) => word);
}
