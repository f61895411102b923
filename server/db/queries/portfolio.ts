import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

const worksOnPage = 12;

export type PortfolioAsked = {
  firmId: number;
  /** How many of the works that are asked for stand before the page. */
  offset: number;
  serviceId?: number | undefined;
  masterId?: number | undefined;
};

/** A page of a firm's works, and what all of them are of; undefined when there is no such firm. */
export async function findPortfolio(
  pool: Pool,
  language: Language,
  { firmId, offset, serviceId, masterId }: PortfolioAsked,
): Promise<Schemas["Portfolio"] | undefined> {
  const asked =
    "($3::bigint is null or w.service_id = $3::bigint) and ($4::bigint is null or w.master_id = $4::bigint)";
  const countedBy = (table: "services" | "masters", column: "service_id" | "master_id") => `
    coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name ->> $1, 'count', c.count)
                               order by o.position, o.id)
                from (select w.${column} as id, count(*) as count from portfolio_works w
                       where w.firm_id = f.id group by 1) c
                join ${table} o on o.firm_id = f.id and o.id = c.id), '[]')`;
  const text = `
    select (select count(*) from portfolio_works w where w.firm_id = f.id and ${asked})::integer as total,
           coalesce((
             select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                      'id', w.id,
                      'picture', jsonb_build_object('url', w.url, 'alt', w.alt ->> $1, 'width', w.width,
                                                    'height', w.height, 'placeholder', w.placeholder),
                      'serviceId', w.service_id, 'serviceName', s.name ->> $1,
                      'masterId', w.master_id, 'masterName', m.name ->> $1)) order by w.position)
               from (select * from portfolio_works w where w.firm_id = f.id and ${asked}
                      order by w.position limit ${worksOnPage} offset $5::bigint) w
               left join services s on s.firm_id = w.firm_id and s.id = w.service_id
               left join masters m on m.firm_id = w.firm_id and m.id = w.master_id), '[]') as works,
           ${countedBy("services", "service_id")} as services, ${countedBy("masters", "master_id")} as masters
      from firms f where f.id = $2::bigint`;
  const values = [language, firmId, serviceId ?? null, masterId ?? null, offset];
  const { rows } = await pool.query<Schemas["Portfolio"]>({ name: "portfolio", text, values });
  return rows[0];
}

/** The hours of a week in which a firm is cheaper, in minutes from midnight; undefined when there is no such firm. */
export async function findDiscounts(pool: Pool, firmId: number): Promise<DiscountRow[] | undefined> {
  const text = `
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'weekday', d.weekday, 'startsMinute', d.starts_minute,
                                          'endsMinute', d.ends_minute, 'percent', d.percent)
                       order by d.weekday, d.starts_minute)
        from firm_discounts d where d.firm_id = f.id), '[]') as discounts
      from firms f where f.id = $1::bigint`;
  const { rows } = await pool.query<{ discounts: DiscountRow[] }>({ name: "discounts", text, values: [firmId] });
  return rows[0]?.discounts;
}

export type DiscountRow = { id: number; weekday: number; startsMinute: number; endsMinute: number; percent: number };
