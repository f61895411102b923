import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

export async function findCountries(pool: Pool, language: Language): Promise<Schemas["Country"][]> {
  const { rows } = await pool.query<Schemas["Country"]>(
    `select id, iso_code as "isoCode", name ->> $1 as name, phone_code as "phoneCode", currency
       from countries order by id`,
    [language],
  );
  return rows;
}

const cityColumns = `
  c.id, c.name ->> $1 as name, c.url_name as "urlName", c.latitude, c.longitude, n.iso_code as "countryCode",
  c.time_zone as "timeZone", n.currency
  from cities c join countries n on n.id = c.country_id`;

/** The cities, the one where a new visitor starts first. */
export async function findCities(pool: Pool, language: Language): Promise<Schemas["City"][]> {
  const { rows } = await pool.query<Schemas["City"]>(`select ${cityColumns} order by c.id`, [language]);
  return rows;
}

export async function findCity(pool: Pool, language: Language, id: number): Promise<Schemas["City"] | undefined> {
  const { rows } = await pool.query<Schemas["City"]>(`select ${cityColumns} where c.id = $2::bigint`, [language, id]);
  return rows[0];
}

/** The districts of a city that have firms, in the order of their names. */
export async function findDistricts(
  pool: Pool,
  language: Language,
  cityId: number,
): Promise<{ urlName: string; name: string }[]> {
  const text = `
    select d.url_name as "urlName", d.name ->> $1 as name from districts d
     where d.city_id = $2 and exists (select from firms f where f.district_id = d.id)
     order by name, d.id`;
  const { rows } = await pool.query<{ urlName: string; name: string }>({
    name: "districts of a city",
    text,
    values: [language, cityId],
  });
  return rows;
}

export async function findMenuTabs(pool: Pool, language: Language): Promise<Schemas["MenuTab"][]> {
  const { rows } = await pool.query<Schemas["MenuTab"]>(
    `select id, key, name ->> $1 as name, category_ids as "categoryIds" from menu_tabs order by position, id`,
    [language],
  );
  return rows;
}

/** The categories with their subcategories, both in the catalogue's order. */
export async function findCategories(pool: Pool, language: Language): Promise<Schemas["Category"][]> {
  const { rows } = await pool.query<{ category: Schemas["Category"] }>(
    `select jsonb_strip_nulls(jsonb_build_object(
              'id', c.id, 'name', c.name ->> $1, 'urlName', c.url_name, 'pictureUrl', c.picture_url,
              'subCategories', coalesce(
                (select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name ->> $1, 'urlName', s.url_name)
                                  order by s.position, s.id)
                   from categories s where s.parent_id = c.id), '[]'))) as category
       from categories c where c.parent_id is null order by c.position, c.id`,
    [language],
  );
  return rows.map(({ category }) => category);
}
