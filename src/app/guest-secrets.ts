import type { StoredValues } from "../browser/stored-values.ts";

/** Keeps a guest's key to a reservation on this device. */
export function keepSecret({ guestReservations }: Pick<StoredValues, "guestReservations">, id: string, secret: string) {
  guestReservations.write({ ...guestReservations.read(), [id]: secret });
}
