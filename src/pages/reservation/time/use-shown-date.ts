import { useState } from "react";
import type { LocalDate } from "../../../../domain/time.ts";
import type { Wishes } from "../../../../domain/wishes.ts";
import { dateOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import type { DaysAhead } from "../../../queries/use-days-ahead.ts";
import { useFlowSelector } from "../flow.ts";
import { chosenDate } from "./chosen-date.ts";

/**
 * The {@link chosenDate}; for what is wanted it stays the same one, also when others take the last of its times, and until it is
 * known for something else.
 */
export function useShownDate({ days, isOfBefore }: DaysAhead): LocalDate | undefined {
  const picked = useFlowSelector(dateOf);
  const wishes = useFlowSelector(wishesOf);
  const [shown, setShown] = useState<{ date: LocalDate; wishes: Wishes }>();
  const last = shown?.wishes === wishes ? shown.date : null;
  if (isOfBefore) return picked ?? shown?.date;
  const date = chosenDate({ days }, picked ?? last);
  if (date !== undefined && (date !== shown?.date || wishes !== shown.wishes)) setShown({ date, wishes });
  return date;
}
