import type { components } from "../../../openapi/generated/api.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCards } from "../../db/queries/firm-cards.ts";
import { firmCards } from "../firms/firm-cards.ts";
import { lookedForIn, type Needed } from "./candidates.ts";
import { type Candidate, type Conditions, lowestPrice, meetingServices } from "./conditions.ts";

type Schemas = components["schemas"];
type Card<Firm> = {
  candidate: Firm;
  card: Schemas["FirmCard"];
  /** The first free times in the hours that are asked for; none where none are. */
  times: Schemas["FoundFirm"]["times"];
};

const mostTimes = 4;

/** The cards of firms in their order, with the price and the nearest time of what is asked of their services. */
export async function cardsOf<Firm extends Candidate>(
  firms: readonly Firm[],
  conditions: Conditions,
  { language, now }: Pick<RequestContext, "language" | "now">,
  dependencies: Needed,
): Promise<Card<Firm>[]> {
  const ids = firms.map(({ facts }) => facts.id);
  const shown = { now, lookedFor: lookedForIn(firms, conditions) };
  const cards = await firmCards(await findCards(dependencies.pool, language, ids), shown, dependencies);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return firms.flatMap((candidate) => {
    const card = cardOf.get(candidate.facts.id);
    if (card === undefined) return [];
    const times = timesOf(candidate, conditions);
    const [first] = times;
    const amount = lowestPrice(meetingServices(candidate, conditions) ?? []);
    return {
      candidate,
      times,
      card: {
        ...card,
        ...(amount !== undefined && { priceFrom: { amount, currency: candidate.facts.currency } }),
        ...(first && { nearest: first }),
      },
    };
  });
}

/** The cards of the first of firms. */
export async function firstCards(
  firms: readonly Candidate[],
  most: number,
  ...shown: [conditions: Conditions, asked: Pick<RequestContext, "language" | "now">, dependencies: Needed]
): Promise<Schemas["FirmCard"][]> {
  return (await cardsOf(firms.slice(0, most), ...shown)).map(({ card }) => card);
}

/** The first free times of the services that meet the conditions, each for the most popular service that has it. */
export function timesOf(firm: Candidate, conditions: Conditions): Schemas["FoundFirm"]["times"] {
  const times = new Map<string, number>();
  for (const { id } of firm.free === undefined ? [] : (meetingServices(firm, conditions) ?? [])) {
    for (const startTime of firm.free?.get(id) ?? []) if (!times.has(startTime)) times.set(startTime, id);
  }
  return [...times]
    .map(([startTime, serviceId]) => ({ startTime, serviceId }))
    .toSorted((left, right) => Date.parse(left.startTime) - Date.parse(right.startTime))
    .slice(0, mostTimes);
}
