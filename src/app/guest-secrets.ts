import type { StoredValues } from "../browser/stored-values.ts";

type Kept = Pick<StoredValues, "guestReservations" | "passedReservations">;

/** Nobody has more visits in front of them; each is asked about. */
const mostKeys = 10;

/** Keeps a guest's key to a reservation on this device. */
export function keepSecret({ guestReservations }: Pick<Kept, "guestReservations">, id: string, secret: string) {
  guestReservations.write({ ...guestReservations.read(), [id]: secret });
}

/** The keys that lie on this device to reservations that may still be to come. */
export function guestKeys({ guestReservations, passedReservations }: Kept) {
  const passed = passedReservations.read() ?? [];
  return Object.entries(guestReservations.read() ?? {})
    .filter(([reservationId]) => !passed.includes(reservationId))
    .slice(-mostKeys)
    .map(([reservationId, secret]) => ({ reservationId, secret }));
}

/** Has a reservation passed over where a guest's next visit is looked for; its key stays good for its page. */
export function passOver({ guestReservations, passedReservations }: Kept, id: string): void {
  const keys = guestReservations.read() ?? {};
  const passed = (passedReservations.read() ?? []).filter((one) => one in keys && one !== id);
  passedReservations.write([...passed, id]);
}
