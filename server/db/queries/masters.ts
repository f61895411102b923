import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/** A master by their key. */
export type MasterKey = { firmId: number; masterId: number };

const master = `jsonb_strip_nulls(jsonb_build_object(
  'id', m.id, 'name', m.name ->> $1, 'surname', m.surname ->> $1, 'profession', m.profession ->> $1,
  'experienceYears', m.experience_years, 'avatarUrl', m.avatar_url, 'rating', m.rating,
  'ratingsCount', m.ratings_count, 'isOnline', m.is_online,
  'serviceIds', array(select s.service_id from master_services s
                       where s.firm_id = m.firm_id and s.master_id = m.id order by s.service_id)))`;

/** The masters of a firm, those who take reservations online first; undefined when there is no such firm. */
export async function findMasters(
  pool: Pool,
  language: Language,
  firmId: number,
): Promise<Schemas["Master"][] | undefined> {
  const text = `
    select coalesce((
      select jsonb_agg(${master} order by m.is_online desc, m.position, m.id)
        from masters m where m.firm_id = f.id), '[]') as masters
      from firms f where f.id = $2::bigint`;
  const values = [language, firmId];
  const { rows } = await pool.query<{ masters: Schemas["Master"][] }>({ name: "masters", text, values });
  return rows[0]?.masters;
}

/** One master; undefined when the firm has no such. */
export async function findMaster(
  pool: Pool,
  language: Language,
  { firmId, masterId }: MasterKey,
): Promise<Schemas["Master"] | undefined> {
  const text = `select ${master} as master from masters m where m.firm_id = $2::bigint and m.id = $3::bigint`;
  const values = [language, firmId, masterId];
  const { rows } = await pool.query<{ master: Schemas["Master"] }>({ name: "master", text, values });
  return rows[0]?.master;
}

/** What a master says of themselves, with what there is to read and to see of them. */
export async function findMasterProfile(
  pool: Pool,
  language: Language,
  { firmId, masterId }: MasterKey,
): Promise<Schemas["MasterProfile"] | undefined> {
  const text = `
    select jsonb_strip_nulls(jsonb_build_object(
             'bio', m.bio ->> $1,
             'worksCount', (select count(*) from portfolio_works w where w.firm_id = m.firm_id and w.master_id = m.id),
             'reviewCount', (select count(*) from reviews r where r.firm_id = m.firm_id and r.master_id = m.id)))
           as profile
      from masters m where m.firm_id = $2::bigint and m.id = $3::bigint`;
  const values = [language, firmId, masterId];
  const { rows } = await pool.query<{ profile: Schemas["MasterProfile"] }>({ name: "master-profile", text, values });
  return rows[0]?.profile;
}

/** The professions at a firm, those that most have first; undefined when there is no such firm. */
export async function findProfessions(
  pool: Pool,
  language: Language,
  firmId: number,
): Promise<Schemas["Professions"] | undefined> {
  const text = `
    select coalesce((
      select jsonb_agg(jsonb_build_object('name', p.name, 'masterIds', p.ids)
                       order by cardinality(p.ids) desc, p.first_one)
        from (select m.profession ->> $1 as name, array_agg(m.id order by m.position, m.id) as ids,
                     min(m.position) as first_one
                from masters m where m.firm_id = f.id group by 1) p), '[]') as professions
      from firms f where f.id = $2::bigint`;
  const values = [language, firmId];
  const { rows } = await pool.query<Schemas["Professions"]>({ name: "professions", text, values });
  return rows[0];
}

/** What masters of a firm offer on the day that it is there at `now`; undefined when there is no such firm. */
export async function findPromotions(
  pool: Pool,
  language: Language,
  { firmId, masterId, now }: { firmId: number; masterId: number | undefined; now: Date },
): Promise<Schemas["MasterPromotions"] | undefined> {
  const text = `
    select coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', p.id, 'masterId', p.master_id, 'title', p.title ->> $1,
                         'text', p.text ->> $1, 'endsOn', p.ends_on)) order by m.position, p.position)
        from master_promotions p
        join masters m on m.firm_id = p.firm_id and m.id = p.master_id
       where p.firm_id = f.id and ($3::bigint is null or p.master_id = $3::bigint)
         and (p.ends_on is null or p.ends_on >= ($4::timestamptz at time zone f.time_zone)::date)), '[]') as promotions
      from firms f where f.id = $2::bigint`;
  const values = [language, firmId, masterId ?? null, now];
  const { rows } = await pool.query<Schemas["MasterPromotions"]>({ name: "master-promotions", text, values });
  return rows[0];
}
