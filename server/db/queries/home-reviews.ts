import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";

const shown = 8;

/** The date is RFC 3339 in UTC here; `timeZone` is the firm's. */
export type HomeReviewRow = components["schemas"]["HomeReview"] & { timeZone: string };

/** The newest review of each firm of a city, or of every firm, the newest first; at most eight. */
export async function findHomeReviews(
  reader: Reader,
  language: Language,
  cityId: number | undefined,
): Promise<HomeReviewRow[]> {
  const text = `
    select f.time_zone as "timeZone",
           jsonb_build_object('id', f.id, 'name', f.name ->> $1, 'urlKey', f.url_key, 'avatarUrl', f.avatar_url) as firm,
           jsonb_strip_nulls(jsonb_build_object(
             'id', r.id, 'user', jsonb_build_object('name', r.author_name), 'grade', r.grade, 'rating', r.rating,
             'text', r.text, 'language', r.language, 'date', r.created_at, 'masterId', r.master_id,
             'masterName', (select m.name ->> $1 from masters m where m.firm_id = f.id and m.id = r.master_id),
             'serviceName', (select s.name ->> $1 from services s where s.firm_id = f.id and s.id = r.service_id)
           )) as review
      from firms f
     cross join lateral (
       select * from reviews where firm_id = f.id and part_of is null and text <> '' order by created_at desc, id desc limit 1) r
     where $2::int is null or f.city_id = $2
     order by r.created_at desc, f.id limit ${shown}`;
  const values = [language, cityId ?? null];
  const { rows } = await reader.query<HomeReviewRow>({ name: "home reviews", text, values });
  return rows;
}
