import { useQuery } from "@tanstack/react-query";
import type { City, FirmCard } from "../../../domain/entities.ts";
import { usePlaceIn } from "../../blocks/use-locate.ts";
import { getOfferedFirms } from "../../queries/offers.ts";
import { useBackgroundSource } from "../../queries/source.ts";

/** The firms of a city that are free soon: the nearest first where the client's place is known; before they are there, the soonest. */
export function useFreeSoon(city: City): readonly FirmCard[] {
  const source = useBackgroundSource();
  const offered = getOfferedFirms(source, city, usePlaceIn(city));
  const { data } = useQuery({
    ...offered,
    placeholderData: (previous, query) => (query?.queryKey[2] === city.id ? previous : undefined),
  });
  return data?.firms ?? [];
}
