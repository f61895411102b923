import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import { reviewJson, type ReviewRow } from "./review-json.ts";

const shown = 8;

/** `timeZone` is the firm's. */
type HomeReviewRow = Omit<components["schemas"]["HomeReview"], "review"> & { timeZone: string; review: ReviewRow };

/** The newest review of each firm of a city, or of every firm, the newest first; at most eight. */
export async function findHomeReviews(
  reader: Reader,
  language: Language,
  cityId: number | undefined,
): Promise<HomeReviewRow[]> {
  const text = `
    select f.time_zone as "timeZone",
           jsonb_build_object('id', f.id, 'name', f.name ->> $1, 'urlKey', f.url_key, 'avatarUrl', f.avatar_url) as firm,
           ${reviewJson("$1")} as review
      from firms f
     cross join lateral (
       select * from reviews where firm_id = f.id and part_of is null and text <> '' order by created_at desc, id desc limit 1) r
     where $2::int is null or f.city_id = $2
     order by r.created_at desc, f.id limit ${shown}`;
  const values = [language, cityId ?? null];
  const { rows } = await reader.query<HomeReviewRow>({ name: "home reviews", text, values });
  return rows;
}
