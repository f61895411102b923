import { mastersOnline } from "../../../../domain/again.ts";
import { emptyDraft, type SavedReservation } from "../../../../domain/draft.ts";
import { defaultManner, layoutWish } from "../../../../domain/manner.ts";
import { isSameLayout } from "../../../../domain/visit-choice.ts";
import { areSameWishes, countPeople, numberPeople, servicesOf, type Wish } from "../../../../domain/wishes.ts";
import type { Beginning } from "../../../pages/reservation/port.ts";
import type { StoredValue } from "../../../browser/stored-value.ts";

/**
 * What a reservation begins with: the draft that was saved for this firm, and over it what the address says. What can
 * no longer be reserved there is left out; a hold of another choice is kept only to be given up.
 */
export function draftToBeginWith(saved: SavedReservation | undefined, beginning: Beginning): SavedReservation {
  const { firm, query } = beginning;
  const draft = saved?.firm.id === firm.id && !saved.isDeleted ? { ...saved, firm } : emptyDraft(firm);
  const offered = mastersOnline(beginning.services, beginning.masters);
  const wanted = query.wishes.length > 0 ? query.wishes : draft.params.masters;
  const canDo = (masterId: number | null, serviceId: number): boolean =>
    masterId !== null && offered.get(serviceId)?.includes(masterId) === true;
  const asked = ({ person, serviceId, masterId }: Wish): Wish => {
    const kept = draft.params.masters.find((wish) => wish.person === person && wish.serviceId === serviceId);
    const masters = [query.wishes.length > 0 ? masterId : null, query.master, kept?.masterId ?? null];
    return { person, serviceId, masterId: masters.find((one) => canDo(one, serviceId)) ?? null };
  };
  const wishes = numberPeople(wanted.filter(({ serviceId }) => offered.has(serviceId)).map(asked));
  const had = { awaitingTime: draft.awaitingTime, manner: draft.params.manner ?? defaultManner };
  const layout = { awaitingTime: query.awaitingTime ?? had.awaitingTime, manner: query.manner ?? had.manner };
  const isSame = areSameWishes(wishes, draft.params.masters);
  const { awaitingTime, ...manner } = layoutWish(layout);
  const entries = query.date === null ? draft.params.entries : [{ date: query.date, startTime: null }];
  return {
    ...draft,
    shownCost: isSame ? draft.shownCost : undefined,
    params: { masters: wishes, entries, ...manner },
    awaitingTime,
    services: servicesOf(wishes),
    peopleCount: countPeople(wishes),
    isTemporary: draft.isTemporary && isSameLayout(layout, had) && isSame,
  };
}

export type DraftKeeper = {
  /** Saves the draft. Another firm's is kept until this one has something in it. */
  save(draft: SavedReservation): void;
  /** Forgets the draft of the firm. */
  forget(): void;
};

/**
 * Keeps the draft of one tab. Where another tab has taken a time since, what is saved is that tab's: it is neither
 * overwritten nor forgotten, until a time is taken here or that one's is over.
 * @param begun what the tab began with
 */
export function keepDraft(
  store: StoredValue<SavedReservation>,
  begun: SavedReservation,
  now: () => number,
): DraftKeeper {
  let own = begun.hold?.reservationId;
  const isHeldElsewhere = ({ isDeleted, hold }: SavedReservation): boolean =>
    !isDeleted && hold !== null && hold.reservationId !== own && hold.until > now();
  const isOfOtherTab = (saved: SavedReservation | undefined): boolean =>
    saved?.firm.id === begun.firm.id && isHeldElsewhere(saved);
  return {
    save(draft) {
      const saved = store.read();
      const isTakenHere = draft.hold !== null && draft.hold.reservationId !== own;
      if (!isTakenHere && isOfOtherTab(saved)) return;
      own = draft.hold?.reservationId ?? own;
      if (draft.services.length > 0 || saved === undefined || saved.firm.id === draft.firm.id) store.write(draft);
    },
    forget() {
      const saved = store.read();
      if (saved?.firm.id === begun.firm.id && !isOfOtherTab(saved)) store.clear();
    },
  };
}
