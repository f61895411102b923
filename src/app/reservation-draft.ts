import { emptyDraft, type SavedReservation } from "../../domain/draft.ts";
import { areSameWishes, countPeople, servicesOf, type Wish } from "../../domain/wishes.ts";
import type { Beginning } from "../pages/reservation/port.ts";
import type { StoredValue } from "../browser/stored-value.ts";

/**
 * What a reservation begins with: the draft that was saved for this firm, and over it what the address says. What the
 * firm no longer offers is left out; a hold of another choice is kept only to be given up.
 */
export function draftToBeginWith(saved: SavedReservation | undefined, beginning: Beginning): SavedReservation {
  const { firm, query } = beginning;
  const draft = saved?.firm.id === firm.id && !saved.isDeleted ? { ...saved, firm } : emptyDraft(firm);
  const offered = new Map(beginning.services.map((service) => [service.id, service]));
  const online = new Set(beginning.masters.filter(({ isOnline }) => isOnline).map(({ id }) => id));
  const wanted = query.wishes.length > 0 ? query.wishes : draft.params.masters;
  const canDo = (masterId: number | null, serviceId: number): boolean =>
    masterId !== null && online.has(masterId) && offered.get(serviceId)?.masterIds.includes(masterId) === true;
  const asked = ({ person, serviceId, masterId }: Wish): Wish => {
    const kept = draft.params.masters.find((wish) => wish.person === person && wish.serviceId === serviceId);
    const masters = [query.wishes.length > 0 ? masterId : null, query.master, kept?.masterId ?? null];
    return { person, serviceId, masterId: masters.find((one) => canDo(one, serviceId)) ?? null };
  };
  const wishes = wanted.filter(({ serviceId }) => offered.has(serviceId)).map(asked);
  return {
    ...draft,
    params: { ...draft.params, masters: wishes },
    services: servicesOf(wishes),
    peopleCount: countPeople(wishes),
    isTemporary: draft.isTemporary && areSameWishes(wishes, draft.params.masters),
  };
}

/** Saves a draft. Another firm's is kept until this one has something in it. */
export function saveDraft(store: StoredValue<SavedReservation>, draft: SavedReservation): void {
  const saved = store.read();
  if (draft.services.length > 0 || saved === undefined || saved.firm.id === draft.firm.id) store.write(draft);
}

/** Forgets the draft of a firm. */
export function forgetDraft(store: StoredValue<SavedReservation>, firmId: number): void {
  if (store.read()?.firm.id === firmId) store.clear();
}
