import { holdOf, isHolding } from "../../../../machines/reservation/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useFlowSelector, useSend } from "../flow.ts";

/** A time is picked by its own press; what is left is to go on with the one that is held. */
export function TimeAction() {
  const t = useT();
  const send = useSend();
  const hold = useFlowSelector(holdOf);
  const isAsking = useFlowSelector(isHolding);
  if (!isAsking && hold === null) return null;
  return (
    <Button isWide isBusy={isAsking} onClick={() => send({ type: "step.revisited", step: "contacts" })}>
      {t("reservation.action.next")}
    </Button>
  );
}
