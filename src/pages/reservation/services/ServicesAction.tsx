import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useFlowSelector, useSend } from "../flow.ts";

export function ServicesAction() {
  const t = useT();
  const send = useSend();
  const hasServices = useFlowSelector(wishesOf).length > 0;
  return (
    <Button isWide disabled={!hasServices} onClick={() => send({ type: "services.confirmed" })}>
      {t("reservation.action.next")}
    </Button>
  );
}
