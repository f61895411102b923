import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findConfigs } from "../../db/queries/configs.ts";
import { findCategories } from "../../db/queries/places.ts";

type Schemas = components["schemas"];
type Asked = Pick<RequestContext, "language" | "now">;

/** What the operator recommends at present: a kind of services that there is. */
export async function getAdCompilation(
  { language, now }: Asked,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Schemas["AdCompilation"]> {
  const { ad } = await findConfigs(pool);
  if (ad === undefined || isOver(ad.until, now)) return {};
  const category = (await findCategories(pool, language)).find(({ id }) => id === ad.categoryId);
  if (category === undefined) return {};
  const { urlName, pictureUrl } = category;
  return {
    compilation: {
      name: ad.name[language],
      text: ad.text[language],
      category: urlName,
      ...(pictureUrl !== undefined && { pictureUrl }),
    },
  };
}

/** What the operator has set for everybody (spec §7). */
export async function getConfigs(
  { language, now }: Asked,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Schemas["Configs"]> {
  const { announcement, support, stores } = await findConfigs(pool);
  const isAnnounced = announcement !== undefined && !isOver(announcement.until, now);
  return {
    ...(isAnnounced && { announcement: { text: announcement.text[language] } }),
    ...(support !== undefined && { support }),
    ...(stores !== undefined && { stores }),
  };
}

function isOver(until: string | undefined, now: Date): boolean {
  return until !== undefined && Date.parse(until) <= now.getTime();
}
