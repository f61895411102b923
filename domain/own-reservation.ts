/** A reservation, and the secret that shows whose it is; null for the client whose phone it is of, who shows it by their account. */
export type OwnReservation = { reservationId: string; secret: string | null };
