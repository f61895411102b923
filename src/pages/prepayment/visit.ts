import { createContext, use } from "react";
import type { Prepayment, Reservation } from "../../../domain/entities.ts";
import { payableOf } from "../../../machines/card-payment/selectors.ts";
import { useFlowSelector } from "../../payments/flow.ts";

const VisitContext = createContext<Reservation | undefined>(undefined);

export const VisitProvider = VisitContext.Provider;

/** The visit that is paid for; undefined while it is not known. */
export function useVisit(): Reservation | undefined {
  return use(VisitContext);
}

/** What is to be paid before it; null while it is not known. */
export function usePrepayment(): Prepayment | null {
  const payable = useFlowSelector(payableOf);
  return payable?.subject === "reservation" ? payable : null;
}
