import type { SavedReservation } from "../../../../domain/draft.ts";
import { hasWish, type Wishes } from "../../../../domain/wishes.ts";
import type { Beginning } from "../../../pages/reservation/port.ts";
import { draftToBeginWith } from "./reservation-draft.ts";

/**
 * What a reservation is opened with: `had` wishes lay in the draft before; `brought` has the service of each that came with
 * the address, once for every person.
 */
export type Opening = {
  draft: SavedReservation;
  /** What the client came for, whether or not the firm has all of it still. */
  asked: Wishes;
  had: number;
  brought: readonly number[];
};

/** Reads the opening from what is saved and what the address says. */
export function openingOf(saved: SavedReservation | undefined, beginning: Beginning): Opening {
  const draft = draftToBeginWith(saved, beginning);
  const before = saved?.firm.id === beginning.firm.id && !saved.isDeleted ? saved.params.masters : [];
  const wishes = draft.params.masters;
  const { query } = beginning;
  const brought = wishes.filter((wish) => !hasWish(before, wish)).map(({ serviceId }) => serviceId);
  return {
    draft,
    asked: query.wishes.length > 0 ? query.wishes : before,
    had: wishes.length - brought.length,
    brought,
  };
}
