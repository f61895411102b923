import type { VisitChoice } from "../../../../domain/visit-choice.ts";
import { useSend } from "./flow.ts";

/** Wants something else of the visit: its times are then those of the new choice. */
export function useChoose(): (choice: VisitChoice) => void {
  const send = useSend();
  return (choice) => send({ type: "choice.confirmed", choice });
}
