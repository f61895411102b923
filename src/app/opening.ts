import type { SavedReservation } from "../../domain/draft.ts";
import type { Beginning } from "../pages/reservation/port.ts";
import { draftToBeginWith } from "./reservation-draft.ts";

/** What a reservation is opened with: `had` services lay in the draft before, `brought` came with the address. */
export type Opening = { draft: SavedReservation; had: number; brought: readonly number[] };

/** Reads the opening from what is saved and what the address says. */
export function openingOf(saved: SavedReservation | undefined, beginning: Beginning): Opening {
  const draft = draftToBeginWith(saved, beginning);
  const before = saved?.firm.id === beginning.firm.id && !saved.isDeleted ? saved.services : [];
  const brought = draft.services.filter((id) => !before.includes(id));
  return { draft, had: draft.services.length - brought.length, brought };
}
