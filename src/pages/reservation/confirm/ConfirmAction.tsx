import { isWaitingForServer } from "../../../../machines/kit/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useFlowSelector, useSend } from "../flow.ts";

export function ConfirmAction() {
  const t = useT();
  const send = useSend();
  const isBusy = useFlowSelector(isWaitingForServer);
  return (
    <Button isWide isBusy={isBusy} onClick={() => send({ type: "reservation.confirmed" })}>
      {t("reservation.action.confirm")}
    </Button>
  );
}
