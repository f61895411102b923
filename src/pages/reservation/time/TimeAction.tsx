import { useEffect, useRef } from "react";
import { isHolding } from "../../../../machines/reservation/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useFlowSelector, useHold, useSend } from "../flow.ts";

/** A time is picked by its own press; what is left is to go on with the one that is held. */
export function TimeAction() {
  const t = useT();
  const send = useSend();
  const hold = useHold();
  const isAsking = useFlowSelector(isHolding);
  const isThere = isAsking || hold !== null;
  usePlaceKept(isThere);
  if (!isThere) return null;
  return (
    <Button isWide isBusy={isAsking} onClick={() => send({ type: "step.revisited", step: "contacts" })}>
      {t("reservation.action.next")}
    </Button>
  );
}

/** Whoever is at what goes away while the step stays is at its heading then. */
function usePlaceKept(isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) document.querySelector("h1")?.focus();
    wasThere.current = isThere;
  }, [isThere]);
}
