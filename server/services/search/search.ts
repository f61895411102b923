import { limits } from "../../../domain/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Language } from "../../../domain/language.ts";
import type { Asked } from "./asked.ts";
import { byNumber } from "./by-number.ts";
import { cardsOf, timesOf } from "./cards.ts";
import { findMeeting, lookedForIn, type Needed, readCandidates } from "./candidates.ts";
import { type Candidate, type Conditions, type ConditionsFrom, lowestPrice, meetingServices } from "./conditions.ts";
import { namedServices } from "./named-services.ts";

type Schemas = components["schemas"];
export type AskedPage = Asked & { sort?: Schemas["SearchSort"] | undefined; offset?: number | undefined };

const mostMasters = 2;

/**
 * A page of the firms that meet every condition.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getFoundFirms(asked: AskedPage, dependencies: Needed): Promise<Schemas["FoundFirms"]> {
  const { offset = 0 } = asked;
  const read = await readCandidates(asked, dependencies);
  const found = await findMeeting(asked, read, dependencies);
  const sorted = await sort(found, read.conditions, asked, dependencies);
  const page = sorted.slice(offset, offset + limits.searchPageFirms);
  const cards = await cardsOf(page, read.conditions, asked, dependencies);
  const firms = cards.map((card) => asFoundFirm(card, read.conditions, asked.language));
  return { total: found.length, isNearly: read.isNearly, firms };
}

/** Candidates come with the best rated first, and those that are equal stay so. */
async function sort(
  firms: readonly Candidate[],
  conditions: ConditionsFrom,
  asked: AskedPage,
  { availability }: Needed,
): Promise<Candidate[]> {
  switch (asked.sort) {
    case "rating":
      return [...firms];
    case "price":
      return byNumber(
        firms,
        (firm) => lowestPrice(meetingServices(firm, conditions) ?? firm.facts.services) ?? Number.POSITIVE_INFINITY,
      );
    case "distance":
      return byNumber(firms, ({ facts }) => conditions.from.distanceTo(facts));
    case "soonest": {
      const lookedFor = lookedForIn(firms, conditions);
      const ids = firms.map(({ facts }) => facts.id);
      const nearest = await availability.nearestTimes(ids, asked.now.getTime(), lookedFor);
      return byNumber(firms, (firm) => {
        const [first] = timesOf(firm, conditions);
        const time = first?.startTime ?? nearest.get(firm.facts.id)?.startTime;
        return time === undefined ? Number.POSITIVE_INFINITY : Date.parse(time);
      });
    }
    default:
      return byNumber(firms, ({ found }) => -(found?.score ?? 0));
  }
}

function asFoundFirm(
  { candidate, card, times }: Awaited<ReturnType<typeof cardsOf>>[number],
  conditions: Conditions,
  language: Language,
): Schemas["FoundFirm"] {
  const { masters } = candidate.facts;
  const masterIds = candidate.found?.masterIds ?? [];
  return {
    firm: card,
    services: namedServices(candidate, conditions, language),
    masters: masters
      .filter(({ id }) => masterIds.includes(id))
      .slice(0, mostMasters)
      .map(({ id, name }) => ({ id, name: name[language] })),
    times,
  };
}
