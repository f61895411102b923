import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Reservation, WaitlistRequest } from "../../../../domain/entities.ts";
import { useChanged } from "../../../queries/changes.ts";
import { useSource } from "../../../queries/source.ts";
import { getReservationWaitlist } from "../../../queries/waitlist.ts";
import { useSuccessPort } from "../port.ts";

export type WaitlistProps = {
  reservation: Reservation;
  /** Absent for the client whose phone it is of. */
  secret: string | undefined;
  /** Something may have been done about the visit. */
  onChanged: () => void;
};

/** An offer comes while nothing is done here, and is held for a while alone. A tab that nobody looks at asks nothing. */
export const askAgainMs = 30_000;

/**
 * What is waited for with a visit. It is read beside the page: what goes wrong with it leads nobody away.
 * `readAt`: when it was read, epoch milliseconds of this device's clock.
 */
export function useRequest({ reservation: { id }, secret }: Pick<WaitlistProps, "reservation" | "secret">) {
  const source = useSource();
  const queryClient = useQueryClient();
  const changed = useChanged();
  const { backgroundClient } = useSuccessPort();
  const options = getReservationWaitlist({ ...source, client: backgroundClient }, id, secret);
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...options,
    refetchInterval: ({ state }) => state.data?.requests[0]?.status === "waiting" && askAgainMs,
  });
  const show = (request: WaitlistRequest) => {
    changed("waitlist");
    queryClient.setQueryData(options.queryKey, { requests: [request] });
  };
  const readAgain = useCallback(() => void refetch(), [refetch]);
  return { isRead: data !== undefined, request: data?.requests[0], readAt: dataUpdatedAt, show, readAgain };
}
