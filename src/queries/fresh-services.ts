import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isMendedBy } from "../../domain/failure.ts";
import { mendedByWishes } from "../../domain/problem-actions.ts";
import { changed } from "./changes.ts";

/** After a refusal of a service or a master, what was read of the firm's services and masters is no longer true: it is read anew. */
export function useFreshServices(failure: { kind: string } | null): void {
  const queryClient = useQueryClient();
  const isOutdated = mendedByWishes.some((action) => isMendedBy(failure, action));
  useEffect(() => {
    if (isOutdated) changed(queryClient, "firmServices");
  }, [isOutdated, queryClient]);
}
