import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useSnapshot, useSend } from "../flow.ts";

export function MastersAction() {
  const t = useT();
  const send = useSend();
  const isAsking = useSnapshot((snapshot) => snapshot.hasTag("waitsForServer"));
  return (
    <Button isWide isBusy={isAsking} onClick={() => send({ type: "masters.confirmed" })}>
      {t("reservation.action.chooseTime")}
    </Button>
  );
}
