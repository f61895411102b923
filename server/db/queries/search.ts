import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/** What a firm is chosen by that is its own: it changes with each review. */
export type FirmStanding = {
  id: number;
  cityId: number;
  /** Of its calendar: what it offers is the same while this is (migration 0032). */
  version: number;
  rating: number;
  ratingsCount: number;
  latitude: number;
  longitude: number;
  /** The urlName of its district; null where it is in none. */
  district: string | null;
  isPromoted: boolean;
  takesGiftCards: boolean;
  /** Into how many parts what is paid online can be split; none where it can't. */
  instalments: readonly number[];
};

const standings = `
  select f.id, f.city_id as "cityId", f.schedule_version as version, f.average_rating::float8 as rating, f.ratings_count as "ratingsCount",
         f.latitude, f.longitude, d.url_name as district, f.is_promoted as "isPromoted",
         f.takes_gift_cards as "takesGiftCards", f.instalments
    from firms f left join districts d on d.id = f.district_id`;

/** How the firms of a city stand, the best rated first. */
export async function findStandingsInCity(pool: Pool, cityId: number): Promise<FirmStanding[]> {
  const text = `${standings} where f.city_id = $1 order by f.average_rating desc, f.ratings_count desc, f.id`;
  const { rows } = await pool.query<FirmStanding>({ name: "standings in a city", text, values: [cityId] });
  return rows;
}

/** A city that is searched, and how far its firms have changed. */
export type SearchedCity = {
  id: number;
  latitude: number;
  longitude: number;
  /** The name of its zone: "Asia/Aqtau". */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** What words find there is the same while this is (migration 0086). */
  words: string;
  /** What its firms are chosen by is the same while this is. */
  firms: string;
};

/** A city that is searched; undefined for none. */
export async function findSearchedCity(pool: Pool, cityId: number): Promise<SearchedCity | undefined> {
  const text = `
    select c.id, c.latitude, c.longitude, c.time_zone as "timeZone", n.currency, concat_ws(' ', v.count, v.search) as words, concat_ws(' ', v.count, v.search, v.schedule) as firms
      from cities c
      join countries n on n.id = c.country_id
     cross join lateral (select count(*), sum(search_version) as search, sum(schedule_version) as schedule
                           from firms where city_id = c.id) v
     where c.id = $1`;
  const { rows } = await pool.query<SearchedCity>({ name: "searched city", text, values: [cityId] });
  return rows[0];
}

/** How these firms stand. */
export async function findStandings(pool: Pool, firmIds: readonly number[]): Promise<FirmStanding[]> {
  const text = `${standings} where f.id = any ($1)`;
  const { rows } = await pool.query<FirmStanding>({ name: "standings of firms", text, values: [firmIds] });
  return rows;
}

/** A service or a master by its firm. */
export type NamedKey = { firmId: number; id: number };
type NamedRow = NamedKey & { name: string };

/** The names of services. */
export async function findServiceNames(pool: Pool, language: Language, keys: readonly NamedKey[]): Promise<NamedRow[]> {
  return findNames(pool, "names of services", "s.name ->> $1 as name", "services", language, keys);
}

/** The names of masters, with their surnames, and what they are. */
export async function findMasterNames(
  pool: Pool,
  language: Language,
  keys: readonly NamedKey[],
): Promise<(NamedRow & { profession: string })[]> {
  const named = `concat_ws(' ', s.name ->> $1, s.surname ->> $1) as name, s.profession ->> $1 as profession`;
  return findNames(pool, "names of masters", named, "masters", language, keys);
}

async function findNames<Row extends NamedRow>(
  pool: Pool,
  name: string,
  columns: string,
  table: "services" | "masters",
  language: Language,
  keys: readonly NamedKey[],
): Promise<Row[]> {
  if (keys.length === 0) return [];
  const text = `
    select s.firm_id as "firmId", s.id, ${columns}
      from unnest($2::int[], $3::int[]) as k (firm_id, id) join ${table} s on s.firm_id = k.firm_id and s.id = k.id`;
  const values = [language, keys.map(({ firmId }) => firmId), keys.map(({ id }) => id)];
  const { rows } = await pool.query<Row>({ name, text, values });
  return rows;
}

/** Where a firm is found. */
export type FirmPlace = { id: number; name: string; urlKey: string; address: string };

/** The names and addresses of firms. */
export async function findFirmPlaces(pool: Pool, language: Language, ids: readonly number[]): Promise<FirmPlace[]> {
  const text = `select id, name ->> $1 as name, url_key as "urlKey", address ->> $1 as address from firms where id = any ($2)`;
  const { rows } = await pool.query<FirmPlace>({ name: "places of firms", text, values: [language, ids] });
  return rows;
}

/** The names that most firms of a city have among their popular services. */
export async function findPopularServices(
  pool: Pool,
  language: Language,
  cityId: number,
  most: number,
): Promise<string[]> {
  const text = `
    select v.name ->> $1 as name from services v join firms f on f.id = v.firm_id
     where f.city_id = $2 and v.is_popular
     group by 1 order by count(distinct v.firm_id) desc, 1 limit $3`;
  const { rows } = await pool.query<{ name: string }>({
    name: "popular services",
    text,
    values: [language, cityId, most],
  });
  return rows.map(({ name }) => name);
}

/** The orders that what was found can have, the one that is not asked for first. */
export async function findSortOptions(pool: Pool, language: Language): Promise<Schemas["SortOption"][]> {
  const { rows } = await pool.query<Schemas["SortOption"]>(
    "select key, name ->> $1 as name from search_sorts order by position",
    [language],
  );
  return rows;
}

/** A category with those of its subcategories that firms of a city have; undefined for none. */
export async function findSearchCategory(
  pool: Pool,
  language: Language,
  urlName: string,
  cityId: number,
): Promise<Schemas["Category"] | undefined> {
  const { rows } = await pool.query<{ category: Schemas["Category"] }>(
    `select jsonb_strip_nulls(jsonb_build_object(
              'id', c.id, 'name', c.name ->> $1, 'urlName', c.url_name, 'pictureUrl', c.picture_url,
              'subCategories', coalesce(
                (select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name ->> $1, 'urlName', s.url_name)
                                  order by s.position, s.id)
                   from categories s
                  where s.parent_id = c.id
                    and exists (select from services v join firms f on f.id = v.firm_id
                                 where f.city_id = $3 and v.sub_category_id = s.id)), '[]'))) as category
       from categories c where c.url_name = $2 and c.parent_id is null`,
    [language, urlName, cityId],
  );
  return rows[0]?.category;
}
