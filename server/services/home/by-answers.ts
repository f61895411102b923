import type { SurveyAnswers } from "../../../domain/entities.ts";
import { inOwnOrder } from "../../../domain/own-order.ts";
import { tasteOf } from "../surveys/taste.ts";
import { lookedForIn, type Needed } from "../search/candidates.ts";
import { type Candidate, type Conditions, lowestPrice, meetingServices } from "../search/conditions.ts";

/** Firms in the order in which they fit the answers of a survey, by what is asked of their services. */
export async function byAnswers(
  firms: readonly Candidate[],
  answers: SurveyAnswers,
  { conditions, now }: { conditions: Conditions; now: Date },
  { pool, availability }: Needed,
): Promise<Candidate[]> {
  const ids = firms.map(({ facts }) => facts.id);
  const [taste, nearest] = await Promise.all([
    tasteOf(answers, pool),
    answers.priority?.includes("soon")
      ? availability.nearestTimes(ids, now.getTime(), lookedForIn(firms, conditions))
      : undefined,
  ]);
  const measured = firms.map((firm) => {
    const { id, services, rating, discountPercent, hours } = firm.facts;
    return {
      firm,
      categoryIds: services.map(({ categoryId }) => categoryId),
      priceFrom: { amount: lowestPrice(meetingServices(firm, conditions) ?? services) ?? Number.POSITIVE_INFINITY },
      averageRating: rating,
      discountPercent: discountPercent ?? undefined,
      nearest: nearest?.get(id),
      weekly: hours.weekly,
    };
  });
  return inOwnOrder(measured, taste).map(({ firm }) => firm);
}
