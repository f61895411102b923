import { emptyDraft, type SavedReservation } from "../../domain/draft.ts";
import { contacts, haircut, hold, startTime, wish } from "../kit/examples.ts";

export * from "../kit/examples.ts";

export const empty = emptyDraft({
  id: 1,
  urlKey: "red-apple-naberezhnaya",
  name: "Red Apple на набережной",
});
export const withServices: SavedReservation = {
  ...empty,
  params: { masters: [wish], entries: [] },
  services: [haircut],
};
export const forTwo: SavedReservation = {
  ...withServices,
  params: { masters: [wish, { ...wish, person: 2 }], entries: [] },
  peopleCount: 2,
};
export const withHold: SavedReservation = {
  ...withServices,
  params: { masters: [wish], entries: [{ date: "2026-11-23", startTime }] },
  startTime,
  hold,
  isTemporary: true,
};
export const withTime: SavedReservation = { ...withHold, hold: null, isTemporary: false };
export const withContacts: SavedReservation = { ...withHold, ...contacts };
