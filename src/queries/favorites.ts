import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { getFavoriteFirms } from "./profile.ts";
import { useSource } from "./source.ts";

type Keeper = { user: object | undefined; keepFirms: (ids: readonly number[]) => void };

/** The firms that the client keeps, the latest first; what is read here is what every mark of the app goes by. */
export function useFavorites({ user, keepFirms }: Keeper) {
  const query = useQuery({ ...getFavoriteFirms(useSource()), enabled: user !== undefined });
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) keepFirms(data.firms.map(({ id }) => id));
  }, [data, keepFirms]);
  return query;
}
