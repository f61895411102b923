import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useSend } from "../flow.ts";

export function MastersAction() {
  const t = useT();
  const send = useSend();
  return (
    <Button isWide onClick={() => send({ type: "masters.confirmed" })}>
      {t("reservation.action.chooseTime")}
    </Button>
  );
}
