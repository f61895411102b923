import { useQuery } from "@tanstack/react-query";
import type { VisitReview } from "../../../domain/entities.ts";
import { visitOf } from "../../../machines/review/selectors.ts";
import { getReview } from "../../queries/review.ts";
import { useSource } from "../../queries/source.ts";
import { useFlow, useFlowSelector } from "./flow.ts";
import { useReviewPort } from "./port.ts";

/**
 * The visit as the process has it. Once another language was chosen, its names are read in that of the page; until they are there,
 * they are those that the process has.
 */
export function useVisit(): VisitReview | null {
  const visit = useFlowSelector(visitOf);
  const { reservationId, hasSwitchedLanguage } = useFlow();
  const { secretOf } = useReviewPort();
  const reading = getReview(useSource(), { reservationId, secret: secretOf(reservationId) });
  const { data } = useQuery({ ...reading, enabled: hasSwitchedLanguage });
  return hasSwitchedLanguage && visit && data ? { ...visit, firm: data.firm, masters: data.masters } : visit;
}
