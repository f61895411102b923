import { useEffect } from "react";
import { secretMark } from "../../../domain/addresses.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { useSuccessPort } from "./port.ts";

/**
 * The guest's key to a reservation: out of a shared link's fragment, from which it goes to the storage at once, or out
 * of the storage. Undefined where there is none.
 */
export function useSecret(reservationId: string): string | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { secretOf, keepSecret } = useSuccessPort();
  const shared = hash.startsWith(secretMark) ? hash.slice(secretMark.length) : undefined;
  useEffect(() => {
    if (shared === undefined) return;
    keepSecret(reservationId, shared);
    void navigate({ pathname, search }, { replace: true });
  }, [shared, reservationId, keepSecret, navigate, pathname, search]);
  return shared ?? secretOf(reservationId);
}

/** The link that opens a reservation on any device. */
export function sharedLink(origin: string, path: string, secret: string): string {
  return `${origin}${path}${secretMark}${secret}`;
}
