import { useQuery } from "@tanstack/react-query";
import type { City } from "../../../domain/entities.ts";
import { surveyTokenOf } from "../../../domain/survey-choice.ts";
import { useAccount } from "../../blocks/account.ts";
import { getCompilation } from "../../queries/offers.ts";
import { useBackgroundSource } from "../../queries/source.ts";

/** The firms of a city that are recommended, by the client's survey where they answered one. */
export function useRecommended(city: City | undefined) {
  const source = useBackgroundSource();
  const survey = surveyTokenOf(useAccount().surveyChoice);
  return useQuery({ ...getCompilation(source, city, survey), enabled: city !== undefined });
}
