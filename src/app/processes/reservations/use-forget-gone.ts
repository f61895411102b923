import { useEffect } from "react";
import { failureName, failureOf } from "../../../../domain/failure.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { dropKeys } from "../../storage/guest-secrets.ts";

type Asked = { reservationId: string; error: Error | null };

/** Forgets the keys to the visits that are no more, so that nothing asks for them again. */
export function useForgetGone(visits: readonly Asked[]): void {
  const { stored } = useDependencies("browser");
  const gone = visits
    .filter(({ error }) => error !== null && failureName(failureOf(error)) === "reservationNotFound")
    .map(({ reservationId }) => reservationId)
    .join();
  useEffect(() => {
    if (gone !== "") dropKeys(stored, gone.split(","));
  }, [stored, gone]);
}
