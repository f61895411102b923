import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";

type FirmCard = components["schemas"]["FirmCard"];

/** A firm's card without what depends on the clock and on what it offers, and what those are made of. */
export type FirmCardRow = {
  card: Omit<FirmCard, "workSchedule" | "nearest" | "priceFrom" | "categoryIds" | "discountPercent">;
  /** Of its calendar (migration 0032). */
  version: number;
};

const columns = `
  select f.schedule_version as version,
         jsonb_strip_nulls(jsonb_build_object(
           'id', f.id, 'name', f.name ->> $1, 'type', f.type, 'urlKey', f.url_key, 'cityId', f.city_id,
           'cityName', c.name ->> $1, 'districtName', r.name ->> $1, 'address', f.address ->> $1, 'latitude', f.latitude, 'longitude', f.longitude,
           'avatarUrl', f.avatar_url, 'picture', p.picture, 'averageRating', f.average_rating,
           'reviewCount', f.review_count, 'isIndividualMaster', f.is_individual_master, 'isPromoted', f.is_promoted,
           'instalments', nullif(f.instalments, '{}'), 'takesGiftCards', nullif(f.takes_gift_cards, false))) as card
    from firms f
    join cities c on c.id = f.city_id
    left join districts r on r.id = f.district_id
    cross join lateral (
      select jsonb_build_object('url', url, 'alt', alt ->> $1, 'width', width, 'height', height,
                                'placeholder', placeholder) as picture
        from firm_pictures where firm_id = f.id order by position limit 1) p`;
const bestFirst = "order by f.average_rating desc, f.ratings_count desc, f.id";

/** The cards of these firms, the best rated first. */
export async function findCards(pool: Pool, language: Language, firmIds: readonly number[]): Promise<FirmCardRow[]> {
  const text = `${columns} where f.id = any ($2) ${bestFirst}`;
  const values = [language, firmIds];
  const { rows } = await pool.query<FirmCardRow>({ name: "cards of firms", text, values });
  return rows;
}

export type CompanyLink = { kind: "firm" | "network"; name: string; firmIds: number[] };

/** What a company link stands for: a firm, else a network with at least one branch; its firms with the best rated first. */
export async function findCompany(pool: Pool, language: Language, urlKey: string): Promise<CompanyLink | undefined> {
  const { rows } = await pool.query<CompanyLink>(
    `select 'firm' as kind, name ->> $1 as name, array [id] as "firmIds" from firms where url_key = $2
      union all
     select 'network', n.name ->> $1, array_agg(f.id order by f.average_rating desc, f.ratings_count desc, f.id) from networks n join firms f on f.network_id = n.id
      where n.url_key = $2 group by n.id`,
    [language, urlKey],
  );
  return rows[0];
}
