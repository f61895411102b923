import type { Pool } from "pg";
import type { SurveyAnswers } from "../../../domain/entities.ts";
import { inOwnOrder } from "../../../domain/own-order.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { FirmCardRow } from "../../db/queries/firm-cards.ts";
import { tasteOf } from "../surveys/taste.ts";
import { offersOf } from "./offers.ts";

type FirmCard = components["schemas"]["FirmCard"];

/** Cards in the order in which they fit the answers of a survey. */
export async function cardsInOwnOrder(
  { firms, rows, answers }: { firms: readonly FirmCard[]; rows: readonly FirmCardRow[]; answers: SurveyAnswers },
  pool: Pool,
): Promise<FirmCard[]> {
  const offers = await offersOf(
    pool,
    rows.map(({ card: { id }, version }) => ({ id, version })),
  );
  const measured = firms.map((firm) => ({ ...firm, firm, weekly: offers.get(firm.id)?.hours.weekly ?? [] }));
  return inOwnOrder(measured, await tasteOf(answers, pool)).map(({ firm }) => firm);
}
