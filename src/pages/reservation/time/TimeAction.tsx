import { isHolding } from "../../../../machines/reservation/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { usePlaceKept } from "../../../ui/use-place-kept.ts";
import { useFlowSelector, useHold, useSend } from "../flow.ts";

/** A time is picked by its own press; what is left is to go on with the one that is held. */
export function TimeAction() {
  const t = useT();
  const send = useSend();
  const hold = useHold();
  const isAsking = useFlowSelector(isHolding);
  const button = usePlaceKept();
  if (!isAsking && hold === null) return null;
  return (
    <Button ref={button} isWide isBusy={isAsking} onClick={() => send({ type: "step.revisited", step: "contacts" })}>
      {t("reservation.action.next")}
    </Button>
  );
}
