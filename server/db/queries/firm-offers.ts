import type { Pool } from "pg";
import type { Localized } from "../../../domain/language.ts";
import type { Hours } from "../../../domain/hours.ts";
import { openingHours } from "./opening-hours.ts";
import { ownPriceMax } from "./own-rates.ts";

/** What a firm is chosen by that its calendar is made from too. */
export type FirmOffer = {
  id: number;
  version: number;
  /** Of its highest discount; null where it has none. */
  discountPercent: number | null;
  currency: string;
  timeZone: string;
  hours: Hours;
  /** From the lowest price of those who do it to the highest, in minor units. */
  services: {
    id: number;
    name: Localized;
    categoryId: number;
    subCategoryId: number | null;
    price: number;
    priceMax: number;
  }[];
  /** With their surnames. */
  masters: { id: number; name: Localized; serviceIds: number[] }[];
};

/** What these firms offer. */
export async function findOffers(pool: Pool, firmIds: readonly number[]): Promise<FirmOffer[]> {
  const text = `
    select f.id, f.schedule_version as version, f.currency, f.time_zone as "timeZone", ${openingHours} as hours,
           (select max(d.percent) from firm_discounts d where d.firm_id = f.id) as "discountPercent",
           coalesce((select jsonb_agg(jsonb_build_object(
                              'id', s.id, 'name', s.name, 'categoryId', s.category_id, 'subCategoryId', s.sub_category_id,
                              'price', coalesce(o.price, s.price),
                              'priceMax', coalesce(o.price_max, s.price_max, s.price))
                            order by s.is_popular desc, s.position, s.id)
                       from services s
                      cross join lateral (select min(coalesce(m.price, s.price)) as price, max(${ownPriceMax}) as price_max
                                            from master_services m
                                            join masters t on t.firm_id = m.firm_id and t.id = m.master_id
                                           where m.firm_id = s.firm_id and m.service_id = s.id and t.is_online) o
                      where s.firm_id = f.id), '[]') as services,
           coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', full_name(m.name, m.surname),
                              'serviceIds', coalesce((select jsonb_agg(d.service_id) from master_services d
                                                       where d.firm_id = m.firm_id and d.master_id = m.id), '[]')))
                       from masters m where m.firm_id = f.id), '[]') as masters
      from firms f where f.id = any ($1)`;
  const { rows } = await pool.query<FirmOffer>({ name: "offers of firms", text, values: [firmIds] });
  return rows;
}
