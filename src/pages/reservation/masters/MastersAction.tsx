import { useWords } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useSnapshot, useTell } from "../flow.ts";

export function MastersAction() {
  const t = useWords();
  const tell = useTell();
  const isAsking = useSnapshot((snapshot) => snapshot.hasTag("waitsForServer"));
  return (
    <Button isWide isBusy={isAsking} onClick={() => tell({ type: "masters.confirmed" })}>
      {t("reservation.action.chooseTime")}
    </Button>
  );
}
