import type { components } from "../../../openapi/generated/api.ts";
import type { PhotoRow } from "./review-photos.ts";

/** A review with its dates in RFC 3339, UTC. */
export type ReviewRow = Omit<components["schemas"]["Review"], "photos"> & { photos?: PhotoRow[] };

/** The review `r` of the firm `f` as a {@link ReviewRow}; `language` is the number of the value that has it, such as "$1". */
export const reviewJson = (language: `$${number}`) => `
  jsonb_strip_nulls(jsonb_build_object(
    'id', r.id, 'user', jsonb_build_object('name', r.author_name), 'grade', r.grade,
    'rating', r.rating, 'text', r.text, 'language', r.language, 'date', r.created_at,
    'masterId', r.master_id,
    'masterName', (select m.name ->> ${language} from masters m where m.firm_id = f.id and m.id = r.master_id),
    'serviceName', (select s.name ->> ${language} from services s where s.firm_id = f.id and s.id = r.service_id),
    'masters', (select jsonb_agg(jsonb_build_object('masterId', m.id, 'masterName', m.name ->> ${language},
                                                    'rating', p.rating) order by p.id)
                  from reviews p join masters m on m.firm_id = p.firm_id and m.id = p.master_id
                 where p.firm_id = f.id and p.part_of = r.id),
    'photos', (select jsonb_agg(jsonb_build_object('id', o.id, 'width', o.width, 'height', o.height) order by o.position)
                 from review_photos o where o.firm_id = f.id and o.review_id = coalesce(r.part_of, r.id)),
    'replyText', r.reply_text, 'replyDate', r.reply_at))`;
