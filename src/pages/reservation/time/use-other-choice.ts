import { isRefusal, type ProblemAction } from "../../../../domain/failure.ts";
import type { ReservationStep } from "../../../../domain/reservation-steps.ts";
import { useT } from "../../../i18n/react.tsx";
import { useGoTo } from "../flow.ts";

const steps: Partial<Record<ProblemAction, ReservationStep>> = { changeService: "services", changeMaster: "masters" };

/** The way back to the choice that the salon can't serve any more; undefined where no other choice helps. */
export function useOtherChoice(
  failure: { kind: string } | null | undefined,
): { label: string; onRetry: () => void } | undefined {
  const t = useT();
  const goTo = useGoTo();
  const step = failure && isRefusal(failure) ? steps[failure.action] : undefined;
  if (step === undefined) return undefined;
  return {
    label: t(step === "services" ? "company.chooseServices" : "company.chooseMaster"),
    onRetry: () => goTo(step),
  };
}
