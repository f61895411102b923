import type { SearchConditions } from "../../../domain/entities.ts";
import { limits } from "../../../domain/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Asked } from "./asked.ts";
import { findMeeting, type Needed, readCandidates } from "./candidates.ts";
import { firstCards } from "./cards.ts";

type AskedList = Pick<Asked, "cityId" | "language" | "now"> & Pick<SearchConditions, "hasInstalments">;

/**
 * The first page of the firms of a city that meet conditions, the best rated first.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getFirms(asked: AskedList, dependencies: Needed): Promise<components["schemas"]["FirmPage"]> {
  const read = await readCandidates(asked, dependencies);
  const found = await findMeeting(asked, read, dependencies);
  const firms = await firstCards(found, limits.searchPageFirms, read.conditions, asked, dependencies);
  const instalments = [...new Set(found.flatMap(({ facts }) => facts.instalments))].toSorted((one, two) => one - two);
  return { total: found.length, instalments, firms };
}
