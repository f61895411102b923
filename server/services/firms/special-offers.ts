import { hourMs } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCardsWith } from "../../db/queries/firm-cards.ts";
import { firmCards } from "./firm-cards.ts";

type FirmList = components["schemas"]["FirmList"];
type Asked = Pick<RequestContext, "language" | "now"> & { cityId: number | undefined };
type Needed = Pick<Dependencies, "pool" | "availability" | "config">;

const soonMs = 3 * hourMs;
const shown = 12;

/** The firms of a city that have quiet hours with lower prices, the highest discount first. */
export async function getDiscountedFirms(asked: Asked, dependencies: Needed): Promise<FirmList> {
  const cards = await cardsOf(asked, dependencies);
  const discounted = cards.filter(({ discountPercent }) => discountPercent !== undefined);
  const highestFirst = discounted.toSorted((one, other) => (other.discountPercent ?? 0) - (one.discountPercent ?? 0));
  return { firms: highestFirst.slice(0, shown) };
}

/** The firms of a city that have a free time within three hours, the nearest first. */
export async function getOfferedFirms(asked: Asked, dependencies: Needed): Promise<FirmList> {
  const until = asked.now.getTime() + soonMs;
  const begins = ({ nearestTime }: { nearestTime?: string | undefined }) =>
    nearestTime === undefined ? Infinity : Date.parse(nearestTime);
  const cards = await cardsOf(asked, dependencies);
  const soon = cards.filter((card) => begins(card) <= until).toSorted((one, other) => begins(one) - begins(other));
  return { firms: soon.slice(0, shown) };
}

async function cardsOf({ cityId, language, now }: Asked, dependencies: Needed): Promise<FirmList["firms"]> {
  const rows = await findCardsWith(dependencies.pool, language, { cityId, hasInstalments: false });
  return firmCards(rows, { now }, dependencies);
}
