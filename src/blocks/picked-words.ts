import type { PickedBecause } from "../../domain/entities.ts";
import type { T } from "../i18n/react.tsx";

/** Why somebody was picked for anybody, in few words. Of several people's visit nobody else may be free, for all serve them. */
export function pickedWords(because: PickedBecause, areSeveral: boolean, t: T): string {
  const isOfSeveral = areSeveral && because === "onlyFree";
  return t(isOfSeveral ? "reservation.bill.picked.onlyFreeOfSeveral" : `reservation.bill.picked.${because}`);
}
