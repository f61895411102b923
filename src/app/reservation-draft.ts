import { emptyDraft, type SavedReservation } from "../../domain/draft.ts";
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
  const wanted = query.services.length > 0 ? query.services : draft.services;
  const services = wanted.filter((id) => offered.has(id));
  const canDo = (masterId: number | null | undefined, serviceId: number): masterId is number =>
    typeof masterId === "number" &&
    online.has(masterId) &&
    offered.get(serviceId)?.masterIds.includes(masterId) === true;
  const masters = Object.fromEntries(
    services.map((id) => [id, [query.master, draft.params.masters[id]].find((asked) => canDo(asked, id)) ?? null]),
  );
  const isSameChoice =
    services.length === draft.services.length &&
    services.every((id) => draft.services.includes(id) && (draft.params.masters[id] ?? null) === masters[id]);
  return {
    ...draft,
    services,
    params: { ...draft.params, masters },
    isTemporary: draft.isTemporary && isSameChoice,
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
