import { createContext } from "react";
import type { cardSavingMachine } from "../../machines/card-saving/machine.ts";
import { createFlow } from "../flow/flow.ts";
import type { FlowPort } from "../flow/port.ts";

/** On the way to whose payment a card is saved. `secret`: of the guest who has made it; absent for the client whose phone it is of. */
export type VisitOfSaving = { reservationId: string; secret: string | undefined };

/** Runs the process of saving a card at PayBox's page. `cardId`: of the saving from whose page the client is back; null before. */
export type CardSavingPort = FlowPort<
  typeof cardSavingMachine,
  { cardId: string | null; visit?: VisitOfSaving | undefined }
>;

/** Undefined where nobody can save a card there: a guest, a page in a frame, what is not paid by saved cards. */
export const CardSavingContext = createContext<
  (Pick<CardSavingPort, "Run"> & { visit: VisitOfSaving | undefined }) | undefined
>(undefined);

export const {
  FlowProvider: SavingProvider,
  useFlowSelector: useSavingSelector,
  useFlowState: useSavingState,
  useSend: useSavingSend,
} = createFlow<typeof cardSavingMachine>("saving a card");
