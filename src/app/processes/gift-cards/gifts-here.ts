import type { CurrentUser } from "../../../../domain/entities.ts";
import { isBegun } from "../../../../domain/gift-card-draft.ts";
import { savedValues } from "../../../browser/saved-values.ts";
import type { StoredValues } from "../../../browser/stored-values.ts";
import type { GiftsHere } from "../../../pages/gift-cards/port.ts";
import { keptOrders, orderOf } from "../../storage/guest-secrets.ts";

/** What of gift cards lies in the browser for whoever is here. */
export function giftsHere(stored: StoredValues, here: CurrentUser | undefined): GiftsHere {
  const { savedGiftCard } = savedValues(stored);
  const draft = savedGiftCard.read();
  const isToBeFinished =
    draft !== undefined && isBegun(draft) && orderOf(stored.orderedGiftCards, draft.draftId, here) === undefined;
  return {
    ordered: keptOrders(stored, here),
    begun: isToBeFinished ? { choice: draft, forget: savedGiftCard.clear } : undefined,
  };
}
