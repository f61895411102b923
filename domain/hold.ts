/** A time that is held, as the client keeps it. `startTime` is RFC 3339; `until` is milliseconds by this device's clock. */
export type Hold = { reservationId: string; secret: string; startTime: string; until: number };
