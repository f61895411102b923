import type { CurrentUser } from "../../../domain/entities.ts";
import type { StoredValue } from "../../browser/stored-value.ts";
import type { OwnedSecret, StoredSecrets, StoredValues } from "../../browser/stored-values.ts";

type Secrets = StoredValue<StoredSecrets>;
type StoredGuest = Pick<StoredValues, "guestReservations" | "passedReservations">;
type Here = CurrentUser | undefined;

/** Nobody has more visits in front of them; each is asked about. */
const mostKeys = 10;

/** Keeps the key to a reservation on this device, for who is signed in alone, else for every guest of it. */
export function keepSecret(secrets: Secrets, id: string, secret: string, here: Here): void {
  secrets.write({ ...secrets.read(), [id]: { secret, userId: here?.id ?? null } });
}

/** The same of a gift card, with the draft that it was ordered from. */
export function keepOrder(secrets: Secrets, id: string, order: { secret: string; draftId: string }, here: Here): void {
  secrets.write({ ...secrets.read(), [id]: { ...order, userId: here?.id ?? null } });
}

/** The gift card that whoever is here has ordered from a draft, in whichever tab. */
export function orderOf(secrets: Secrets, draftId: string, here: Here): string | undefined {
  return Object.entries(secrets.read() ?? {}).find(([, one]) => one.draftId === draftId && isFor(here, one))?.[0];
}

/** The key that whoever is here may use: a guest's lies there for all, an account's for itself. */
export function secretOf(secrets: Secrets, id: string, here: Here): string | undefined {
  const owned = secrets.read()?.[id];
  return owned && isFor(here, owned) ? owned.secret : undefined;
}

/** The keys for whoever is here, in the order in which they came. */
export function keptKeys({ guestReservations }: Pick<StoredGuest, "guestReservations">, here: Here) {
  return Object.entries(guestReservations.read() ?? {})
    .filter(([, owned]) => isFor(here, owned))
    .map(([reservationId, { secret }]) => ({ reservationId, secret }));
}

/** Those of them to reservations that may still be to come. */
export function guestKeys(stored: StoredGuest, here: Here) {
  const passed = stored.passedReservations.read() ?? [];
  return keptKeys(stored, here)
    .filter(({ reservationId }) => !passed.includes(reservationId))
    .slice(-mostKeys);
}

/** The keys to the gift cards that were ordered here, for whoever is here, the last one first. */
export function keptOrders({ orderedGiftCards }: Pick<StoredValues, "orderedGiftCards">, here: Here) {
  return Object.entries(orderedGiftCards.read() ?? {})
    .filter(([, owned]) => isFor(here, owned))
    .map(([giftCardId, { secret }]) => ({ giftCardId, secret }))
    .toReversed();
}

/** Leaves no account's key behind, once nobody is signed in. */
export function dropAccountSecrets({
  guestReservations,
  orderedGiftCards,
}: Pick<StoredValues, "guestReservations" | "orderedGiftCards">): void {
  for (const secrets of [guestReservations, orderedGiftCards]) {
    const kept = Object.entries(secrets.read() ?? {});
    secrets.write(Object.fromEntries(kept.filter(([, owned]) => isFor(undefined, owned))));
  }
}

/** Has a reservation passed over where a guest's next visit is looked for; its key stays good for its page. */
export function passOver({ guestReservations, passedReservations }: StoredGuest, id: string): void {
  const keys = guestReservations.read() ?? {};
  const passed = (passedReservations.read() ?? []).filter((one) => one in keys && one !== id);
  passedReservations.write([...passed, id]);
}

/** Forgets the keys to reservations. */
export function dropKeys({ guestReservations }: Pick<StoredGuest, "guestReservations">, ids: readonly string[]): void {
  const kept = Object.entries(guestReservations.read() ?? {}).filter(([id]) => !ids.includes(id));
  guestReservations.write(Object.fromEntries(kept));
}

function isFor(here: Here, { userId }: OwnedSecret): boolean {
  return userId === null || userId === here?.id;
}
