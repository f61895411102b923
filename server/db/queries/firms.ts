import type { Pool } from "pg";
import type { Hours } from "../../../domain/hours.ts";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import { openingHours } from "./opening-hours.ts";
import { ownPriceMax } from "./own-rates.ts";

type Schemas = components["schemas"];

/** A firm without what depends on the clock, and what that is made of. */
export type FirmRow = { firm: Omit<Schemas["Firm"], "hours" | "specialHours" | "workSchedule">; hours: Hours };

export async function findFirm(pool: Pool, language: Language, firmId: number): Promise<FirmRow | undefined> {
  const text = `
    select ${openingHours} as hours,
           jsonb_strip_nulls(jsonb_build_object(
             'id', f.id, 'name', f.name ->> $1, 'type', f.type, 'urlKey', f.url_key, 'address', f.address ->> $1,
             'cityId', f.city_id, 'cityName', c.name ->> $1, 'countryCode', k.iso_code,
             'description', f.description ->> $1,
             'avatarUrl', f.avatar_url, 'pictures', p.pictures, 'ogImageUrl', p.og_url,
             'averageRating', f.average_rating, 'ratingsCount', f.ratings_count, 'reviewCount', f.review_count,
             'phoneNumbers', f.phone_numbers, 'instagramProfile', f.instagram_profile,
             'location', jsonb_build_object('type', 'TWO_GIS', 'markerX', f.longitude, 'markerY', f.latitude),
             'timeZone', f.time_zone, 'currency', f.currency,
             'isIndividualMaster', f.is_individual_master)) as firm
      from firms f
      join cities c on c.id = f.city_id
      join countries k on k.id = c.country_id
     cross join lateral (
       select jsonb_agg(jsonb_build_object('url', url, 'alt', alt ->> $1, 'width', width, 'height', height,
                                           'placeholder', placeholder) order by position) as pictures,
              -- The picture for link previews lies beside the others.
              regexp_replace((array_agg(url order by position))[1], '[^/]*$', 'og.jpg') as og_url
         from firm_pictures where firm_id = f.id) p
     where f.id = $2::bigint`;
  const { rows } = await pool.query<FirmRow>({ name: "firm", text, values: [language, firmId] });
  return rows[0];
}

/** Into how many monthly parts what is paid at a firm can be split; none where there is no such firm any more. */
export async function findInstalmentCounts(reader: Reader, firmId: number): Promise<number[]> {
  const { rows } = await reader.query<{ instalments: number[] }>("select instalments from firms where id = $1", [
    firmId,
  ]);
  return rows[0]?.instalments ?? [];
}

const money = (amount: string) => `jsonb_build_object('amount', ${amount}, 'currency', f.currency)`;

/** What can be reserved at a firm, in its own order; undefined when there is no such firm. */
export async function findFirmServices(
  pool: Pool,
  language: Language,
  firmId: number,
): Promise<Schemas["FirmServices"] | undefined> {
  const text = `
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name ->> $1, 'urlName', c.url_name) order by c.position, c.id)
        from categories c
       where exists (select from services s where s.firm_id = f.id and s.category_id = c.id)), '[]') as categories,
      coalesce((
      select jsonb_agg(
               jsonb_strip_nulls(jsonb_build_object(
                 'id', s.id, 'categoryId', s.category_id, 'name', s.name ->> $1,
                 'subCategory', (select jsonb_build_object('id', u.id, 'name', u.name ->> $1)
                                   from categories u where u.id = s.sub_category_id),
                 'description', s.description ->> $1,
                 'price', ${money("coalesce(r.price, s.price)")},
                 'priceMax', case when coalesce(r.price_max, s.price_max) > coalesce(r.price, s.price)
                               then ${money("coalesce(r.price_max, s.price_max)")} end,
                 'duration', coalesce(r.minutes, s.duration_minutes),
                 'durationMax', nullif(r.minutes_max, r.minutes), 'rates', r.rates,
                 'isExpress', s.is_express, 'isPopular', s.is_popular,
                 'prepayment', jsonb_build_object('amount', s.prepayment_amount, 'currency', f.currency),
                 'reservationPhone', case when s.is_phone_only then f.phone_numbers[1] end,
                 'masterIds', array(select m.master_id from master_services m
                                     where m.firm_id = s.firm_id and m.service_id = s.id order by m.master_id)))
               order by s.position, s.id)
        from services s
       cross join lateral (
         select min(o.price) as price, max(o.price_max) as price_max, min(o.minutes) as minutes,
                max(o.minutes) as minutes_max,
                case when bool_or(o.is_own) then jsonb_agg(jsonb_build_object('masterId', o.master_id, 'price', ${money("o.price")},
                            'priceMax', case when o.price_max > o.price then ${money("o.price_max")} end,
                            'duration', o.minutes) order by o.master_id) end as rates
           from (select m.master_id, coalesce(m.price, s.price) as price,
                        ${ownPriceMax} as price_max,
                        coalesce(m.duration_minutes, s.duration_minutes) as minutes,
                        m.price is not null or m.duration_minutes is not null as is_own
                   from master_services m
                   join masters t on t.firm_id = m.firm_id and t.id = m.master_id
                  where m.firm_id = s.firm_id and m.service_id = s.id and t.is_online) o) r
       where s.firm_id = f.id), '[]') as services
      from firms f where f.id = $2::bigint`;
  const values = [language, firmId];
  const { rows } = await pool.query<Schemas["FirmServices"]>({ name: "services", text, values });
  return rows[0];
}

/** The rooms and devices of a firm that its services need; undefined when there is no such firm. */
export async function findRooms(
  pool: Pool,
  language: Language,
  firmId: number,
): Promise<Schemas["RoomInfo"] | undefined> {
  const text = `
    select coalesce((
      select jsonb_agg(jsonb_build_object('kind', r.kind, 'id', r.id, 'name', r.name ->> $1, 'capacity', r.capacity,
                                          'serviceIds', n.ids) order by r.kind, r.position)
        from rooms r
       cross join lateral (
         select array_agg(service_id order by service_id) as ids from service_rooms n
          where n.firm_id = r.firm_id and n.kind = r.kind and n.room_id = r.id having count(*) > 0) n
       where r.firm_id = f.id), '[]') as rooms
      from firms f where f.id = $2::bigint`;
  const values = [language, firmId];
  const { rows } = await pool.query<Schemas["RoomInfo"]>({ name: "rooms", text, values });
  return rows[0];
}
