import type { StoredValues } from "../browser/stored-values.ts";

type Kept = Pick<StoredValues, "guestReservations" | "endedReservations">;

/** Nobody has more visits in front of them; each is asked about. */
const mostKeys = 10;

/** Keeps a guest's key to a reservation on this device. */
export function keepSecret({ guestReservations }: Pick<Kept, "guestReservations">, id: string, secret: string) {
  guestReservations.write({ ...guestReservations.read(), [id]: secret });
}

/** The keys that lie on this device to reservations that may still be to come. */
export function guestKeys({ guestReservations, endedReservations }: Kept) {
  const ended = endedReservations.read() ?? [];
  return Object.entries(guestReservations.read() ?? {})
    .filter(([reservationId]) => !ended.includes(reservationId))
    .slice(-mostKeys)
    .map(([reservationId, secret]) => ({ reservationId, secret }));
}

/** Says of a reservation that it is not to come any more: its key stays, and it is not asked about again. */
export function noteEnded({ guestReservations, endedReservations }: Kept, id: string): void {
  const keys = guestReservations.read() ?? {};
  const ended = (endedReservations.read() ?? []).filter((one) => one in keys && one !== id);
  endedReservations.write([...ended, id]);
}
